import { createReadStream, readFileSync } from "node:fs";
import { isSystemError } from "../../library/text/system-error.ts";
import { layoutOfFile } from "../../reading/messages/layout.ts";
import { eventOfFile } from "../../reading/messages/read-message.ts";
import type { Io, ParsedArguments } from "../command.ts";
import { STDIN_NAME } from "../findings/place.ts";
import { type NamedInput, STDIN } from "./find-inputs.ts";
import { acceptsFile, plainSize } from "./plain-file.ts";
import { readLimit } from "./read-options.ts";
import type { Reporter } from "./reporter.ts";
import type { Input } from "./validate-input.ts";
import type { ValidateOptions } from "./validate-message.ts";
import { validateRange } from "./validate-range.ts";

/** How much of a stream is read at a time. */
const CHUNK_SIZE = 64 * 1024;
/** A smaller file takes less time than starting threads saves. */
const WORTH_THREADS = 512 * 1024 * 1024;

/** Validates a file, or standard input. One that can't be read is a finding. */
export async function validateFile(
  { name, path, isFile }: NamedInput,
  options: ValidateOptions,
  args: ParsedArguments,
  io: Io,
  reporter: Reporter,
): Promise<void> {
  const file = name === STDIN ? STDIN_NAME : name;
  const own = { ...options, layout: { ...options.layout, fileEvent: eventOfFile(name) } };
  reporter.begin(file);
  try {
    if (name === STDIN) {
      const layout = args.has("lines") ? "lines" : undefined;
      await validateStream({ file, layout, open: () => io.stdin }, own, reporter);
    } else await validatePath({ path, isFile, file, options: own }, args, reporter);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const detail = REASONS[String(error.code)] ?? `it can't be read: ${error.message}`;
    const fault = {
      verdict: "unreadable",
      line: 1,
      column: 1,
      code: "unreadable",
      detail,
    } as const;
    reporter.refuse(fault, file);
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

async function validatePath(
  task: Omit<NamedInput, "name"> & { readonly file: string; readonly options: ValidateOptions },
  args: ParsedArguments,
  reporter: Reporter,
): Promise<void> {
  const { path, isFile, file, options } = task;
  const layout = args.has("lines") ? "lines" : layoutOfFile(file);
  if (/\.ya?ml$/.test(file)) {
    const { validateYaml } = await import("./yaml-input.ts");
    return validateYaml(file, readFileSync(path), options, reporter);
  }
  const size = layout === "lines" ? plainSize(path) : undefined;
  if (size !== undefined) {
    const threads = args.number("threads") || (size < WORTH_THREADS ? 1 : undefined);
    // What was seen on other lines is known to one thread.
    if (threads === 1 || options.judge) {
      await validateRange({ ...task, start: 0, end: 1 / 0 }, reporter);
      return;
    }
    const { validateInParallel } = await import("./validate-in-parallel.ts");
    return validateInParallel(task, threads, readLimit(args), reporter);
  }
  if (layout === undefined && acceptsFile(path, isFile, options)) return reporter.accept(1);
  const open = () => createReadStream(path, { highWaterMark: CHUNK_SIZE });
  await validateStream({ file, layout, open }, options, reporter);
}

/**
 * What reads streams is loaded only when it is needed, and before the stream is opened: until it is
 * read, nobody is notified of its error.
 */
async function validateStream(
  { open, ...input }: Omit<Input, "chunks"> & { readonly open: () => Input["chunks"] },
  options: ValidateOptions,
  reporter: Reporter,
): Promise<void> {
  const { validateInput } = await import("./validate-input.ts");
  await validateInput({ ...input, chunks: open() }, options, reporter);
}
