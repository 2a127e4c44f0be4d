import { amount } from "../terminal/text.ts";
import type { Finding, Totals, Words } from "./finding.ts";

/** How formats speak of payloads that were judged. */
export const VALIDATE_WORDS: Words = {
  summary,
  case: (finding) =>
    finding.payload === undefined ? "input" : `payload ${finding.payload}${judgedAs(finding)}`,
  rest: (count) => amount(count, "valid payload"),
};

/** `3 files, 12 payloads: 10 valid, 2 invalid, 5 issues (2 not shown).` Counts of nothing are left out. */
function summary({
  files,
  payloads,
  valid,
  invalid,
  unknown,
  unreadable,
  findings,
  omitted,
}: Totals): string {
  const counts = [
    valid > 0 && `${valid} valid`,
    invalid > 0 && `${invalid} invalid`,
    unknown > 0 && `${unknown} of an unknown event`,
    unreadable > 0 && `${unreadable} unreadable`,
    findings > 0 && `${amount(findings, "issue")}${omitted > 0 ? ` (${omitted} not shown)` : ""}`,
  ].filter((count) => count !== false);
  return `${amount(files, "file")}, ${amount(payloads, "payload")}${counts.length > 0 ? `: ${counts.join(", ")}` : ""}.`;
}

/** How findings name standard input. */
export const STDIN_NAME = "<stdin>";

/** `fixtures/x.json:3:27`, which editors and terminals make a link of. */
export const placeOf = ({
  file,
  line,
  column,
}: Pick<Finding, "file" | "line" | "column">): string => `${file}:${line}:${column}`;

/** The event that a payload was judged as, to stand behind something. */
export const judgedAs = ({ event }: Pick<Finding, "event">): string =>
  event === undefined ? "" : ` (${event})`;
