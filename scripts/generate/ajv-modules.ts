// Writes ajv's code for each event and request body, as a module without imports, with its types.
import { join, relative } from "node:path";
import { _, Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { build, type Plugin } from "esbuild";
import { FORMATS } from "../../src/library/runtime/formats.ts";
import type { JsonSchema } from "../../src/reading/model/schema.ts";
import { rulesOnly } from "../describe/schema-without.ts";
import type { Source } from "../source/read-source.ts";
import { wholeEvents } from "./documents.ts";
import { kept } from "./kept.ts";
import { header, moduleText, type Outputs } from "./outputs.ts";
import { restSchemas } from "./rest-documents.ts";
import { importLines, type ModuleImport } from "./validators/module.ts";

const ROOT = join(import.meta.dirname, "../..");
const FOLDER = "generated/ajv";

interface Guard {
  readonly path: string;
  readonly constant: string;
  readonly schema: JsonSchema;
  readonly type: string;
  readonly from: ModuleImport;
  readonly source: string;
}

export async function generateAjvModules(source: Source): Promise<Outputs> {
  const guards = [...eventGuards(source), ...bodyGuards(source)];
  const codes = await codesOf(guards);
  return new Map(
    guards.flatMap((guard): [string, string][] => [
      [`${FOLDER}/${guard.path}.js`, `${header(guard.source)}\n${codes.get(guard.path)}`],
      [`${FOLDER}/${guard.path}.d.ts`, declarationOf(guard)],
    ]),
  );
}

const eventGuards = ({ events }: Source): Guard[] =>
  wholeEvents(events, rulesOnly).map(({ name, constant, title, domain, path, schema }) => ({
    path: name,
    constant,
    schema,
    type: title,
    from: { names: [title], from: `../types/${domain}.ts`, typeOnly: true },
    source: path,
  }));

const bodyGuards = ({ openapi }: Source): Guard[] =>
  restSchemas(openapi, rulesOnly).bodies.map(({ name, component, schema }) => ({
    path: `rest/${name}`,
    constant: name,
    schema,
    type: `components["schemas"]["${component}"]`,
    from: { names: ["components"], from: "../../rest-types.ts", typeOnly: true },
    source: `openapi/, the operation ${name}`,
  }));

const keptCode = kept<{ bundled: string | undefined }>();

/** Returns the bundled code of all guards, by path. Bundles only changed guards again. */
async function codesOf(guards: readonly Guard[]): Promise<Map<string, string>> {
  const codes = guards.map((guard) => {
    const code = keptCode(guard.path, guard, () => ({ bundled: undefined }));
    return { guard, code };
  });
  const missing = codes.filter(({ code }) => code.bundled === undefined);
  const made = await bundle(new Map(missing.map(({ guard }) => [guard.path, codeOf(guard)])));
  for (const { guard, code } of missing) code.bundled = made.get(guard.path);
  return new Map(codes.map(({ guard, code }) => [guard.path, code.bundled ?? ""]));
}

/** The text in ajv's code that calls ajv's package. The generator replaces it by `lengthOf`. */
const LENGTH = 'require("ajv/dist/runtime/ucs2length").default';

/** Makes the code. Each guard has a new Ajv, because Ajv numbers the names in its code. */
function codeOf({ path, constant, schema }: Guard): string {
  const ajv = new Ajv2020({
    strict: true,
    allErrors: true,
    meta: false,
    validateSchema: false,
    formats: FORMATS,
    code: { source: true, esm: true, formats: _`FORMATS` },
  });
  try {
    const code = standaloneCode.default(ajv.addSchema(schema, path), { [constant]: path });
    return [
      'import { FORMATS, lengthOf } from "./src/library/runtime/formats.ts";',
      code.replaceAll(LENGTH, "lengthOf"),
      `${constant}.errors = null;`,
    ].join("\n");
  } catch (error) {
    throw new Error(`Ajv can't compile ${path}: ${error instanceof Error ? error.message : error}`);
  }
}

async function bundle(codes: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const codesByPath: Plugin = {
    name: "codes-by-path",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^/ }, ({ kind, path }) =>
        kind === "entry-point" ? { path, namespace: "ajv" } : undefined,
      );
      onLoad({ filter: /^/, namespace: "ajv" }, ({ path }) => ({
        contents: codes.get(path) ?? "",
        resolveDir: ROOT,
      }));
    },
  };
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...codes.keys()].map((path) => ({ in: path, out: path })),
    outdir: FOLDER,
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    plugins: [codesByPath],
  });
  const folder = join(ROOT, FOLDER);
  return new Map(
    outputFiles.map(({ path, text }) => [relative(folder, path).replace(/\.js$/, ""), text]),
  );
}

const declarationOf = ({ path, constant, type, from, source }: Guard): string => {
  const up = path.includes("/") ? "../../.." : "../..";
  return moduleText(source, [
    importLines([
      { names: ["AjvGuard"], from: `${up}/src/library/ajv/guard.ts`, typeOnly: true },
      from,
    ]),
    `/** Whether a value satisfies \`${path.replace("rest/", "")}\`, by the code of ajv. */`,
    `export declare const ${constant}: AjvGuard<${type}>;\n`,
  ]);
};
