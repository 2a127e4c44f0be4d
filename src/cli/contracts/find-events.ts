import { basename } from "node:path";
import { isJsonObject as isNode, valueAt } from "../../library/json/pointer.ts";
import { splitName } from "../../library/names/versions.ts";
import { grouped, listed } from "../../reading/diff/words.ts";
import {
  type Dialect,
  dialectNamed,
  isJsonSchemaFormat,
  whyNoSchema,
} from "../../reading/documents/keywords.ts";
import { aroundPayload, type Channel } from "./around-payload.ts";
import { type Located, type Node, refuse, type SourceDocument } from "./read-documents.ts";
import { fieldsAt, resolved } from "./resolved.ts";

export interface FoundEvent {
  readonly name: string;
  readonly description: string | undefined;
  readonly examples: readonly Example[];
  readonly schema: Located;
  /** The dialect of the event's schema, unless `$schema` names another dialect. */
  readonly dialect: Dialect;
  /** A field with this keyword may be missing, even if OpenAPI 3.0 lists it as required. */
  readonly unsent?: "readOnly" | "writeOnly";
  /** Returns what AsyncAPI says around the payload: of the message and of each of its channels. */
  readonly around?: () => readonly string[];
}

/** An example, and the node and keys where it stands. */
export interface Example extends Located {
  readonly keys: readonly string[];
  readonly value: unknown;
}

export const nameOfFile = (path: string): string =>
  basename(path).replace(/(\.schema)?\.(json|ya?ml)$/i, "");

/** Finds the events, or why there are none. Adds messages that have no JSON Schema to `foreign`. */
export function findEvents(
  document: SourceDocument,
  foreign = new Set<string>(),
): FoundEvent[] | string {
  const { root, path, file } = document;
  if ("swagger" in root) return "is of Swagger 2, and OpenAPI 3.0 or newer is read";
  const find = "asyncapi" in root ? messagesOf : "openapi" in root ? payloadsOf : undefined;
  if (!find) {
    const fault = whyNoSchema(root);
    if (fault) return `is not a JSON Schema, an AsyncAPI or an OpenAPI document: ${fault}`;
    return [eventOf(nameOfFile(path), { document, node: root }, undefined, "2020-12")];
  }
  const told = new Map<string, string>();
  const events = [...find(document, (name, why) => told.set(name, `${name} of ${file} (${why})`))];
  for (const text of told.values()) foreign.add(text);
  if (events.length === 0)
    return told.size > 0
      ? `has no message in JSON Schema: ${listed([...told.values()])}`
      : "has no event: messages, webhooks, or what is called like order.placed-v1";
  const twin = events.find(({ name }) => told.has(name));
  if (twin) refuse(file, `has two events called ${twin.name}, one without a JSON Schema`);
  return [...grouped(events, ({ name }) => name).values()].map((twins) => onlyOf(twins, file));
}

/** Puts events of one name together. Refuses them if they lead to schemas that differ. */
function onlyOf([first, ...others]: readonly FoundEvent[], file: string): FoundEvent {
  if (!first) throw new Error("A group of events is never empty.");
  for (const { schema } of others.filter((other) => meaningOf(other) !== meaningOf(first))) {
    const [one, two] = [first.schema, schema].map(({ document, node }) => {
      const [place] = document.places([[node, []]]);
      return `${document.file}:${place?.line}:${place?.column}`;
    });
    const remedy = "give each a name of its own, or let both refer to one schema";
    refuse(file, `has two events called ${first.name}, at ${one} and ${two}: ${remedy}`);
  }
  const examples = new Map(
    [first, ...others].flatMap((event) => event.examples.map((one) => [one.value, one] as const)),
  );
  const around = () => [...new Set([first, ...others].flatMap((event) => event.around?.() ?? []))];
  return { ...first, examples: [...examples.values()], ...(first.around && { around }) };
}

/** Returns what is equal for two events of one document only if their schemas are the same. */
function meaningOf({ schema, dialect }: FoundEvent): string {
  const { document, node } = targetOf(schema);
  return JSON.stringify([document.path, dialect, node]);
}

