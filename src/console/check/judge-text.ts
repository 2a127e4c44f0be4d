// Judges what is in the editor.
import { type Message, readMessages } from "../../reading/messages/read-message.ts";
import type { Index } from "../data.ts";
import { contractsOf } from "./contracts.ts";
import type { Fault } from "./fault.ts";
import { guessEvent } from "./guess.ts";
import { judgeMessage, syntaxFault, unknownEventFault } from "./judge-message.ts";
import { cutText, type MessageText } from "./messages.ts";

/** What is to be judged. */
export interface Task {
  readonly text: string;
  /** The event that the person chose; empty if none. */
  readonly event: string;
  /** The event that the opened file is called after. */
  readonly fileEvent?: string | undefined;
}

/** What a text came to. */
export interface Judged {
  readonly kind: "nothing" | "choose" | "judged";
  /** The events of its payloads. */
  readonly events: readonly string[];
  /** How the event was found, if it was not chosen. */
  readonly found?: { readonly how: string; readonly why: string } | undefined;
  /** The events that fit equally well. */
  readonly choice: readonly string[];
  readonly faults: readonly Fault[];
  readonly unknown: readonly Fault[];
  readonly omitted: number;
  readonly payloads: number;
  readonly milliseconds: number;
}

/** More faults are counted, but not kept. */
const MOST_FAULTS = 10_000;

const NOTHING: Judged = {
  kind: "nothing",
  events: [],
  choice: [],
  faults: [],
  unknown: [],
  omitted: 0,
  payloads: 0,
  milliseconds: 0,
};

/** Judges a text. */
export async function judgeText(task: Task, { events }: Index): Promise<Judged> {
  const { messages, broken } = cutText(task.text);
  if (messages.length === 0 && !broken) return NOTHING;
  const { read, faults } = readAll(messages, task);
  if (broken) faults.push(broken);
  const counts = { ...NOTHING, payloads: messages.length };
  const nameless = read.find(({ message }) => message.name === undefined);
  const guess = nameless && guessEvent(nameless.message.payload, events);
  if (guess && guess.kind !== "one") {
    const choice = guess.kind === "several" ? guess.events : [];
    return {
      ...counts,
      kind: "choose",
      choice,
      found: { how: "Not guessed", why: guess.why },
      faults,
    };
  }
  const named = read.map(({ source, message }) => ({
    source,
    message: { ...message, name: message.name ?? guess?.event ?? "" },
  }));
  const names = events.map(([name]) => name);
  const known = new Set(
    named.map(({ message }) => message.name).filter((name) => names.includes(name)),
  );
  const contracts = await contractsOf([...known]);
  const start = performance.now();
  const result = { faults, unknown: [] as Fault[], omitted: 0 };
  for (const { source, message } of named) {
    const room = MOST_FAULTS - result.faults.length;
    const contract = contracts.get(message.name);
    if (!contract) {
      result.faults.push(unknownEventFault(source, message, names));
      continue;
    }
    const judged = judgeMessage(source, message, contract, Math.max(0, room));
    result.faults.push(...judged.faults);
    result.unknown.push(...judged.unknown);
    result.omitted += judged.omitted;
  }
  return {
    ...counts,
    ...result,
    kind: "judged",
    events: [...known],
    found: guess ? { how: "Guessed", why: guess.why } : howFound(task, named[0]?.message),
    milliseconds: performance.now() - start,
  };
}

/** The messages that are JSON, and the faults of the first that is not. */
function readAll(
  messages: readonly MessageText[],
  { event, fileEvent }: Task,
): { read: { source: MessageText; message: Message }[]; faults: Fault[] } {
  const read: { source: MessageText; message: Message }[] = [];
  const faults: Fault[] = [];
  for (const source of messages) {
    let value: unknown;
    try {
      value = JSON.parse(source.text);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      faults.push(syntaxFault(source));
      continue;
    }
    for (const message of readMessages(value, { fileEvent: event === "" ? fileEvent : event }))
      read.push({ source, message: event === "" ? message : { ...message, name: event } });
  }
  return { read, faults };
}

function howFound({ event, fileEvent }: Task, message: Message | undefined): Judged["found"] {
  if (event !== "" || !message) return undefined;
  if (message.nameAt)
    return {
      how: "Named",
      why: `by the message itself, in its field ${message.nameAt.join(".")}.`,
    };
  return fileEvent === undefined
    ? undefined
    : { how: "Named", why: "by the file, which is called after it." };
}
