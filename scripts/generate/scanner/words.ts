// Writes the words of faults for the modules, by the templates of src/, with a mark for each part that
// varies. The modules get the numbers of words and marks from here.

import { NOT_JSON_BEHIND } from "../../../src/library/envelopes/kafka-record.ts";
import { CARRIERS, ENVELOPES } from "../../../src/library/envelopes/read-envelope.ts";
import { findSyntaxFault } from "../../../src/library/json/scan.ts";
import { CODES, COLUMNS, FLAGS, VERDICTS } from "../../../src/library/judge/lists.ts";
import { NEUTRAL } from "../../../src/library/names/neutral.ts";
import { WANTED } from "../../../src/library/runtime/compact-contract.ts";
import {
  describe,
  type Findings,
  type Issue,
  issueOf,
  missing,
  visitUnknown,
  wrong,
} from "../../../src/library/runtime/issue.ts";
import { TYPES } from "../../../src/library/runtime/outline.ts";
import { askParsed } from "../../../src/library/runtime/refusals.ts";
import { CUT_OFF, sayUnknownEvent } from "../../../src/reading/judge/check-payload.ts";
import { describeLost, sayBreak } from "../../../src/reading/judge/input-fault.ts";
import { LONG_NUMBER } from "../../../src/reading/judge/place.ts";
import { ofCharacters, untold } from "../../../src/reading/judge/untold.ts";
import { DATE } from "../../../src/reading/scanner/assembly/layout.ts";
import { listColumns } from "./about.ts";
import { COUNTED_WORDS, type Counter, PATTERNS } from "./counted.ts";

/** The most characters of a word in place of a neutral one. */
export const MOST_WORD = 32;

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

/** A value of each kind but string and number, in the order of `layout.ts`, and an empty list. */
const OTHERS = [{}, [1], null, []];
/** What a value has to be, in the order of `layout.ts`. */
const KINDS = ["string", "boolean", "integer", "number", "object", "array"];
/** Texts that are not JSON, by what they lack. */
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
const LACKS = Object.values(BROKEN).map((text) => findSyntaxFault(text)?.expected ?? "");
const A_STRING = ofCharacters(`${mark(MARKS.CHARACTERS)} characters`);

/** A text, or a text with the number of its counter. */
type Word = string | Counter;

/** Words and lists of words, by name. A word's number is its place in the flattened list. */
const NAMED_WORDS: Readonly<Record<string, string | readonly Word[]>> = {
  // The next two words replace an empty attr: of the payload, and of an unknown field named "".
  THE_PAYLOAD: issueOf({}, "", 0, "").detail,
  NO_KEY: '""',
  MISSING: detailOf((found) => missing(found, ATTR)),
  WRONG: KINDS.map((kind) => detailOf((found) => wrong(found, ATTR, 0, wantedOf(kind)))),
  UNPARSED: askParsed({}, ATTR, "", wantedOf("object")).detail,
  // Of an integer that is one, but has no room.
  NO_LONG: detailOf((found) => wrong(found, ATTR, 0, "an integer of 64 bits")),
  UNKNOWN_FIELD: detailOf((found) => visitUnknown(found, { [ATTR]: 1 }, "", FAR)),
  // The two marks differ by one character, so that one may mean the other.
  MEANT_FIELD: detailOf((found) => visitUnknown(found, { [ATTR]: 1 }, "", HINT)),
  UNKNOWN_EVENT: sayUnknownEvent(EVENT),
  MEANT_EVENT: sayUnknownEvent(EVENT, HINT),
  // The modules can't write the name of this event: only the host knows it.
  NO_EVENT: "the event is not in the catalogue",
  REPEATED_FIELD: `${ATTR} occurs more than once in one object`,
  // What a text that is not JSON in UTF-8 begins as.
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
  NOT_JSON: LACKS.map((lack) => sayBreak(lack, mark(MARKS.CAME))),
  NOT_AT_END: LACKS.map((lack) => sayBreak(lack)),
  CUT_OFF,
  // The last two words are for a long number and for a long string.
  TOLD: [
    `the string ${QUOTED}`,
    ...[true, 7, 7, ...OTHERS].map((value) => describe(value, "", QUOTED)),
    LONG_NUMBER,
    describe("x".repeat(25)),
  ],
  // The last two words are for a string of one character and for an empty string.
  UNTOLD: [A_STRING, ...[true, 7, 7, ...OTHERS, "x", ""].map((value) => untold(value))],
  NAME_AT: "name_at",
  VERSION_AT: "version_at",
  PAYLOAD_AT: "payload_at",
  FILE_EVENT: "file_event",
  CHOSEN_EVENT: "chosen_event",
  OTHER_EVENTS: "other_events",
  WORDS_KEY: "words",
  NEUTRAL,
  VERSION_KEY: "version",
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
  ...COUNTED_WORDS,
};

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
export const moduleWords = (): readonly Counter[] =>
  Object.values(NAMED_WORDS)
    .flat()
    .map((word) => (typeof word === "string" ? [word, 0] : word));

/** Returns, by name, the numbers of words, of items of lists, of marks and of flags. */
export function wordNumbers(): Readonly<Record<string, number>> {
  let count = 0;
  const numbers = Object.entries(NAMED_WORDS).map(([name, words]): [string, number] => {
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
    PATTERN_COUNT: PATTERNS.length,
    FIRST_WITH_DAY: PATTERNS.findIndex(([, counter]) => counter === DATE),
    NEUTRAL_SIZE: NEUTRAL.length,
    MOST_WORD,
    ENVELOPES: ENVELOPES.length,
    CARRIERS: CARRIERS.length,
  };
}

function detailOf(find: (found: Findings) => void): string {
  const found = { issues: [], limit: 1, omitted: 0, tell: () => mark(MARKS.VALUE) };
  find(found);
  return (found.issues as Issue[])[0]?.detail ?? "";
}

function wantedOf(kind: string): string {
  return WANTED[TYPES.indexOf(kind)] ?? "";
}

/** Writes a fault as JSON, with a mark for each value. Only the mark of the code is in quotes. */
function faultAsJson(record: string | null): string {
  const json = { code: "@CODE", attr: "@FAULT_ATTR", detail: "@DETAIL", at: "@AT", record };
  return JSON.stringify(json)
    .replace(/"@(FAULT_ATTR|DETAIL|AT|RECORD)"/g, "@$1")
    .replace(/@([A-Z_]+)/g, (_, name: keyof typeof MARKS) => mark(MARKS[name]));
}
