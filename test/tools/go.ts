import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runClient } from "./clients.ts";
import {
  DOCUMENT,
  download,
  EVENT_FILES,
  EXAMPLES,
  expectAll,
  importAnAccount,
  makeFolder,
  namesIn,
  OPERATIONS,
  run,
  SCHEMAS,
  type Tool,
} from "./tool.ts";
import versions from "./versions.json" with { type: "json" };

type Module = keyof typeof versions.go;
const pinned = (module: Module, path = ""): string => `${module}${path}@${versions.go[module]}`;

async function install(folder: string, name: string, program: string): Promise<string> {
  await download("go", ["install", program], { cwd: folder, env: { GOBIN: folder } });
  return join(folder, name);
}

/** A module for what a generator writes, with the module that this needs. */
async function begin(folder: string, needs?: Module): Promise<void> {
  writeFileSync(join(folder, "go.mod"), "module import\n\ngo 1.24\n");
  makeFolder(folder, "api");
  if (needs) await download("go", ["get", pinned(needs)], { cwd: folder });
}

async function build(folder: string): Promise<void> {
  await download("go", ["mod", "tidy"], { cwd: folder });
  await run("go", ["build", "./..."], { cwd: folder });
}

/** Builds the import and the calls of a client, and runs both. */
async function runPrograms(folder: string, generator: string, example: string, checks: boolean) {
  const clients = join(import.meta.dirname, "clients");
  const imports = makeFolder(folder, "imports");
  cpSync(join(EXAMPLES, "clients", example), join(imports, "main.go"));
  const calls = makeFolder(folder, "calls");
  for (const file of ["main.go", `${generator}.go`]) cpSync(join(clients, file), join(calls, file));
  await build(folder);
  for (const name of ["imports", "calls"])
    await run("go", ["build", "-o", `run-${name}`, `./${name}`], { cwd: folder });
  await importAnAccount(folder, (args) => run(join(folder, "run-imports"), args));
  return await runClient(folder, (args) => run(join(folder, "run-calls"), args), { checks });
}

export const GO: Readonly<Record<string, Tool>> = {
  async "kin-openapi"(folder) {
    const program = pinned("github.com/getkin/kin-openapi", "/cmd/validate");
    await run(await install(folder, "validate", program), [DOCUMENT]);
    return undefined;
  },

  async "oapi-codegen"(folder) {
    const program = pinned("github.com/oapi-codegen/oapi-codegen/v2", "/cmd/oapi-codegen");
    const tool = await install(folder, "oapi-codegen", program);
    await begin(folder, "github.com/oapi-codegen/runtime");
    const options = ["-generate", "types,client", "-package", "api", "-o", "api/api.go"];
    await run(tool, [...options, DOCUMENT], { cwd: folder });
    const said = await runPrograms(folder, "oapi-codegen", "import_account.go", false);
    const made = readFileSync(join(folder, "api/api.go"), "utf8");
    return `${expectAll("operations", OPERATIONS, namesIn(made, /\) (\w+)WithResponse\(/g))}, ${said}`;
  },

  async ogen(folder) {
    const tool = await install(folder, "ogen", pinned("github.com/ogen-go/ogen", "/cmd/ogen"));
    await begin(folder, "github.com/ogen-go/ogen");
    const config = join(EXAMPLES, "clients/ogen.yml");
    const options = ["--config", config, "--target", "api", "--clean"];
    await run(tool, [...options, DOCUMENT], { cwd: folder });
    const said = await runPrograms(folder, "ogen", "import_account_ogen.go", true);
    const made = readFileSync(join(folder, "api/oas_client_gen.go"), "utf8");
    return `${expectAll("operations", OPERATIONS, namesIn(made, /^func \(c \*Client\) (\w+)\(/gm))}, ${said}`;
  },
};

export const GO_EVENTS: Readonly<Record<string, Tool>> = {
  async "go-jsonschema"(folder) {
    const tool = await install(
      folder,
      "go-jsonschema",
      pinned("github.com/atombender/go-jsonschema"),
    );
    await begin(folder);
    const files = EVENT_FILES.map((file) => join(SCHEMAS, file));
    const options = ["-p", "api", "--struct-name-from-title", "-o", "api/api.go"];
    await run(tool, [...options, ...files], { cwd: folder });
    await build(folder);
    const made = readFileSync(join(folder, "api/api.go"), "utf8");
    return expectAll("types", eventTitles(), namesIn(made, /^type (\w+) /gm));
  },
};

export const eventTitles = (): string[] =>
  EVENT_FILES.map((file) => JSON.parse(readFileSync(join(SCHEMAS, file), "utf8")).title);
