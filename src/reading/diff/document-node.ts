// The nodes of a document with their paths. A reference leads to its target, and a schema is read in
// the dialect in which it is written.
import { isJsonObject, keysOfReference, valueAt } from "../../library/json/pointer.ts";
import {
  type Dialect,
  dialectNamed,
  INNER,
  inNewestDialect,
  NAMED,
  wrongType,
} from "../documents/keywords.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

/** A field with this keyword may be missing, even if OpenAPI 3.0 lists it as required. */
export type Unsent = "readOnly" | "writeOnly";

export interface DocumentNode {
  readonly root: object;
  /** The path to the node: the tokens of a JSON Pointer. */
  readonly keys: readonly string[];
  /** The object at the path; of a schema, what it says in the newest dialect. */
  readonly value: JsonObject;
  /** The dialect of a schema; undefined for other nodes. */
  readonly dialect?: Dialect;
  readonly unsent?: Unsent | undefined;
}

/** Schemas that apply to the same value. */
export type Schemas = readonly DocumentNode[];

/** A schema without `$ref` and `allOf`, which apply beside it; `whole` has them. */
export interface Part extends DocumentNode {
  readonly whole: DocumentNode;
}

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
      if (!node) return [];
      const value: JsonObject = { malformed: valueAt(node.value, [key, name]) };
      const malformed = { root: node.root, keys: [...node.keys, key, name], value };
      const inner = child(node, key, name);
      return inner || !name.startsWith("x-") ? [[name, inner ?? malformed]] : [];
    }),
  );
}

/** Follows a reference. Returns the node itself if the target is missing, outside or circular. */
function follow(node: DocumentNode, seen = new Set<unknown>()): DocumentNode {
  const { $ref, description, summary, ...beside } = node.value;
  if (typeof $ref !== "string" || seen.has(node.value)) return node;
  const next = targetOf(node.root, $ref);
  if (!next) return node;
  const { value, ...target } = follow(next, seen.add(node.value));
  // A text beside a reference replaces that of the target. What else stands there is compared, too.
  const texts = JSON.parse(JSON.stringify({ description, summary }));
  const more = Object.keys(beside).length > 0 ? { "beside $ref": beside } : {};
  return Object.keys({ ...texts, ...more }).length === 0
    ? { ...target, value }
    : { ...target, value: { ...value, ...texts, ...more } };
}

/** Finds the target of a reference; undefined if it lies outside, or is no object or schema. */
export function targetOf(root: object, reference: string): DocumentNode | undefined {
  const keys = keysOfReference(reference);
  const found = keys && valueAt(root, keys);
  const value = typeof found === "boolean" ? asValue(found) : found;
  return keys && isJsonObject(value) ? { root, keys, value } : undefined;
}

/** The dialect at a place: that of the nearest document or `$schema` around it. */
const dialectAt = (root: object, keys: readonly string[]): Dialect =>
  ["", ...keys].reduce<Dialect>((dialect, _, end) => {
    const { openapi, jsonSchemaDialect, $schema } = Object(valueAt(root, keys.slice(0, end)));
    if (typeof openapi !== "string") return dialectNamed($schema, dialect) ?? dialect;
    if (/^3\.0/.test(openapi)) return "OpenAPI 3.0";
    return dialectNamed(jsonSchemaDialect, "2020-12") ?? "2020-12";
  }, "2020-12");

const converted = new WeakMap<object, Map<string, JsonObject>>();

/** Returns what a schema says in the newest dialect; the same object for the same schema. */
function newest(schema: JsonObject, dialect: Dialect, unsent: Unsent | undefined): JsonObject {
  const forms = converted.get(schema) ?? new Map<string, JsonObject>();
  const key = `${dialect} ${unsent}`;
  const value = forms.get(key) ?? wellFormed(inNewestDialect(schema, dialect, unsent));
  converted.set(schema, forms.set(key, value));
  return value;
}

/** The key, in a document, of the other files that it refers to. */
export const FILES = "$files";

/** The key, in the schema of an event, of what its message and channels say around the payload. */
export const AROUND = "$around";

export const SILENT = new Set([
  ..."$schema $id $defs definitions components $anchor $vocabulary".split(" "),
  FILES,
  AROUND,
]);

/** Finds all schemas that apply to a value, each once, except schemas that only refer to others. */
export function applyingSchemas(schemas: Schemas, seen = new Set<unknown>()): Part[] {
  return schemas.flatMap((schema) => {
    if (seen.has(schema.value)) return [];
    seen.add(schema.value);
    const { $ref, allOf, ...keywords } = schema.value;
    const target = targetSchema(schema);
    const value =
      target || $ref === undefined ? keywords : { ...keywords, "unresolved $ref": $ref };
    return [
      ...(Object.keys(value).every((key) => SILENT.has(key))
        ? []
        : [{ ...schema, value, whole: schema }]),
      ...applyingSchemas([target ?? [], schemasAt(schema, "allOf")].flat(), seen),
    ];
  });
}

