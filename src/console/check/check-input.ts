// Checks a text or a file, piece by piece. A worker runs this beside the page.
import { unlessThrown } from "../../library/text/unless-thrown.ts";
import { type Counts, type Summary, Tally } from "../../reading/judge/tally.ts";
import type { Packing } from "../../reading/messages/packing.ts";
import { describePacking, MOST_MARKS, packingOf } from "../../reading/messages/packing.ts";
import { type Fault, findBodyFaults, loadOperation, rulesOfAnswer } from "../parts/fault.ts";
import { type CheckOptions, MessageCheck, type Rules } from "./message-check.ts";

export interface CheckTask extends CheckOptions {
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
  /** How the page found the event of a text; undefined if the visitor chose the event. */
  readonly origin?: Readonly<{ how: string; why: string }> | undefined;
  /** The event that a message names itself, if the visitor chose another event. */
  readonly named?: string | undefined;
  /** The events that fit a text, if none fits or several do. */
  readonly choice?: readonly string[] | undefined;
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
  { input, ...options }: CheckTask,
  loaders: Loaders,
  onReport: (report: Report) => void,
): Promise<void> {
  const isText = typeof input === "string";
  if (options.isBody && isText) return onReport(await checkBody(input, options.event));
  const rules = { module: await loaders.module(), own: await loaders.contracts(options.own) };
  const check = new MessageCheck(options, isText ? "apart" : "ignore", rules);
  const start = performance.now();
  let reported = start;
  let bytes = 0;
  const report = (isDone: boolean, failure?: string) => {
    reported = performance.now();
    const found = check.take();
    onReport({
      bytes,
      counts: { ...check.tally.counts },
      summary: check.tally.summary(),
      events: [...check.events],
      ...found,
      ...(isText && namingOf(check, options, found.faults)),
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
      if (!isText && performance.now() - reported >= REPORT_MILLISECONDS) report(false);
    }
    check.end();
    report(true);
  } catch (error) {
    report(true, error instanceof Error ? error.message : String(error));
  }
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

/** Says which event a text is checked as, and why; and what fits, if no event can be chosen. */
function namingOf(
  check: MessageCheck,
  { event, fileEvent }: CheckOptions,
  faults: readonly Fault[],
) {
  const { guess, first, named } = check;
  if (guess && guess.events.length !== 1)
    return {
      choice: guess.events,
      origin: { how: "Not guessed", why: guess.why },
      faults: faults.filter(({ code }) => code === "invalid_json"),
    };
  if (guess) return { named, origin: { how: "Guessed", why: guess.why } };
  if (event !== "" || !first) return { named };
  const inField = first.field === undefined ? "" : `, in its field ${first.field}`;
  const byFile = fileEvent && "by the file, which is called after it.";
  const why = first.isNamed ? `by the message itself${inField}.` : byFile;
  return { named, origin: why ? { how: "Named", why } : undefined };
}

export const packingOfFile = async (file: File): Promise<Packing | undefined> =>
  packingOf(new Uint8Array(await file.slice(0, MOST_MARKS).arrayBuffer()));

function unpackerOf(packing: Packing): DecompressionStream {
  const unpacker = unlessThrown(TypeError, () => new DecompressionStream(packing as "gzip"));
  if (!unpacker) throw new Error(describePacking(packing));
  return unpacker;
}

/** Reads the unpacked bytes of a file. Calls `onRead` with the size of each packed piece. */
export async function* chunksOf(file: File, onRead?: (size: number) => void) {
  const packing = await packingOfFile(file);
  const counted = file.stream().pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        onRead?.(chunk.length);
        controller.enqueue(chunk);
      },
    }),
  );
  const reader = (packing ? counted.pipeThrough(unpackerOf(packing)) : counted).getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}
