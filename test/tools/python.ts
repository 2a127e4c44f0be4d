import { cpSync } from "node:fs";
import { delimiter, join } from "node:path";
import {
  DOCUMENT,
  download,
  EVENT_FILES,
  EXAMPLES,
  importAnAccount,
  makeFolder,
  root,
  run,
  SCHEMAS,
  type Tool,
} from "./tool.ts";
import versions from "./versions.json" with { type: "json" };

type Package = keyof typeof versions.pypi;

/** Runs programs of an environment that has these packages. */
export async function environment(folder: string, packages: readonly Package[]) {
  const bin = join(folder, "environment/bin");
  await run("python3", ["-m", "venv", join(folder, "environment")]);
  const pinned = packages.map((name) => `${name}==${versions.pypi[name]}`);
  await download(join(bin, "pip"), ["install", "--quiet", ...pinned]);
  const PATH = `${bin}${delimiter}${process.env.PATH}`; // generators call their formatters by name
  return (program: string, args: readonly string[], env = {}) =>
    run(join(bin, program), args, { cwd: folder, env: { PATH, ...env } });
}

/** The kinds of model that datamodel-code-generator writes, and the judge for each. */
const MODELS = { pydantic: "pydantic_v2.BaseModel", msgspec: "msgspec.Struct" };

function models(kind: keyof typeof MODELS): Tool {
  return async (folder) => {
    const python = await environment(folder, [
      "datamodel-code-generator",
      "msgspec",
      "mypy",
      "pydantic",
    ]);
    const generate = (input: string, type: string, output: string) =>
      python("datamodel-codegen", [
        ...["--input", input, "--input-file-type", type, "--output", output],
        ...["--output-model-type", MODELS[kind], "--use-annotated"],
      ]);
    const events = makeFolder(folder, "schemas");
    for (const file of EVENT_FILES) cpSync(join(SCHEMAS, file), join(events, file));
    await generate(DOCUMENT, "openapi", "rest.py");
    await generate(events, "jsonschema", "events");
    await python("mypy", ["rest.py", "events"]);
    const judge = join(import.meta.dirname, "judge_events.py");
    return (await python("python", [judge, kind, root], { PYTHONPATH: folder })).trim();
  };
}

export const PYTHON: Readonly<Record<string, Tool>> = {
  async "openapi-python-client"(folder) {
    const python = await environment(folder, ["openapi-python-client", "mypy", "ruff"]);
    const options = ["--path", DOCUMENT, "--meta", "setup", "--output-path", "client"];
    await python("openapi-python-client", ["generate", "--fail-on-warning", ...options]);
    await python("mypy", ["client/energy_contracts_client"]);
    const program = join(EXAMPLES, "clients/import_account.py");
    await importAnAccount(folder, (args) =>
      python("python", [program, ...args], { PYTHONPATH: join(folder, "client") }),
    );
    return undefined;
  },
  "datamodel-code-generator, pydantic": models("pydantic"),
  "datamodel-code-generator, msgspec": models("msgspec"),
};