/** Finds the schema that a schema refers to; undefined if there is none. */
export function targetSchema({ root, unsent, value: { $ref } }: DocumentNode) {
  const target = typeof $ref === "string" ? targetOf(root, $ref) : undefined;
  return target && asSchema({ ...target, unsent });
}

/** Reads a node as a schema, in the dialect of its place. */
export function asSchema({ root, keys, value, unsent }: DocumentNode): DocumentNode {
  const dialect = dialectAt(root, keys);
  return { root, keys, value: newest(value, dialect, unsent), dialect, unsent };
}

const FORMS: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: (type) => wrongType({ type }) === undefined,
  required: (value) => Array.isArray(value) && value.every((name) => typeof name === "string"),
  enum: Array.isArray,
  allOf: Array.isArray,
  anyOf: Array.isArray,
  oneOf: Array.isArray,
  properties: isJsonObject,
  "x-codes": isJsonObject,
};

/** Renames a keyword in a wrong form to `malformed ...`, so that its parts are not read. */
function wellFormed(schema: JsonObject): JsonObject {
  const isRight = (keyword: string, value: unknown): boolean =>
    !Object.hasOwn(FORMS, keyword) || FORMS[keyword]?.(value) === true;
  const rewritten = Object.entries(schema).map(([keyword, value]) => [
    isRight(keyword, value) ? keyword : `malformed ${keyword}`,
    value,
  ]);
  return Object.fromEntries(rewritten);
}

/** Finds the schemas in the value of a keyword; none if the keyword has none. */
export const schemasAt = (around: DocumentNode, keyword: string): DocumentNode[] => [
  ...schemasByKey(around, keyword).values(),
];

/** The same with their names or indices; the key of a schema without one is empty. */
export function schemasByKey(around: DocumentNode, keyword: string) {
  const value = Object.hasOwn(around.value, keyword) ? around.value[keyword] : undefined;
  const isMany = Array.isArray(value) || (NAMED.has(keyword) && isJsonObject(value));
  const isOne = INNER.has(keyword) && (isJsonObject(value) || typeof value === "boolean");
  const keys = isMany ? Object.keys(Object(value)) : isOne ? [""] : [];
  return new Map(keys.map((key) => [key, schemaAt(around, keyword, ...(isMany ? [key] : []))]));
}

/** Finds a schema inside another schema. The schema `true` allows everything, `false` nothing. */
export function schemaAt(around: DocumentNode, ...inside: readonly string[]): DocumentNode {
  const { root, unsent, dialect = dialectAt(root, around.keys) } = around;
  const [schema, keys] = [valueAt(around.value, inside), [...around.keys, ...inside]];
  if (!isJsonObject(schema)) return { root, keys, unsent, dialect, value: asValue(schema) };
  const own = dialectNamed(schema.$schema, dialect) ?? dialect;
  return { root, keys, unsent, dialect: own, value: newest(schema, own, unsent) };
}

const [ANYTHING, NOTHING] = [{}, { type: [] }];

const asValue = (schema: unknown): JsonObject =>
  schema === true || schema === undefined
    ? ANYTHING
    : schema === false
      ? NOTHING
      : { "malformed schema": schema };

const IN_PLACE = "anyOf oneOf not if then else dependentSchemas dependencies".split(" ");

/** Stands for all names, where fields without a name are described, or no field has a name. */
export const ANY_NAME = "*";

/** Finds the names that a value's schemas have for its fields, also in forms and conditions. */
export function namesAt(schemas: Schemas): ReadonlySet<string> {
  const all = partsInPlace(schemas).map(({ value }) => value);
  const names = all.flatMap(({ properties }) => Object.keys(Object(properties)));
  const isAny = all.some(
    (value) =>
      "patternProperties" in value ||
      [value.additionalProperties, value.unevaluatedProperties].some(isJsonObject),
  );
  const required = all.flatMap((value) => (value.required ?? []) as string[]);
  return new Set([...names, ...required, ...(isAny || names.length === 0 ? [ANY_NAME] : [])]);
}

/** Finds all parts that may apply to a value, also in forms and conditions. */
const partsInPlace = (schemas: Schemas, seen = new Set<unknown>()): Part[] =>
  applyingSchemas(schemas, seen).flatMap((part) => [
    part,
    ...IN_PLACE.flatMap((keyword) => partsInPlace(schemasAt(part, keyword), seen)),
  ]);

/** True if a path leads to a field that a schema declares, also in one of its forms. */
export const leads = (schemas: Schemas, [key, ...rest]: readonly string[]): boolean =>
  key === undefined ||
  partsInPlace(schemas).some((part) => {
    const fields = Object(part.value.properties);
    const inner =
      key === "[]"
        ? [...schemasAt(part, "items"), ...schemasAt(part, "prefixItems")]
        : Object.hasOwn(fields, key)
          ? [schemaAt(part, "properties", key)]
          : [];
    return inner.length > 0 && leads(inner, rest);
  });
