// Checks messages as the command line does, by the same module, and by contracts of the user's own.
import { readJson } from "../../library/json/read-json.ts";
import { FLAGS } from "../../library/judge/lists.ts";
import {
  BY_ENVELOPE,
  type JudgedRow,
  JudgeModule,
  type PlacedIssue,
  type Settings,
} from "../../library/judge/module.ts";
import type { InputFault, MessageText } from "../../reading/judge/input-fault.ts";
import {
  InputJudge,
  type InputOptions,
  judgeText,
  type RowReceiver,
  type Rows,
} from "../../reading/judge/input-judge.ts";
import {
  type AnyContract,
  checkPayload,
  type JudgedIssue,
  NO_PAYLOAD,
  readText,
  type Verdict,
} from "../../reading/judge/judge.ts";
import { judgementOfRow, RowMessage } from "../../reading/judge/row-message.ts";
import { Tally } from "../../reading/judge/tally.ts";
import type { IndexedEvent } from "../data.ts";
import { type Fault, inputFault, lengthAt, placeFaults } from "../parts/fault.ts";
import { type Guess, guessEvent } from "./guess.ts";

export interface CheckOptions {
  /** The event that the visitor chose; empty if there was no choice. */
  readonly event: string;
  readonly fileEvent?: string | undefined;
  readonly events: readonly IndexedEvent[];
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

interface First {
  /** True if the message itself names its event; `field` is the field that does. */
  readonly isNamed: boolean;
  readonly field: string | undefined;
}

export class MessageCheck implements RowReceiver {
  readonly tally = new Tally();
  readonly events = new Set<string>();
  first: First | undefined;
  /** The event that the first message names itself, if the visitor chose another event. */
  named: string | undefined;
  /** The guessed event of the first payload without an event name. */
  guess: Guess | undefined;
  readonly input: InputJudge;
  readonly #options: CheckOptions;
  readonly #rules: Rules;
  readonly #isApart: boolean;
  readonly #modules: (JudgeModule | undefined)[] = [];
  #faults: Fault[] = [];
  #unknown: Fault[] = [];
  #room = MOST_KEPT;

  /** With `apart`, fields that the contract does not name are listed separately. */
  constructor(options: CheckOptions, unknown: "ignore" | "apart", rules: Rules) {
    const { event, fileEvent, own } = options;
    this.#options = options;
    this.#rules = rules;
    this.#isApart = unknown === "apart";
    const first = this.#open(0, {
      ...(event === "" ? { file_event: fileEvent } : { chosen_event: event }),
      other_events: own,
    });
    this.input = new InputJudge(this, first, this.#optionsOf(first));
  }

  /** Opens a module: the first holds the input, and the second what is guessed. */
  #open(number: number, settings: Settings): JudgeModule {
    this.#modules[number] ??= new JudgeModule(this.#rules.module);
    this.#modules[number].set(settings);
    return this.#modules[number];
  }

  #optionsOf(module: JudgeModule): InputOptions {
    const flags = FLAGS.each_record | (this.#isApart ? FLAGS.tell_unknown : 0);
    return { event: BY_ENVELOPE, prepare: () => module.options(MOST_KEPT, flags) };
  }

  rows(rows: Rows): void {
    for (let row = 0; row < rows.results.rows; ) {
      const message = new RowMessage(rows, row);
      for (const [index, judged] of message.judgedRows().entries())
        this.#row(message, row + index, judged);
      row = message.next;
    }
  }

  #row(message: RowMessage, number: number, row: JudgedRow, isGuessed = false): void {
    const fault = message.refusal(row);
    if (fault) {
      this.refuse(fault);
      return;
    }
    const module = this.#modules[0] as JudgeModule;
    const event = module.nameOf(row.event);
    const isNameless = row.verdict === "missing_event_name";
    this.first ??= this.#firstOf(message, row, event);
    if (isNameless && row.record === undefined && !isGuessed && this.#isGuessed(message)) return;
    if (event !== undefined) this.events.add(event);
    if (module.isOther(row.event) && event !== undefined)
      this.#checkOwn(event, message.payloadOf(number, true).source);
    else if (row.verdict === "valid" && row.issues.length === 0) this.tally.accept(1);
    else this.#report(message, row, event);
  }

  #firstOf(message: RowMessage, { verdict, name }: JudgedRow, event: string | undefined): First {
    const field = fieldWith(event ?? name, message.text());
    const isByFile = event !== undefined && event === this.#options.fileEvent;
    if (this.#options.event !== "" && name !== "") this.named = name;
    return {
      isNamed: verdict !== "missing_event_name" && (field !== undefined || !isByFile),
      field,
    };
  }

  /** Checks a message without a name as the one event that is guessed. False if none is. */
  #isGuessed(message: RowMessage): boolean {
    this.guess ??= guessEvent(readJson(message.text())?.value, this.#options.events);
    const [event, ...others] = this.guess.events;
    if (event === undefined || others.length > 0) return false;
    const module = this.#open(1, { file_event: event, other_events: this.#options.own });
    const receiver: RowReceiver = {
      rows: (rows) => this.#row(new RowMessage(rows, 0), 0, rows.results.row(0), true),
      refuse: (fault) => this.refuse(fault),
    };
    const source = { text: message.text(), ...message.at };
    judgeText(receiver, module, this.#optionsOf(module), source);
    return true;
  }

  #report(message: RowMessage, row: JudgedRow, event: string | undefined): void {
    const isBeside = ({ code }: JudgedIssue) => this.#isApart && code === "unknown_field";
    const { verdict, issues: all } = judgementOfRow(row, event, HINT);
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
    const contract = this.#rules.own.get(event);
    if (!contract) throw new Error(`The contract of ${event} was not loaded.`);
    const { value } = readText(source);
    const check = (reportUnknown: boolean) =>
      checkPayload(value, contract, { reportUnknown, limit: MOST_KEPT });
    const { verdict, issues, omitted } = check(false);
    const isUnknown = ({ code }: JudgedIssue) => code === "unknown_field";
    const others = this.#isApart ? check(true).issues.filter(isUnknown) : [];
    this.tally.count(verdict as Verdict, issues, event, omitted);
    const faults = placeFaults(source, { issues: issues.slice(0, this.#room), event });
    this.#keep(faults, placeFaults(source, { issues: others, event }));
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

/** Returns the field of a message with this value; undefined if that is further inside. */
function fieldWith(value: string, text: string): string | undefined {
  const message = readJson(text)?.value;
  const isObject = typeof message === "object" && message !== null;
  return isObject ? Object.entries(message).find(([, other]) => other === value)?.[0] : undefined;
}
