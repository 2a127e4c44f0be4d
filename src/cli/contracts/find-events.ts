import { basename } from "node:path";
import { isJsonObject as isNode, valueAt } from "../../library/json/pointer.ts";
import { splitName } from "../../library/names/versions.ts";
import { listed } from "../../reading/diff/words.ts";
import {
  type Dialect,
  dialectNamed,
  isJsonSchemaFormat,
  whyNoSchema,
} from "../../reading/documents/keywords.ts";
import { nameOfReference } from "../../reading/model/schema.ts";
import { type Located, refuse, type SourceDocument } from "./read-documents.ts";

export interface FoundEvent {
  readonly name: string;
  readonly description: string | undefined;
  readonly example: unknown;
  readonly schema: Located;
  /** The dialect of the event's schema, unless `$schema` names another dialect. */
  readonly dialect: Dialect;
  /** A field with this keyword may be missing, even if OpenAPI 3.0 lists it as required. */
  readonly unsent?: "readOnly" | "writeOnly";
}

export const nameOfFile = (path: string): string =>
  basename(path).replace(/(\.schema)?\.(json|ya?ml)$/, "");

/** Finds the events, or why there are none. Adds messages in unknown formats to `foreign`. */
export function findEvents(
  document: SourceDocument,
  foreign = new Set<string>(),
): FoundEvent[] | string {
  const { root, path } = document;
  if ("swagger" in root) return "is of Swagger 2, and OpenAPI 3.0 or newer is read";
  const find = "asyncapi" in root ? messagesOf : "openapi" in root ? payloadsOf : undefined;
  if (!find) {
    const fault = whyNoSchema(root);
    if (fault) return `is not a JSON Schema, an AsyncAPI or an OpenAPI document: ${fault}`;
    return [eventOf(nameOfFile(path), { document, node: root }, undefined, "2020-12")];
  }
  const events = [...find(document, foreign)];
  if (events.length === 0)
    return foreign.size > 0
      ? `has no message in JSON Schema: ${listed([...foreign])}`
      : "has no event: messages, webhooks, or what is called like order.placed-v1";
  return [...new Map(events.reverse().map((event) => [event.name, event])).values()].reverse();
}

function* messagesOf(document: SourceDocument, foreign: Set<string>): Iterable<FoundEvent> {
  const { root, file } = document;
  const inChannels = fieldsAt(root, "channels").flatMap(([channel, item]) => [
    ...fieldsAt(item, "messages"),
    ...["publish", "subscribe"].flatMap((operation) => {
      const message = valueAt(item, [operation, "message"]);
      const all = [valueAt(message, ["oneOf"]) ?? message].flat();
      return all.map((message): [string, unknown] => [channel, message]);
    }),
  ]);
  for (const [key, place] of [...fieldsAt(root, "components", "messages"), ...inChannels]) {
    const { node, document: home, name } = resolved(place, document);
    const { payload, schemaFormat, examples } = node;
    // In AsyncAPI 3, the payload may hold the format beside the schema.
    const isBeside = isNode(payload) && "schemaFormat" in payload;
    const format = isBeside ? payload.schemaFormat : schemaFormat;
    const schema = isBeside ? payload.schema : payload;
    const called = String(node.name ?? name ?? key);
    const isForeign = schema !== undefined && !isJsonSchemaFormat(format);
    if (isForeign) foreign.add(`${called} of ${file} (${format})`);
    if (isForeign || !isNode(schema)) continue;
    const dialect = readDialect(format, "draft-07", home.file);
    const example = valueAt(examples, ["0", "payload"]);
    yield eventOf(called, { document: home, node: schema }, node, dialect, example);
  }
}

function* payloadsOf(document: SourceDocument): Iterable<FoundEvent> {
  const { root } = document;
  const dialect = dialectOf(document);
  const lastPart = (path: string) => path.slice(path.lastIndexOf("/") + 1);
  const paths = fieldsAt(root, "paths").map(([path, item]) => [lastPart(path), item] as const);
  const items = [...fieldsAt(root, "webhooks"), ...paths.filter(([name]) => splitName(name))];
  for (const [name, place] of items) {
    const item = resolved(place, document);
    for (const method of ["post", "put", "patch"]) {
      const operation = valueAt(item.node, [method]);
      const media = mediaOf(valueAt(operation, ["requestBody"]), item.document);
      if (!media) continue;
      const [, named] = fieldsAt(media.node, "examples")[0] ?? [];
      const example = valueAt(media.node, ["example"]) ?? valueAt(named, ["value"]);
      yield eventOf(name, media.schema, operation, dialect, example);
    }
  }
  for (const [name, node] of fieldsAt(root, "components", "schemas"))
    if (splitName(name) && isNode(node)) yield eventOf(name, { document, node }, node, dialect);
}

export const readDialect = (named: unknown, usual: Dialect, file: string): Dialect =>
  dialectNamed(named, usual) ??
  refuse(file, `is in ${named}; draft-07, 2019-09 and 2020-12 are known`);

export const dialectOf = ({ root, file }: SourceDocument): Dialect =>
  /^3\.0/.test(String(root.openapi))
    ? "OpenAPI 3.0"
    : readDialect(root.jsonSchemaDialect, "2020-12", file);

/** Finds the JSON content of a body or an answer, with its schema; undefined if there is none. */
export function mediaOf(place: unknown, from: SourceDocument) {
  const { node, document } = resolved(place, from);
  const [, media] = fieldsAt(node, "content").find(([type]) => IS_JSON.test(type)) ?? [];
  const schema = valueAt(media, ["schema"]);
  return isNode(schema) ? { node: media, schema: { document, node: schema } } : undefined;
}

const IS_JSON = /json|^(\*|application)\/\*/;

export function eventOf(
  name: string,
  schema: Located,
  about: unknown,
  dialect: Dialect,
  example?: unknown,
): FoundEvent {
  const description = [about, schema.node]
    .flatMap((node) => ["description", "summary", "title"].map((key) => valueAt(node, [key])))
    .find((text) => typeof text === "string");
  return { name, description, example, schema, dialect };
}

/** Returns an object as it is, and for a reference its target with the name of the target. */
export function resolved(
  value: unknown,
  document: SourceDocument,
): Located & { readonly name?: string } {
  const node = isNode(value) ? value : {};
  if (typeof node.$ref !== "string") return { document, node };
  return { ...document.follow(node.$ref), name: nameOfReference(node.$ref) };
}

export const fieldsAt = (value: unknown, ...keys: readonly string[]): [string, unknown][] =>
  Object.entries(valueAt(value, keys) ?? {});
