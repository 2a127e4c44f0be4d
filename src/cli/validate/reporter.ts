import { type Position, START } from "../../library/json/find-offsets.ts";
import { amount, figure } from "../../library/text/printable.ts";
import type { InputFault } from "../../reading/judge/input-fault.ts";
import type { JudgedIssue, Judgement } from "../../reading/judge/judge.ts";
import { positionWithin } from "../../reading/judge/place.ts";
import { type Counted, type Counts, Tally } from "../../reading/judge/tally.ts";
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
import type { KnownFaults } from "./known-faults.ts";
import type { MessageFiles, Outcome } from "./message-files.ts";
import type { ValidateOptions } from "./read-options.ts";

/** The advice for a message that names no event. */
export const HINT = "use --event, --name-at, or a file called after it";
const MOST_COUNTED = 1000;

export interface Source {
  /** The number of the payload in the input, from 0. */
  readonly payload: number;
  /** The position where the text begins. */
  readonly at: Position;
  text(): string;
}

/** The index of a payload in a batch, and what finds its issues. */
export interface PayloadSource {
  readonly record?: number | undefined;
  locate(issues: readonly JudgedIssue[]): readonly Position[];
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
  /** Decides which faults are accepted. */
  protected readonly known: KnownFaults | undefined;
  protected readonly format: Format;
  #files = 0;
  #reported = 0;
  #before = this.counts;
  /** The faults that are held back, until it is known which of them are accepted. */
  readonly held?: Tally;

  constructor(format: Format, options: ValidateOptions, apart?: MessageFiles, known?: KnownFaults) {
    super();
    this.options = options;
    this.apart = apart;
    this.known = known;
    this.format = format;
  }

  get totals(): Totals {
    const { counts, passedOver } = this;
    return { files: this.#files, passedOver, ...counts, omitted: counts.findings - this.#reported };
  }

  /** True if the input has given neither a payload nor an unreadable part so far. */
  get isEmpty(): boolean {
    return this.since("payloads") + this.since("unreadable") === 0;
  }

  protected since(count: keyof Counts): number {
    return this.counts[count] - this.#before[count];
  }

  begin(file: string, fileEvent: string | undefined): void {
    this.file = file;
    this.options = { ...this.options, layout: { ...this.options.layout, fileEvent } };
    this.#files++;
    this.#before = { ...this.counts };
    this.format.begin?.(file);
  }

  finish(): void {
    const counts = { payloads: this.since("payloads"), valid: this.since("valid") };
    this.format.finish?.(this.file, counts);
  }

  protected get limit(): number {
    return this.options.limit ?? Number.POSITIVE_INFINITY;
  }

  /** Returns how many findings may still be reported. Further findings are only counted. */
  room(): number {
    return this.limit - this.#reported;
  }

  /** Returns how many issues to find in a payload. Above the limit, issues are only counted. */
  most(): number {
    return Math.max(this.limit, MOST_COUNTED);
  }

  choose(issues: readonly JudgedIssue[], _event?: string): readonly JudgedIssue[] {
    const room = this.room();
    return room > 0 ? issues.slice(0, room) : [];
  }

  report(finding: Finding): void {
    this.flush();
    if (this.room() <= 0) return;
    this.#reported++;
    this.format.finding(this.options.asWarnings ? { ...finding, severity: "warning" } : finding);
  }

  /** Counts and reports a fault that is the only fact about a message or an input. */
  refuse({ verdict, line, column, code, detail }: InputFault, source?: Source): Outcome {
    const issues = [{ attr: "", code, detail }];
    this.countRefusal(verdict, { attr: "", code });
    const place = { file: this.file, line, column, payload: source?.payload };
    for (const issue of this.choose(issues)) {
      const excerpt = source && this.#excerpt(source, place);
      this.report({ ...place, severity: "error", ...issue, excerpt });
    }
    return { isValid: false, isJson: false, issues };
  }

  #excerpt(source: Source, place: Position): Finding["excerpt"] {
    const { excerpts: width } = this.options;
    if (width === undefined) return undefined;
    return excerptAt(source.text(), positionWithin(source.at, place), width);
  }

  protected countRefusal(verdict: InputFault["verdict"], fault: Counted): void {
    this.count(verdict, [fault]);
  }

  /** Counts a payload, and reports its issues. Calls `locate` only if an issue is reported. */
  judged({ verdict, event, issues, omitted }: Judgement, source: Source, one: PayloadSource): void {
    const { unknownEvents } = this.options;
    const isIgnored = verdict === "unknown" && unknownEvents === "ignore";
    this.count(verdict, isIgnored ? [] : issues, event, omitted);
    const shown = isIgnored ? [] : this.choose(issues, event);
    if (shown.length === 0) return;
    const usual = verdict === "unknown" && unknownEvents === "warn" ? "warning" : "error";
    const { payload } = source;
    const { record } = one;
    const places = one.locate(shown);
    for (const [index, { attr, code, detail, severity = usual }] of shown.entries()) {
      const { line, column } = places[index] ?? START;
      const excerpt = this.#excerpt(source, { line, column });
      const place = { file: this.file, payload, record, line, column };
      this.report({ ...place, severity, code, attr, detail, event, excerpt });
    }
  }

  /** True if a payload was compared with a contract, or has a fault that is accepted. */
  get hasCompared(): boolean {
    const { valid, invalid, accepted = 0 } = this.totals;
    const lost = this.rows.filter(({ code }) => /^(missing_event_name|invalid_json)$/.test(code));
    return valid + invalid + accepted > lost.reduce((sum, { count }) => sum + count, 0);
  }

  get exitCode(): ExitCode {
    // A pipeline may allow code 3 if its catalogue is older, so invalid payloads always give 1.
    if (this.counts.invalid > 0) return 1;
    return this.counts.unknown > 0 && this.options.unknownEvents === "error" ? 3 : 0;
  }

  end(): void {
    this.format.end(this.totals, this.summary());
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
