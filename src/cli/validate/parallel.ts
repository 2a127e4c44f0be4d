// Judges one large file of lines on several threads: each has a range of its bytes that ends with a line.
import { once } from "node:events";
import { closeSync, openSync, readSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Finding, Totals } from "../findings/finding.ts";
import type { JudgeOptions, Verdicts } from "./judge.ts";
import { lineReader, withoutByteOrderMark } from "./read-input.ts";
import type { Reporter } from "./reporter.ts";

/** What a thread is told. */
export interface RangeTask {
  readonly path: string;
  readonly file: string;
  readonly start: number;
  /** The first byte that is not part of the range. */
  readonly end: number;
  readonly options: JudgeOptions;
  readonly limit: number;
}
/** What a thread answers: its counts and findings, with lines and payloads counted from the start of its range. */
export interface RangeResult {
  readonly totals: Totals;
  readonly findings: readonly Finding[];
  readonly lines: number;
}

const BLOCK = 64 * 1024;
const BLOCKS_AT_A_TIME = 64;
/** In MB. Lines are garbage as soon as they are judged, and a thread with more room would just let it pile up. */
const YOUNG_GENERATION = 4;

export async function judgeInParallel(
  task: Omit<RangeTask, "start" | "end" | "limit">,
  threads: number,
  limit: number,
  reporter: Reporter,
): Promise<void> {
  const [first, ...rest] = await cutIntoRanges(task.path, threads);
  if (!first) return;
  const workers = rest.map(([start, end]) => startWorker({ ...task, start, end, limit }));
  const results = workers.map(resultOf);
  // One that fails while this thread is at work is told of when its turn has come. Node would end the process at once.
  for (const result of results) result.catch(() => {});
  try {
    // A thread can't start while this one is busy.
    await Promise.all(workers.map((worker) => once(worker, "online")));
    // This thread takes the first range: one fewer to start and to hold in memory.
    const before = reporter.totals.payloads;
    let lines = await judgeRange({ ...task, start: first[0], end: first[1] }, reporter);
    let payloads = reporter.totals.payloads - before;
    for (const result of results) {
      const { totals, findings, lines: ownLines } = await result;
      reporter.add(totals);
      for (const finding of findings) {
        reporter.report({
          ...finding,
          line: finding.line + lines,
          payload: (finding.payload ?? 0) + payloads,
        });
      }
      lines += ownLines;
      payloads += totals.payloads;
    }
  } finally {
    await Promise.allSettled(results);
  }
}

/** Judges the lines of a range, through one buffer that is filled again and again. Answers how many there were. */
export async function judgeRange(
  { path, file, start, end, options }: Omit<RangeTask, "limit">,
  verdicts: Verdicts,
): Promise<number> {
  const reader = lineReader(file, options, verdicts);
  const buffer = Buffer.alloc(BLOCK);
  const descriptor = openSync(path, "r");
  let blocks = 0;
  try {
    for (let position = start; position < end; ) {
      const bytes = readSync(descriptor, buffer, 0, Math.min(BLOCK, end - position), position);
      if (bytes === 0) break; // the file has become shorter meanwhile
      const chunk = buffer.subarray(0, bytes);
      reader.push(position === 0 ? withoutByteOrderMark(chunk) : chunk);
      position += bytes;
      if (++blocks % BLOCKS_AT_A_TIME === 0) await setImmediate(); // lets the progress line be drawn
    }
  } finally {
    closeSync(descriptor);
  }
  reader.end();
  return reader.lines;
}

/** Ranges of about the same size that cover the file, each ending behind a newline. */
async function cutIntoRanges(path: string, count: number): Promise<[start: number, end: number][]> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const bounds = [0];
    for (let index = 1; index < count; index++)
      bounds.push(await behindNewline(handle, Math.floor((size * index) / count), size));
    bounds.push(size);
    return bounds.slice(1).flatMap((end, index): [number, number][] => {
      const start = bounds[index] ?? 0;
      return start < end ? [[start, end]] : [];
    });
  } finally {
    await handle.close();
  }
}

async function behindNewline(handle: FileHandle, from: number, size: number): Promise<number> {
  const block = Buffer.alloc(BLOCK);
  for (let position = from; position < size; position += BLOCK) {
    const { bytesRead } = await handle.read(block, 0, BLOCK, position);
    const newline = block.subarray(0, bytesRead).indexOf(10);
    if (newline !== -1) return position + newline + 1;
  }
  return size;
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
    worker.once("exit", (code) =>
      reject(new Error(`A thread ended with ${code} before it answered.`)),
    );
  });
}
