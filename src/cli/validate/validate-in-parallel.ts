// Validates a large file on several threads. Each range begins where a message may begin.
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Counts, Summary } from "../../reading/judge/tally.ts";
import { packingOf } from "../../reading/messages/packing.ts";
import type { Finding, Totals } from "../findings/finding.ts";
import { Unreadable } from "./find-inputs.ts";
import type { MessageTargets } from "./message-files.ts";
import type { PayloadJudge, ValidateOptions } from "./read-options.ts";
import type { Reporter } from "./reporter.ts";

export interface Range {
  readonly path: string;
  readonly start?: number;
  /** The offset of the first byte behind the range; undefined at the end of the file. */
  readonly end?: number | undefined;
  /** The number of ranges that are read at the same time. */
  readonly shares?: number;
}

export interface RangeEnd {
  readonly lines: number;
  /** The number of messages that began in the range. A message may have several payloads. */
  readonly messages: number;
  /** True if the last message went on behind the range. Then the rest of the file was read, too. */
  readonly isLast: boolean;
}

export interface RangeTask extends Range {
  readonly file: string;
  readonly options: ValidateOptions;
  /** The arguments to open the judge in a thread; undefined if contracts of the package judge. */
  readonly source?: PayloadJudge["source"] | undefined;
  readonly parts?: MessageTargets | undefined;
  /** True if faults are held back, because some may be accepted. */
  readonly holdsFaults: boolean;
}
/** The result of a range. Lines and payloads count from the start of the range. */
export interface RangeResult extends RangeEnd, Summary {
  /** The reason why the range was not read to its end. */
  readonly failure?: string | undefined;
  readonly totals: Totals;
  readonly held?: (Summary & { readonly counts: Counts }) | undefined;
  readonly findings: readonly Finding[];
}

const MOST_THREADS = 16;
const BLOCK = 64 * 1024;
/** The memory for short-lived values, in MB. More memory would only fill with garbage. */
const YOUNG_GENERATION = 4;

/**
 * Validates a file; false if it is compressed. If a message goes on behind its range, the thread of
 * that range reads the rest of the file, and later ranges are dropped.
 */
export async function validateInParallel(
  path: string,
  reporter: Reporter,
  validateRange: (range: Range, reporter: Reporter) => Promise<RangeEnd | undefined>,
): Promise<boolean> {
  const count = reporter.options.threads ?? Math.min(availableParallelism(), MOST_THREADS);
  const [first, ...rest] = cutIntoRanges(path, count);
  if (!first) return false;
  const { file, apart } = reporter;
  const options = { ...reporter.options, judge: undefined };
  const source = reporter.options.judge?.source;
  const holdsFaults = reporter.held !== undefined;
  const tasks = rest.map((range, index) => ({ ...range, parts: apart?.part(index) }));
  const workers = tasks.map((task) => startWorker({ ...task, file, options, source, holdsFaults }));
  const results = workers.map(resultOf);
  // A failure is reported later, in its turn. Without a handler, Node would end the process now.
  for (const result of results) result.catch(() => {});
  try {
    // The main thread takes the first range while the other threads start.
    let range = await validateRange({ ...first, shares: rest.length + 1 }, reporter);
    let { lines, messages } = range ?? { lines: 0, messages: 0 };
    for (const [index, result] of results.entries()) {
      if (range?.isLast) break;
      const part = await result;
      reporter.merge(part.totals, part);
      if (part.held) reporter.held?.merge(part.held.counts, part.held);
      for (const finding of part.findings) {
        const payload = finding.payload === undefined ? undefined : finding.payload + messages;
        reporter.report({ ...finding, line: finding.line + lines, payload });
      }
      apart?.append(tasks[index]?.parts ?? {});
      if (part.failure !== undefined) throw new Unreadable(part.failure);
      range = part;
      lines += part.lines;
      messages += part.messages;
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
    apart?.removeParts();
  }
  return true;
}

/** Cuts a file into ranges of about the same size; none if the file is compressed. */
function cutIntoRanges(path: string, count: number): Range[] {
  const descriptor = openSync(path, "r");
  try {
    const block = Buffer.alloc(BLOCK);
    const read = (start: number) => block.subarray(0, readSync(descriptor, block, 0, BLOCK, start));
    if (packingOf(read(0))) return [];
    const { size } = fstatSync(descriptor);
    const startOfLine = (from: number): number => {
      for (let position = from; position < size; position += BLOCK - 1) {
        const newline = read(position).indexOf("\n{");
        if (newline !== -1) return position + newline + 1;
      }
      return size;
    };
    const bounds = new Set([0]);
    for (let index = 1; index < count; index++)
      bounds.add(startOfLine(Math.floor((size * index) / count)));
    const starts = [...bounds].filter((start) => start === 0 || start < size);
    return starts.map((start, index) => ({ path, start, end: starts[index + 1] }));
  } finally {
    closeSync(descriptor);
  }
}

function startWorker(task: RangeTask): Worker {
  const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";
  return new Worker(new URL(`./range-worker.${extension}`, import.meta.url), {
    workerData: task,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION },
  });
}

function resultOf(worker: Worker): Promise<RangeResult> {
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`A thread ended with ${code} and no result.`)));
  });
}
