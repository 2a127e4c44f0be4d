// Runs `npm run add event NAME` and `npm run add operation NAME`. The first call begins the files
// that a person writes. Once they are written, the next call generates and tests what follows.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nearestVersion, splitName } from "../src/library/names/versions.ts";
import { json } from "./generate/outputs.ts";
import { operationsOf } from "./source/openapi.ts";
import { type EventSource, readEvents } from "./source/read-events.ts";
import { bundleOpenApi, readOpenApiFiles } from "./source/read-openapi.ts";
import { endWith, SourceError } from "./source/source-error.ts";
import { unseenFields } from "./source-rules/event-examples.ts";

const HANDLERS = "src/servers/handlers";

const TESTS: Readonly<Record<string, string>> = {
  event:
    "test/catalogue-facts.test.ts test/library/library.test.ts test/believable-examples.test.ts test/scripts/lock.test.ts test/cli/show test/cli/list",
  operation:
    "test/specification-coverage.test.ts test/scripts/documents.test.ts test/servers/rest test/servers/mock",
};

/** The files to write, by path, and what a person has to do before the next call. */
export interface Begun {
  readonly files: ReadonlyMap<string, string>;
  readonly next: string;
}

/** Begins the files of a new event. For a known event, begins only the missing examples. */
export function beginEvent(root: string, name: string, section?: string): Begun {
  const source = readEvents(join(root, "events"));
  const existing = source.events.find((event) => event.name === name);
  if (existing) {
    const fields = unseenFields(existing, source).flatMap(({ side, attr }) =>
      side === "without" ? [attr] : [],
    );
    return { files: new Map(fields.map((attr) => exampleWithout(existing, attr))), next: "" };
  }
  const names = source.events.map((event) => event.name);
  const split = splitName(name);
  if (!split) throw new SourceError(`${name} has no version: account.created-v1 has one.`);
  const nearest = nearestVersion(split, names);
  const before = source.events.find((event) => event.name === nearest);
  const folder = section ?? before?.domain;
  const sections = source.domains.map((domain) => domain.name);
  if (folder === undefined || !sections.includes(folder))
    throw new SourceError(
      `Name the section of ${name}: npm run add event ${name} SECTION, one of ${sections.join(", ")}.`,
    );
  const path = `events/${folder}/${name}`;
  const { $schema: _, $id: __, title: ___, ...schema } = before?.schema ?? { type: "object" };
  return {
    files: new Map([
      [`${path}.schema.json`, json(schema)],
      [`${path}.example.json`, json(before?.examples[0]?.payload ?? {})],
    ]),
    next: "Write both by the catalogue, and a line and the counts of test/facts/catalogue.facts",
  };
}

function exampleWithout({ domain, name, examples }: EventSource, attr: string): [string, string] {
  const payload = without(examples[0]?.payload, attr.split("."));
  return [`events/${domain}/${name}.without-${attr}.example.json`, json(payload)];
}

/** Returns a value without one field; in a list, removes the field from each item. */
function without(value: unknown, [key = "", ...keys]: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, [key, ...keys]));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      if (name !== key) return [[name, inner]];
      return keys.length === 0 ? [] : [[name, without(inner, keys)]];
    }),
  );
}

/** Begins a handler. It does not compile until somebody has written what the operation answers. */
export async function beginOperation(root: string, name: string): Promise<Begun> {
  const folder = join(root, "openapi");
  const operations = operationsOf(await bundleOpenApi(folder, readOpenApiFiles(folder)));
  const operation = operations.find(
    (addressed) => addressed.operation.operationId === name,
  )?.operation;
  if (!operation) throw new SourceError(`openapi/ has no operation ${name}: write it there first.`);
  const list = readFileSync(join(root, HANDLERS, "handlers.ts"), "utf8");
  const line = `export { ${name} } from "./${name}.ts";\n`;
  if (list.includes(line)) return { files: new Map(), next: "" };
  const handler = `import type { Handler } from "./handler.ts";

/** ${operation.summary}. */
export const ${name}: Handler<"${name}"> = async ({ parameters, body }, { store }) => {};
`;
  return {
    files: new Map([
      [`${HANDLERS}/${name}.ts`, handler],
      [`${HANDLERS}/handlers.ts`, list + line],
    ]),
    next: "Write the handler, the facts in test/facts/rest.ts, and the cases in test/servers/rest/conformance.test.ts",
  };
}

function run(program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, args, { stdio: "inherit" });
  if (status === 0) return;
  console.error("Mend what is said above, and run the same command again.");
  process.exit(status ?? 1);
}

if (import.meta.main) {
  const root = join(import.meta.dirname, "..");
  const [kind = "", name = "", section] = process.argv.slice(2);
  const tests = TESTS[kind]?.split(" ");
  if (!tests || name === "") {
    console.error("Say what to add: npm run add event NAME, or npm run add operation NAME.");
    process.exit(2);
  }
  const begin = kind === "event" ? async () => beginEvent(root, name, section) : beginOperation;
  const { files, next } = await begin(root, name).catch(endWith);
  for (const [path, text] of files) {
    writeFileSync(join(root, path), text);
    console.log(`${path} is written.`);
  }
  if (next !== "") console.log(`${next}. Then run the same command again.`);
  else {
    for (const script of ["fix", "generate", "lock", "check", "build"]) run("npm", ["run", script]);
    run(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...tests]);
  }
}
