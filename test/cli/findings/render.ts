// Makes a format print what a value describes, so that tests can be tables.

import type {
  FileCounts,
  Finding,
  FormatOptions,
  Totals,
} from "../../../src/cli/findings/finding.ts";
import { github } from "../../../src/cli/findings/github.ts";
import { gitlab } from "../../../src/cli/findings/gitlab.ts";
import { json } from "../../../src/cli/findings/json.ts";
import { junit } from "../../../src/cli/findings/junit.ts";
import { markdown } from "../../../src/cli/findings/markdown.ts";
import type { FormatName } from "../../../src/cli/findings/outputs.ts";
import { pretty } from "../../../src/cli/findings/pretty.ts";
import { sarif } from "../../../src/cli/findings/sarif.ts";
import { VALIDATE_WORDS } from "../../../src/cli/validate/reporter.ts";
import type { Summary } from "../../../src/reading/judge/tally.ts";
import fc, { anyCharacter } from "../../fast-check.ts";

/** One input with its findings. */
export interface Input {
  readonly file: string;
  readonly findings?: readonly Partial<Finding>[];
  readonly counts?: FileCounts;
}

export const FINDING: Finding = {
  file: "fixtures/x.json",
  line: 3,
  column: 27,
  severity: "error",
  code: "invalid_type",
  attr: "account_user_emails.0",
  detail: "account_user_emails.0 must be a string, not the number 7",
  event: "account.created-v1",
  payload: 0,
};
/** An input with a payload that is wrong. */
export const INVALID: Input = {
  file: "fixtures/x.json",
  findings: [{}],
  counts: { payloads: 1, valid: 0 },
};
/** An input with an event that is not in the catalogue. */
export const UNKNOWN: Input = {
  file: "captured.ndjson",
  findings: [
    {
      line: 4,
      column: 1,
      severity: "warning",
      code: "unknown_event",
      attr: "",
      detail: 'there is no event "x-v1"',
      event: undefined,
      payload: 3,
    },
  ],
  counts: { payloads: 11, valid: 10 },
};
const NOTHING: Totals = {
  files: 0,
  payloads: 0,
  valid: 0,
  invalid: 0,
  unknown: 0,
  unreadable: 0,
  findings: 0,
  omitted: 0,
};

const FORMATS = { pretty, json, github, junit, sarif, markdown, gitlab };

/** What a format prints for these inputs. */
export function render(
  name: FormatName,
  inputs: readonly Input[],
  totals: Partial<Totals> = {},
  options: Partial<FormatOptions> = {},
  summary?: Summary,
): string {
  let text = "";
  const format = FORMATS[name](
    (piece) => {
      text += piece;
    },
    { colours: false, version: "1.2.3", words: VALIDATE_WORDS, note: () => {}, ...options },
  );
  for (const { file, findings = [], counts = { payloads: 0, valid: 0 } } of inputs) {
    format.begin?.(file);
    for (const finding of findings) format.finding({ ...FINDING, file, ...finding });
    format.finish?.(file, counts);
  }
  const reported = inputs.flatMap(({ findings = [] }) => findings).length;
  const all = { ...NOTHING, files: inputs.length, findings: reported + (totals.omitted ?? 0) };
  format.end({ ...all, ...totals }, summary);
  return text;
}

/** Texts that break formats which do not escape them. */
export const HOSTILE: readonly string[] = [
  "a\nb",
  "a\r\nb",
  "\u001b[31mred\u001b[0m",
  "\u0000",
  "\ud800",
  "\udc00x",
  "\ufffe\uffff",
  "]]>",
  "</failure><x>&amp;\"'",
  "::error::injected",
  "##[add-mask]x",
  "100%25,a:b",
  "\u202ereversed\u202c",
  "\u2028\u2029\u0085",
  "\u{1f50c}",
  "#?%20 +;[]{}",
];

/** Any code units, also halves of characters, and often those with a meaning in a format. */
export const ANYTHING = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.string({ unit: fc.integer({ max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
  fc.constantFrom(...HOSTILE),
);
