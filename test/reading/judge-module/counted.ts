// Counts messages by JSON.parse and the schemas of events, slowly: what the module has to say of them.
import { join } from "node:path";
import { readEvents } from "../../../scripts/source/read-events.ts";
import { resolveShape } from "../../../scripts/source/schemas.ts";
import { ENVELOPES, valueIn } from "../../../src/library/envelopes/read-envelope.ts";
import { isJsonObject, isObject } from "../../../src/library/json/pointer.ts";
import { behindString } from "../../../src/library/json/tokens.ts";
import { FORMAT } from "../../../src/library/judge/lists.ts";
import { isDate } from "../../../src/library/runtime/formats.ts";
import type { JsonSchema } from "../../../src/reading/model/schema.ts";
import type { JudgeOptions } from "./modules.ts";
import { jsonInside, type Message, readMessages, spotOf, valueInside } from "./slowly.ts";

const source = readEvents(join(import.meta.dirname, "../../../events"));
const resolve = resolveShape(source);
const SCHEMAS = new Map(source.events.map(({ name, schema }) => [name, schema]));

/** An object of the document while it is counted. */
interface Tree {
  [key: string]: Tree | number | string;
}

const inside = (tree: Tree, ...keys: readonly string[]): Tree => {
  let at = tree;
  for (const key of keys) {
    if (!Object.hasOwn(at, key)) at[key] = {};
    at = at[key] as Tree;
  }
  return at;
};
const count = (tree: Tree, key: string, more = 1): void => {
  const before = Object.hasOwn(tree, key) ? Number(tree[key]) : 0;
  if (more > 0) tree[key] = before + more;
};

export class Counted {
  readonly #contract: string;
  readonly #tree: Tree = { format: FORMAT };

  constructor(contract: string) {
    this.#contract = contract;
  }

