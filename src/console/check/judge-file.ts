import { unlessThrown } from "../../library/text/unless-thrown.ts";
import type { Counts, Summary } from "../../reading/judge/tally.ts";
import type { Packing } from "../../reading/messages/packing.ts";
import { describePacking, MOST_MARKS, packingOf } from "../../reading/messages/packing.ts";
import type { Fault } from "../parts/fault.ts";
import { type CheckTask, type Loaders, MessageCheck } from "./message-check.ts";

export interface LargeTask extends CheckTask {
  readonly file: File;
}

export interface LargeReport {
  readonly bytes: number;
  readonly counts: Counts;
  readonly summary: Summary;
  /** The faults since the last report. The page keeps only the first 10,000 faults of a file. */
  readonly faults: readonly Fault[];
  readonly isDone: boolean;
  readonly failure?: string | undefined;
}

const REPORT_MILLISECONDS = 250;

/** Judges a file as a stream. Calls `onReport` several times a second, and at the end. */
export async function judgeFile(
  { file, ...task }: LargeTask,
  loaders: Loaders,
  onReport: (report: LargeReport) => void,
): Promise<void> {
  let bytes = 0;
  let fresh: Fault[] = [];
  let reported = performance.now();
  const check = new MessageCheck(task, "ignore", await loaders.module());
  const judge = async () => {
    await check.load(loaders.contracts);
    for (const fault of check.judge().faults) fresh.push(fault);
  };
  const report = (isDone: boolean, failure?: string) => {
    const { counts } = check.tally;
    const summary = check.tally.summary();
    onReport({ bytes, counts: { ...counts }, summary, faults: fresh, isDone, failure });
    fresh = [];
    reported = performance.now();
  };
  try {
    for await (const chunk of chunksOf(file, (size) => (bytes += size))) {
      check.input.push(chunk);
      await judge();
      if (performance.now() - reported >= REPORT_MILLISECONDS) report(false);
    }
    check.end();
    await judge();
    report(true);
  } catch (error) {
    report(true, error instanceof Error ? error.message : String(error));
  }
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