/** Follows references that stand alone. */
function targetOf(place: Located, seen: readonly unknown[] = []): Located {
  const { node, document } = place;
  const isAlone = typeof node.$ref === "string" && Object.keys(node).length === 1;
  if (!isAlone || seen.includes(node)) return place;
  return targetOf(document.follow(String(node.$ref)), [...seen, node]);
}

type PassOver = (name: string, why: unknown) => unknown;

function* messagesOf(document: SourceDocument, passOver: PassOver): Iterable<FoundEvent> {
  const { root } = document;
  if (!/^[23]\./.test(String(root.asyncapi)))
    refuse(document.file, `is of AsyncAPI ${root.asyncapi}, and 2 and 3 are read`);
  const visited = new Set<unknown>();
  function* messagesAt(
    key: string,
    value: unknown,
    from: SourceDocument,
    channel?: Channel,
  ): Iterable<FoundEvent> {
    const message = resolved(value, from);
    const { oneOf } = message.node;
    if (!Array.isArray(oneOf)) {
      const around = () => aroundPayload(message, document, channel);
      for (const event of messageOf(message, message.name ?? key, root, passOver))
        yield { ...event, around };
    } else if (!visited.has(oneOf)) {
      visited.add(oneOf);
      for (const one of oneOf) yield* messagesAt(key, one, message.document, channel);
    }
  }
  for (const [key, message] of fieldsAt(root, "components", "messages"))
    yield* messagesAt(key, message, document);
  const channels = [...fieldsAt(root, "components", "channels"), ...fieldsAt(root, "channels")];
  for (const [address, value] of channels) {
    visited.clear();
    const { node, document: from } = resolved(value, document);
    const channel = { document: from, node: { address, ...node }, channel: node };
    const operations = ["publish", "subscribe"].flatMap((key): [string, unknown][] => {
      const message = valueAt(node, [key, "message"]);
      return message === undefined ? [] : [[address, message]];
    });
    for (const [key, message] of [...fieldsAt(node, "messages"), ...operations])
      yield* messagesAt(key, message, from, channel);
  }
}

function* messageOf(
  message: Located,
  key: string,
  { asyncapi: version }: Node,
  passOver: PassOver,
): Iterable<FoundEvent> {
  const traits = [message.node.traits ?? []].flat();
  const parts = [message, ...traits.map((trait) => resolved(trait, message.document))];
  // A trait stands above the message in AsyncAPI 2, and below it in AsyncAPI 3.
  const inOrder = String(version).startsWith("2") ? [...parts].reverse() : parts;
  const partWith = (name: string) => inOrder.find(({ node }) => name in node) ?? message;
  const stated = (name: string): unknown => partWith(name).node[name];
  const name = String(stated("name") ?? key);
  const usual = stated("schemaFormat");
  if (!isJsonSchemaFormat(usual)) return passOver(name, usual);
  const { payload } = message.node;
  const whole = isNode(payload) ? targetOf({ ...message, node: payload }) : message;
  // In AsyncAPI 3, the payload may hold the format beside the schema.
  const isBeside = isNode(payload) && "schemaFormat" in whole.node;
  const { document } = isBeside ? whole : message;
  const { schemaFormat: format, schema } = isBeside
    ? whole.node
    : { schemaFormat: usual, schema: payload };
  if (!isJsonSchemaFormat(format)) return passOver(name, format);
  if (!isNode(schema)) return passOver(name, `its payload is ${schema}`);
  const { node: home, document: from } = partWith("examples");
  const examples = [home.examples ?? []].flat().filter(isNode);
  const places = examples.map((node) => ({ document: from, node, keys: ["payload"] }));
  const dialect = readDialect(format, "draft-07", document.file);
  yield eventOf(name, { document, node: schema }, message.node, dialect, places);
}

