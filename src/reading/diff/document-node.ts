// The nodes of a document with their paths. A reference leads to its target.
import { isJsonObject, keysOfReference, valueAt } from "../../library/json/pointer.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

export interface DocumentNode {
  readonly root: object;
  /** The path to the node: the tokens of a JSON Pointer. */
  readonly keys: readonly string[];
  readonly value: JsonObject;
}

/** Schemas that apply to the same value. */
export type Schemas = readonly DocumentNode[];

export const rootNode = (document: object): DocumentNode => ({
  root: document,
  keys: [],
  value: isJsonObject(document) ? document : {},
});

/** Finds the object at keys below a node, and follows its reference; undefined if there is none. */
export function child(node: DocumentNode, ...keys: readonly string[]): DocumentNode | undefined {
  const value = valueAt(node.value, keys);
  return isJsonObject(value)
    ? follow({ root: node.root, keys: [...node.keys, ...keys], value })
    : undefined;
}

/** Finds all objects under a key of a node, by name or index, and follows their references. */
export function children(node: DocumentNode | undefined, key: string) {
  return new Map(
    Object.keys(Object(node?.value[key])).flatMap((name) => {
      const inner = node && child(node, key, name);
      return inner ? [[name, inner]] : [];
    }),
  );
}

/** Follows a reference. Returns the node itself if the target is missing, outside or circular. */
function follow(node: DocumentNode, seen = new Set<unknown>()): DocumentNode {
  const { $ref } = node.value;
  if (typeof $ref !== "string" || seen.has(node.value)) return node;
  const next = target(node.root, $ref);
  return next ? follow(next, seen.add(node.value)) : node;
}

/** Finds the target of a reference; undefined if it lies outside or is not an object. */
function target(root: object, reference: string): DocumentNode | undefined {
  const keys = keysOfReference(reference);
  const value = keys && valueAt(root, keys);
  return keys && isJsonObject(value) ? { root, keys, value } : undefined;
}

export const SILENT = new Set(
  "$schema $id $defs definitions components $anchor $vocabulary".split(" "),
);

/** Finds all schemas that apply to a value, each once, except schemas that only refer to others. */
export function applyingSchemas(schemas: Schemas, seen = new Set<unknown>()): DocumentNode[] {
  return schemas.flatMap((schema) => {
    if (seen.has(schema.value)) return [];
    seen.add(schema.value);
    const { $ref, allOf: _, ...keywords } = schema.value;
    const referred = typeof $ref === "string" ? target(schema.root, $ref) : undefined;
    const unresolved = typeof $ref === "string" && !referred ? { "unresolved $ref": $ref } : {};
    const self = { ...schema, value: { ...wellFormed(keywords), ...unresolved } };
    return [
      ...(Object.keys(self.value).every((key) => SILENT.has(key)) ? [] : [self]),
      ...applyingSchemas([referred ?? [], schemasAt(schema, "allOf")].flat(), seen),
    ];
  });
}

const LISTS = /^(enum|required|anyOf|oneOf)$/;
const OBJECTS = /^(properties|x-codes)$/;

/** Renames a keyword in a wrong form to `malformed ...`, so that its parts are not read. */
function wellFormed(schema: JsonObject): JsonObject {
  const isRight = ([keyword, value]: [string, unknown]): boolean =>
    LISTS.test(keyword) ? Array.isArray(value) : !OBJECTS.test(keyword) || isJsonObject(value);
  const named = Object.entries(schema).map((entry) =>
    isRight(entry) ? entry : [`malformed ${entry[0]}`, entry[1]],
  );
  return Object.fromEntries(named);
}

export const placeOfFields = (schema: readonly string[]): string[] => [...schema, "properties"];

/** Finds the schemas in a list inside another schema; none if there is no list. */
export function schemasAt(around: DocumentNode, keyword: string): DocumentNode[] {
  const list = around.value[keyword];
  return (Array.isArray(list) ? list : []).map((schema, index) =>
    schemaAt(around, schema, keyword, String(index)),
  );
}

/** Finds a schema inside another schema. The schema `true` allows everything, `false` nothing. */
export function schemaAt(around: DocumentNode, schema: unknown, ...keys: readonly string[]) {
  return {
    root: around.root,
    keys: [...around.keys, ...keys],
    value: isJsonObject(schema) ? schema : schema === false ? { type: [] } : {},
  };
}
