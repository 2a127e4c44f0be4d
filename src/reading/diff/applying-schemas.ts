// The schemas that a schema is made of.
import { isJsonObject } from "../../library/json/pointer.ts";
import { type DocumentNode, type JsonObject, target } from "./document-node.ts";

/** Keywords that say nothing of a value. */
export const SILENT = new Set(
  "$schema $id $defs definitions components $anchor $vocabulary".split(" "),
);

/** All schemas that apply to a value, each once, without those that only refer to others. */
export function applyingSchemas(
  schemas: readonly DocumentNode[],
  seen = new Set<unknown>(),
): DocumentNode[] {
  return schemas.flatMap((schema) => {
    if (seen.has(schema.value)) return [];
    seen.add(schema.value);
    const { $ref, allOf, ...own } = schema.value;
    const referred = typeof $ref === "string" ? target(schema.root, $ref) : undefined;
    const all = Array.isArray(allOf)
      ? allOf.map((part, index) => schemaAt(schema, part, "allOf", String(index)))
      : [];
    const unresolved = typeof $ref === "string" && !referred ? { "unresolved $ref": $ref } : {};
    const self = { ...schema, value: { ...wellFormed(own), ...unresolved } };
    return [
      ...(Object.keys(self.value).every((key) => SILENT.has(key)) ? [] : [self]),
      ...applyingSchemas([...(referred ? [referred] : []), ...all], seen),
    ];
  });
}

/** The form of each keyword that is read part by part. */
const FORMS: Readonly<Record<string, (value: unknown) => boolean>> = {
  enum: Array.isArray,
  required: Array.isArray,
  anyOf: Array.isArray,
  oneOf: Array.isArray,
  properties: isJsonObject,
  "x-codes": isJsonObject,
};

/** A keyword that has not its form says nothing but that it is there. */
function wellFormed(schema: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) =>
      Object.hasOwn(FORMS, keyword) && !FORMS[keyword]?.(value)
        ? [`malformed ${keyword}`, value]
        : [keyword, value],
    ),
  );
}

/** A schema inside another one. The schema `true` allows everything and `false` nothing. */
export function schemaAt(
  around: DocumentNode,
  schema: unknown,
  ...keys: readonly string[]
): DocumentNode {
  return {
    root: around.root,
    at: [...around.at, ...keys],
    value: isJsonObject(schema) ? schema : schema === false ? { type: [] } : {},
  };
}
