// The keywords of JSON Schema, and by them what is a schema and what is other JSON: settings, lock
// files, messages.
import { isJsonObject } from "../../library/json/pointer.ts";

/** Keywords whose values are schemas, or lists of schemas. */
export const INNER =
  /^(allOf|anyOf|oneOf|not|if|then|else|items|prefixItems|contains|propertyNames|additionalProperties|unevaluatedItems|unevaluatedProperties)$/;
/** Keywords whose values are schemas by name. */
export const NAMED = /^(properties|patternProperties|dependentSchemas|dependencies)$/;
/** Others that are found in a schema. */
const OTHER =
  /^(type|enum|const|required|format|pattern|title|description|default|deprecated|examples?|nullable|(min|max)[A-Z]\w*|minimum|maximum|exclusiveM(in|ax)imum|multipleOf|uniqueItems|\$\w+|x-.*)$/;
const TYPE = /^(null|boolean|object|array|number|string|integer)$/;
const DIALECT = /^https?:\/\/json-schema\.org\//;

/** Why a document is not a schema; undefined if it is one. */
export function whyNoSchema(root: Readonly<Record<string, unknown>>): string | undefined {
  const { type = [], $schema } = root;
  const wrong = [type].flat().find((one) => typeof one !== "string" || !TYPE.test(one));
  if (wrong !== undefined) return `its type is ${JSON.stringify(wrong).slice(0, 80)}`;
  if (DIALECT.test(String($schema)) || Object.entries(root).some(saysSomething)) return undefined;
  return "nothing in it says what an event has";
}

/** Whether a keyword limits what a value may be, and is meant as one: other JSON has `items`, too. */
function saysSomething([key, value]: [string, unknown]): boolean {
  const isText = (one: unknown) => typeof one === "string";
  if (key === "required") return Array.isArray(value) && value.every(isText);
  if (key === "enum") return Array.isArray(value);
  if (key === "$ref") return isText(value);
  const isNamed = NAMED.test(key) && isJsonObject(value);
  const inner = isNamed ? Object.values(value) : INNER.test(key) ? [value].flat() : [];
  return /^(type|const)$/.test(key) || (inner.length > 0 && inner.every(mayBeSchema));
}

function mayBeSchema(value: unknown): boolean {
  if (!isJsonObject(value)) return typeof value === "boolean";
  const keys = Object.keys(value);
  const isKnown = (key: string) => OTHER.test(key) || INNER.test(key) || NAMED.test(key);
  return keys.length === 0 || keys.some(isKnown);
}
