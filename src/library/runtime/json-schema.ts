/** Converts a schema to a draft of JSON Schema, called as Standard JSON Schema does. */
type Convert = (options: { readonly target: string }) => Record<string, unknown>;

/** The part of a contract beyond Standard Schema v1. */
export interface JsonSchemaProps {
  /**
   * The published schema (https://standardschema.dev/json-schema). It is read when it is asked for,
   * from the installed package: on Node from 20.16, Deno and Bun. Throws where that can't be done,
   * and for other drafts than 2020-12 and 07. Bundles for browsers leave it out.
   */
  readonly jsonSchema: { readonly input: Convert; readonly output: Convert };
}

/** The schema of a contract, which is in no bundle. */
export function jsonSchemaOf(name: string): JsonSchemaProps {
  const input: Convert = ({ target }) => readJsonSchema(name, target);
  return { jsonSchema: { input, output: input } };
}

/** The targets. A schema means the same in both. */
const DIALECTS: ReadonlyMap<string, string> = new Map([
  ["draft-2020-12", "https://json-schema.org/draft/2020-12/schema"],
  ["draft-07", "http://json-schema.org/draft-07/schema#"],
]);

function readJsonSchema(name: string, target: string): Record<string, unknown> {
  const $schema = DIALECTS.get(target);
  if (!$schema)
    throw new TypeError(`The targets are ${[...DIALECTS.keys()].join(" and ")}, not ${target}.`);
  // The contract of an answer is called `validateAccount 400`.
  const place = name.includes("-") ? name : `rest/${name.replace(" ", ".")}`;
  const path = `energy-contracts/schemas/${place}.json`;
  const { process } = globalThis as any;
  if (!process?.getBuiltinModule)
    throw new TypeError(`The schema can't be read here; import ${path}.`);
  const load = process.getBuiltinModule("module").createRequire(`${process.cwd()}/`);
  // The package lies where the process runs, or else where its program lies.
  const file = load.resolve(path, { paths: [process.cwd(), process.argv[1] ?? ""] });
  return { ...load(file), $schema };
}
