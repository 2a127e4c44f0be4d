// What the library says of a message, and what the module says of it, in one form. The library reads an
// envelope by `readEnvelope`, and explains what a contract refuses.
import { ALL_EVENTS } from "../../../generated/all-events.ts";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { decode } from "../../../src/library/envelopes/base64.ts";
import {
  ENVELOPES,
  jsonIn,
  MOST_CARRIERS,
  readEnvelope,
  textOf,
  valueIn,
} from "../../../src/library/envelopes/read-envelope.ts";
import { findOffset, positionOf, positionsOf } from "../../../src/library/json/find-offsets.ts";
import { isJsonObject, isObject } from "../../../src/library/json/pointer.ts";
import { findSyntaxFault } from "../../../src/library/json/scan.ts";
import { behindString, unquoted } from "../../../src/library/json/tokens.ts";
import { splitName } from "../../../src/library/names/versions.ts";
import type { Fault } from "../../../src/library/runtime/fault.ts";
import type { Issue } from "../../../src/library/runtime/issue.ts";
import {
  checkPayload,
  describeUnknownEvent,
  type Verdict,
} from "../../../src/reading/judge/check-payload.ts";
import { describeBreak } from "../../../src/reading/judge/input-fault.ts";
import { keysAt, pathsOf, withNumberAt } from "../../../src/reading/judge/place.ts";
import { untold } from "../../../src/reading/judge/untold.ts";
import type { Judged, JudgeOptions } from "./modules.ts";

/** What is counted of a payload, and the findings of the message. */
export interface Report {
  readonly counts: readonly (readonly [Verdict, string | undefined, number])[];
  readonly findings: readonly (readonly unknown[])[];
}

export interface Message {
  readonly name?: string | undefined;
  readonly payload?: unknown;
  /** The keys that lead from the message to its payload, and to its name. */
  readonly payloadAt: readonly string[];
  readonly nameAt?: readonly string[] | undefined;
  readonly record?: number;
  readonly lost?: string;
  readonly isBare?: true;
}

interface Said {
  readonly verdict: Verdict;
  readonly event?: string | undefined;
  readonly issues: readonly Fault[];
  readonly omitted?: number | undefined;
  readonly at: readonly string[];
}

export function slowly(text: string, options: JudgeOptions): Report {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const end = { offset: text.length, expected: "the end of the text" };
    const { offset, expected } = findSyntaxFault(text) ?? end;
    const { line, column } = positionOf(text, offset);
    const detail = describeBreak(expected, text.slice(offset, offset + 2));
    const finding = [null, line, column, "invalid_json", "", detail, undefined];
    return { counts: [["invalid", undefined, 1]], findings: [finding] };
  }
  const messages = readMessages(value, options);
  const said = messages.map((message) => judge(message, options));
  return {
    counts: said.map(({ verdict, event, issues, omitted = 0 }) => [
      verdict,
      event,
      issues.length + omitted,
    ]),
    findings: said.flatMap(({ verdict, event, issues, at }, index) => {
      const spots = pathsOf(issues).map((path) => spotOf(text, [...at, ...path]));
      const places = positionsOf(
        text,
        spots.map(({ offset }) => offset),
      );
      return issues.map((issue, which) => {
        const { line, column } = places[which] ?? { line: 1, column: 1 };
        const isQuoted = verdict !== "unknown" && options.hidden !== true;
        const inside = spots[which]?.inside;
        const { detail } = isQuoted && inside ? withNumber(issue, inside) : issue;
        const record = messages[index]?.record ?? null;
        return [record, line, column, issue.code, issue.attr, detail, event];
      });
    }),
  };
}

/** The offset of a value in a text, and in the text of JSON that has it: the same, or a string. */
interface Spot {
  readonly offset: number;
  readonly inside: { readonly text: string; readonly offset: number };
}

