/** The draft of JSON Schema to convert to, as Standard JSON Schema names it. */
export interface JsonSchemaOptions {
  readonly target: string;
}

/**
 * Reads the published schema of an event, which is in no bundle. It means the same in the drafts
 * 2020-12 and 07, so it names none.
 */
export function readJsonSchema(
  name: string,
  { target }: JsonSchemaOptions,
): Record<string, unknown> {
  const path = `energy-contracts/schemas/${name}.json`;
  const { process } = globalThis as any;
  if (!/^draft-(20|07)/.test(target) || !process?.getBuiltinModule)
    throw new TypeError(`Import ${path}`);
  const load = process.getBuiltinModule("module").createRequire(`${process.cwd()}/`);
  const { $schema: _, ...schema } = load(path);
  return schema;
}
