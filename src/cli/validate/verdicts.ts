import type { Finding } from "../findings/finding.ts";

/** Receives what validation comes to: one verdict for each payload, and the findings. */
export interface Verdicts {
  /** Counts one more payload, or an unreadable input, with the number of its findings. */
  count(verdict: "valid" | "invalid" | "unknown" | "unreadable", findings: number): void;
  /** Counts so many payloads that are valid. */
  accept(payloads: number): void;
  /** How many more findings are reported. Those beyond are only counted. */
  room(): number;
  report(finding: Finding): void;
}

/** A finding about the input itself and not about a field of a payload. */
export const inputFault = (
  place: Pick<Finding, "file" | "line" | "column" | "payload">,
  code: "invalid_json" | "unreadable",
  detail: string,
): Finding => ({ ...place, severity: "error", code, attr: "", detail });
