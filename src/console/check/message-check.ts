// Judges messages as the command line does. Contracts are loaded when a message needs them.
import type { InputFault, MessageText, Receiver } from "../../reading/judge/cut.ts";
import type { AnyContract, Contracts } from "../../reading/judge/judge.ts";
import { judge, NO_PAYLOAD, readText } from "../../reading/judge/judge.ts";
import { Tally } from "../../reading/judge/tally.ts";
import { type Message, readMessages } from "../../reading/messages/read-message.ts";
import type { IndexedEvent } from "../data.ts";
import { type Fault, inputFault, placeFaults } from "../parts/fault.ts";
import { type Guess, guessEvent } from "./guess.ts";

export interface CheckTask {
  /** The event that the visitor chose; empty if there was no choice. */
  readonly event: string;
  readonly fileEvent?: string | undefined;
  readonly events: readonly IndexedEvent[];
}

export type LoadContracts = (names: readonly string[]) => Promise<ReadonlyMap<string, AnyContract>>;

/** The largest number of faults that are kept. Further faults are only counted. */
const MOST_KEPT = 10_000;

type Read = Readonly<{ source: MessageText; message: Message }>;

export class MessageCheck implements Receiver {
  readonly tally = new Tally();
  readonly contracts = new Map<string, AnyContract>();
  first: Message | undefined;
  /** The event that the first message names itself, if the visitor chose another event. */
  named: string | undefined;
  /** The guessed event of the first payload without an event name. */
  guess: Guess | undefined;
  readonly #task: CheckTask;
  readonly #by: Contracts;
  /** The messages and faults that are cut from the text and not judged yet. */
  #cut: ({ readonly fault: InputFault } | (Read & { readonly fault?: undefined }))[] = [];
  #room = MOST_KEPT;

  constructor(task: CheckTask, unknown: Contracts["unknown"]) {
    this.#task = task;
    this.#by = {
      names: task.events.map(([name]) => name),
      contractOf: (name) => this.contracts.get(name),
      unknown,
      hint: "choose the event of the payload",
    };
  }

  message(source: MessageText): void {
    const { event, fileEvent } = this.#task;
    const layout = { fileEvent: event === "" ? fileEvent : event };
    const read = readText(source);
    if (read.fault) this.refuse(read.fault);
    else
      for (const message of readMessages(read.value, layout, this.#by.names))
        this.#cut.push({ source, message: this.#named(message) });
  }

  refuse(fault: InputFault): void {
    this.tally.count(fault.verdict, [{ attr: "", code: fault.code }]);
    this.#cut.push({ fault });
  }

  end(): void {
    const { payloads, unreadable } = this.tally.counts;
    if (this.#cut.length + payloads + unreadable === 0) this.refuse(NO_PAYLOAD);
  }

  /** Returns the faults of texts that can't be read as a message. */
  refused(): Fault[] {
    return this.#cut.flatMap(({ fault }) => (fault ? [inputFault(fault)] : []));
  }

  async load(load: LoadContracts): Promise<void> {
    const named = this.#cut.map((entry) => (entry.fault ? "" : (entry.message.name ?? "")));
    const isMissing = (name: string) => this.#by.names.includes(name) && !this.contracts.has(name);
    const missing = [...new Set(named)].filter(isMissing);
    for (const [name, contract] of await load(missing)) this.contracts.set(name, contract);
  }

  /** Judges the messages that are cut. Call `load` first, for their contracts. */
  judge() {
    const faults: Fault[] = [];
    const unknown: Fault[] = [];
    for (const entry of this.#cut) {
      const more = entry.fault ? [inputFault(entry.fault)] : this.#faultsOf(entry, unknown);
      for (const fault of more.slice(0, this.#room)) faults.push(fault);
      this.#room -= Math.min(more.length, this.#room);
    }
    this.#cut = [];
    return { faults, unknown };
  }

  #faultsOf({ source, message }: Read, unknownFields: Fault[]): Fault[] {
    const judgement = judge(message, this.#by, MOST_KEPT);
    const { verdict, issues, event, omitted, unknown = [], at } = judgement;
    this.tally.count(verdict, issues, event, omitted);
    const fields = { issues: unknown.slice(0, MOST_KEPT - unknownFields.length), event, at };
    for (const fault of placeFaults(source, fields)) unknownFields.push(fault);
    return placeFaults(source, { issues: issues.slice(0, this.#room), event, at });
  }

  /** Names a message after the chosen event. A message without any name gets the guessed event. */
  #named(message: Message): Message {
    const { event, events } = this.#task;
    const named = event === "" ? message : { ...message, name: event };
    if (!this.first && message.nameAt && message.name !== named.name) this.named = message.name;
    this.first ??= named;
    if (named.name !== undefined || named.lost !== undefined) return named;
    this.guess ??= guessEvent(named.payload, events);
    const [only, ...others] = this.guess.events;
    return others.length === 0 ? { ...named, name: only } : named;
  }
}
