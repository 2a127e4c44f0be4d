// Reports an input when it ends: by then it is known which of its faults are accepted.
import type { InputFault } from "../../reading/judge/cut.ts";
import type { JudgedIssue, Verdict } from "../../reading/judge/judge.ts";
import { type Counted, kindOf, type Summary, Tally } from "../../reading/judge/tally.ts";
import type { ExitCode } from "../command.ts";
import type { Finding, Totals } from "../findings/finding.ts";
import { Held } from "./held.ts";
import type { KnownFaults } from "./known-faults.ts";
import { Reporter } from "./reporter.ts";

export class HoldingReporter extends Reporter {
  override held: Held;
  readonly #known: KnownFaults | undefined;
  readonly #fails = new Set<number>();

  /** Where only a range is read, it is not known what is accepted. */
  constructor(
    ...[format, options, limit, asWarnings, apart, known]: [
      ...ConstructorParameters<typeof Reporter>,
      known?: KnownFaults,
    ]
  ) {
    super(format, options, limit, asWarnings, apart);
    this.held = new Held(limit);
    this.#known = known;
  }

  override get totals(): Totals {
    return { ...super.totals, accepted: this.#known?.accepted ?? 0 };
  }

  override begin(file: string, fileEvent: string | undefined): void {
    super.begin(file, fileEvent);
    this.held = new Held(this.limit);
  }

  override most(): number {
    return Number.POSITIVE_INFINITY;
  }

  override choose<Issue extends Counted>(issues: readonly Issue[], event?: string) {
    return this.held.choose(issues, event);
  }

  override count(verdict: Verdict, issues: readonly JudgedIssue[], event?: string): void {
    super.count(verdict, [], event);
    const usual = verdict === "unknown" ? (this.options.unknownEvents === "error" ? 3 : 0) : 1;
    for (const issue of issues)
      this.held.count(issue, event, issue.severity === "warning" ? 0 : usual);
  }

  protected override countRefusal(verdict: InputFault["verdict"], fault: Counted): void {
    super.count(verdict, []);
    this.held.refuse(fault);
  }

  override report(finding: Finding): void {
    this.held.keep(finding);
  }

  override finish(): void {
    const { kinds } = this.held;
    const isRead = this.since("unreadable") === 0;
    const accepted = this.#known?.accept(this.file, kinds, isRead) ?? new Set<string>();
    const others = [...kinds].flatMap(([key, one]) => (accepted.has(key) ? [] : [one]));
    for (const { fails } of others) this.#fails.add(fails);
    this.#tell(
      others.map(({ kind: { place, code, event }, count }) => ({
        ...kindOf({ attr: place, code }, event),
        count,
      })),
      this.held.without(accepted),
    );
    super.finish();
  }

  #tell(rows: Summary["rows"], findings: readonly Finding[]): void {
    const sum = rows.reduce((total, { count }) => total + count, 0);
    this.merge({ ...new Tally().counts, findings: sum }, { rows, others: 0 });
    for (const finding of findings) super.report(finding);
  }

  override get exitCode(): ExitCode {
    return ([2, 1, 3] as const).find((code) => this.#fails.has(code)) ?? 0;
  }

  override end(): void {
    const stale = this.#known?.stale() ?? [];
    const [{ file, code } = { file: "", code: "" }] = stale;
    if (stale.length > 0) {
      this.#fails.add(2);
      this.format.begin?.(file);
      this.#tell([{ place: "", code, count: stale.length }], stale);
      this.format.finish?.(file, { payloads: 0, valid: 0 });
    }
    super.end();
  }
}
