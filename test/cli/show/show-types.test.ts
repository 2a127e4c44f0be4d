import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { EVENT_LOADERS } from "../../../generated/event-loaders.ts";
import { list } from "../../../src/cli/list/command.ts";
import { show } from "../../../src/cli/show/command.ts";
import { readEventFacts } from "../../facts/read-facts.ts";
import { OPERATIONS } from "../../facts/rest.ts";
import { runCommand } from "../run-command.ts";

const root = join(import.meta.dirname, "../../..");
const print = async (name: string) => (await runCommand(show, [name, "--type"])).out;

/** The types that a printed text declares. */
const namesIn = (printed: string) =>
  [...printed.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name);

/** Faults of a program of modules that exist in memory only. */
function faultsOf(modules: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2022.d.ts"],
    module: ts.ModuleKind.NodeNext,
    allowImportingTsExtensions: true,
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (file) => modules.get(file) ?? readFile(file);
  host.fileExists = (file) => modules.has(file) || fileExists(file);
  host.getSourceFile = (file, target) => {
    const text = host.readFile(file);
    return text === undefined ? undefined : ts.createSourceFile(file, text, target);
  };
  const program = ts.createProgram([...modules.keys()], options, host);
  // What they import is checked by `npm run check`.
  return [...modules.keys()]
    .flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)))
    .map(
      ({ file, messageText }) =>
        `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
    );
}

/** A printed declaration, and a check that its type is the one that the package exports. */
function comparison(printed: string): string {
  const [, name] = /\nexport (?:interface|type) (\w+)/.exec(printed) ?? [];
  const [, from = "rest"] = /from "energy-contracts\/(.*)";/.exec(printed) ?? [];
  const [, access] = /^\/\/ type \w+ = (.*);$/m.exec(printed) ?? [];
  const module = from === "rest" ? "generated/rest-types.ts" : `generated/${from}.ts`;
  return [
    printed,
    `import type { ${access === undefined ? `${name} as Exported` : "operations"} } from "./${module}";`,
    access === undefined ? "" : `type Exported = ${access};`,
    "type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;",
    `export const same: Same<${name}, Exported> = true;`,
  ].join("\n");
}

describe("--type", () => {
  test("stands alone and is the type that the package exports, for every event and operation", async () => {
    const operations = (await runCommand(list, ["--operations"])).out
      .trimEnd()
      .split("\n")
      .map((line) => line.split("\t")[0] ?? "");
    const names = [...Object.keys(EVENT_LOADERS), ...operations];
    const modules = new Map<string, string>();
    for (const [index, name] of names.entries())
      modules.set(join(root, `printed-${index}.ts`), comparison(await print(name)));
    expect(modules.size).toBe(readEventFacts().length + OPERATIONS.length);
    expect(faultsOf(modules)).toEqual([]);
  });

  test("of an event says how to import it, and has the shapes below", async () => {
    const printed = await print("account.communications_preferences_updated-v1");
    expect(printed).toMatch(
      /^\/\/ import type \{ AccountCommunicationsPreferencesUpdatedV1 \} from "energy-contracts\/events\/account\.communications_preferences_updated-v1";\n\n\/\*\*/,
    );
    expect(namesIn(printed)).toEqual([
      "AccountCommunicationsPreferencesUpdatedV1",
      "CommsPreferencesChanges",
    ]);
  });

  test("of an operation is its request body", async () => {
    const printed = await print("createNotes");
    expect(printed).toContain(
      '// import type { CreateNotes } from "energy-contracts/rest/createNotes";\n',
    );
    expect(printed).toContain("\nexport type CreateNotes = NotesRequest;\n");
    expect(namesIn(printed).slice(0, 2)).toEqual(["CreateNotes", "NotesRequest"]);
    // Indented as a type of its own, with its descriptions.
    expect(printed).toMatch(
      /\n\/\*\*\n \* NotesRequest\n .+\n \*\/\nexport type NotesRequest = \{\n {2}\w/,
    );
  });

  test("of an operation without a request body is its answer", async () => {
    const { out, err } = await runCommand(show, ["listPendingAccountImportProcesses", "--type"]);
    expect(out).toContain(
      '= operations["listPendingAccountImportProcesses"]["responses"][200]["content"]["application/json"];\n',
    );
    expect(out).toContain(
      "\nexport type ListPendingAccountImportProcessesAnswer = PendingAccountImportProcess[];\n",
    );
    expect(err).toContain("This is the type of its answer instead.");
  });
});
