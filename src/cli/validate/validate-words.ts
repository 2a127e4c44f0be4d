import { amount, figure } from "../../library/text/printable.ts";
import { eventSuffix, type Finding, type Totals, type Words } from "../findings/finding.ts";
import { passedOverText } from "../findings/summary.ts";

export const VALIDATE_WORDS: Words = {
  summary,
  case: (finding) =>
    finding.payload === undefined
      ? "input"
      : `payload ${finding.payload}${recordOf(finding)}${eventSuffix(finding)}`,
  rest: (count) => amount(count, "valid payload"),
  unlisted: (count) => ({
    name: amount(count, "other payload"),
    reason: "Ignored because the event is unknown, or beyond --max-issues.",
  }),
};

const recordOf = ({ record }: Finding): string =>
  record === undefined ? "" : `, record ${record}`;

/** `3 files, 12 payloads: 10 valid, 2 invalid, 5 issues (2 not shown).` Zeros are left out. */
function summary(totals: Totals): string {
  const { files, payloads, valid, invalid, unknown, unreadable, findings, omitted } = totals;
  const counts = [
    valid > 0 && `${figure(valid)} valid`,
    invalid > 0 && `${figure(invalid)} invalid`,
    unknown > 0 && `${figure(unknown)} of an unknown event`,
    unreadable > 0 && `${figure(unreadable)} unreadable`,
    findings > 0 &&
      amount(findings, "issue") + (omitted > 0 ? ` (${figure(omitted)} not shown)` : ""),
  ].filter((count) => count !== false);
  const details = counts.length > 0 ? `: ${counts.join(", ")}` : "";
  return `${amount(files, "file")}, ${amount(payloads, "payload")}${details}.${passedOverText(totals)}`;
}