/** Finds the value at the end of a path, which goes on in strings that have JSON. */
export function spotOf(text: string, path: readonly string[]): Spot {
  const offset = findOffset(text, path);
  const rest = path.slice(keysAt(text, offset).length);
  if (text[offset] !== '"' || rest.length === 0) return { offset, inside: { text, offset } };
  const string = unquoted(text.slice(offset, behindString(text, offset + 1)));
  const json = jsonInside(string);
  if (json === undefined) return { offset, inside: { text, offset } };
  const spot = spotOf(json, rest);
  // JSON that was decoded, for example from base64, has no offsets in the outer text.
  return { ...spot, offset: json === string ? offsetInString(text, offset, spot.offset) : offset };
}

/** Returns where a character of the string at `start` stands in a text. An escape counts once. */
function offsetInString(text: string, start: number, character: number): number {
  let offset = start + 1;
  for (let count = 0; count < character; count++)
    offset += text[offset] !== "\\" ? 1 : text[offset + 1] === "u" ? 6 : 2;
  return offset;
}

/** Quotes a number as the text has it, also one in a string. */
function withNumber(issue: Fault, inside: { text: string; offset: number }): Fault {
  if (typeof issue.facts?.[1] !== "number") return issue;
  const { text, offset } = inside;
  if (text[offset] !== '"') return withNumberAt(issue, inside);
  const string = unquoted(text.slice(offset, behindString(text, offset + 1)));
  const json = jsonInside(string, (value) => typeof value === "number") ?? "";
  return withNumberAt(issue, { text: json.trimStart(), offset: 0 });
}

function judge(message: Message, { unknown, nulls, hidden, limit }: JudgeOptions): Said {
  const { name, payload, payloadAt, nameAt = [] } = message;
  const issueOf = (code: string, detail: string): Issue[] => [{ attr: "", code, detail }];
  if (message.lost !== undefined) {
    const detail = `the text is ${message.lost}`;
    return { verdict: "invalid", issues: issueOf("invalid_json", detail), at: payloadAt };
  }
  const contract =
    name === undefined || !Object.hasOwn(ALL_EVENTS, name) ? undefined : ALL_EVENTS[name];
  if (!contract) {
    const issues =
      name === undefined
        ? issueOf("missing_event_name", "nothing names the event")
        : issueOf("unknown_event", describeUnknownEvent(name, EVENT_NAMES));
    return { verdict: name === undefined ? "invalid" : "unknown", issues, at: nameAt };
  }
  if (payload === undefined) {
    const nothing = `there is nothing at /${payloadAt.join("/")}, where the payload should be`;
    const detail = message.isBare ? "The payload is required" : nothing;
    const at = message.isBare ? payloadAt : [];
    return { verdict: "invalid", event: name, issues: issueOf("required", detail), at };
  }
  const said = checkPayload(payload, contract, {
    reportUnknown: unknown === true,
    nulls: nulls ? "absent" : undefined,
    tell: hidden ? untold : undefined,
    limit: limit ?? 1e9,
  });
  return { ...said, at: payloadAt };
}

/** Reads a message, or each record of a batch. Options take precedence over fields. */
export function readMessages(message: unknown, options: JudgeOptions): readonly Message[] {
  const { event, nameAt, payloadAt, fileEvent } = options;
  if (event === undefined && nameAt === undefined && payloadAt === undefined) {
    const inFile = fileEvent !== undefined;
    const enveloped = readEnveloped(message, [], inFile);
    if (enveloped && !(enveloped.isBare && inFile)) return [enveloped];
    const records = recordsOf(message).map(([keys, payload], record): Message => {
      const named = readEnveloped(payload, keys, inFile);
      return { ...(named ?? { payload, nameAt: keys, payloadAt: keys }), record };
    });
    if (records.some(({ name, lost }) => name !== undefined || lost !== undefined)) return records;
  }
  const version = options.versionAt && valueInside(message, options.versionAt);
  return [
    {
      name: event ?? (nameAt ? withVersion(valueInside(message, nameAt), version) : fileEvent),
      nameAt,
      payload: payloadAt ? payloadInside(message, payloadAt) : message,
      payloadAt: payloadAt ?? [],
    },
  ];
}

type Record = readonly [keys: readonly string[], value: unknown];