  /** Counts a message, as its bytes are read. */
  add(text: string, options: JudgeOptions): void {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      count(inside(this.#tree, "messages"), "invalid_json");
      return;
    }
    for (const message of readMessages(value, options)) this.#message(text, value, message);
  }

  /** Returns the document. */
  toString(): string {
    return JSON.stringify(tidied(this.#tree));
  }

  #message(text: string, value: unknown, message: Message): void {
    const { name, payload, payloadAt, nameAt, lost, isBare } = message;
    const verdicts = inside(this.#tree, "messages");
    const schema = name === undefined ? undefined : SCHEMAS.get(name);
    if (lost !== undefined) count(verdicts, "invalid");
    else if (name === undefined) count(verdicts, "missing_event_name");
    else if (!schema) this.#unknown(name);
    else {
      const event = inside(this.#tree, "events", name);
      const walk = new Walk(event, payload === undefined ? "" : textAt(text, payloadAt));
      walk.value(payload, schema, "");
      if (walk.isSampled) count(event, "sampled");
      count(verdicts, walk.isRight ? "valid" : "invalid");
      count(event, walk.isRight ? "valid" : "invalid");
      count(inside(this.#tree, "contracts"), this.#contract);
      const holder = holderOf(value, message);
      if (!isBare) count(inside(this.#tree, "envelopes"), envelopeOf(nameAt, payloadAt));
      if (!holder) return;
      const isJoined = ENVELOPES.some(([key]) => holder[key] === name);
      count(inside(this.#tree, "versions"), isJoined ? "joined" : "beside");
      if (typeof holder.time === "string") addDay(event, holder.time);
    }
  }

  #unknown(name: string): void {
    const [, type] = /^(.*)-(?:v\d+|\d+\.\d+\.\d+)$/s.exec(name) ?? [];
    const known = [...SCHEMAS.keys()].some((event) => event.replace(/-[^-]*$/, "") === type);
    count(inside(this.#tree, "messages"), known ? "unknown_version" : "unknown_event");
    const events = inside(this.#tree, "unknown_events");
    count(events, "count");
    const form = /^(?=.{1,80}$)[a-z0-9_-]+(\.[a-z0-9_-]+)*-(v\d+|\d+\.\d+\.\d+)$/;
    if (form.test(name)) count(inside(events, "names"), name);
  }
}

/** Returns the object with the name of an event; undefined if the caller named it. */
function holderOf(value: unknown, { payloadAt, nameAt, isBare }: Message) {
  if (!nameAt) return undefined;
  const holder = valueInside(value, isBare ? payloadAt : payloadAt.slice(0, -1));
  const object = typeof holder === "string" ? valueIn(holder) : holder;
  return isObject(object) ? (object as Readonly<Record<string, unknown>>) : undefined;
}

function envelopeOf(nameAt: Message["nameAt"], payloadAt: Message["payloadAt"]): string {
  const keys = [nameAt?.at(-1), payloadAt.at(-1)];
  return nameAt ? keys.join(", ") : "none";
}

function addDay(event: Tree, time: string): void {
  const [day = ""] = /^\d{4}-\d\d-\d\d(?=$|[Tt ])/.exec(time) ?? [];
  if (!isDate(day)) return;
  event.first = event.first === undefined || day < String(event.first) ? day : event.first;
  event.last = event.last === undefined || day > String(event.last) ? day : event.last;
}

/** Counts a payload. Its text decides whether its texts are looked at. */
class Walk {
  isRight = true;
  readonly isSampled: boolean;
  readonly #event: Tree;

  constructor(event: Tree, text: string) {
    this.#event = event;
    this.isSampled = text !== "" && isInSample(Buffer.from(text));
  }

  value(value: unknown, given: JsonSchema, path: string, isNeeded = true): void {
    const schema = resolved(given);
    const field = (...keys: string[]) => inside(this.#event, "fields", path, ...keys);
    const kind = kindOf(value);
    const isRight = isOf(value, `${schema.type}`);
    if (!isRight && (value !== undefined || isNeeded)) this.isRight = false;
    if (value === undefined) count(field(), "absent");
    else if (!isRight) count(kind === "null" ? field() : field("other"), kind);
    else if (Array.isArray(value)) this.#list(value, schema, path);
    else if (isJsonObject(value)) this.#object(value, schema, path);
    else if (kind === "string" && this.isSampled) count(field("texts"), formOf(value as string));
  }

  #list(items: readonly unknown[], schema: JsonSchema, path: string): void {
    count(inside(this.#event, "fields", `${path}[]`), "items", items.length);
    for (const item of items) this.value(item, schema.items ?? {}, `${path}[]`);
  }

  #object(value: Readonly<Record<string, unknown>>, schema: JsonSchema, path: string): void {
    const { properties = {}, required = [] } = schema;
    const outer = path ? `${path}.` : "";
    for (const [key, inner] of Object.entries(properties)) {
      const given = Object.hasOwn(value, key) ? value[key] : undefined;
      this.value(given, inner, outer + key, required.includes(key));
    }
    if (Object.keys(properties).length === 0) return;
    const unknown = Object.keys(value).filter(
      (key) => !Object.hasOwn(properties, key) && (path !== "" || key !== "$schema"),
    );
    const counts = inside(this.#event, "unknown", path);
    count(counts, "count", unknown.length);
    for (const key of unknown)
      if (/^[a-z][a-z0-9_]{0,39}$/.test(key)) count(inside(counts, "names"), key);
  }
}

function resolved(schema: JsonSchema): JsonSchema {
  const [part = schema] = schema.allOf ?? [];
  return part.$ref === undefined ? part : resolved(resolve(part.$ref));
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function isOf(value: unknown, type: string): boolean {
  if (type === "integer") return Number.isInteger(value);
  return kindOf(value) === type && (type !== "number" || Number.isFinite(value));
}

const FORMS: readonly (readonly [form: string, pattern: RegExp])[] = [
  ["empty", /^$/],
  ["digits", /^\d+$/],
  ["decimal", /^[+-]?\d+(\.\d+)?$/],
  ["uuid", /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i],
  ["date", /^\d{4}-\d\d-\d\d$/],
  ["local", /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d(\.\d+)?)?$/],
  ["instant", /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d(\.\d+)?)?([Zz]|[+-]\d\d(:?\d\d)?)$/],
];

function formOf(text: string): string {
  const [form = "other"] = FORMS.find(([, pattern]) => pattern.test(text)) ?? [];
  const hasDay = form === "date" || form === "local" || form === "instant";
  return hasDay && !isDate(text.slice(0, 10)) ? "other" : form;
}

/** The text of a payload at the end of a path, also in a string of JSON. */
function textAt(text: string, path: readonly string[]): string {
  const { inside } = spotOf(text, path);
  const value = inside.text.slice(inside.offset, behindValue(inside.text, inside.offset));
  if (path.at(-1) !== "data_base64") return value;
  return (jsonInside(JSON.parse(value), (json) => json != null) ?? "").trim();
}

function behindValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const letter = text[at] as string;
    if (letter === '"') at = behindString(text, at + 1) - 1;
    else if ("{[".includes(letter)) depth++;
    else if ("}]".includes(letter)) depth--;
    else if (depth > 0 || !/[\s,]/.test(text[at + 1] ?? ",")) continue;
    if (depth <= 0) return depth < 0 ? at : at + 1;
  }
  return text.length;
}

/** The sample of the module: by some words of a payload's text, and its length. */
function isInSample(bytes: Buffer): boolean {
  const size = bytes.length;
  let hash = 0x811c9dc5 ^ size;
  for (let index = 1; index <= 8 && size >= 4; index++)
    hash = Math.imul(hash ^ bytes.readUInt32LE(Math.floor(((size - 4) * index) / 8)), 0x01000193);
  return (Math.imul(hash ^ (hash >>> 15), 0x01000193) >>> 16) % 64 === 0;
}

/** Sorts keys, leaves out what is empty, and keeps the names with the least hash. */
function tidied(tree: Tree, most = 32): Tree {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, Tree[string]][] => {
    if (!isObject(value)) return [[key, value as number | string]];
    const inner = tidied(value as Tree, key === "unknown_events" ? 64 : most);
    const kept = key === "names" ? withLeastHash(inner, most) : inner;
    return Object.keys(kept).length > 0 ? [[key, kept]] : [];
  });
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function withLeastHash(names: Tree, most: number): Tree {
  const hashOf = (name: string) =>
    [...name].reduce(
      (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193),
      0x811c9dc5,
    ) >>> 0;
  const kept = Object.keys(names)
    .toSorted((one, other) => hashOf(one) - hashOf(other))
    .slice(0, most);
  return Object.fromEntries(Object.entries(names).filter(([name]) => kept.includes(name)));
}
