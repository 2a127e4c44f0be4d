import { type Position, START } from "../../library/json/find-offsets.ts";
import { amount, figure } from "../../library/text/printable.ts";
import type { CheckedIssue, CheckResult, Verdict } from "../../reading/judge/check-payload.ts";
import type { InputFault } from "../../reading/judge/input-fault.ts";
import { positionWithin } from "../../reading/judge/place.ts";
import { type Counts, type SummaryRow, Tally } from "../../reading/judge/tally.ts";
import type { ExitCode } from "../command.ts";
import { excerptAt } from "../findings/excerpt.ts";
import {
  eventSuffix,
  type Finding,
  type Format,
  type Totals,
  type Words,
} from "../findings/finding.ts";
import { passedOverText } from "../findings/summary.ts";
import type { Gate } from "./gate.ts";
import type { MessageFiles, Outcome } from "./message-files.ts";
import type { ValidateOptions } from "./read-options.ts";

/** The advice for a message that names no event. */
export const HINT = "use --event, --name-at, or a file called after it";
const MOST_COUNTED = 1000;
const NO_ISSUES: readonly CheckedIssue[] = [];

/** A message of an input. */
export interface Source {
  /** The number of the payload in the input, from 0. */
  readonly payload: number;
  /** The position where the text begins. */
  readonly at: Position;
  text(): string;
  /** The message as `--valid` and `--invalid` write it. */
  readonly content: string | Uint8Array;
}

/** What is said of a payload of a message. */
export interface CheckedPayload {
  /** The index of the payload in a batch. */
  readonly record?: number | undefined;
  readonly result: CheckResult;
  locate(issues: readonly CheckedIssue[]): readonly Position[];
}

interface Around {
  /** Writes messages to files. */
  readonly apart?: MessageFiles | undefined;
  /** Decides which faults are accepted. */
  readonly gate?: Gate | undefined;
}

/** Counts everything, and passes findings on to a format up to a limit. */
export class Reporter extends Tally {
  bytes = 0;
  /** The milliseconds that were lost with payloads that take too long to judge. */
  lost = 0;
  /** Judges messages that wait. What they have to report comes before all later messages. */
  flush: () => void = () => {};
  file = "";
  options: ValidateOptions;
  passedOver: Readonly<Record<string, number>> = {};
  readonly apart: MessageFiles | undefined;
  readonly gate: Gate | undefined;
  readonly #format: Format;
  #files = 0;
  #reported = 0;
  #before = this.counts;

  constructor(format: Format, options: ValidateOptions, { apart, gate }: Around = {}) {
    super();
    this.options = options;
    this.apart = apart;
    this.gate = gate;
    this.#format = format;
  }

  get totals(): Totals {
    const { counts, passedOver, gate } = this;
    const omitted = counts.findings - this.#reported;
    const accepted = gate && { accepted: gate.accepted };
    return { files: this.#files, passedOver, ...counts, omitted, ...accepted };
  }

  /** True if the input has given neither a payload nor an unreadable part so far. */
  get isEmpty(): boolean {
    return this.#since("payloads") + this.#since("unreadable") === 0;
  }

  #since(count: keyof Counts): number {
    return this.counts[count] - this.#before[count];
  }

  begin(file: string, fileEvent: string | undefined): void {
    this.file = file;
    this.options = { ...this.options, layout: { ...this.options.layout, fileEvent } };
    this.#files++;
    this.#before = { ...this.counts };
    this.#format.begin?.(file);
  }

  finish(): void {
    const isRead = this.#since("unreadable") === 0;
    if (this.gate) this.#tell(this.gate.finish(this.file, isRead, this.#since("invalid")));
    const counts = { payloads: this.#since("payloads"), valid: this.#since("valid") };
    this.#format.finish?.(this.file, counts);
  }

  get #limit(): number {
    return this.options.limit ?? Number.POSITIVE_INFINITY;
  }

  /** Returns how many findings may still be reported. Further findings are only counted. */
  room(): number {
    return this.#limit - this.#reported;
  }

  /** Returns how many issues to find in a payload. Above the limit, issues are only counted. */
  most(): number {
    return this.gate ? Number.POSITIVE_INFINITY : Math.max(this.#limit, MOST_COUNTED);
  }

  #choose(issues: readonly CheckedIssue[], named?: string): readonly CheckedIssue[] {
    if (this.gate) return this.gate.choose(issues, this.#limit, named);
    const room = this.room();
    return room > 0 ? issues.slice(0, room) : NO_ISSUES;
  }

  /** Reports a finding. `named` is the event that it counts for, or a name that no event has. */
  report(finding: Finding, named = finding.event): void {
    this.flush();
    if (this.gate) this.gate.hold(finding, named);
    else this.#show(finding);
  }

  #show(finding: Finding): void {
    if (this.room() <= 0) return;
    this.#reported++;
    this.#format.finding(this.options.asWarnings ? { ...finding, severity: "warning" } : finding);
  }

