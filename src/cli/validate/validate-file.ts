import { closeSync, createReadStream, openSync, readFileSync, readSync, statSync } from "node:fs";
import { figure } from "../../library/text/printable.ts";
import { isSystemError } from "../../library/text/system-error.ts";
import { NO_PAYLOAD, unreadable } from "../../reading/judge/check-payload.ts";
import { eventOfFile } from "../../reading/messages/file-name.ts";
import { packingOf } from "../../reading/messages/packing.ts";
import { statsOf, whyUnreadable } from "../access-file.ts";
import type { Io } from "../command.ts";
import { STDIN_NAME } from "../findings/finding.ts";
import { showProgress } from "../terminal.ts";
import { type NamedInput, STDIN, Unreadable } from "./find-inputs.ts";
import { openInputs } from "./open-input.ts";
import type { Reporter } from "./reporter.ts";
import type { Chunks } from "./zstd.ts";

const CHUNK_SIZE = 64 * 1024;
const BYTES_AT_A_TIME = 4 * 1024 * 1024;

/** Validates inputs one after the other, and shows how far it is. */
export async function validateFiles(inputs: readonly NamedInput[], io: Io, reporter: Reporter) {
  const size = io.isErrTerminal ? sizeOf(inputs) : 0;
  const text = () => {
    const { payloads, invalid } = reporter.counts;
    return `${figure(payloads)} payloads, ${figure(invalid)} invalid`;
  };
  const progress = showProgress(io, text, () => size && reporter.bytes / size);
  try {
    for (const input of inputs) await validateFile(input, io, reporter);
  } finally {
    progress.stop();
  }
}

/** Returns the number of bytes of all inputs; 0 if the number is unknown. */
function sizeOf(inputs: readonly NamedInput[]): number {
  if (inputs.some(({ name }) => name === STDIN)) return 0;
  const sizes = inputs.map(({ path }) => statSync(path, { throwIfNoEntry: false })?.size ?? 0);
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** Validates a file or standard input. An unreadable input is a finding. */
async function validateFile({ name, path }: NamedInput, io: Io, reporter: Reporter) {
  reporter.begin(name === STDIN ? STDIN_NAME : name, eventOfFile(name));
  try {
    if (name === STDIN) await validateStream(() => io.stdin, reporter);
    else await validatePath(path, reporter);
  } catch (error) {
    const detail = reasonOf(error);
    if (detail === undefined) throw error;
    reporter.refuse(unreadable(detail));
  }
  if (reporter.isEmpty && !reporter.options.allowsEmpty) reporter.refuse(NO_PAYLOAD);
  reporter.finish();
}

/** Says why an input can't be read; undefined if the error is not about the input. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof Error && error.name === "Unreadable") return error.message;
  if (!isSystemError(error)) return undefined;
  return whyUnreadable(error.code) ?? `it can't be read: ${error.message}`;
}

async function validatePath(path: string, reporter: Reporter): Promise<void> {
  const stats = statsOf(path);
  if (/\.ya?ml$/.test(path)) {
    if (reporter.apart) throw new Unreadable("--valid and --invalid can't write YAML");
    const { validateYaml } = await import("./yaml-input.ts");
    return validateYaml(readFileSync(path), reporter);
  }
  // Only a regular file can be opened twice. If a pipe is closed, its writer ends.
  if (stats.isFile() && (await validatePlain(path, reporter))) return;
  const open = () => createReadStream(path, { highWaterMark: CHUNK_SIZE });
  await validateStream(open, reporter);
}

/** Validates the messages of a file; false if it is compressed. */
async function validatePlain(path: string, reporter: Reporter): Promise<boolean> {
  const input = (await openInputs(reporter))();
  const descriptor = openSync(path, "r");
  let position = 0;
  let pause = BYTES_AT_A_TIME;
  try {
    while (true) {
      const { space } = input;
      const bytes = readSync(descriptor, space, 0, space.length, position);
      if (bytes === 0) break; // the end, or the file was cut short meanwhile
      if (position === 0 && packingOf(space.subarray(0, bytes))) return false;
      input.take(bytes);
      reporter.flush();
      position += bytes;
      reporter.bytes += bytes;
      if (position < pause) continue;
      pause = position + BYTES_AT_A_TIME;
      await new Promise<void>((resolve) => setImmediate(resolve)); // so that progress is shown
    }
  } finally {
    closeSync(descriptor);
  }
  input.end();
  reporter.flush();
  return true;
}

async function validateStream(open: () => Chunks, reporter: Reporter): Promise<void> {
  const { unpack } = await import("./unpack.ts");
  const input = (await openInputs(reporter))();
  async function* counted() {
    for await (const chunk of open()) {
      reporter.bytes += chunk.length;
      yield chunk;
    }
  }
  for await (const chunk of await unpack(counted())) {
    input.push(chunk);
    reporter.flush();
  }
  input.end();
  reporter.flush();
}
