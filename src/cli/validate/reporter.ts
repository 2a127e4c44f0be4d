import type { InputFault } from "../../reading/judge/cut.ts";
import type { Verdict } from "../../reading/judge/judge.ts";
import { type Counted, type Counts, type Summary, Tally } from "../../reading/judge/tally.ts";
import type { Finding, Format, Totals } from "../findings/finding.ts";
import type { Apart } from "./apart.ts";

/** Counts everything, and passes findings on to a format up to a limit. */
export class Reporter {
  readonly #format: Format;
  readonly #limit: number;
  readonly #asWarnings: boolean;
  readonly #tally = new Tally();
  /** Takes the messages themselves. */
  readonly apart: Apart | undefined;
  #files = 0;
  #reported = 0;
  #bytes = 0;
  #passedOver: Readonly<Record<string, number>> = {};
  #before = { payloads: 0, valid: 0, unreadable: 0 };

  /** `limit` is the most findings to report; `asWarnings` makes each of them a warning. */
  constructor(format: Format, limit: number, asWarnings: boolean, apart?: Apart) {
    this.apart = apart;
    this.#format = format;
    this.#limit = limit;
    this.#asWarnings = asWarnings;
  }

  get totals(): Totals {
    const { counts } = this.#tally;
    const passedOver = this.#passedOver;
    return { files: this.#files, passedOver, ...counts, omitted: counts.findings - this.#reported };
  }

  /** Files of folders that are not read: how many there are of each ending. */
  passOver(files: Readonly<Record<string, number>>): void {
    this.#passedOver = files;
  }

  /** Whether nothing was found since the input began. */
  get isEmpty(): boolean {
    const { payloads, unreadable } = this.#tally.counts;
    return payloads === this.#before.payloads && unreadable === this.#before.unreadable;
  }

  begin(file: string): void {
    this.#files++;
    this.#before = { ...this.#tally.counts };
    this.#format.begin?.(file);
  }

  finish(file: string): void {
    const { payloads, valid } = this.#tally.counts;
    this.#format.finish?.(file, {
      payloads: payloads - this.#before.payloads,
      valid: valid - this.#before.valid,
    });
  }

  /** Notes that so many bytes more of the inputs were read. */
  read(bytes: number): void {
    this.#bytes += bytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Counts one more payload. `others` is how many more issues it has. */
  count(verdict: Verdict, issues: readonly Counted[], event?: string, others?: number): void {
    this.#tally.count(verdict, issues, event, others);
  }

  /** Counts so many payloads that are valid. */
  accept(payloads: number): void {
    this.#tally.accept(payloads);
  }

  /** Adds the counts of another thread. */
  add(counts: Counts, summary: Summary): void {
    this.#tally.merge(counts, summary);
  }

  /** How many more findings are reported. Those beyond are only counted. */
  room(): number {
    return this.#limit - this.#reported;
  }

  report(finding: Finding): void {
    if (this.room() <= 0) return;
    this.#reported++;
    this.#format.finding(this.#asWarnings ? { ...finding, severity: "warning" } : finding);
  }

  /** Counts and reports a fault that is all there is to say about a message or an input. */
  refuse(
    { verdict, line, column, code, detail }: InputFault,
    file: string,
    payload?: number,
    excerpt?: Finding["excerpt"],
  ): void {
    this.count(verdict, [{ attr: "", code }]);
    const place = { file, line, column, payload };
    this.report({ ...place, severity: "error", code, attr: "", detail, excerpt });
  }

  summary(): Summary {
    return this.#tally.summary();
  }

  end(): void {
    this.#format.end(this.totals, this.summary());
  }
}
