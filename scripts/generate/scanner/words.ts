// Writes the words of faults for the modules. Runs the code that makes each message, with a mark or
// a sample for each part that varies. The modules get the numbers of words and marks from here.

import { NOT_JSON_BEHIND } from "../../../src/library/envelopes/kafka-record.ts";
import { CARRIERS, ENVELOPES } from "../../../src/library/envelopes/read-envelope.ts";
import { findSyntaxFault } from "../../../src/library/json/scan.ts";
import { CODES, COLUMNS, FLAGS, VERDICTS } from "../../../src/library/judge/lists.ts";
import { compactContract } from "../../../src/library/runtime/compact-contract.ts";
import type { Result } from "../../../src/library/runtime/examine.ts";
import { type Findings, missing, visitUnknown, wrong } from "../../../src/library/runtime/issue.ts";
import { askParsed } from "../../../src/library/runtime/refusals.ts";
import { describeBreak, describeLost } from "../../../src/reading/judge/cut.ts";
import { describeUnknownEvent } from "../../../src/reading/judge/judge.ts";
import { withNumberAt } from "../../../src/reading/judge/place.ts";
import { untold } from "../../../src/reading/judge/untold.ts";
import { OBJECT } from "../../../src/reading/scanner/assembly/layout.ts";
import { listColumns } from "./about.ts";

/** The bytes that stand for the varying parts of a word. All are below 32, where no letter is. */
const MARKS = {
  ATTR: 1,
  VALUE: 3,
  /** The quoted value, and its number of characters. */
  QUOTED: 4,
  CHARACTERS: 5,
  HINT: 6,
  EVENT: 7,
  KEYS: 8,
  /** The character at which a text is no longer JSON. */
  CAME: 9,
  /** The parts of a fault in its JSON form. */
  CODE: 10,
  FAULT_ATTR: 11,
  DETAIL: 12,
  AT: 13,
  RECORD: 14,
};

const mark = (number: number): string => String.fromCharCode(number);
const ATTR = mark(MARKS.ATTR);
const QUOTED = mark(MARKS.QUOTED);
const HINT = mark(MARKS.HINT);
const EVENT = mark(MARKS.EVENT);

/** A known name to which no unknown name is similar, so that the words suggest no name. */
const FAR = "far-away";

/** A value of each kind, in the order of `layout.ts`, and an empty list. */
const VALUES = ["xx", true, 7, 7, {}, [1], null, []];
/** Texts that are not JSON. The words for the missing part of each text are in this order. */
const BROKEN = {
  A_VALUE: "",
  TEXT_END: "1 2",
  FIELD_OR_BRACE: "{1",
  FIELD_NAME: '{"a":1,',
  A_COLON: '{"a"',
  COMMA_OR_BRACE: '{"a":1',
  COMMA_OR_BRACKET: "[1",
  AN_ESCAPE: '"\\x',
  NO_CONTROL: '"\n',
  STRING_END: '"',
};

