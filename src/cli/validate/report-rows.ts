// Reports what the module says of messages, and leaves the payloads of other events to another check.
import { NEWLINE } from "../../library/json/tokens.ts";
import { FLAGS } from "../../library/judge/lists.ts";
import type { JudgedRow, JudgeModule, PlacedIssue, Results } from "../../library/judge/module.ts";
import {
  type CheckedIssue,
  type CheckResult,
  describeUnknownEvent,
} from "../../reading/judge/check-payload.ts";
import type { RowReceiver, Rows } from "../../reading/judge/input-judge.ts";
import { isRefused, RowMessage, resultOfRow, verdictOf } from "../../reading/judge/row-message.ts";
import type { OtherPayload, ValueCheck } from "./check-values.ts";
import { type CheckedPayload, HINT, type Reporter, type Source } from "./reporter.ts";

/** A message, as the reporter asks for it. */
class PlacedMessage extends RowMessage implements Source {
  readonly payload: number;

  constructor(rows: Rows, first: number, payload: number) {
    super(rows, first);
    this.payload = payload;
  }

  /** The bytes of the message; empty if only its beginning was read. */
  get content(): string | Uint8Array {
    return this.rows.results.row(this.first).verdict === "too_long" ? "" : this.bytes;
  }
}

export class RowReporter implements RowReceiver {
  readonly #module: JudgeModule;
  readonly #reporter: Reporter;
  readonly #values: ValueCheck | undefined;
  readonly #names: readonly string[];
  readonly #flags: number;
  #payload = 0;
  /** True if nothing of the messages will be shown, so that they are only counted. */
  #isQuiet = false;

  constructor(module: JudgeModule, reporter: Reporter, values: ValueCheck | undefined) {
    const { reportUnknown, nulls, showsValues, keysOnce, counts, own } = reporter.options;
    this.#module = module;
    this.#reporter = reporter;
    this.#values = values;
    this.#names = own ? [...new Set([...module.about.events, ...own.keys()])] : [];
    this.#flags =
      FLAGS.each_record |
      (reportUnknown ? FLAGS.report_unknown : 0) |
      (nulls ? FLAGS.drop_nulls : 0) |
      (showsValues ? 0 : FLAGS.hide_values) |
      (keysOnce ? FLAGS.keys_once : 0) |
      (counts ? FLAGS.counts : 0);
  }

  /** Tells the module how many issues of a payload to find, and whether any will be shown. */
  prepare(): void {
    const reporter = this.#reporter;
    const { apart, gate } = reporter;
    const isShown = reporter.room() > 0 || apart !== undefined || gate !== undefined;
    this.#isQuiet = !isShown && !this.#values;
    this.#module.options(reporter.most(), isShown ? this.#flags : this.#flags | FLAGS.no_details);
  }

  rows(rows: Rows): void {
    const { results } = rows;
    for (let row = 0; row < results.rows; ) {
      let next = results.validUntil(row);
      // Does not part the records of a message.
      while (next > row && next < results.rows && results.behind(next - 1) > next) next--;
      if (next > row) this.#accept(rows, row, next);
      else if (this.#isQuiet && !isRefused(results.verdictOf(row), results.recordOf(row)))
        next = this.#count(results, row);
      else {
        const message = new PlacedMessage(rows, row, this.#payload);
        this.#report(message);
        next = message.next;
      }
      row = next;
    }
  }

  /** Accepts the messages of some rows. They are written as they came, each from a new line on. */
  #accept({ results, bytes }: Rows, row: number, next: number): void {
    const { apart } = this.#reporter;
    this.#payload += results.messageOf(next - 1) - results.messageOf(row) + 1;
    this.#reporter.accept(next - row);
    if (!apart) return;
    this.#reporter.flush();
    const { start, end } = results.columns;
    let from = start[row] as number;
    let to = end[row] as number;
    for (let other = results.behind(row); other < next; other = results.behind(other)) {
      if (start[other] !== to + 1 || bytes[to] !== NEWLINE) {
        apart.accept(bytes.subarray(from, to));
        from = start[other] as number;
      }
      to = end[other] as number;
    }
    apart.accept(bytes.subarray(from, to));
  }

  /** Counts the payloads of a message. Returns the row behind it. */
  #count(results: Results, first: number): number {
    const reporter = this.#reporter;
    const { codes } = this.#module.about;
    const { event, fault_count, fault_offsets, code } = results.columns;
    const next = results.behind(first);
    this.#payload++;
    for (let row = first; row < next; row++) {
      const verdict = verdictOf(results.verdictOf(row));
      reporter.verdict(verdict);
      if (reporter.ignores(verdict)) continue;
      const name = this.#module.nameOf(event[row] as number);
      let fault = fault_offsets[row] as number;
      const end = fault_offsets[row + 1] as number;
      reporter.omit((fault_count[row] as number) - (end - fault));
      for (; fault < end; fault++)
        reporter.issue(codes[code[fault] as number] as string, results.text("attr", fault), name);
    }
    return next;
  }

  #report(message: PlacedMessage): void {
    const rows = message.judgedRows();
    const [first] = rows;
    const fault = first && message.refusal(first);
    if (fault && message.isBetween) {
      this.#reporter.refuse(fault);
      return;
    }
    this.#payload++;
    if (this.#values && rows.some((row) => this.#isLeft(row))) {
      const { payload, at } = message;
      const text = message.text();
      // The memory of the message does not live until its payloads are judged.
      const source = { payload, at, text: () => text, content: text };
      this.#values.take(
        source,
        rows.map((row, index) => this.#payloadOf(message, row, index)),
      );
    } else if (fault) this.#reporter.refuse(fault, message);
    else
      this.#reporter.message(
        message,
        rows.map((row) => this.#checked(message, row)),
      );
  }

  /** True for a payload that the host has to check, unless the module has found faults in it. */
  #isLeft({ event, verdict, issues }: JudgedRow): boolean {
    const { body, layout } = this.#reporter.options;
    // A text that is a body is judged as a value, whether or not it is JSON.
    if (body && verdict === "invalid_json") return !layout.payloadAt;
    return this.#module.isOther(event) && issues.length === 0;
  }

  #resultOf(row: JudgedRow): CheckResult {
    // The name of an operation stands in the place of an event, and is none.
    const event = this.#reporter.options.body ? undefined : this.#module.nameOf(row.event);
    const result = resultOfRow(row, event, HINT);
    if (result.verdict !== "unknown" || this.#names.length === 0) return result;
    // Names of the user's own may be meant, too.
    const detail = describeUnknownEvent(row.name, this.#names);
    const issues = result.issues.map((one) => (one.detail === "" ? one : { ...one, detail }));
    return { ...result, issues };
  }

  #checked(message: PlacedMessage, row: JudgedRow): CheckedPayload {
    const locate = (issues: readonly CheckedIssue[]) =>
      issues.map((issue) => message.positionOf((issue as PlacedIssue).at));
    return { record: row.record, result: this.#resultOf(row), locate };
  }

  /** Returns a payload for the other check, or what the module says of it. */
  #payloadOf(message: PlacedMessage, row: JudgedRow, index: number): OtherPayload | CheckedPayload {
    const { record, event } = row;
    if (this.#isLeft(row)) {
      const payload = message.payloadOf(message.first + index);
      return { ...payload, record, event: this.#module.nameOf(event) ?? "" };
    }
    const { result, locate } = this.#checked(message, row);
    const places = new Map(result.issues.map((one) => [one, locate([one])[0] ?? message.at]));
    return {
      record,
      result,
      locate: (issues) => issues.flatMap((one) => places.get(one) ?? []),
    };
  }
}
