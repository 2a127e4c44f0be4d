import type { Finding, Format, Totals } from "../findings/finding.ts";
import { type Counted, type Summary, Tally } from "../findings/summary.ts";
import type { Verdict, Verdicts } from "./verdicts.ts";

/** Counts everything, and passes findings on to a format up to a limit. */
export class Reporter implements Verdicts {
  readonly totals: Totals = {
    files: 0,
    payloads: 0,
    valid: 0,
    invalid: 0,
    unknown: 0,
    unreadable: 0,
    findings: 0,
    omitted: 0,
  };
  readonly #format: Format;
  readonly #limit: number;
  readonly #asWarnings: boolean;
  readonly #tally = new Tally();
  #reported = 0;
  #before = { payloads: 0, valid: 0 };

  /** `limit` is the most findings to report; `asWarnings` makes each of them a warning. */
  constructor(format: Format, limit: number, asWarnings: boolean) {
    this.#format = format;
    this.#limit = limit;
    this.#asWarnings = asWarnings;
  }

  begin(file: string): void {
    this.totals.files++;
    this.#before = { payloads: this.totals.payloads, valid: this.totals.valid };
    this.#format.begin?.(file);
  }

  finish(file: string): void {
    const { payloads, valid } = this.totals;
    this.#format.finish?.(file, {
      payloads: payloads - this.#before.payloads,
      valid: valid - this.#before.valid,
    });
  }

  count(verdict: Verdict, findings: readonly Counted[], others = 0): void {
    if (verdict !== "unreadable") this.totals.payloads++;
    this.totals[verdict]++;
    this.totals.findings += findings.length + others;
    for (const finding of findings) this.#tally.add(finding);
    this.#tally.addOthers(others);
  }

  accept(payloads: number): void {
    this.totals.payloads += payloads;
    this.totals.valid += payloads;
  }

  /** Adds the counts of another thread. */
  add(counts: Totals, summary: Summary): void {
    this.#tally.merge(summary);
    for (const key of [
      "payloads",
      "valid",
      "invalid",
      "unknown",
      "unreadable",
      "findings",
    ] as const)
      this.totals[key] += counts[key];
  }

  room(): number {
    return this.#limit - this.#reported;
  }

  report(finding: Finding): void {
    if (this.room() <= 0) return;
    this.#reported++;
    this.#format.finding(this.#asWarnings ? { ...finding, severity: "warning" } : finding);
  }

  summary(): Summary {
    return this.#tally.summary();
  }

  end(): void {
    this.totals.omitted = this.totals.findings - this.#reported;
    this.#format.end(this.totals, this.summary());
  }
}
