// How the formats of findings speak of changes.
import type { Change } from "../../diff/change.ts";
import type { Party } from "../../diff/parties.ts";
import type { Words } from "../findings/finding.ts";
import { judgedAs } from "../findings/words.ts";
import { shortSentenceOf } from "./summary.ts";

export const diffWords = (changes: readonly Change[], only: readonly Party[]): Words => ({
  summary: () => shortSentenceOf(changes, only),
  case: (finding) =>
    finding.attr === "" ? (finding.event ?? "") : `${finding.attr}${judgedAs(finding)}`,
  // With --breaks there may be changes that were not asked for.
  rest: (count) => (only.length === 0 ? `${count} unchanged` : `${count} not broken`),
});
