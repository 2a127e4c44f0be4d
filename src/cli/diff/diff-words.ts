// What the formats of findings say about changes.
import { figure } from "../../library/text/printable.ts";
import type { Change } from "../../reading/diff/change.ts";
import type { Words } from "../findings/finding.ts";
import { eventSuffix } from "../findings/place.ts";
import { shortSentenceOf } from "./summary.ts";

export const diffWords = (changes: readonly Change[], nothing: string, isPart: boolean): Words => ({
  summary: () => shortSentenceOf(changes, nothing),
  case: (finding) =>
    finding.attr === "" ? (finding.event ?? "") : `${finding.attr}${eventSuffix(finding)}`,
  unlisted: (count) => ({
    name: `${figure(count)} more changed`,
    reason: "What changed is shared, and told once, where it is first met.",
  }),
  // With --breaks there may be changes that were not asked for.
  rest: (count) => `${figure(count)} ${isPart ? "not broken" : "unchanged"}`,
});
