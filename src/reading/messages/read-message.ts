import { decode } from "../../library/envelopes/base64.ts";
import {
  ENVELOPES,
  jsonIn,
  MOST_CARRIERS,
  readEnvelope,
  textOf,
  valueIn,
} from "../../library/envelopes/read-envelope.ts";
import { isJsonObject, isObject } from "../../library/json/pointer.ts";
import { splitName, VERSION } from "../../library/names/versions.ts";

export interface MessageLayout {
  /** `--event`: the event of every payload. */
  readonly event?: string | undefined;
  /** The keys of the JSON Pointers of `--name-at`, `--version-at` and `--payload-at`. */
  readonly nameAt?: readonly string[] | undefined;
  readonly versionAt?: readonly string[] | undefined;
  readonly payloadAt?: readonly string[] | undefined;
  /** The event that the name of the file contains. */
  readonly fileEvent?: string | undefined;
}

export interface Message {
  readonly name: string | undefined;
  readonly payload: unknown;
  /** The keys that lead from the message to its payload. */
  readonly payloadAt: readonly string[];
  readonly nameAt?: readonly string[] | undefined;
  /** The index of the record in an event of Lambda. */
  readonly record?: number;
  /** The reason why `payloadAt` leads to no readable payload. */
  readonly lost?: string | undefined;
  /** True if the message names a known event and has no payload. `payloadAt` leads to the message. */
  readonly isBare?: true;
}

const FILE_NAME = new RegExp(
  String.raw`^(.+?-${VERSION})(?:\..+)?\.(?:(?:json|ndjson|jsonl)(?:\.(?:gz|zst))?|ya?ml)$`,
);

/**
 * Reads a message, or each record of a Lambda event. Options take precedence over fields.
 * `names` has the names of all events.
 */
export function readMessages(
  message: unknown,
  layout: MessageLayout,
  names: readonly string[],
): readonly Message[] {
  const { event, nameAt, payloadAt, fileEvent } = layout;
  if (event === undefined && nameAt === undefined && payloadAt === undefined) {
    const mustNameEvent = fileEvent !== undefined;
    const enveloped = readEnveloped(message, [], mustNameEvent, names);
    if (enveloped && !(enveloped.isBare && mustNameEvent)) return [enveloped];
    const records = recordsOf(message).map(([keys, payload], record): Message => {
      const named = readEnveloped(payload, keys, mustNameEvent, names);
      return { ...(named ?? { name: undefined, payload, nameAt: keys, payloadAt: keys }), record };
    });
    if (records.some(({ name, lost }) => name !== undefined || lost !== undefined)) return records;
  }
  return [readByOptions(message, layout)];
}

type Record = readonly [keys: readonly string[], value: unknown];

/** Finds the records of a Lambda event: one list, or with Kafka a list for each partition. */
const recordsOf = (message: unknown): readonly Record[] =>
  ["Records", "records"].flatMap((key) => recordsIn(valueInside(message, [key]), [key]));

function recordsIn(records: unknown, keys: readonly string[]): readonly Record[] {
  if (Array.isArray(records)) return records.map((value, index) => [[...keys, `${index}`], value]);
  if (!isObject(records) || keys.length > 1) return [];
  return Object.entries(records).flatMap(([name, list]) => recordsIn(list, [...keys, name]));
}

const isEnumerable = Object.prototype.propertyIsEnumerable;

/** Finds the value at keys, which may lead through strings of JSON, also in base64. */
function valueInside(message: unknown, keys: readonly string[]): unknown {
  let value = message;
  for (const key of keys) {
    const inside = typeof value === "string" ? valueIn(value) : value;
    // Ignores fields that are not enumerable: the text has no `length` of a list.
    value = isObject(inside) && isEnumerable.call(inside, key) ? inside[key] : undefined;
  }
  return value;
}

function readByOptions(message: unknown, layout: MessageLayout): Message {
  const { event, nameAt, versionAt, payloadAt, fileEvent } = layout;
  const version = versionAt && valueInside(message, versionAt);
  return {
    name: event ?? (nameAt ? withVersion(valueInside(message, nameAt), version) : fileEvent),
    nameAt,
    payload: payloadAt ? payloadInside(message, payloadAt) : message,
    payloadAt: payloadAt ?? [],
  };
}

