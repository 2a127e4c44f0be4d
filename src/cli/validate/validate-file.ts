import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { isSystemError } from "../../host/system-error.ts";
import type { Io, ParsedArguments } from "../command.ts";
import { STDIN_NAME } from "../findings/place.ts";
import { STDIN } from "./find-inputs.ts";
import { eventOfFile } from "./read-message.ts";
import { readLimit } from "./read-options.ts";
import type { Reporter } from "./reporter.ts";
import { validateInParallel } from "./validate-in-parallel.ts";
import { validateInput } from "./validate-input.ts";
import type { ValidateOptions } from "./validate-message.ts";
import { inputFault } from "./verdicts.ts";

/** How much of a file is read at a time. */
const CHUNK_SIZE = 64 * 1024;
/** A smaller file is done before threads have started. */
const WORTH_THREADS = 32 * 1024 * 1024;
const MOST_THREADS = 4;

/** Validates a file, or standard input. One that can't be read is a finding. */
export async function validateFile(
  name: string,
  options: ValidateOptions,
  args: ParsedArguments,
  io: Io,
  reporter: Reporter,
): Promise<void> {
  const file = name === STDIN ? STDIN_NAME : name;
  const own = { ...options, layout: { ...options.layout, fileEvent: eventOfFile(name) } };
  const path = resolve(io.cwd, name);
  const isLines = args.has("lines") || /\.(ndjson|jsonl)(\.gz)?$/.test(name);
  reporter.begin(file);
  try {
    const threads = name === STDIN || !isLines ? 1 : await threadsFor(path, args);
    if (threads > 1) {
      const task = { path, file, options: own };
      await validateInParallel(task, threads, readLimit(args), reporter);
    } else {
      const chunks =
        name === STDIN ? io.stdin : createReadStream(path, { highWaterMark: CHUNK_SIZE });
      await validateInput({ file, chunks, isLines }, own, reporter);
    }
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const detail = REASONS[String(error.code)] ?? `it can't be read: ${error.message}`;
    reporter.count("unreadable", 1);
    reporter.report(inputFault({ file, line: 1, column: 1 }, "unreadable", detail));
  }
  reporter.finish(file);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "it may not be read",
  Z_DATA_ERROR: "it is not valid gzip",
  Z_BUF_ERROR: "its gzip data ends too early",
};

async function threadsFor(path: string, args: ParsedArguments): Promise<number> {
  const asked = args.number("threads");
  if (path.endsWith(".gz") || asked === 1) return 1;
  const { size } = await stat(path);
  if (asked !== undefined && asked > 1) return asked;
  return size < WORTH_THREADS ? 1 : Math.min(availableParallelism(), MOST_THREADS);
}
