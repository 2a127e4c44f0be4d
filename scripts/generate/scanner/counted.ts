// The words of the document of counts, and the forms of texts. A word has the number of its counter.
import { ENVELOPES } from "../../../src/library/envelopes/read-envelope.ts";
import { FORMAT, VERDICTS } from "../../../src/library/judge/lists.ts";
import * as layout from "../../../src/reading/scanner/assembly/layout.ts";

export type Counter = readonly [word: string, counter: number];

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

/** The keys of the document, in their order. A key of one number has its counter. */
export const countedWords = (): Readonly<Record<string, readonly Counter[]>> => ({
  PATTERNS,
  DAY_PATTERN: [[DAY, 0]],
  KEY_CONTRACTS: [["contracts", layout.KNOWN]],
  KEY_ENVELOPES: [["envelopes", 0]],
  IN_ENVELOPES: sorted([
    ["none", layout.NO_ENVELOPE],
    ...ENVELOPES.map((keys, index): Counter => [keys.join(", "), layout.ENVELOPES + index]),
  ]),
  KEY_EVENTS: [["events", 0]],
  KEY_FIELDS: [["fields", 0]],
  KEY_FIRST: [["first", layout.FIRST_DAY]],
  KEY_INVALID: [["invalid", layout.INVALID]],
  KEY_LAST: [["last", layout.LAST_DAY]],
  KEY_SAMPLED: [["sampled", layout.SAMPLED]],
  KEY_UNKNOWN: [["unknown", 0]],
  KEY_VALID: [["valid", layout.VALID]],
  KEY_FORMAT: [["format", 0]],
  FORMAT: [[FORMAT, 0]],
  KEY_MESSAGES: [["messages", 0]],
  IN_MESSAGES: sorted(VERDICTS.map((verdict, index): Counter => [verdict, index])),
  KEY_UNKNOWN_EVENTS: [["unknown_events", 0]],
  KEY_VERSIONS: [["versions", 0]],
  IN_VERSIONS: [
    ["beside", layout.BESIDE],
    ["joined", layout.JOINED],
  ],
  IN_FIELD: [
    ["absent", layout.ABSENT],
    ["items", layout.ITEMS],
    ["null", layout.NULL],
  ],
  KEY_OTHER: [["other", 0]],
  IN_OTHER: [
    ["array", layout.LIST],
    ["boolean", layout.BOOLEAN],
    ["number", layout.NUMBER],
    ["object", layout.OBJECT],
    ["string", layout.STRING],
  ],
  KEY_TEXTS: [["texts", 0]],
  IN_TEXTS: [
    ["date", layout.DATE],
    ["decimal", layout.DECIMAL],
    ["digits", layout.DIGITS],
    ["empty", layout.EMPTY],
    ["instant", layout.INSTANT],
    ["local", layout.LOCAL],
    ["other", layout.OTHER],
    ["uuid", layout.UUID],
  ],
  KEY_COUNT: [["count", layout.UNKNOWN]],
  KEY_NAMES: [["names", 0]],
});
