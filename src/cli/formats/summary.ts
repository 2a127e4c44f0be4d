import { amount } from "../amount.ts";
import type { Totals } from "../finding.ts";

/** `3 files, 12 payloads: 10 valid, 2 invalid, 5 issues (2 not shown).` Counts of nothing are left out. */
export function summary({
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