/** Follows keys to the payload. If the payload is a string of JSON, returns the object inside. */
function payloadInside(message: unknown, keys: readonly string[]): unknown {
  const payload = valueInside(message, keys);
  const inside = typeof payload === "string" ? valueIn(payload) : undefined;
  return isObject(inside) ? inside : payload;
}

/** Reads an envelope. With `mustNameEvent`, ignores an envelope without a versioned event. */
function readEnveloped(
  message: unknown,
  outerKeys: readonly string[],
  mustNameEvent: boolean,
  names: readonly string[],
): Message | undefined {
  const keys: string[] = [];
  const envelope = readEnvelope(message, keys);
  if ("code" in envelope && envelope.code !== "invalid_json") {
    const bare = readBare(message, outerKeys, keys, names);
    return bare?.isBare || !mustNameEvent ? bare : undefined;
  }
  const { name, payload } = "name" in envelope ? envelope : { name: undefined, payload: undefined };
  if (mustNameEvent && splitName(name ?? "") === undefined) return undefined;
  const nameAt = name === undefined ? undefined : [...outerKeys, ...keys.slice(0, -1)];
  if (nameAt) keys.splice(-2, 1);
  const named = { name, nameAt, payload, payloadAt: [...outerKeys, ...keys] };
  if (payload !== undefined) return named;
  const isDamaged = jsonIn(valueInside(message, keys), readDamaged) !== undefined;
  return { ...named, lost: describeLost(isDamaged ? "not UTF-8" : "not JSON") };
}

/** Reads a message without payload that names a known event, or a string without a JSON object. */
function readBare(
  message: unknown,
  outerKeys: readonly string[],
  keys: readonly string[],
  names: readonly string[],
): Message | undefined {
  const held = keys.length > MOST_CARRIERS ? undefined : valueInside(message, keys);
  const inside = keys.length > 0 ? valueIn(held) : held;
  const payloadAt = [...outerKeys, ...keys];
  const bare = { payload: undefined, payloadAt };
  if (isJsonObject(inside)) {
    const name = ENVELOPES.map(([nameAt]) => textOf(inside[nameAt])).find(Boolean);
    const isKnown = name !== undefined && names.includes(name);
    return isKnown ? { ...bare, name, nameAt: payloadAt, isBare: true } : undefined;
  }
  if (typeof held !== "string" || keys.length === 0) return undefined;
  return { ...bare, name: undefined, lost: describeLost("not a JSON object") };
}

export const describeLost = (
  why: "too long" | "not UTF-8" | "not JSON" | "not a JSON object",
): string => `the text is ${why}`;

/** Reads the JSON in base64, even if some bytes are not UTF-8. */
const readDamaged = (base64: string): unknown =>
  JSON.parse(new TextDecoder().decode(decode(base64)));

/** Finds the JSON in a string, plain or in base64, if `isWanted` takes its value. */
export const jsonInside = (
  text: string,
  isWanted: (value: unknown) => boolean = isObject,
): string | undefined =>
  [text, jsonIn(text, decodeText)].find(
    (json): json is string => typeof json === "string" && isWanted(jsonIn(json)),
  );

const decodeText = (base64: string): string =>
  new TextDecoder("utf-8", { fatal: true }).decode(decode(base64));

/** Joins `account.created` and `1` or `v1` to `account.created-v1`. Ignores versions like `1.5`. */
function withVersion(name: unknown, version: unknown): string | undefined {
  if (typeof name !== "string") return undefined;
  const isNumber = Number.isInteger(version) && Number(version) >= 0 && Number(version) < 1e15;
  if (typeof version !== "string" && !isNumber) return name;
  return `${name}-${/^\d+$/.test(String(version)) ? "v" : ""}${String(version)}`;
}

/** Returns the event in a file's name: `account.created-v1` for `account.created-v1.2.json`. */
export const eventOfFile = (path: string): string | undefined =>
  FILE_NAME.exec(path.replace(/^.*[/\\]/, ""))?.[1];
