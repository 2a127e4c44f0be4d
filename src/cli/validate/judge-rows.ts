// Reports what the module says of messages, and leaves the payloads of other events to another judge.
import { NEWLINE } from "../../library/json/tokens.ts";
import { FLAGS } from "../../library/judge/lists.ts";
import type { JudgedRow, JudgeModule, PlacedIssue } from "../../library/judge/module.ts";
import type { InputFault } from "../../reading/judge/input-fault.ts";
import type { RowReceiver, Rows } from "../../reading/judge/input-judge.ts";
import {
  describeUnknownEvent,
  type JudgedIssue,
  type Judgement,
} from "../../reading/judge/judge.ts";
import { judgementOfRow, RowMessage } from "../../reading/judge/row-message.ts";
import type { JudgedPayload, OtherPayload, ValueJudge } from "./judge-values.ts";
import type { Outcome } from "./message-files.ts";
import { HINT, type PayloadSource, type Reporter, type Source } from "./reporter.ts";

/** A message, as the reporter asks for it. */
class PlacedMessage extends RowMessage implements Source, PayloadSource {
  readonly payload: number;
  /** The record whose issues `locate` finds. */
  record: number | undefined;

  constructor(rows: Rows, first: number, payload: number) {
    super(rows, first);
    this.payload = payload;
  }

  locate(issues: readonly JudgedIssue[]) {
    return issues.map((issue) => this.positionOf((issue as PlacedIssue).at));
  }
}

export class RowJudge implements RowReceiver {
  readonly #module: JudgeModule;
  readonly #reporter: Reporter;
  readonly #values: ValueJudge | undefined;
  readonly #names: readonly string[];
  readonly #flags: number;
  #payload = 0;

  constructor(module: JudgeModule, reporter: Reporter, values: ValueJudge | undefined) {
    const { reportUnknown, nulls, showsValues, keysOnce, own } = reporter.options;
    this.#module = module;
    this.#reporter = reporter;
    this.#values = values;
    this.#names = own ? [...new Set([...module.about.events, ...own.keys()])] : [];
    this.#flags =
      FLAGS.each_record |
      (reportUnknown ? FLAGS.report_unknown : 0) |
      (nulls ? FLAGS.drop_nulls : 0) |
      (showsValues ? 0 : FLAGS.hide_values) |
      (keysOnce ? FLAGS.keys_once : 0);
  }

  /** Tells the module how many issues of a payload to find, and whether any will be shown. */
  prepare(): void {
    const reporter = this.#reporter;
    const { apart, held } = reporter;
    const isShown = reporter.room() > 0 || apart !== undefined || held !== undefined;
    this.#module.options(reporter.most(), isShown ? this.#flags : this.#flags | FLAGS.no_details);
  }

  refuse(fault: InputFault): void {
    this.#reporter.refuse(fault);
  }

  rows(rows: Rows): void {
    const { results } = rows;
    for (let row = 0; row < results.rows; ) {
      let next = results.validUntil(row);
      // Does not part the records of a message.
      while (next > row && next < results.rows && results.behind(next - 1) > next) next--;
      if (next > row) this.#accept(rows, row, next);
      else {
        const message = new PlacedMessage(rows, row, this.#payload);
        this.#judge(message);
        next = message.next;
      }
      row = next;
    }
  }

  /** Accepts the messages of some rows. They are written as they came, each from a new line on. */
  #accept({ results, bytes, startOf, endOf }: Rows, row: number, next: number): void {
    const { apart } = this.#reporter;
    this.#payload += results.messageOf(next - 1) - results.messageOf(row) + 1;
    this.#reporter.accept(next - row);
    if (!apart) return;
    this.#reporter.flush();
    let start = startOf(row);
    let end = endOf(row);
    for (let at = results.behind(row); at < next; at = results.behind(at)) {
      if (startOf(at) !== end + 1 || bytes[end] !== NEWLINE) {
        apart.accept(bytes.subarray(start, end));
        start = startOf(at);
      }
      end = endOf(at);
    }
    apart.accept(bytes.subarray(start, end));
  }

  #judge(message: PlacedMessage): void {
    const rows = message.judgedRows();
    const [first] = rows;
    const fault = first && message.refusal(first);
    if (fault && message.isBetween) {
      this.#reporter.refuse(fault);
      return;
    }
    this.#payload++;
    if (this.#values && rows.some((row) => this.#isLeft(row))) {
      const text = { ...message.at, text: message.text(), isAlone: message.rows.isAlone };
      const source = { payload: message.payload, at: text, text: () => text.text };
      const payloads = rows.map((row, index) => this.#payloadOf(message, row, index));
      this.#values.take(source, payloads, text);
      return;
    }
    const outcome = fault ? this.#reporter.refuse(fault, message) : this.#report(message, rows);
    const { apart, file } = this.#reporter;
    if (!apart) return;
    this.#reporter.flush();
    apart.take(first?.verdict === "too_long" ? "" : message.bytes, file, outcome);
  }

  /** True for a payload that the host has to judge, unless the module has found faults in it. */
  #isLeft({ event, verdict, issues }: JudgedRow): boolean {
    const { judge, layout } = this.#reporter.options;
    // A text that is a body is judged as a value, whether or not it is JSON.
    if (judge && verdict === "invalid_json") return !layout.payloadAt;
    return this.#module.isOther(event) && issues.length === 0;
  }

  #report(message: PlacedMessage, rows: readonly JudgedRow[]): Outcome {
    const issues: JudgedIssue[] = [];
    let isValid = true;
    for (const row of rows) {
      const judgement = this.#judgementOf(row);
      message.record = row.record;
      this.#reporter.judged(judgement, message, message);
      isValid &&= row.verdict === "valid";
      if (this.#reporter.apart)
        for (const { attr, code, detail } of judgement.issues) issues.push({ attr, code, detail });
    }
    return { isValid, isJson: true, issues };
  }

  #judgementOf(row: JudgedRow): Judgement {
    // The name of an operation stands in the place of an event, and is none.
    const event = this.#reporter.options.judge ? undefined : this.#module.nameOf(row.event);
    const judgement = judgementOfRow(row, event, HINT);
    if (judgement.verdict !== "unknown" || this.#names.length === 0) return judgement;
    // Names of the user's own may be meant, too.
    const detail = describeUnknownEvent(row.name, this.#names);
    const issues = judgement.issues.map((one) => (one.detail === "" ? one : { ...one, detail }));
    return { ...judgement, issues };
  }

  /** Returns a payload for the other judge, or what the module says of it. */
  #payloadOf(message: PlacedMessage, row: JudgedRow, index: number): OtherPayload | JudgedPayload {
    const { record } = row;
    if (this.#isLeft(row)) {
      const payload = message.payloadOf(message.first + index, row.verdict === "valid");
      return { ...payload, record, event: this.#module.nameOf(row.event) ?? "" };
    }
    const judgement = this.#judgementOf(row);
    const places = message.locate(row.issues);
    const locate = (shown: readonly JudgedIssue[]) =>
      shown.map((issue) => places[judgement.issues.indexOf(issue)] ?? message.at);
    return { record, judgement, locate };
  }
}