function* payloadsOf(document: SourceDocument, passOver: PassOver): Iterable<FoundEvent> {
  const { root } = document;
  const dialect = dialectOf(document, "2020-12");
  const lastPart = (path: string) => path.slice(path.lastIndexOf("/") + 1);
  const paths = fieldsAt(root, "paths").map(([path, item]) => [lastPart(path), item] as const);
  const items = [...fieldsAt(root, "webhooks"), ...paths.filter(([name]) => splitName(name))];
  for (const [name, place] of items) {
    const item = resolved(place, document);
    const bodies = ["post", "put", "patch"].flatMap((method) => {
      const operation = valueAt(item.node, [method]);
      const media = mediaOf(valueAt(operation, ["requestBody"]), item.document);
      if (!media) return [];
      const inIts = dialectOf(media.schema.document, dialect);
      const examples = fieldsAt(media.node, "examples").map(([, value]) => ({
        ...resolved(value, media.document),
        keys: ["value"],
      }));
      const all = [{ ...media, keys: ["example"] }, ...examples];
      return eventOf(name, media.schema, operation, inIts, all);
    });
    if (bodies.length === 0) passOver(name, "without a body in JSON that has a schema");
    yield* bodies;
  }
  for (const [name, node] of fieldsAt(root, "components", "schemas"))
    if (!splitName(name)) continue;
    else if (isNode(node)) yield eventOf(name, { document, node }, node, dialect);
    else passOver(name, `its schema is ${node}`);
}

export const readDialect = (named: unknown, usual: Dialect, file: string): Dialect =>
  dialectNamed(named, usual) ??
  refuse(file, `is in ${named}; draft-07, 2019-09 and 2020-12 are known`);

/** Returns the dialect that a document says its schemas are in; `usual` if it says none. */
export function dialectOf({ root, file }: SourceDocument, usual: Dialect): Dialect {
  const { asyncapi, openapi, jsonSchemaDialect, $schema } = root;
  if (asyncapi !== undefined) return "draft-07";
  if (openapi === undefined) return readDialect($schema, usual, file);
  const [version, minor] = /^3\.([012])(?=\.|$)/.exec(String(openapi)) ?? [];
  if (version === undefined || typeof openapi !== "string")
    refuse(file, `is of OpenAPI ${openapi}, and texts such as "3.0.3", "3.1.0", "3.2.0" are read`);
  return minor === "0" ? "OpenAPI 3.0" : readDialect(jsonSchemaDialect, "2020-12", file);
}

/**
 * Finds the JSON content of a body or an answer, with its schema; undefined if there is none. A
 * body in JSON is `application/json`, unless only other types are named.
 */
export function mediaOf(place: unknown, from: SourceDocument) {
  const { node, document } = resolved(place, from);
  const all = fieldsAt(node, "content").map(([type, media]) => ({
    rank: MEDIA_TYPES.findIndex((pattern) => pattern.test(type.replace(/;.*/, "").trim())),
    type,
    media,
  }));
  const [first, second] = all.filter(({ rank }) => rank >= 0).sort((a, b) => a.rank - b.rank);
  if (!first) return undefined;
  const media = resolved(first.media, document);
  const { schema } = media.node;
  if (second?.rank === first.rank && JSON.stringify(first.media) !== JSON.stringify(second.media))
    refuse(document.file, `has bodies of ${first.type} and of ${second.type}, and one is read`);
  if (!isNode(schema)) return undefined;
  return { ...media, schema: { document: media.document, node: schema } };
}

/** Types of media that hold JSON, the one that counts before others first. */
const MEDIA_TYPES = [/^application\/json$/i, /[/+]json$/i, /^application\/\*$/i, /^\*\/\*$/];

export function eventOf(
  name: string,
  schema: Located,
  about: unknown,
  dialect: Dialect,
  places: readonly Omit<Example, "value">[] = [],
): FoundEvent {
  const description = [about, schema.node]
    .flatMap((node) => ["description", "summary", "title"].map((key) => valueAt(node, [key])))
    .find((text) => typeof text === "string");
  const examples = places.flatMap((place) => {
    const value = valueAt(place.node, place.keys);
    return value === undefined ? [] : { ...place, value };
  });
  return { name, description, examples, schema, dialect };
}
