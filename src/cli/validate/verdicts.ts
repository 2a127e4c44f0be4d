import type { Finding } from "../findings/finding.ts";
import type { Counted } from "../findings/summary.ts";

/** What a payload, or an input, was found to be. */
export type Verdict = "valid" | "invalid" | "unknown" | "unreadable";

/** Receives what validation comes to: one verdict for each payload, and the findings. */
export interface Verdicts {
  /**
   * Counts one more payload, or an unreadable input, with its findings. `others` is how many more of
   * them there are.
   */
  count(verdict: Verdict, findings: readonly Counted[], others?: number): void;
  /** Counts so many payloads that are valid. */
  accept(payloads: number): void;
  /** How many more findings are reported. Those beyond are only counted. */
  room(): number;
  report(finding: Finding): void;
}

/** A finding about the input itself and not about a field of a payload. */
export const inputFault = (
  place: Pick<Finding, "file" | "line" | "column" | "payload">,
  code: "invalid_json" | "invalid_yaml" | "unreadable",
  detail: string,
): Finding => ({ ...place, severity: "error", code, attr: "", detail });

/** Counts and reports a finding that is all there is to say about a payload or an input. */
export function reportInput(verdict: Verdict, finding: Finding, verdicts: Verdicts): void {
  verdicts.count(verdict, [finding]);
  verdicts.report(finding);
}