/** Words and lists of words, by name. A word's number is its place in the flattened list. */
const namedWords = (): Readonly<Record<string, string | readonly string[]>> => ({
  // The next two words replace an empty attr: of the payload, and of an unknown field named "".
  THE_PAYLOAD: cut(missingWords(""), "", cut(missingWords(ATTR), ATTR)),
  NO_KEY: cut(unknownWords("", FAR), "", cut(unknownWords(ATTR, FAR), ATTR)),
  MISSING: missingWords(ATTR),
  WRONG: kindWords().map((kind) => detailOf((found) => wrong(telling(found), ATTR, 7, kind))),
  UNPARSED: unparsedWords(),
  // Of an integer that is one, but has no room.
  NO_LONG: `${ATTR} must be an integer of 64 bits, not ${mark(MARKS.VALUE)}`,
  UNKNOWN_FIELD: unknownWords(ATTR, FAR),
  MEANT_FIELD: unknownWords("knwn", "known").replace("knwn", ATTR).replace("known", HINT),
  UNKNOWN_EVENT: describeUnknownEvent(EVENT, []),
  MEANT_EVENT: describeUnknownEvent("a-v1", ["b-v1"]).replace("a-v1", EVENT).replace("b-v1", HINT),
  // The modules can't write the name of this event: only the host knows it.
  NO_EVENT: "the event is not in the catalogue",
  REPEATED_FIELD: `${ATTR} occurs more than once in one object`,
  // What a text that is no JSON in UTF-8 begins as.
  IS_MARKED: "the text begins with a byte order mark",
  IS_GZIP: "the text is gzip",
  IS_PARQUET: "the text is Parquet",
  IS_AVRO: "the text is Avro",
  IS_UTF16: "the text is UTF-16",
  NO_JSON_BEHIND: NOT_JSON_BEHIND,
  NAMELESS: "nothing names the event",
  NOTHING_AT: `there is nothing at /${mark(MARKS.KEYS)}, where the payload should be`,
  NOT_UTF8: describeLost("not UTF-8"),
  TOO_LONG: describeLost("too long"),
  NO_JSON: "the text is not JSON",
  NO_OBJECT: "the text is not a JSON object",
  NOT_JSON: lacks().map((lack) => describeBreak(lack, "@").replace('"@"', mark(MARKS.CAME))),
  NOT_AT_END: lacks().map((lack) => describeBreak(lack)),
  CUT_OFF: cut(describeUnknownEvent("x".repeat(81), []), "x".repeat(80), '"'),
  // The last two words are for a long number and for a long string.
  TOLD: [
    ...VALUES.map(toldWords),
    cut(withNumberAt("not the number 1e+40", { text: `1${"0".repeat(40)}`, offset: 0 }), "not "),
    toldWords("x".repeat(25)),
  ],
  // The last two words are for a string of one character and for an empty string.
  UNTOLD: [...VALUES, "x", ""].map((value) => untold(value).replace("2", mark(MARKS.CHARACTERS))),
  NAME_AT: "name_at",
  VERSION_AT: "version_at",
  PAYLOAD_AT: "payload_at",
  FILE_EVENT: "file_event",
  CHOSEN_EVENT: "chosen_event",
  OTHER_EVENTS: "other_events",
  PLAIN_TO: "plain_to",
  SCHEMA_KEY: "$schema",
  RECORDS_KEYS: ["Records", "records"],
  // Envelopes: the fields of name and payload. Carriers: the field of a message, and one beside it.
  ENVELOPE_KEYS: ENVELOPES.flat(),
  CARRIER_KEYS: CARRIERS.flatMap(([first, second = first]) => [first, second]),
  // The parts of an outline. Types are in the order of `layout.ts`.
  TYPES: ['"string"', '"boolean"', '"integer"', '"number"', '"json"'],
  FIELDS_OF: '{"fields":',
  ITEMS_OF: '{"items":',
  // The fields of envelopes, and then of carriers, beside name and payload.
  FACT_KEYS: [
    ...["id", "event_id", "source", "sequence", "time", "resources", "specversion"],
    ...["messageId", "MessageId", "topic", "partition", "offset"],
  ],
  // The least integer that 64 bits have no room for, but for its negative.
  LEAST_LONG: String(2n ** 63n),
  JSON_ALONE: faultAsJson(null),
  JSON_IN_BATCH: faultAsJson("@RECORD"),
  CODES,
  VERDICTS,
  ...digits(),
});

/** Returns the digits of the numbers at which rounding to a double changes direction. */
function digits(): Readonly<Record<string, string | readonly string[]>> {
  // With `bits` bits before the point, half the distance between doubles has 54 - bits decimals.
  const powers = Array.from({ length: 53 }, (_, bits) => 54 - bits);
  const fraction = (digits: bigint, power: number) => String(digits).padStart(power, "0");
  return {
    // The least number that becomes infinite, half way from the largest double to 2 ** 1024.
    TOO_LARGE: String(2n ** 1024n - 2n ** 970n),
    // The digits of half the least double, without the zeros before and after them.
    HALF_LEAST: String(5n ** 1075n),
    // By `bits`: the largest fraction rounding to 0 (none for 0 bits), the least rounding to 1.
    ROUND_DOWN: powers.map((power) => (power === 54 ? "" : fraction(5n ** BigInt(power), power))),
    ROUND_UP: powers.map((power) => fraction(10n ** BigInt(power) - 5n ** BigInt(power), power)),
  };
}