const recordsOf = (message: unknown): readonly Record[] =>
  ["Records", "records"].flatMap((key) => recordsIn(valueInside(message, [key]), [key]));

function recordsIn(records: unknown, keys: readonly string[]): readonly Record[] {
  if (Array.isArray(records)) return records.map((value, index) => [[...keys, `${index}`], value]);
  if (!isObject(records) || keys.length > 1) return [];
  return Object.entries(records).flatMap(([name, list]) => recordsIn(list, [...keys, name]));
}

const isEnumerable = Object.prototype.propertyIsEnumerable;

/** Finds the value at keys, which may lead through strings of JSON, also in base64. */
export function valueInside(message: unknown, keys: readonly string[]): unknown {
  let value = message;
  for (const key of keys) {
    const inside = typeof value === "string" ? valueIn(value) : value;
    value = isObject(inside) && isEnumerable.call(inside, key) ? inside[key] : undefined;
  }
  return value;
}

function payloadInside(message: unknown, keys: readonly string[]): unknown {
  const payload = valueInside(message, keys);
  const inside = typeof payload === "string" ? valueIn(payload) : undefined;
  return isObject(inside) ? inside : payload;
}

/** Reads an envelope. In a file of an event, an envelope needs the version of its event. */
function readEnveloped(
  message: unknown,
  outer: readonly string[],
  inFile: boolean,
): Message | undefined {
  const keys: string[] = [];
  const envelope = readEnvelope(message, keys);
  if ("code" in envelope && envelope.code !== "invalid_json") {
    const bare = readBare(message, outer, keys);
    return bare?.isBare || !inFile ? bare : undefined;
  }
  const { name, payload } = "name" in envelope ? envelope : { name: undefined, payload: undefined };
  if (inFile && splitName(name ?? "") === undefined) return undefined;
  const nameAt = name === undefined ? undefined : [...outer, ...keys.slice(0, -1)];
  if (nameAt) keys.splice(-2, 1);
  const named = { name, nameAt, payload, payloadAt: [...outer, ...keys] };
  if (payload !== undefined) return named;
  const isDamaged = jsonIn(valueInside(message, keys), readDamaged) !== undefined;
  return { ...named, lost: isDamaged ? "not UTF-8" : "not JSON" };
}

/** Reads a message without a payload that names a known event, or a string without an object. */
function readBare(
  message: unknown,
  outer: readonly string[],
  keys: readonly string[],
): Message | undefined {
  const held = keys.length > MOST_CARRIERS ? undefined : valueInside(message, keys);
  const inside = keys.length > 0 ? valueIn(held) : held;
  const payloadAt = [...outer, ...keys];
  if (isJsonObject(inside)) {
    const name = ENVELOPES.map(([at]) => textOf(inside[at])).find(Boolean);
    const isKnown = EVENT_NAMES.some((known) => known === name);
    return isKnown ? { payloadAt, name, nameAt: payloadAt, isBare: true } : undefined;
  }
  return typeof held === "string" && keys.length > 0
    ? { payloadAt, lost: "not a JSON object" }
    : undefined;
}

const readDamaged = (base64: string): unknown =>
  JSON.parse(new TextDecoder().decode(decode(base64)));

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

const KNOWN: Readonly<Partial<{ [verdict: string]: Verdict }>> = {
  valid: "valid",
  unknown_event: "unknown",
  unknown_version: "unknown",
};

export function byModule(text: string, judged: readonly Judged[]): Report {
  const bytes = Buffer.from(text);
  const place = (at: number) => {
    const lines = bytes.toString("utf8", 0, at).split("\n");
    return [lines.length, (lines.at(-1) ?? "").length + 1];
  };
  return {
    counts: judged.map(({ verdict = "", event, count }) => [
      KNOWN[verdict] ?? "invalid",
      verdict === "valid" ? undefined : event,
      count,
    ]),
    findings: judged.flatMap(({ event, faults }) =>
      faults.map(({ record, at, code, attr, detail }) => [
        record,
        ...place(at),
        code,
        attr,
        detail,
        event,
      ]),
    ),
  };
}
