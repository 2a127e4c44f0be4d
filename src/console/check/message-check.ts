// Judges messages as the command line does, by the same module. Only contracts of events of the user's
// own are loaded when a message needs them.
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

export interface CheckTask {
  /** The event that the visitor chose; empty if there was no choice. */
  readonly event: string;
  readonly fileEvent?: string | undefined;
  readonly events: readonly IndexedEvent[];
  /** The events whose contracts are not in the module. */
  readonly own: readonly string[];
}

export type LoadContracts = (names: readonly string[]) => Promise<ReadonlyMap<string, AnyContract>>;

/** What the page loads to judge: the compiled module, and contracts. */
export interface Loaders {
  module(): Promise<object>;
  readonly contracts: LoadContracts;
}

/** The largest number of faults that are kept. Further faults are only counted. */
const MOST_KEPT = 10_000;
const HINT = "choose the event of the payload";

/** The first message of an input. */
interface First {
  /** True if the message itself names its event; `field` is the field that does. */
  readonly isNamed: boolean;
  readonly field: string | undefined;
}

/** What is found in a payload, or the payload of an event of the user's own. */
type Found =
  | { readonly faults: readonly Fault[]; readonly unknown?: readonly Fault[] }
  | { readonly event: string; readonly source: MessageText; readonly value: unknown };

export class MessageCheck implements RowReceiver {
  readonly tally = new Tally();
  readonly contracts = new Map<string, AnyContract>();
  /** The events of all payloads. */
  readonly judged = new Set<string>();
  first: First | undefined;
  /** The event that the first message names itself, if the visitor chose another event. */
  named: string | undefined;
  /** The guessed event of the first payload without an event name. */
  guess: Guess | undefined;
  readonly input: InputJudge;
  readonly #task: CheckTask;
  readonly #compiled: object;
  readonly #isApart: boolean;
  readonly #modules: (JudgeModule | undefined)[] = [];
  #found: Found[] = [];
  #room = MOST_KEPT;

  /** With `apart`, fields that the contract does not name are listed separately. */
  constructor(task: CheckTask, unknown: "ignore" | "apart", module: object) {
    const { event, fileEvent, own } = task;
    this.#task = task;
    this.#compiled = module;
    this.#isApart = unknown === "apart";
    const first = this.#open(0, {
      ...(event === "" ? { file_event: fileEvent } : { chosen_event: event }),
      other_events: own,
    });
    this.input = new InputJudge(this, first, this.#optionsOf(first));
  }

  /** Opens a module: the first holds the input, and the second judges what is guessed. */
  #open(number: number, settings: Settings): JudgeModule {
    this.#modules[number] ??= new JudgeModule(this.#compiled);
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
    if (event !== undefined) this.judged.add(event);
    if (module.isOther(row.event) && event !== undefined) {
      const { source } = message.payloadOf(number, true);
      this.#found.push({ event, source, value: readText(source).value });
    } else if (row.verdict === "valid" && row.issues.length === 0) this.tally.accept(1);
    else this.#report(message, row, event);
  }

  #firstOf(message: RowMessage, { verdict, name }: JudgedRow, event: string | undefined): First {
    const field = fieldWith(event ?? name, message.text());
    const isByFile = event !== undefined && event === this.#task.fileEvent;
    if (this.#task.event !== "" && name !== "") this.named = name;
    return {
      isNamed: verdict !== "missing_event_name" && (field !== undefined || !isByFile),
      field,
    };
  }

  /** Judges a message without a name as the one event that is guessed. False if none is. */
  #isGuessed(message: RowMessage): boolean {
    this.guess ??= guessEvent(readJson(message.text())?.value, this.#task.events);
    const [event, ...others] = this.guess.events;
    if (event === undefined || others.length > 0) return false;
    const module = this.#open(1, { file_event: event, other_events: this.#task.own });
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
    const faults = issues.slice(0, this.#room).map(faultOf);
    this.#room -= faults.length;
    this.#found.push({ faults, unknown: all.filter(isBeside).map(faultOf) });
  }

  refuse(fault: InputFault): void {
    this.tally.count(fault.verdict, [{ attr: "", code: fault.code }]);
    const faults = this.#room > 0 ? [inputFault(fault)] : [];
    this.#room -= faults.length;
    this.#found.push({ faults });
  }

  end(): void {
    this.input.end();
    const { payloads, unreadable } = this.tally.counts;
    if (this.#found.length + payloads + unreadable === 0) this.refuse(NO_PAYLOAD);
  }

  /** Returns the faults of texts that can't be read as a message. */
  refused(): Fault[] {
    return this.#found.flatMap((found) =>
      "faults" in found ? found.faults.filter(({ code }) => code === "invalid_json") : [],
    );
  }

  /** Loads the contracts of events of the user's own. */
  async load(load: LoadContracts): Promise<void> {
    const eventNames = this.#found.map((found) => ("faults" in found ? "" : found.event));
    const missing = [...new Set(eventNames)].filter(
      (name) => name !== "" && !this.contracts.has(name),
    );
    for (const [name, contract] of await load(missing)) this.contracts.set(name, contract);
  }

  /** Returns the faults since the last call. Call `load` first, for contracts of the user's own. */
  judge() {
    const faults: Fault[] = [];
    const unknown: Fault[] = [];
    for (const found of this.#found) {
      const one = "faults" in found ? found : this.#judgeOwn(found);
      for (const fault of one.faults) faults.push(fault);
      for (const fault of (one.unknown ?? []).slice(0, MOST_KEPT - unknown.length))
        unknown.push(fault);
    }
    this.#found = [];
    return { faults, unknown };
  }

  #judgeOwn({ event, source, value }: Exclude<Found, { faults: readonly Fault[] }>) {
    const contract = this.contracts.get(event);
    if (!contract) throw new Error(`The contract of ${event} was not loaded.`);
    const check = (reportUnknown: boolean) =>
      checkPayload(value, contract, { reportUnknown, limit: MOST_KEPT });
    const { verdict, issues, omitted } = check(false);
    const isUnknown = ({ code }: JudgedIssue) => code === "unknown_field";
    const others = this.#isApart ? check(true).issues.filter(isUnknown) : [];
    this.tally.count(verdict as Verdict, issues, event, omitted);
    const faults = placeFaults(source, { issues: issues.slice(0, this.#room), event });
    this.#room -= faults.length;
    return { faults, unknown: placeFaults(source, { issues: others, event }) };
  }
}

/** Returns the field of a message with this value; undefined if that is further inside. */
function fieldWith(value: string, text: string): string | undefined {
  const message = readJson(text)?.value;
  const isObject = typeof message === "object" && message !== null;
  return isObject ? Object.entries(message).find(([, other]) => other === value)?.[0] : undefined;
}