  #tell({ rows, findings }: { rows: readonly SummaryRow[]; findings: readonly Finding[] }): void {
    this.add(rows);
    for (const finding of findings) this.#show(finding);
  }

  /** Counts and reports a fault that is the only fact about a message or an input. */
  refuse({ verdict, line, column, code, detail }: InputFault, source?: Source): void {
    const issues = [{ attr: "", code, detail }];
    this.count(verdict, issues);
    const place = { file: this.file, line, column, payload: source?.payload };
    for (const issue of this.#choose(issues)) {
      const excerpt = source && this.#excerpt(source, place);
      this.report({ ...place, severity: "error", ...issue, excerpt });
    }
    if (source) this.#write(source, { isValid: false, isJson: false, issues });
  }

  #excerpt(source: Source, place: Position): Finding["excerpt"] {
    const { excerpts: width } = this.options;
    if (width === undefined) return undefined;
    return excerptAt(source.text(), positionWithin(source.at, place), width);
  }

  #write(source: Source, outcome: Outcome): void {
    if (!this.apart) return;
    this.flush();
    this.apart.take(source.content, this.file, outcome);
  }

  /** Reports what is said of a message, and writes the message. */
  message(source: Source, payloads: readonly CheckedPayload[]): void {
    for (const one of payloads) this.#payload(one, source);
    if (!this.apart) return;
    const isValid = payloads.every(({ result }) => result.verdict === "valid");
    const issues = payloads.flatMap(({ result }) =>
      result.issues.map(({ attr, code, detail, severity }) => {
        return { attr, code, detail, ...(severity && { severity }) };
      }),
    );
    this.#write(source, { isValid, isJson: true, issues });
  }

  /** True if the issue that an event is not in the catalogue is not even counted. */
  ignores(verdict: Verdict): boolean {
    return verdict === "unknown" && this.options.unknownEvents === "ignore";
  }

  /** Counts a payload, and reports its issues. Calls `locate` only if an issue is reported. */
  #payload({ record, result, locate }: CheckedPayload, source: Source): void {
    const { verdict, event, unknown: named = event } = result;
    const isWarned = verdict === "unknown" && this.options.unknownEvents === "warn";
    const usual = isWarned ? "warning" : "error";
    const issues = this.ignores(verdict) ? NO_ISSUES : result.issues;
    this.#countPayload(result, issues, usual);
    const shown = this.#choose(issues, named);
    if (shown.length === 0) return;
    const { payload } = source;
    const places = locate(shown);
    for (const [index, { attr, code, detail, severity = usual }] of shown.entries()) {
      const { line, column } = places[index] ?? START;
      const excerpt = this.#excerpt(source, { line, column });
      const place = { file: this.file, payload, record, line, column };
      this.report({ ...place, severity, code, attr, detail, event, excerpt }, named);
    }
  }

  /** Counts a payload. If faults may be accepted, only its warnings, as they do not fail the run. */
  #countPayload(
    { verdict, event, omitted, unknown = event }: CheckResult,
    issues: readonly CheckedIssue[],
    usual: "error" | "warning",
  ): void {
    if (!this.gate) {
      this.count(verdict, issues, event, omitted);
      return;
    }
    const isWarning = ({ severity = usual }: CheckedIssue) => severity === "warning";
    this.count(verdict, issues.filter(isWarning), event);
    const faults = issues.filter((issue) => !isWarning(issue));
    this.gate.count(verdict, faults, unknown);
  }

  /** True if a payload was compared with a contract, or has a fault that is accepted. */
  get hasCompared(): boolean {
    const { valid, invalid, accepted = 0 } = this.totals;
    const lost = this.rows.filter(({ code }) => /^(missing_event_name|invalid_json)$/.test(code));
    return valid + invalid + accepted > lost.reduce((sum, { count }) => sum + count, 0);
  }

  get exitCode(): ExitCode {
    if (this.gate) return this.gate.exitCode;
    // A pipeline may allow code 3 if its catalogue is older, so invalid payloads always give 1.
    if (this.counts.invalid > 0) return 1;
    return this.counts.unknown > 0 && this.options.unknownEvents === "error" ? 3 : 0;
  }

  end(): void {
    const stale = this.gate?.stale();
    if (stale) {
      this.#format.begin?.(stale.file);
      this.#tell(stale);
      this.#format.finish?.(stale.file, { payloads: 0, valid: 0 });
    }
    this.#format.end(this.totals, this.summary());
  }
}

/** Returns the words for reports about payloads, or about the subjects that `noun` names. */
export const wordsFor = (noun: string): Words => ({
  summary: (totals) => summary(totals, noun),
  case(finding) {
    const { payload, record } = finding;
    const inside = record === undefined ? "" : `, record ${record}`;
    return payload === undefined ? "input" : `${noun} ${payload}${inside}${eventSuffix(finding)}`;
  },
  rest: (count) => amount(count, `valid ${noun}`),
  unlisted: (count) => ({
    name: amount(count, `other ${noun}`),
    reason: "Accepted, ignored because the event is unknown, or beyond --max-issues.",
  }),
});

export const VALIDATE_WORDS = wordsFor("payload");

/** Returns `3 files, 12 payloads: 10 valid, 2 invalid, 5 issues (2 not shown).` Zeros are left out. */
function summary(totals: Totals, noun: string): string {
  const { files, payloads, valid, invalid, unknown, unreadable, findings, omitted } = totals;
  const { accepted = 0 } = totals;
  const counts = [
    valid > 0 && `${figure(valid)} valid`,
    invalid > 0 && `${figure(invalid)} invalid`,
    unknown > 0 && `${figure(unknown)} of an unknown event`,
    unreadable > 0 && `${figure(unreadable)} unreadable`,
    findings > 0 &&
      amount(findings, "issue") + (omitted > 0 ? ` (${figure(omitted)} not shown)` : ""),
    accepted > 0 && `${amount(accepted, "fault")} accepted`,
  ].filter((count) => count !== false);
  const details = counts.length > 0 ? `: ${counts.join(", ")}` : "";
  return `${amount(files, "file")}, ${amount(payloads, noun)}${details}.${passedOverText(totals)}`;
}
