// Which payloads those write who keep to a contract.
import type { Schema } from "./random-schema.ts";

/**
 * A schema of what writers send. They may send any value that it takes, but of an object whose
 * fields have names they send no other fields, unless it says what those are.
 */
export function written(document: Schema): Schema {
  const { $defs } = document;
  return closed(document, true);

  function closed(schema: Schema, isPlace: boolean): Schema {
    if (typeof schema !== "object") return schema;
    const copy = { ...schema };
    for (const key of ["additionalProperties", "unevaluatedProperties"])
      if (JSON.stringify(copy[key]) === "{}" || copy[key] === true) delete copy[key];
    const each = (key: string, isInner: boolean) => {
      const value = copy[key];
      if (typeof value !== "object" || value === null) return;
      if (Array.isArray(value)) copy[key] = value.map((inner) => closed(inner, isInner));
      else
        copy[key] = Object.fromEntries(
          Object.entries(value).map(([name, inner]) => [name, closed(inner, isInner)]),
        );
    };
    for (const key of ["anyOf", "oneOf", "allOf", "dependentSchemas", "$defs"]) each(key, false);
    for (const key of ["properties", "patternProperties", "prefixItems"]) each(key, true);
    for (const key of ["then", "else"]) if (key in copy) copy[key] = closed(copy[key], false);
    for (const key of [
      "items",
      "additionalProperties",
      "unevaluatedProperties",
      "unevaluatedItems",
    ])
      if (key in copy) copy[key] = closed(copy[key], true);
    const parts = isPlace ? inPlace(schema) : [];
    const required: string[] = parts.flatMap((part) => part.required ?? []);
    const isNamed = parts.some(({ properties = {} }) => Object.keys(properties).length > 0);
    if (!isNamed) return copy;
    const { $defs: shapes, ...rest } = copy;
    // What is required has a name, although nothing says what it is.
    const properties = Object.fromEntries(required.map((name) => [name, true]));
    return {
      allOf: [rest, { properties }],
      unevaluatedProperties: false,
      ...(shapes ? { $defs: shapes } : {}),
    };
  }

  /** The schemas that may apply to the same value. */
  function inPlace(schema: Schema, seen = new Set<Schema>()): Schema[] {
    if (typeof schema !== "object" || seen.has(schema)) return [];
    seen.add(schema);
    const { $ref, allOf = [], anyOf = [], oneOf = [], dependentSchemas = {} } = schema;
    const target = $ref ? [$defs?.[$ref.slice("#/$defs/".length)]] : [];
    const single = ["not", "if", "then", "else"].flatMap((key) =>
      key in schema ? schema[key] : [],
    );
    const inner = [
      ...target,
      ...allOf,
      ...anyOf,
      ...oneOf,
      ...Object.values(dependentSchemas),
      ...single,
    ];
    return [schema, ...inner.flatMap((part) => inPlace(part, seen))];
  }
}
