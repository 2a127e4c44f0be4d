// Finds the events in a document: an AsyncAPI, OpenAPI or JSON Schema document.
import { basename } from "node:path";
import { splitName } from "../../library/names/versions.ts";
import { nameOfReference } from "../../reading/model/schema.ts";
import {
  type Documents,
  isNode,
  type Located,
  type Node,
  refuse,
  type SourceDocument,
} from "./read-documents.ts";

export type Dialect = "draft-07" | "2019-09" | "2020-12" | "OpenAPI 3.0";

/** An event in a document. */
export interface FoundEvent {
  readonly name: string;
  readonly description: string | undefined;
  readonly example: unknown;
  readonly schema: Located;
  /** How its schema is to be read, unless that says it itself. */
  readonly dialect: Dialect;
}

/** The name that a file gives the event in it. */
export const nameOfFile = (path: string): string =>
  basename(path).replace(/(\.schema)?\.(json|ya?ml)$/, "");

/** The events of a document, each name once. */
export function findEvents(document: SourceDocument, documents: Documents): FoundEvent[] {
  const { root, file } = document;
  if ("swagger" in root) refuse(file, "is of Swagger 2, and OpenAPI 3.0 or newer is read");
  const found = [...eventsIn(document, documents)];
  if (found.length === 0)
    refuse(file, "has no event: messages, webhooks, or what is called like order.placed-v1");
  return [...new Map(found.reverse().map((event) => [event.name, event])).values()].reverse();
}

function eventsIn(document: SourceDocument, documents: Documents): Iterable<FoundEvent> {
  const { root, path } = document;
  if ("asyncapi" in root) return messagesOf(document, documents);
  if ("openapi" in root) return payloadsOf(document, documents);
  const name = nameOfFile(path);
  return [eventOf(name, { document, node: root }, undefined, "2020-12")];
}

/** What a dialect is called, where one is named. */
const DIALECTS: readonly (readonly [RegExp, Dialect])[] = [
  [/draft-07|vnd\.aai\.asyncapi/, "draft-07"],
  [/2019-09/, "2019-09"],
  [/2020-12|oas\/3\.1|version=3\.1/, "2020-12"],
  [/version=3\.0/, "OpenAPI 3.0"],
];

/** The dialect that a text names; the usual one if there is none. */
export function readDialect(named: unknown, usual: Dialect, file: string): Dialect {
  if (named === undefined) return usual;
  const [, dialect] = DIALECTS.find(([pattern]) => pattern.test(String(named))) ?? [];
  return dialect ?? refuse(file, `is in ${named}; draft-07, 2019-09 and 2020-12 are known`);
}

function* messagesOf(document: SourceDocument, documents: Documents): Iterable<FoundEvent> {
  const { components, channels } = document.root;
  const places: (readonly [string, unknown])[] = fieldsOf(partOf(components, "messages"));
  for (const [channel, item] of fieldsOf(channels)) {
    places.push(...fieldsOf(partOf(item, "messages")));
    for (const operation of ["publish", "subscribe"]) {
      const message = partOf(partOf(item, operation), "message");
      for (const one of listOf(partOf(message, "oneOf") ?? message)) places.push([channel, one]);
    }
  }
  for (const [key, place] of places) {
    if (!isNode(place)) continue;
    const { node, document: home, name = key } = resolved(place, document, documents);
    const { payload, schemaFormat, examples } = node;
    if (!isNode(payload)) continue;
    const isMulti = isNode(payload.schema) && "schemaFormat" in payload;
    const dialect = readDialect(
      isMulti ? payload.schemaFormat : schemaFormat,
      "draft-07",
      home.file,
    );
    const schema = { document: home, node: isMulti ? (payload.schema as Node) : payload };
    const example = partOf(listOf(examples)[0], "payload");
    yield eventOf(String(node.name ?? name), schema, node, dialect, example);
  }
}

function* payloadsOf(document: SourceDocument, documents: Documents): Iterable<FoundEvent> {
  const { openapi, webhooks, paths, components, jsonSchemaDialect } = document.root;
  const is30 = /^3\.0/.test(String(openapi));
  const dialect = is30 ? "OpenAPI 3.0" : readDialect(jsonSchemaDialect, "2020-12", document.file);
  const events = fieldsOf(paths)
    .map(([path, item]) => [path.slice(path.lastIndexOf("/") + 1), item] as const)
    .filter(([name]) => splitName(name));
  for (const [name, place] of [...fieldsOf(webhooks), ...events]) {
    const item = isNode(place) ? resolved(place, document, documents).node : {};
    for (const method of ["post", "put", "patch"]) {
      const operation = partOf(item, method);
      const body = partOf(operation, "requestBody");
      if (!isNode(body)) continue;
      const home = resolved(body, document, documents);
      const [, media] = fieldsOf(home.node.content).find(([type]) => /json/.test(type)) ?? [];
      const schema = partOf(media, "schema");
      if (!isNode(schema)) continue;
      const [, named] = fieldsOf(partOf(media, "examples"))[0] ?? [];
      const example = partOf(media, "example") ?? partOf(named, "value");
      yield eventOf(name, { document: home.document, node: schema }, operation, dialect, example);
    }
  }
  for (const [name, node] of fieldsOf(partOf(components, "schemas")))
    if (splitName(name) && isNode(node)) yield eventOf(name, { document, node }, node, dialect);
}

function eventOf(
  name: string,
  schema: Located,
  about: unknown,
  dialect: Dialect,
  example?: unknown,
): FoundEvent {
  const words = [about, schema.node].flatMap((node) => [
    partOf(node, "description"),
    partOf(node, "summary"),
    partOf(node, "title"),
  ]);
  const description = words.find((text) => typeof text === "string");
  return { name, description, example, schema, dialect };
}

function resolved(
  node: Node,
  document: SourceDocument,
  documents: Documents,
): Located & { readonly name?: string } {
  if (typeof node.$ref !== "string") return { document, node };
  return { ...documents.follow(node.$ref, document), name: nameOfReference(node.$ref) };
}

const partOf = (value: unknown, key: string): unknown => (isNode(value) ? value[key] : undefined);
const fieldsOf = (value: unknown): [string, unknown][] =>
  isNode(value) ? Object.entries(value) : [];
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
