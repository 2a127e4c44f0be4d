// Reports an input only at its end, because its accepted faults are not known before.
import type { InputFault } from "../../reading/judge/input-fault.ts";
import type { JudgedIssue, Verdict } from "../../reading/judge/judge.ts";
import { type Counted, keyOf, kindOf, type SummaryRow, Tally } from "../../reading/judge/tally.ts";
import type { ExitCode } from "../command.ts";
import type { Finding, Totals } from "../findings/finding.ts";
import { Reporter } from "./reporter.ts";

/** Matches what is said about an unknown event. Its name stands there alone. */
const UNKNOWN = /^there is no event "(.*)" in the catalogue/s;

/** Returns the kind of an issue, whose event is the unknown one where the issue is about that. */
const wholeKind = (issue: Omit<JudgedIssue, "severity">, event?: string) =>
  kindOf(issue, issue.code === "unknown_event" ? UNKNOWN.exec(issue.detail)?.[1] : event, true);

export class HoldingReporter extends Reporter {
  override held = new Tally(true);
  #findings: Finding[] = [];
  #kept = new Map<string, number>();
  readonly #failing = new Set<ExitCode>();

  override get totals(): Totals {
    return { ...super.totals, accepted: this.known?.accepted ?? 0 };
  }

  override begin(file: string, fileEvent: string | undefined): void {
    super.begin(file, fileEvent);
    [this.held, this.#findings, this.#kept] = [new Tally(true), [], new Map()];
  }

  override most(): number {
    return Number.POSITIVE_INFINITY;
  }

  override choose(issues: readonly JudgedIssue[], event?: string) {
    return issues.filter((issue) => {
      const key = keyOf(wholeKind(issue, event));
      const count = (this.#kept.get(key) ?? 0) + 1;
      this.#kept.set(key, count);
      return count <= this.limit;
    });
  }

  /** Counts warnings at once, as they do not fail the run. Holds back all other issues. */
  override count(verdict: Verdict, issues: readonly JudgedIssue[], event?: string): void {
    const isHarmless = verdict === "unknown" && this.options.unknownEvents !== "error";
    const isWarning = ({ severity }: JudgedIssue) => isHarmless || severity === "warning";
    super.count(verdict, issues.filter(isWarning), event);
    const faults = issues.filter((issue) => !isWarning(issue));
    this.held.count(verdict, faults, faults[0] && wholeKind(faults[0], event).event);
  }

  protected override countRefusal(verdict: InputFault["verdict"], fault: Counted): void {
    super.count(verdict, [fault]);
  }

  override report(finding: Finding): void {
    this.flush();
    this.#findings.push(finding);
  }

  override finish(): void {
    const { rows } = this.held.summary();
    const isRead = this.since("unreadable") === 0;
    const accepted = this.known?.accept(this.file, rows, isRead);
    const failing = rows.filter((row) => !accepted?.has(keyOf(row)));
    if (this.since("invalid") > this.held.counts.invalid) this.#failing.add(1);
    for (const { code } of failing) this.#failing.add(code === "unknown_event" ? 3 : 1);
    const isShown = (finding: Finding) =>
      finding.severity !== "error" || !accepted?.has(keyOf(wholeKind(finding, finding.event)));
    this.#tell(failing, this.#findings.filter(isShown));
    super.finish();
  }

  #tell(rows: readonly SummaryRow[], findings: readonly Finding[]): void {
    const sum = rows.reduce((total, { count }) => total + count, 0);
    this.merge({ ...new Tally().counts, findings: sum }, { rows, others: 0 });
    for (const finding of findings) super.report(finding);
  }

  override get exitCode(): ExitCode {
    return ([2, 1, 3] as const).find((code) => this.#failing.has(code)) ?? 0;
  }

  override end(): void {
    const stale = this.known?.stale() ?? [];
    for (const { file, code } of stale.slice(0, 1)) {
      this.#failing.add(2);
      this.format.begin?.(file);
      this.#tell([{ place: "", code, count: stale.length }], stale);
      this.format.finish?.(file, { payloads: 0, valid: 0 });
    }
    super.end();
  }
}
