// Checks messages as the command line does, by the same module, and by contracts of the user's own.
import { FLAGS } from "../../library/judge/lists.ts";
import {
  BY_ENVELOPE,
  type JudgedRow,
  JudgeModule,
  type PlacedIssue,
} from "../../library/judge/module.ts";
import {
  type AnyContract,
  type CheckedIssue,
  checkPayload,
  NO_PAYLOAD,
  readText,
  type Verdict,
} from "../../reading/judge/check-payload.ts";
import type { InputFault, MessageText } from "../../reading/judge/input-fault.ts";
import { InputJudge, type RowReceiver, type Rows } from "../../reading/judge/input-judge.ts";
import { RowMessage, resultOfRow } from "../../reading/judge/row-message.ts";
import { Tally } from "../../reading/judge/tally.ts";
import { type Fault, inputFault, lengthAt, placeFaults } from "../parts/fault.ts";

export interface CheckOptions {
  /** The event that the visitor chose; empty if there was no choice. */
  readonly event: string;
  readonly fileEvent?: string | undefined;
  /** The events whose contracts are not in the module. */
  readonly own: readonly string[];
}

/** The compiled module, and the contracts of the user's own events by name. */
export interface Rules {
  readonly module: object;
  readonly own: ReadonlyMap<string, AnyContract>;
}

/** The largest number of faults that are kept. Further faults are only counted. */
const MOST_KEPT = 10_000;
const HINT = "choose the event of the payload";

export class MessageCheck implements RowReceiver {
  readonly tally = new Tally();
  readonly events = new Set<string>();
  /** The event that the first message names itself, if the visitor chose another event. */
  named: string | undefined;
  /** The text of the first message, if it does not name its event. */
  nameless: string | undefined;
  readonly input: InputJudge;
  readonly #chosen: string;
  readonly #own: Rules["own"];
  readonly #isApart: boolean;
  readonly #module: JudgeModule;
  #faults: Fault[] = [];
  #unknown: Fault[] = [];
  #room = MOST_KEPT;

  /** With `apart`, fields that the contract does not name are listed separately. */
  constructor(options: CheckOptions, unknown: "ignore" | "apart", rules: Rules) {
    const { event, fileEvent, own } = options;
    this.#chosen = event;
    this.#own = rules.own;
    this.#isApart = unknown === "apart";
    const module = new JudgeModule(rules.module);
    this.#module = module;
    module.set({
      ...(event === "" ? { file_event: fileEvent } : { chosen_event: event }),
      other_events: own,
    });
    const flags = FLAGS.each_record | (this.#isApart ? FLAGS.tell_unknown : 0);
    const prepare = () => module.options(MOST_KEPT, flags);
    this.input = new InputJudge(this, module, { event: BY_ENVELOPE, prepare });
  }

  rows(rows: Rows): void {
    for (let row = 0; row < rows.results.rows; ) {
      const message = new RowMessage(rows, row);
      for (const [index, judged] of message.judgedRows().entries())
        this.#row(message, row + index, judged);
      row = message.next;
    }
  }

  #row(message: RowMessage, number: number, row: JudgedRow): void {
    const fault = message.refusal(row);
    if (fault) {
      this.refuse(fault);
      return;
    }
    const event = this.#module.nameOf(row.event);
    const isFirst = this.tally.counts.payloads + this.tally.counts.unreadable === 0;
    if (isFirst && row.verdict === "missing_event_name" && row.record === undefined)
      this.nameless = message.text();
    if (isFirst && this.#chosen !== "" && row.name !== "") this.named = row.name;
    if (event !== undefined) this.events.add(event);
    if (this.#module.isOther(row.event) && event !== undefined)
      this.#checkOwn(event, message.payloadOf(number).source);
    else if (row.verdict === "valid" && row.issues.length === 0) this.tally.accept(1);
    else this.#report(message, row, event);
  }

  #report(message: RowMessage, row: JudgedRow, event: string | undefined): void {
    const isBeside = ({ code }: CheckedIssue) => this.#isApart && code === "unknown_field";
    const { verdict, issues: all } = resultOfRow(row, event, HINT);
    const issues = all.filter((issue) => !isBeside(issue));
    const faultOf = (issue: PlacedIssue): Fault => {
      const { at, attr, code, detail } = issue;
      const length = lengthAt(message.bytes, at);
      return { ...message.positionOf(at), length, code, attr, detail, event };
    };
    this.tally.count(verdict, issues, event, row.count - issues.length);
    this.#keep(issues.slice(0, this.#room).map(faultOf), all.filter(isBeside).map(faultOf));
  }

  #checkOwn(event: string, source: MessageText): void {
    const contract = this.#own.get(event);
    if (!contract) throw new Error(`The contract of ${event} was not loaded.`);
    const { value } = readText(source);
    const check = (reportUnknown: boolean) =>
      checkPayload(value, contract, { reportUnknown, limit: MOST_KEPT });
    const { verdict, issues, omitted } = check(false);
    const isUnknown = ({ code }: CheckedIssue) => code === "unknown_field";
    const unknown = this.#isApart ? check(true).issues.filter(isUnknown) : [];
    this.tally.count(verdict as Verdict, issues, event, omitted);
    const faults = placeFaults(source, { issues: issues.slice(0, this.#room), event });
    this.#keep(faults, placeFaults(source, { issues: unknown, event }));
  }

  refuse(fault: InputFault): void {
    this.tally.count(fault.verdict, [{ attr: "", code: fault.code }]);
    this.#keep(this.#room > 0 ? [inputFault(fault)] : []);
  }

  #keep(faults: readonly Fault[], unknown: readonly Fault[] = []): void {
    this.#room -= faults.length;
    for (const fault of faults) this.#faults.push(fault);
    for (const field of unknown.slice(0, MOST_KEPT - this.#unknown.length))
      this.#unknown.push(field);
  }

  end(): void {
    this.input.end();
    const { payloads, unreadable } = this.tally.counts;
    if (payloads + unreadable === 0) this.refuse(NO_PAYLOAD);
  }

  take() {
    const [faults, unknown] = [this.#faults, this.#unknown];
    [this.#faults, this.#unknown] = [[], []];
    return { faults, unknown };
  }
}
