import { isJsonObject, valueAt } from "../../library/json/pointer.ts";
import { readJson } from "../../library/json/read-json.ts";
import type { ContractDocuments } from "./change.ts";

const NONE =
  "is neither an OpenAPI nor an AsyncAPI document, nor the contract.lock.json of a release";

/** Finds the contract in a document or lock file. Returns an error text for any other document. */
export function contractIn(document: unknown): ContractDocuments | string {
  if (!isJsonObject(document)) return NONE;
  const { openapi, asyncapi, components, events, $defs } = document;
  if (typeof openapi === "string") return { openapi: document };
  if (typeof asyncapi === "string") return { schemas: schemasOfAsyncApi(components) };
  if (!isJsonObject(openapi) || !isJsonObject(events) || !isJsonObject($defs)) return NONE;
  const schemas = Object.entries(events).map(
    ([name, schema]) => [name, { ...Object(schema), $defs }] as const,
  );
  return { schemas: new Map(schemas), openapi, isLock: true };
}

export function contractInJson(text: string): ContractDocuments | string {
  const json = readJson(text);
  return json ? contractIn(json.value) : "is not JSON";
}

/** Finds the schema of each message's payload, with the components of the document. */
function schemasOfAsyncApi(components: unknown): ReadonlyMap<string, object> {
  const messages = valueAt(components, ["messages"]);
  return new Map(
    Object.entries(isJsonObject(messages) ? messages : {}).map(([name, message]) => [
      name,
      { ...Object(valueAt(message, ["payload"])), components },
    ]),
  );
}
