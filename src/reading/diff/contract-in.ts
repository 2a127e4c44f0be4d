import { isJsonObject, isObject, valueAt } from "../../library/json/pointer.ts";
import { readJson } from "../../library/json/read-json.ts";
import { dialectNamed } from "../documents/keywords.ts";
import type { ContractDocuments } from "./change.ts";
import { FILES, targetOf } from "./document-node.ts";

const NONE =
  "is neither an OpenAPI nor an AsyncAPI document, nor the contract.lock.json of a release";
const DRAFT_07 = "http://json-schema.org/draft-07/schema#";

/** Finds the contract in a document or lock file. Returns an error text for any other document. */
export function contractIn(document: unknown): ContractDocuments | string {
  if (!isJsonObject(document)) return NONE;
  const { openapi, asyncapi, events, $defs } = document;
  const isRead = typeof openapi === "string" || typeof asyncapi === "string";
  const unread = isRead ? unreadIn(document) : undefined;
  if (unread) return unread.words;
  if (typeof openapi === "string")
    return { openapi: document, version: textOf(valueAt(document, ["info", "version"])) };
  if (typeof asyncapi === "string") return schemasOfAsyncApi(document);
  if (!isJsonObject(openapi) || !isJsonObject(events) || !isJsonObject($defs)) return NONE;
  const schemas = Object.entries(events).map(
    ([name, schema]) => [name, { ...Object(schema), $defs }] as const,
  );
  const version = textOf(document.version);
  return { schemas: new Map(schemas), openapi, version, isLock: true };
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;

export function contractInJson(text: string): ContractDocuments | string {
  const json = readJson(text);
  return json ? contractIn(json.value) : "is not JSON";
}

/** Finds the schema of each message's payload, with what it may refer to. */
function schemasOfAsyncApi(document: Readonly<Record<string, unknown>>) {
  const { components, [FILES]: files } = document;
  const messages = Object.entries(Object(valueAt(components, ["messages"])));
  const foreign = messages.find(([, message]) => !isJsonSchema(message));
  if (foreign) return `has a message that is not in JSON Schema: ${foreign[0]}`;
  const schemas = messages.map(([name, message]): [string, object] => {
    const payload = Object(valueAt(message, ["payload"]));
    return [
      name,
      { $schema: DRAFT_07, ...payload, components, ...(files ? { [FILES]: files } : {}) },
    ];
  });
  return { schemas: new Map(schemas) };
}

const isJsonSchema = (message: unknown): boolean =>
  valueAt(message, ["$ref"]) === undefined &&
  valueAt(message, ["schemaFormat"]) === undefined &&
  valueAt(message, ["payload", "schemaFormat"]) === undefined;

const DATA = /^(example|enum|const|value|x-.*)$/;
const MAPS =
  /^(properties|patternProperties|depend\w+|\$defs|definitions|schemas|parameters|responses|headers|examples|requestBodies|callbacks|links|pathItems|content|encoding|messages)$/;

/** True for a value in which nothing is a reference: data in a document, and not a name in a map. */
export const isData = (key: string, around = ""): boolean => DATA.test(key) && !MAPS.test(around);

/** Finds the first place that can't be compared: it leads elsewhere, or is in another dialect. */
export function unreadIn(root: object, keys: readonly string[] = []): Unread | undefined {
  const value = valueAt(root, keys);
  if (!isObject(value)) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const path = [...keys, key];
    if (typeof inner !== "string") {
      const unread = isData(key, keys.at(-1)) ? undefined : unreadIn(root, path);
      if (unread) return unread;
    } else if (key === "$ref" && !targetOf(root, inner))
      return { keys: path, words: `refers to ${inner}, which is not in it${remedyOf(inner)}` };
    else if (/^\$(dynamicRef|recursiveRef)$/.test(key))
      return { keys: path, words: `uses ${key}, which is not read here; write a $ref` };
    else if (/^(\$schema|jsonSchemaDialect)$/.test(key) && !dialectNamed(inner, "2020-12"))
      return { keys: path, words: `is in ${inner}; draft-07, 2019-09 and 2020-12 are known` };
  }
  return undefined;
}

const remedyOf = (reference: string): string =>
  reference.startsWith("#") ? "" : "; bundle it first";

export interface Unread {
  readonly keys: readonly string[];
  readonly words: string;
}