/** Returns all words, by their numbers. */
export const moduleWords = (): readonly string[] => Object.values(namedWords()).flat();

/** Returns, by name, the numbers of words, of items of lists, of marks and of flags. */
export function wordNumbers(): Readonly<Record<string, number>> {
  let count = 0;
  const numbers = Object.entries(namedWords()).map(([name, words]): [string, number] => {
    count += [words].flat().length;
    return [name, count - [words].flat().length];
  });
  const inList = (names: readonly string[], prefix = "") =>
    Object.fromEntries(names.map((name, index) => [prefix + name.toUpperCase(), index]));
  const flags = Object.fromEntries(
    Object.entries(FLAGS).map(([name, bit]) => [`FLAG_${name.toUpperCase()}`, bit]),
  );
  return {
    ...MARKS,
    FIRST_LETTER: 32,
    ...Object.fromEntries(numbers),
    EMPTY_ARRAY: 7,
    LONG_NUMBER: 8,
    LONG_STRING: 9,
    ONE_CHARACTER: 8,
    EMPTY_STRING: 9,
    ...inList(Object.keys(BROKEN)),
    ...inList(CODES, "CODE_"),
    ...inList(VERDICTS, "VERDICT_"),
    ...inList(Object.keys(COLUMNS), "COLUMN_"),
    COLUMNS: Object.keys(COLUMNS).length,
    HEADER_COLUMNS: listColumns().length,
    ...flags,
    ENVELOPES: ENVELOPES.length,
    CARRIERS: CARRIERS.length,
  };
}

/** Returns the part of a text between `start` and `end`. */
function cut(text: string, start: string, end = ""): string {
  const from = text.indexOf(start) + start.length;
  const to = end ? text.indexOf(end, from) : text.length;
  if (from < start.length || to < 0) throw new Error(`"${text}" has no "${start}" or "${end}".`);
  return text.slice(from, to);
}

function detailOf(find: (found: Findings) => void): string {
  const found: Findings = { issues: [], limit: 1, omitted: 0 };
  find(found);
  return found.issues[0]?.detail ?? "";
}

const telling = (found: Findings): Findings =>
  Object.assign(found, { tell: () => mark(MARKS.VALUE) });

const missingWords = (attr: string) => detailOf((found) => missing(found, attr));

const unknownWords = (key: string, known: string) =>
  detailOf((found) => visitUnknown(found, { [key]: 1 }, "", known));

function unparsedWords(): string {
  const detail = detailOf((found) => wrong(found, ATTR, "", kindWords()[OBJECT] ?? ""));
  return askParsed([{ attr: "", code: "invalid_type", detail }])[0]?.detail ?? "";
}

const toldWords = (value: unknown): string =>
  cut(
    detailOf((found) => wrong(found, "", value, "")),
    ", not ",
  ).replace(/ (7|true|"xx")$/, ` ${QUOTED}`);

const lacks = (): string[] =>
  Object.values(BROKEN).map((text) => findSyntaxFault(text)?.expected ?? "");

/** Returns the words for what a value has to be, by kind. */
function kindWords(): string[] {
  const kinds = compactContract("a-v1", () => false, "{s,b:b,i:i,n:n,o{},l[]}");
  const result: Result<unknown> = kinds.validate({ s: 1, b: 1, i: "", n: "", o: 1, l: 1 });
  return result.ok ? [] : result.issues.map(({ detail }) => cut(detail, " must be ", ", not "));
}

/** Writes a fault as JSON, with a mark for each value. Only the mark of the code is in quotes. */
const faultAsJson = (record: string | null): string =>
  JSON.stringify({
    code: "@CODE",
    attr: "@FAULT_ATTR",
    detail: "@DETAIL",
    at: "@AT",
    record,
  })
    .replace(/"@(FAULT_ATTR|DETAIL|AT|RECORD)"/g, "@$1")
    .replace(/@([A-Z_]+)/g, (_, name: keyof typeof MARKS) => mark(MARKS[name]));
