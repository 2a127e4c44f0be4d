// Reports what the module says of messages, and leaves the payloads of other events to another judge.
import { type Position, START } from "../../library/json/find-offsets.ts";
import { NEWLINE } from "../../library/json/tokens.ts";
import { FLAGS } from "../../library/judge/lists.ts";
import type { JudgedRow, JudgeModule, PlacedIssue } from "../../library/judge/module.ts";
import { breakAt, type InputFault, type MessageText } from "../../reading/judge/cut.ts";
import { placesFrom, type RowReceiver, type Rows } from "../../reading/judge/input-judge.ts";
import {
  describeUnknownEvent,
  type JudgedIssue,
  type Judgement,
} from "../../reading/judge/judge.ts";
import { placesIn } from "../../reading/judge/place.ts";
import type { JudgedPayload, OtherPayload, ValueJudge } from "./judge-values.ts";
import type { Outcome } from "./message-files.ts";
import { HINT, type PayloadSource, type Reporter, type Source } from "./reporter.ts";

/** Verdicts on texts that have no payload. */
const NOT_JSON: readonly string[] = ["invalid_json", "not_utf8", "too_long"];

const textOf = (bytes: Uint8Array, start: number, end: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString();

/** A message in the memory of the module. */
class RowMessage implements Source, PayloadSource {
  /** The record whose issues `locate` finds. */
  record: number | undefined;
  readonly payload: number;
  readonly rows: Rows;
  readonly first: number;
  readonly next: number;
  readonly #start: number;
  readonly #end: number;
  #at: Position | undefined;
  #json: string | undefined;
  #find: ReturnType<typeof placesFrom> | undefined;

  constructor(rows: Rows, first: number, next: number, payload: number) {
    this.payload = payload;
    this.rows = rows;
    this.first = first;
    this.next = next;
    this.#start = rows.startOf(first);
    this.#end = rows.endOf(first);
  }

  get at(): Position {
    if (this.rows.origin) return START;
    this.#at ??= this.rows.positionAt(this.#start);
    return this.#at;
  }

  text(): string {
    return this.rows.origin?.text ?? this.json();
  }

  json(): string {
    this.#json ??= textOf(this.rows.bytes, this.#start, this.#end);
    return this.#json;
  }

  /** Returns the position of a place in the message. */
  positionOf(place: number): Position {
    const { origin } = this.rows;
    if (origin) return origin.positionOf(place);
    this.#find ??= placesFrom(this.rows.bytes, this.#start, this.at);
    return this.#find(this.#start + place);
  }

  locate(issues: readonly JudgedIssue[]): Position[] {
    return issues.map((issue) => this.positionOf((issue as PlacedIssue).at));
  }

  /** True if a text stands at a place in the message, letter by letter. */
  has(text: string, place: number): boolean {
    const start = this.#start + place;
    const size = Buffer.byteLength(text);
    return textOf(this.rows.bytes, start, Math.min(start + size, this.#end)) === text;
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

  /** Tells a module how many issues of a payload to find, and whether any will be shown. */
  prepare(module: JudgeModule): void {
    const reporter = this.#reporter;
    const { apart, held } = reporter;
    const isShown = reporter.room() > 0 || apart !== undefined || held !== undefined;
    module.options(reporter.most(), isShown ? this.#flags : this.#flags | FLAGS.no_details);
  }

  /** Takes a text in place of the module. */
  text(source: MessageText): void {
    this.#values?.text(source, this.#payload++);
  }

  refuse(fault: InputFault, source?: MessageText): void {
    const reporter = this.#reporter;
    if (!source) {
      reporter.refuse(fault);
      return;
    }
    const placed = { payload: this.#payload++, at: source, text: () => source.text };
    const outcome = reporter.refuse(fault, placed);
    if (!reporter.apart) return;
    reporter.flush();
    reporter.apart.take(source, reporter.file, outcome);
  }

  rows(rows: Rows): void {
    const { results } = rows;
    const before = this.#payload;
    for (let row = 0; row < results.rows; ) {
      let next = results.validUntil(row);
      // Does not part the records of a message.
      while (next > row && next < results.rows && results.behind(next - 1) > next) next--;
      if (next > row) this.#accept(rows, row, next);
      else {
        next = results.behind(row);
        this.#judge(new RowMessage(rows, row, next, before + results.messageOf(row)));
      }
      row = next;
    }
    if (results.rows > 0) this.#payload = before + results.messageOf(results.rows - 1) + 1;
  }

  /** Accepts the messages of some rows. They are written as they came, each from a new line on. */
  #accept({ results, bytes, startOf, endOf }: Rows, row: number, next: number): void {
    const { apart } = this.#reporter;
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

  #judge(message: RowMessage): void {
    const { apart, file } = this.#reporter;
    const { results } = message.rows;
    const rows: JudgedRow[] = [];
    for (let row = message.first; row < message.next; row++) rows.push(results.row(row));
    if (this.#values && rows.some((row) => this.#isLeft(row))) {
      const text = { ...message.at, text: message.text() };
      const source = { payload: message.payload, at: text, text: () => text.text };
      const payloads = rows.map((row, index) => this.#payloadOf(message, row, index));
      this.#values.take(source, payloads, text);
      return;
    }
    const outcome = this.#report(message, rows);
    if (!apart) return;
    this.#reporter.flush();
    apart.take({ ...message.at, text: message.text() }, file, outcome);
  }

  /** True for a payload that the host has to judge, unless the module has found faults in it. */
  #isLeft({ event, issues }: JudgedRow): boolean {
    return this.#module.isOther(event) && issues.length === 0;
  }

  #report(message: RowMessage, rows: readonly JudgedRow[]): Outcome {
    const issues: JudgedIssue[] = [];
    let isValid = true;
    for (const row of rows) {
      if (row.record === undefined && NOT_JSON.includes(row.verdict)) {
        const [place = message.at] = message.locate(row.issues);
        const fault = breakAt(place, row.issues[0]?.detail ?? "", message.rows.isAlone);
        return this.#reporter.refuse(fault, message);
      }
      const judgement = this.#judgementOf(row);
      message.record = row.record;
      this.#reporter.judged(judgement, message, message);
      isValid &&= row.verdict === "valid";
      if (this.#reporter.apart)
        for (const { attr, code, detail } of judgement.issues) issues.push({ attr, code, detail });
    }
    return { isValid, isJson: true, issues };
  }

  #judgementOf({ verdict, event, name, issues, count }: JudgedRow): Judgement {
    const isPayload = verdict === "valid" || verdict === "invalid";
    const isUnknown = verdict === "unknown_event" || verdict === "unknown_version";
    return {
      // A message that names no event is invalid.
      verdict: verdict === "valid" ? verdict : isUnknown ? "unknown" : "invalid",
      // The name of an operation stands in the place of an event, and is none.
      event: this.#reporter.options.judge ? undefined : this.#module.nameOf(event),
      issues: isPayload ? issues : issues.map((issue) => this.#withHint(issue, name)),
      omitted: count - issues.length,
    };
  }

  /** Adds what helps to an issue about the name of an event. */
  #withHint(issue: PlacedIssue, name: string): PlacedIssue {
    const { code, detail } = issue;
    if (code === "missing_event_name") return { ...issue, detail: `${detail}; ${HINT}` };
    const isOurs = detail === "" || this.#names.length === 0 || code !== "unknown_event";
    return isOurs ? issue : { ...issue, detail: describeUnknownEvent(name, this.#names) };
  }

  /** Returns a payload for the other judge, or what the module says of it. */
  #payloadOf(message: RowMessage, row: JudgedRow, index: number): OtherPayload | JudgedPayload {
    const { record } = row;
    if (!this.#isLeft(row)) {
      const judgement = this.#judgementOf(row);
      const places = message.locate(row.issues);
      const locate = (shown: readonly JudgedIssue[]) =>
        shown.map((issue) => places[judgement.issues.indexOf(issue)] ?? message.at);
      return { record, judgement, locate };
    }
    const { results, origin } = message.rows;
    const { text: inside, at: place } = results.payloadOf(message.first + index);
    const text = inside ?? message.json();
    const source = { ...message.positionOf(place), text, isSafe: row.verdict === "valid" };
    const placesOf: OtherPayload["placesOf"] = (paths) => {
      if (origin) return origin.placesIn(place, paths);
      const places = placesIn(source, paths);
      // What is in a string has the place of all that is in it.
      const { line, column } = source;
      return isLiteral ? places : places.map((one) => ({ ...one, line, column }));
    };
    const isLiteral = inside === undefined || message.has(text, place);
    const event = this.#module.nameOf(row.event) ?? "";
    return { record, source, event, placesOf };
  }
}
