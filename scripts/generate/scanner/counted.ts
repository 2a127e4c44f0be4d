// The words of the document of counts, and the forms of texts. A word has the number of its counter.
import { ENVELOPES } from "../../../src/library/envelopes/read-envelope.ts";
import { FORMAT, VERDICTS } from "../../../src/library/judge/lists.ts";
import * as layout from "../../../src/reading/scanner/assembly/layout.ts";

/** Stands for the hash of the contract. */
export const THE_CONTRACT = "the contract";

/** A word, its number, and what it is. */
export type Counter = readonly [word: string, number: number, is?: number];

const sorted = (counters: readonly Counter[]) =>
  counters.toSorted(([one], [other]) => (one < other ? -1 : 1));

/** The forms of texts. `9` is a digit, `#` some of them, `x` hexadecimal, `+` a sign. */
const DAY = "9999-99-99";
const TIMES = ["99:99", "99:99:99", "99:99:99.#"].map((time) => `${DAY}T${time}`);
const ZONES = ["Z", "+99:99", "+9999", "+99"];
export const PATTERNS: readonly Counter[] = [
  ["", layout.EMPTY],
  ["#", layout.DIGITS],
  ...["+#", "#.#", "+#.#"].map((pattern): Counter => [pattern, layout.DECIMAL]),
  ["xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx", layout.UUID],
  // From here on, forms begin with a day.
  [DAY, layout.DATE],
  ...TIMES.map((pattern): Counter => [pattern, layout.LOCAL]),
  ...TIMES.flatMap((time) => ZONES.map((zone): Counter => [time + zone, layout.INSTANT])),
];

/** The key of an object, and behind it the words in it. */
const object = (key: string, ...words: readonly Counter[]): readonly Counter[] => [
  [key, words.length, layout.IS_OBJECT],
  ...words,
];

const UNKNOWN: readonly Counter[] = [
  ["count", layout.UNKNOWN],
  ["names", 0, layout.IS_NAMES],
];

/** The words of the document, in their order. Objects end where the next begin. */
export const COUNTED_WORDS: Readonly<Record<string, readonly Counter[]>> = {
  PATTERNS,
  DAY_PATTERN: [[DAY, 0]],
  DOCUMENT: [
    ...object("contracts", [THE_CONTRACT, layout.KNOWN]),
    ...object(
      "envelopes",
      ...sorted([
        ["none", layout.NO_ENVELOPE],
        ...ENVELOPES.map((keys, index): Counter => [keys.join(", "), layout.ENVELOPES + index]),
      ]),
    ),
    ["events", 0, layout.IS_EVENTS],
    ["format", 1, layout.IS_TEXT],
    [FORMAT, 0],
    ...object("messages", ...sorted(VERDICTS.map((verdict, index): Counter => [verdict, index]))),
    ...object("unknown_events", ...UNKNOWN),
    ...object("versions", ["beside", layout.BESIDE], ["joined", layout.JOINED]),
  ],
  IN_EVENT: [
    ["fields", 0, layout.IS_FIELDS],
    ["first", layout.FIRST_DAY, layout.IS_DAY],
    ["invalid", layout.INVALID],
    ["last", layout.LAST_DAY, layout.IS_DAY],
    ["sampled", layout.SAMPLED],
    ["unknown", 0, layout.IS_UNKNOWN],
    ["valid", layout.VALID],
  ],
  IN_FIELD: [
    ["absent", layout.ABSENT],
    ["items", layout.ITEMS],
    ["null", layout.NULL],
    ...object(
      "other",
      ["array", layout.LIST],
      ["boolean", layout.BOOLEAN],
      ["number", layout.NUMBER],
      ["object", layout.OBJECT],
      ["string", layout.STRING],
    ),
  ],
  IN_TEXTS: object(
    "texts",
    ["date", layout.DATE],
    ["decimal", layout.DECIMAL],
    ["digits", layout.DIGITS],
    ["empty", layout.EMPTY],
    ["instant", layout.INSTANT],
    ["local", layout.LOCAL],
    ["other", layout.OTHER],
    ["uuid", layout.UUID],
  ),
  IN_UNKNOWN: UNKNOWN,
  END: [],
};
