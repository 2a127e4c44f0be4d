// Judges messages as the command line does, by the same module. Only contracts of events of the user's
// own are loaded when a message needs them.
import { readJson } from "../../library/json/read-json.ts";
import { FLAGS } from "../../library/judge/lists.ts";
import {
  BY_ENVELOPE,
  type JudgedRow,
  JudgeModule,
  type Settings,
} from "../../library/judge/module.ts";
import { breakAt, type InputFault, type MessageText } from "../../reading/judge/cut.ts";
import {
  InputJudge,
  placesFrom,
  type RowReceiver,
  type Rows,
  TextJudge,
} from "../../reading/judge/input-judge.ts";
import {
  type AnyContract,
  checkPayload,
  type JudgedIssue,
  NO_PAYLOAD,
  readText,
  type Verdict,
} from "../../reading/judge/judge.ts";
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
const NOT_JSON: readonly string[] = ["invalid_json", "not_utf8", "too_long"];

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
    const settings: Settings = {
      ...(event === "" ? { file_event: fileEvent } : { chosen_event: event }),
      other_events: own,
    };
    const options = { event: BY_ENVELOPE, prepare: (used: JudgeModule) => this.#prepare(used) };
    const another = () => this.#module(1, settings);
    this.input = new InputJudge(this, this.#module(0, settings), another, options);
  }

  /** Returns a module: the first holds the input, the second judges texts, the third what is guessed. */
  #module(number: number, settings: Settings): JudgeModule {
    this.#modules[number] ??= new JudgeModule(this.#compiled);
    this.#modules[number].set(settings);
    return this.#modules[number];
  }

  #prepare(module: JudgeModule): void {
    module.options(MOST_KEPT, FLAGS.each_record | (this.#isApart ? FLAGS.tell_unknown : 0));
  }

  rows(rows: Rows): void {
    const { results } = rows;
    for (let row = 0; row < results.rows; row++) this.#row(rows, row);
  }

  #row(rows: Rows, number: number, isGuessed = false): void {
    const { results, bytes } = rows;
    const module = this.#modules[0] as JudgeModule;
    const row = results.row(number);
    const { verdict, name, issues } = row;
    const event = module.nameOf(row.event);
    const start = rows.startOf(number);
    const text = () => decoder.decode(bytes.subarray(start, rows.endOf(number)));
    if (!this.first && (row.record !== undefined || !NOT_JSON.includes(verdict))) {
      const field = fieldWith(event ?? name, text());
      const isByFile = event !== undefined && event === this.#task.fileEvent;
      const isNamed = verdict !== "missing_event_name" && (field !== undefined || !isByFile);
      this.first = { isNamed, field };
      if (this.#task.event !== "" && name !== "") this.named = name;
    }
    if (verdict === "missing_event_name" && row.record === undefined && !isGuessed) {
      this.guess ??= guessEvent(readJson(text())?.value, this.#task.events);
      const [only, ...others] = this.guess.events;
      if (only !== undefined && others.length === 0) {
        this.#judgeAs(only, { text: text(), ...rows.positionAt(start) });
        return;
      }
    }
    if (event !== undefined) this.judged.add(event);
    if (module.isOther(row.event) && event !== undefined) {
      const { text: json = text(), at } = results.payloadOf(number);
      const source = { text: json, ...rows.positionAt(start + at) };
      this.#found.push({ event, source, value: readText(source).value });
      return;
    }
    if (verdict === "valid" && issues.length === 0) {
      this.tally.accept(1);
      return;
    }
    const at = rows.positionAt(start);
    this.#report(row, event, bytes, start, at, rows.isAlone);
  }

  /** Judges a message without a name as the event that was guessed. */
  #judgeAs(event: string, source: MessageText): void {
    const module = this.#module(2, { file_event: event, other_events: this.#task.own });
    const receiver: RowReceiver = {
      rows: (rows) => this.#row(rows, 0, true),
      refuse: (fault) => this.refuse(fault),
    };
    const prepare = (used: JudgeModule) => this.#prepare(used);
    new TextJudge(receiver, () => module, { event: BY_ENVELOPE, prepare }).judge(source);
  }

  #report(
    row: JudgedRow,
    event: string | undefined,
    bytes: Uint8Array,
    start: number,
    at: Pick<MessageText, "line" | "column">,
    isAlone: boolean,
  ): void {
    const positionOf = placesFrom(bytes, start, at);
    const faultOf = ({ at: place, attr, code, detail }: JudgedRow["issues"][number]): Fault => {
      const words = code === "missing_event_name" ? `${detail}; ${HINT}` : detail;
      const length = lengthAt(bytes, start + place);
      return { ...positionOf(start + place), length, code, attr, detail: words, event };
    };
    if (row.record === undefined && NOT_JSON.includes(row.verdict)) {
      const [issue] = row.issues;
      const place = issue ? positionOf(start + issue.at) : at;
      this.refuse(breakAt(place, issue?.detail ?? "", isAlone));
      return;
    }
    const isBeside = ({ code }: JudgedIssue) => this.#isApart && code === "unknown_field";
    const issues = row.issues.filter((issue) => !isBeside(issue));
    const isUnknown = row.verdict === "unknown_event" || row.verdict === "unknown_version";
    const verdict = row.verdict === "valid" ? row.verdict : isUnknown ? "unknown" : "invalid";
    this.tally.count(verdict, issues, event, row.count - issues.length);
    const faults = issues.slice(0, this.#room).map(faultOf);
    this.#room -= faults.length;
    this.#found.push({ faults, unknown: row.issues.filter(isBeside).map(faultOf) });
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
    const named = this.#found.map((found) => ("faults" in found ? "" : found.event));
    const missing = [...new Set(named)].filter((name) => name !== "" && !this.contracts.has(name));
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

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Returns the field of a message with this value; undefined if that is further inside. */
function fieldWith(value: string, text: string): string | undefined {
  const message = readJson(text)?.value;
  const isObject = typeof message === "object" && message !== null;
  return isObject ? Object.entries(message).find(([, other]) => other === value)?.[0] : undefined;
}
