/** Converts a schema to a draft of JSON Schema, with the signature of Standard JSON Schema. */
type Convert = (options: { readonly target: string }) => Record<string, unknown>;

/** The members of a contract beyond Standard Schema v1. */
export interface JsonSchemaProps {
  /**
   * The published schema (https://standardschema.dev/json-schema), read from the installed package
   * when it is asked for. Node (from 20.16), Deno and Bun can read it. Other platforms throw.
   * Drafts other than 2020-12 and 07 throw, too. Bundles for browsers leave this property out.
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
  const place = name.includes("-") ? name : `rest/${name.replace(" ", ".")}`;
  const path = `energy-contracts/schemas/${place}.json`;
  const { process } = globalThis as any;
  if (!process?.getBuiltinModule)
    throw new TypeError(`The schema can't be read here; import ${path}.`);
  const load = process.getBuiltinModule("module").createRequire(`${process.cwd()}/`);
  // The package is searched from the working folder, and then from the folder of the program.
  const file = load.resolve(path, { paths: [process.cwd(), process.argv[1] ?? ""] });
  return { ...load(file), $schema };
}
