/** Converts a schema to a draft of JSON Schema, with the signature of Standard JSON Schema. */
type Convert = (options: { readonly target: string }) => Record<string, unknown>;

/** The members of a contract beyond Standard Schema v1. */
export interface JsonSchemaProps {
  /**
   * The published schema (https://standardschema.dev/json-schema), read when it is asked for, from
   * the package of this file; in a bundle, from the package beside the bundle. Node (from 20.16),
   * Deno and Bun can read it. Other platforms throw. Drafts other than 2020-12 and 07 throw, too.
   * Bundles for browsers leave this property out.
   */
  readonly jsonSchema: { readonly input: Convert; readonly output: Convert };
}

/** Gives a contract its JSON Schema. The schema is read from the package, and is in no bundle. */
export function jsonSchemaOf(name: string): JsonSchemaProps {
  const input: Convert = ({ target }) => readJsonSchema(name, target);
  return { jsonSchema: { input, output: input } };
}

/** The supported drafts. A schema of the contract means the same in both drafts. */
const DIALECTS: ReadonlyMap<string, string> = new Map([
  ["draft-2020-12", "https://json-schema.org/draft/2020-12/schema"],
  ["draft-07", "http://json-schema.org/draft-07/schema#"],
]);

function readJsonSchema(name: string, target: string): Record<string, unknown> {
  const $schema = DIALECTS.get(target);
  if (!$schema)
    throw new TypeError(`The targets are ${[...DIALECTS.keys()].join(" and ")}, not ${target}.`);
  // The contract of an answer has a name such as `validateAccount 400`.
  const schemaFile = name.includes("-") ? name : `rest/${name.replace(" ", ".")}`;
  const path = `energy-contracts/schemas/${schemaFile}.json`;
  const { process } = globalThis as any;
  const file = process?.getBuiltinModule && ownFile();
  if (!file) throw new TypeError(`The schema can't be read here; import ${path}.`);
  // Resolves from this file, and never from the working folder, which may be anybody's.
  const schema = process.getBuiltinModule("module").createRequire(file).resolve(path);
  return { ...JSON.parse(process.getBuiltinModule("fs").readFileSync(schema, "utf8")), $schema };
}

/** Returns the file of this code. Jest can't read `import.meta` in what it compiles to CommonJS. */
function ownFile(): string | undefined {
  const host = Error as any;
  const { prepareStackTrace } = host;
  host.prepareStackTrace = (_: unknown, sites: any) => sites[0]?.getFileName();
  const { stack } = new Error();
  host.prepareStackTrace = prepareStackTrace;
  return stack;
}
