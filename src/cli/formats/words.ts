import { amount } from "../amount.ts";
import type { Words } from "../finding.ts";
import { judgedAs } from "./place.ts";
import { summary } from "./summary.ts";

/** How formats speak of payloads that were judged. */
export const VALIDATE_WORDS: Words = {
  summary,
  case: (finding) =>
    finding.payload === undefined ? "input" : `payload ${finding.payload}${judgedAs(finding)}`,
  rest: (count) => amount(count, "valid payload"),
};
