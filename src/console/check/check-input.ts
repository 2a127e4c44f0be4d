// Checks a text or a file, piece by piece. A worker runs this beside the page.
import { readJson } from "../../library/json/read-json.ts";
import { unlessThrown } from "../../library/text/unless-thrown.ts";
import { type Counts, type Summary, Tally } from "../../reading/judge/tally.ts";
import {
  describePacking,
  MOST_MARKS,
  type Packing,
  packingOf,
} from "../../reading/messages/packing.ts";
import type { IndexedEvent } from "../data.ts";
import { type Fault, findBodyFaults, loadOperation, rulesOfAnswer } from "../parts/fault.ts";
import { type Guess, guessEvent } from "./guess.ts";
import { type CheckOptions, MessageCheck, type Rules } from "./message-check.ts";

export interface CheckTask extends CheckOptions {
  /** The events of which one is guessed for a payload without an event name. */
  readonly events: readonly IndexedEvent[];
  /** The text of the editor, or a file that is too large for the editor. */
  readonly input: string | File;
  /** True if `event` is an operation, which the status of an answer may follow. */
  readonly isBody: boolean;
}

export interface Report {
  /** The number of bytes that were read of a file. */
  readonly bytes: number;
  readonly counts: Counts;
  readonly summary: Summary;
  readonly events: readonly string[];
  /** The events that fit a first message without a name. If only one fits, it was checked as such. */
  readonly guess?: Guess | undefined;
  /** The event that a message names itself, if the visitor chose another event. */
  readonly named?: string | undefined;
  /** The faults since the last report. The page keeps only the first 10,000 faults of a file. */
  readonly faults: readonly Fault[];
  readonly unknown: readonly Fault[];
  readonly milliseconds: number;
  readonly isDone: boolean;
  readonly failure?: string | undefined;
}

const NONE = new Tally();
export const NOTHING: Report = {
  bytes: 0,
  counts: NONE.counts,
  summary: NONE.summary(),
  events: [],
  faults: [],
  unknown: [],
  milliseconds: 0,
  isDone: false,
};

const REPORT_MILLISECONDS = 250;

/** What a check loads: the compiled module, and contracts of the user's own events. */
export interface Loaders {
  module(): Promise<object>;
  contracts(names: readonly string[]): Promise<Rules["own"]>;
}

/** Checks an input. Calls `onReport` at the end, and for a file several times a second. */
export async function checkInput(
  task: CheckTask,
  loaders: Loaders,
  onReport: (report: Report) => void,
): Promise<void> {
  const { input, isBody, event, own } = task;
  if (isBody && typeof input === "string") return onReport(await checkBody(input, event));
  const rules = { module: await loaders.module(), own: await loaders.contracts(own) };
  const nameless = await checkMessages(task, rules, onReport);
  if (nameless === undefined) return;
  const guess = guessEvent(readJson(nameless)?.value, task.events);
  const fileEvent = guess.events.length === 1 ? guess.events[0] : undefined;
  await checkMessages({ ...task, fileEvent }, rules, onReport, guess);
}

/** Checks messages. Returns the first of them if it names no event, and no event was guessed. */
async function checkMessages(
  { input, ...options }: CheckTask,
  rules: Rules,
  onReport: (report: Report) => void,
  guess?: Guess,
): Promise<string | undefined> {
  const isText = typeof input === "string";
  const check = new MessageCheck(options, isText ? "apart" : "ignore", rules);
  const start = performance.now();
  let reported = start;
  let bytes = 0;
  const report = (isDone: boolean, failure?: string) => {
    reported = performance.now();
    const { tally, events, named } = check;
    onReport({
      bytes,
      counts: { ...tally.counts },
      summary: tally.summary(),
      events: [...events],
      ...check.take(),
      guess,
      named,
      milliseconds: reported - start,
      isDone,
      failure,
    });
  };
  report(false); // what follows takes only the time to check
  try {
    const pieces = isText ? [encoder.encode(input)] : chunksOf(input, (size) => (bytes += size));
    for await (const piece of pieces) {
      check.input.push(piece);
      if (!guess && check.nameless !== undefined) return check.nameless;
      if (!isText && performance.now() - reported >= REPORT_MILLISECONDS) report(false);
    }
    check.end();
    if (!guess && check.nameless !== undefined) return check.nameless;
    report(true);
  } catch (error) {
    report(true, error instanceof Error ? error.message : String(error));
  }
  return undefined;
}

/** Checks the body of a request, or of an answer with a status, by all rules of the server. */
async function checkBody(text: string, name: string): Promise<Report> {
  const [operation = "", status] = name.split(" ");
  const module = await loadOperation(operation);
  const rules = status === undefined ? module.judge : rulesOfAnswer(module, status);
  if (!rules) {
    const why = status === undefined ? "takes no body" : `has no answer with the status ${status}`;
    return { ...NOTHING, failure: `${operation} ${why}.`, isDone: true };
  }
  const start = performance.now();
  const faults = await findBodyFaults(text, rules);
  const milliseconds = performance.now() - start;
  const counts = { ...NONE.counts, payloads: 1, findings: faults.length };
  return { ...NOTHING, counts, events: [name], faults, milliseconds, isDone: true };
}

const encoder = new TextEncoder();

export const packingOfFile = async (file: File): Promise<Packing | undefined> =>
  packingOf(new Uint8Array(await file.slice(0, MOST_MARKS).arrayBuffer()));

function unpackerOf(packing: Packing): DecompressionStream {
  const unpacker = unlessThrown(TypeError, () => new DecompressionStream(packing as "gzip"));
  if (!unpacker) throw new Error(describePacking(packing));
  return unpacker;
}

/** Reads the unpacked bytes of a file. Calls `onRead` with the size of each packed piece. */
async function* chunksOf(file: File, onRead: (size: number) => void) {
  const packing = await packingOfFile(file);
  const counted = file.stream().pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        onRead(chunk.length);
        controller.enqueue(chunk);
      },
    }),
  );
  const reader = (packing ? counted.pipeThrough(unpackerOf(packing)) : counted).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}
