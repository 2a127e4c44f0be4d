// Holds the faults of an input until its end: which of them are accepted is not known before.
import type { CheckedIssue, Verdict } from "../../reading/judge/check-payload.ts";
import { keyOf, kindOf, Tally } from "../../reading/judge/tally.ts";
import type { ExitCode } from "../command.ts";
import type { Finding } from "../findings/finding.ts";
import type { KnownFaults } from "./known-faults.ts";

export class Gate {
  readonly #known: KnownFaults;
  readonly #failing = new Set<ExitCode>();
  #tally = new Tally(true);
  #findings: { readonly finding: Finding; readonly key: string }[] = [];
  /** How many issues of each kind are held. */
  #counts = new Map<string, number>();

  constructor(known: KnownFaults) {
    this.#known = known;
  }

  get accepted(): number {
    return this.#known.accepted;
  }

  get exitCode(): ExitCode {
    return ([2, 1, 3] as const).find((code) => this.#failing.has(code)) ?? 0;
  }

  /** Chooses the issues to hold: of each kind, as many as may be shown. */
  choose(issues: readonly CheckedIssue[], most: number, event?: string): readonly CheckedIssue[] {
    return issues.filter((issue) => {
      const key = keyOf(kindOf(issue, event, true));
      const count = (this.#counts.get(key) ?? 0) + 1;
      this.#counts.set(key, count);
      return count <= most;
    });
  }

  count(verdict: Verdict, faults: readonly CheckedIssue[], event?: string): void {
    this.#tally.count(verdict, faults, event);
  }

  hold(finding: Finding, event?: string): void {
    this.#findings.push({ finding, key: keyOf(kindOf(finding, event, true)) });
  }

  /** Returns what is not accepted of an input, and forgets it. `invalid` counts its messages. */
  finish(file: string, isRead: boolean, invalid: number) {
    const { rows: all } = this.#tally.summary();
    const accepted = this.#known.accept(file, all, isRead);
    const rows = all.filter((row) => !accepted.has(keyOf(row)));
    if (invalid > this.#tally.counts.invalid) this.#failing.add(1);
    for (const { code } of rows) this.#failing.add(code === "unknown_event" ? 3 : 1);
    const findings = this.#findings.flatMap(({ finding, key }) =>
      finding.severity === "error" && accepted.has(key) ? [] : finding,
    );
    [this.#tally, this.#findings, this.#counts] = [new Tally(true), [], new Map()];
    return { rows, findings };
  }

  /** Returns the entries that count more faults than exist; undefined without any. */
  stale() {
    const findings = this.#known.stale();
    const [first] = findings;
    if (!first) return undefined;
    this.#failing.add(2);
    const { file, code } = first;
    return { file, rows: [{ place: "", code, count: findings.length }], findings };
  }
}
