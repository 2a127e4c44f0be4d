// Validates one large file of lines on several threads. Each takes a range of its bytes that ends
// with a line.
import { once } from "node:events";
import { type FileHandle, open } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Summary } from "../../reading/judge/tally.ts";
import type { Finding, Totals } from "../findings/finding.ts";
import type { Reporter } from "./reporter.ts";
import { type Range, validateRange } from "./validate-range.ts";

/** What a thread receives. */
export interface RangeTask extends Range {
  readonly limit: number;
}
/** What a thread returns. Lines and payloads are counted from the start of its range. */
export interface RangeResult {
  readonly totals: Totals;
  readonly summary: Summary;
  readonly findings: readonly Finding[];
  readonly lines: number;
}

const MOST_THREADS = 4;
const BLOCK = 64 * 1024;
/** In MB. A line is garbage as soon as it is done, and with more room it would only pile up. */
const YOUNG_GENERATION = 4;

/**
 * Validates a file of lines on so many threads, one for each core if it is not said, and reports
 * everything in its order.
 */
export async function validateInParallel(
  task: Omit<Range, "start" | "end">,
  threads: number | undefined,
  limit: number,
  reporter: Reporter,
): Promise<void> {
  const [first, ...rest] = await cutIntoRanges(
    task.path,
    threads ?? Math.min(availableParallelism(), MOST_THREADS),
  );
  if (!first) return;
  const workers = rest.map(([start, end]) => startWorker({ ...task, start, end, limit }));
  const results = workers.map(resultOf);
  // A failure is reported below, in its turn. Without this, Node would end the process at once.
  for (const result of results) result.catch(() => {});
  try {
    // A thread does not start while this one is busy.
    await Promise.all(workers.map((worker) => once(worker, "online")));
    // This thread takes the first range, which saves one thread.
    const before = reporter.totals.payloads;
    let lines = await validateRange({ ...task, start: first[0], end: first[1] }, reporter);
    let payloads = reporter.totals.payloads - before;
    for (const result of results) {
      const { totals, summary, findings, lines: ownLines } = await result;
      reporter.add(totals, summary);
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

/** Ranges of about the same size that cover the file, each up to the end of a line. */
async function cutIntoRanges(path: string, count: number): Promise<[start: number, end: number][]> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const bounds = [0];
    for (let index = 1; index < count; index++)
      bounds.push(await afterNewline(handle, Math.floor((size * index) / count), size));
    bounds.push(size);
    return bounds.slice(1).flatMap((end, index): [number, number][] => {
      const start = bounds[index] ?? 0;
      return start < end ? [[start, end]] : [];
    });
  } finally {
    await handle.close();
  }
}

async function afterNewline(handle: FileHandle, from: number, size: number): Promise<number> {
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
    worker.once("exit", (code) => reject(new Error(`A thread ended with ${code} and no result.`)));
  });
}
