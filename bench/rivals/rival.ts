import type { JsonSchema } from "../../src/reading/model/schema.ts";

/** A schema whose `$defs` are written out in place, which no library is slower on. */
export type InlineSchema = Omit<JsonSchema, "$ref">;

export interface Checks {
  /** Whether the payload is valid: the library's fastest answer. */
  is(payload: unknown): boolean;
  /**
   * How much the library has to say about the payload: 0 when it is valid. Every message is read,
   * so that late ones are made.
   */
  validate(payload: unknown): number;
}

export interface Rival {
  readonly name: string;
  /** Of the package whose version is shown; none for the project itself. */
  readonly package?: string;
  /** What has to be known to read its figures. */
  readonly note?: string;
  prepare(schema: InlineSchema, event: string): Checks | Promise<Checks>;
}

/**
 * Reads every issue: the letters of all of them, and one for each, so that an issue without words
 * counts too.
 */
export function read<Issue>(issues: Iterable<Issue>, words: (issue: Issue) => string): number {
  let letters = 0;
  for (const issue of issues) letters += 1 + words(issue).length;
  return letters;
}

export function inline(
  schema: JsonSchema,
  definitions: Readonly<Record<string, JsonSchema>>,
): InlineSchema {
  const { $ref, ...rest } = schema;
  const definition = $ref === undefined ? undefined : definitions[$ref.replace("#/$defs/", "")];
  if ($ref !== undefined && !definition) throw new Error(`There is no ${$ref}.`);
  if (definition) return inline(definition, definitions);
  const { type, properties, required, items, additionalProperties } = rest;
  return {
    ...(type && { type }),
    ...(properties && {
      properties: mapValues(properties, (property) => inline(property, definitions)),
    }),
    ...(required && { required }),
    ...(items && { items: inline(items, definitions) }),
    ...(additionalProperties !== undefined && { additionalProperties }),
  };
}

export const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From, key: string) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
