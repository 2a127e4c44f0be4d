// What a format is told, as a value, so that tests can be tables.
import fc from "fast-check";
import type { Finding, FormatOptions, Totals } from "../../../src/cli/findings/finding.ts";
import { FORMATS, type FormatName } from "../../../src/cli/findings/outputs.ts";

/** One input: its findings, and how many payloads it held. Without `judged` the end of the input is not told. */
export interface InputStory {
  readonly file: string;
  readonly findings?: readonly Partial<Finding>[];
  readonly judged?: { readonly payloads: number; readonly valid: number };
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

/** Tells a format a story and answers what it wrote. */
export function render(
  name: FormatName,
  inputs: readonly InputStory[],
  totals: Partial<Totals> = {},
  options: Partial<FormatOptions> = {},
): string {
  let text = "";
  const format = FORMATS[name](
    (piece) => {
      text += piece;
    },
    { colours: false, version: "1.2.3", ...options },
  );
  for (const { file, findings = [], judged } of inputs) {
    format.begin?.(file);
    for (const finding of findings) format.finding({ ...FINDING, file, ...finding });
    if (judged) format.finish?.(file, judged);
  }
  const told = inputs.flatMap(({ findings = [] }) => findings).length;
  format.end({
    ...NOTHING,
    files: inputs.length,
    findings: told + (totals.omitted ?? 0),
    ...totals,
  });
  return text;
}

/** Strings that have broken formats before. */
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

/** Any code unit, also halves of characters, and often the ones that formats give a meaning. */
export const ANYTHING = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.integer({ max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
  fc.constantFrom(...HOSTILE),
);
