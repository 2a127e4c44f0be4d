// Writes the words of faults for the modules. Runs the code that makes each message, with a mark or
// a sample for each part that varies. `src/reading/scanner/assembly/layout.ts` describes the marks.
import { CARRIERS, ENVELOPES } from "../../../src/library/envelopes/read-envelope.ts";
import { findSyntaxFault } from "../../../src/library/json/scan.ts";
import { CODES, VERDICTS } from "../../../src/library/judge/lists.ts";
import { compactContract } from "../../../src/library/runtime/compact-contract.ts";
import type { Result } from "../../../src/library/runtime/examine.ts";
import { type Findings, missing, visitUnknown, wrong } from "../../../src/library/runtime/issue.ts";
import { askParsed } from "../../../src/library/runtime/refusals.ts";
import { describeBreak } from "../../../src/reading/judge/cut.ts";
import { describeUnknownEvent, judge, missingPayload } from "../../../src/reading/judge/judge.ts";
import { withNumberAt } from "../../../src/reading/judge/place.ts";
import { untold } from "../../../src/reading/judge/untold.ts";
import { describeLost } from "../../../src/reading/messages/read-message.ts";
import * as layout from "../../../src/reading/scanner/assembly/layout.ts";

/** Returns all words, by their numbers. */
export function moduleWords(): readonly string[] {
  const words: string[] = [];
  for (const [first, ...texts] of groups())
    for (const [index, text] of texts.entries()) {
      if (words[first + index] !== undefined) throw new Error(`Two words have one number: ${text}`);
      words[first + index] = text;
    }
  const gap = Array.from({ length: layout.WORD_COUNT }, (_, at) => words[at]).indexOf(undefined);
  if (gap >= 0 || words.length !== layout.WORD_COUNT) throw new Error(`There is no word ${gap}.`);
  return words;
}

const mark = (number: number): string => String.fromCharCode(number);
const ATTR = mark(layout.ATTR);
const QUOTED = mark(layout.QUOTED);
const HINT = mark(layout.HINT);
const EVENT = mark(layout.EVENT);

/** A name that is similar to no other name. */
const FAR = "far-away";

type Group = readonly [first: number, ...texts: string[]];

const groups = (): readonly Group[] => [
  [layout.THE_PAYLOAD, cut(missingWords(""), "", cut(missingWords(ATTR), ATTR))],
  [layout.NO_KEY, cut(unknownWords("", FAR), "", cut(unknownWords(ATTR, FAR), ATTR))],
  [layout.MISSING, missingWords(ATTR)],
  [layout.WRONG, detailOf((found) => wrong(telling(found), ATTR, 7, mark(layout.WANTED)))],
  [layout.UNPARSED, unparsedWords()],
  [layout.UNKNOWN_FIELD, unknownWords(ATTR, FAR)],
  [layout.MEANT_FIELD, unknownWords("knwn", "known").replace("knwn", ATTR).replace("known", HINT)],
  [layout.UNKNOWN_EVENT, describeUnknownEvent(EVENT, [])],
  [
    layout.MEANT_EVENT,
    describeUnknownEvent("a-v1", ["b-v1"]).replace("a-v1", EVENT).replace("b-v1", HINT),
  ],
  [layout.NO_EVENT, "the event is not in the catalogue"],
  [layout.NAMELESS, cut(namelessWords(HINT), "", `; ${HINT}`)],
  [layout.NOTHING_AT, nothingWords(mark(layout.KEYS))],
  [layout.NOT_UTF8, describeLost("not UTF-8")],
  [layout.TOO_LONG, describeLost("too long")],
  [layout.NO_JSON, describeLost("not JSON"), describeLost("not a JSON object")],
  [layout.NOT_JSON, describeBreak(mark(layout.WANTED), "@").replace('"@"', mark(layout.CAME))],
  [layout.END_OF_INPUT, cut(describeBreak(""), "not ")],
  [layout.CUT_OFF, cut(describeUnknownEvent("x".repeat(81), []), "x".repeat(80), '"')],
  [layout.KINDS, ...kindWords()],
  [
    layout.TOLD,
    ...VALUES.map(toldWords),
    toldWords("@").replace('"@"', QUOTED),
    cut(withNumberAt("not the number 1e+40", { text: `1${"0".repeat(40)}`, offset: 0 }), "not "),
    toldWords("x".repeat(25)),
  ],
  [
    layout.UNTOLD,
    ...VALUES.map((value) => untold(value)),
    untold("xx").replace("2", mark(layout.CHARACTERS)),
    untold("x"),
    untold(""),
  ],
  [layout.EXPECTED, ...BROKEN.map((text) => findSyntaxFault(text)?.expected ?? "")],
  [layout.SCHEMA_KEY, "$schema"],
  [layout.RECORDS_KEYS, "Records", "records"],
  [layout.ENVELOPE_KEYS, ...ENVELOPES.flat()],
  [layout.CARRIER_KEYS, ...CARRIERS.flatMap(([first, second = ""]) => [first, second])],
  [layout.AS_JSON, faultAsJson(), JSON.stringify(null)],
  [layout.CODES, ...CODES],
  [layout.VERDICTS, ...VERDICTS],
];

/** The values for which `layout.ts` numbers words, in its order. */
const VALUES = [{}, [1], [], null, 7, true];
/** Texts that are not JSON, in the order of the words for what each lacks. */
const BROKEN = ["", "1 2", "{1", '{"a":1,', '{"a"', '{"a":1', "[1", '"\\x', '"\n', '"'];

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
  Object.assign(found, { tell: () => mark(layout.VALUE) });

const missingWords = (attr: string) => detailOf((found) => missing(found, attr));

const unknownWords = (key: string, known: string) =>
  detailOf((found) => visitUnknown(found, { [key]: 1 }, "", known));

function unparsedWords(): string {
  const detail = detailOf((found) => wrong(found, ATTR, "", kindWords()[layout.OBJECT] ?? ""));
  return askParsed([{ attr: "", code: "invalid_type", detail }])[0]?.detail ?? "";
}

const toldWords = (value: unknown): string =>
  cut(
    detailOf((found) => wrong(found, "", value, "")),
    ", not ",
  ).replace(/ (7|true)$/, ` ${QUOTED}`);

/** The words for what a value has to be, by kind. */
function kindWords(): string[] {
  const kinds = compactContract("a-v1", () => false, "{s,b:b,i:i,n:n,o{},l[]}");
  const result: Result<unknown> = kinds.validate({ s: 1, b: 1, i: "", n: "", o: 1, l: 1 });
  return result.ok ? [] : result.issues.map(({ detail }) => cut(detail, " must be ", ", not "));
}

function namelessWords(hint: string): string {
  const contracts = { names: [], contractOf: () => undefined, unknown: "ignore", hint } as const;
  const message = { name: undefined, payload: {}, payloadAt: [] };
  return judge(message, contracts, 1).issues[0]?.detail ?? "";
}

const nothingWords = (key: string): string =>
  missingPayload({ name: "", payload: undefined, payloadAt: [key] }).issues[0]?.detail ?? "";

/** A fault as JSON, with a mark for each of its values. */
const faultAsJson = (): string =>
  JSON.stringify({ code: "@1", attr: "@2", detail: "@3", at: "@4", record: "@5" })
    .replace(/"@([45])"/g, "@$1")
    .replace(/@(\d)/g, (_, number) => mark(Number(number)));
