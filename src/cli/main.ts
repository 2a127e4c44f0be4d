#!/usr/bin/env node
// The only file that touches the process: its streams, its signals and its exit code.
import { fstatSync, writeSync } from "node:fs";
import { codeOf, isSystemError } from "../library/text/system-error.ts";
import { ifThere } from "./access-file.ts";
import { CLOSED_PIPE, type Io } from "./command.ts";
import { main, printError } from "./commands.ts";

/** The largest number of characters that wait for more output. More are written at once. */
const SHORT = 64 * 1024;

/**
 * The output of one turn of the event loop is written together, and the write waits for the reader.
 * A command that can't wait needs the stream, which keeps unread output but is slower to make.
 */
let output: NodeJS.WriteStream | undefined;
let pending = "";
let timer: NodeJS.Immediate | undefined;

/** Returns the stream, which from now on takes all output, first the pending output. */
function outputStream(): NodeJS.WriteStream {
  output ??= process.stdout.on("error", endUnread);
  flush();
  return output;
}

function print(text: string | Uint8Array): boolean {
  if (typeof text !== "string") {
    flush();
    write(text);
  } else {
    pending += text;
    if (pending.length > SHORT) flush();
    else timer ??= setImmediate(flush);
  }
  return output?.writableNeedDrain !== true;
}

function flush(): void {
  clearImmediate(timer);
  timer = undefined;
  const text = pending;
  pending = "";
  if (text !== "") write(text);
}

/** Writes output. Copies bytes for the stream, because the caller uses the buffer again. */
function write(text: string | Uint8Array): void {
  if (output) {
    output.write(typeof text === "string" ? text : new Uint8Array(text));
    return;
  }
  const bytes = typeof text === "string" ? Buffer.from(text) : text;
  let written = 0;
  try {
    while (written < bytes.length) written += writeSync(1, bytes, written);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (codeOf(error) === "EAGAIN") outputStream().write(new Uint8Array(bytes.subarray(written)));
    else endUnread(error);
  }
}

const whenUnread: (() => void)[] = [];

function endUnread(error: Error): void {
  refuseLoss(error);
  if (whenUnread.length === 0) process.exit(CLOSED_PIPE);
  for (const resolve of whenUnread) resolve();
}

/** Ends the process, but not for a closed pipe: a reader such as `head` may need no more. */
function refuseLoss(error: Error): void {
  // A socket gives ECONNRESET if its reader leaves data unread.
  if (["EPIPE", "ECONNRESET"].includes(codeOf(error))) return;
  printError(`Standard output can't be written: ${error.message}.`, io);
  process.exit(2); // code 1 would mean that an input is invalid
}

/** The stream of standard error, made with the first note, because Node is slow to make it. */
let errors: NodeJS.WriteStream | undefined;

/** Prints to standard error, after all earlier results. */
function printNote(text: string): void {
  flush();
  errors ??= process.stderr.on("error", (error) => {
    refuseLoss(error);
    process.exit(CLOSED_PIPE);
  });
  errors.write(text);
}

/** True if a descriptor may be a terminal. Node's stream knows for certain, but is slower. */
const mayBeTerminal = (descriptor: number): boolean =>
  ifThere(() => fstatSync(descriptor))?.isCharacterDevice() === true;

const isTerminal = mayBeTerminal(1) && process.stdout.isTTY === true;

const io: Io = {
  out: print,
  err: printNote,
  drained: () => new Promise((resolve) => outputStream().once("drain", resolve)),
  get stdin() {
    return process.stdin;
  },
  env: process.env,
  cwd: process.cwd(),
  isTerminal,
  columns: (isTerminal ? process.stdout.columns : undefined) ?? 100,
  isErrTerminal: mayBeTerminal(2) && process.stderr.isTTY === true,
  untilUnread: () =>
    new Promise((resolve) => {
      whenUnread.push(resolve);
      outputStream();
    }),
  atExit: (last) => void process.once("exit", last),
  untilStopped: () =>
    new Promise((resolve) => {
      outputStream();
      const signals = ["SIGINT", "SIGTERM"] as const;
      const stop = () => {
        // A second signal ends the process at once, as Node does by default.
        for (const signal of signals) process.removeListener(signal, stop);
        resolve();
      };
      for (const signal of signals) process.on(signal, stop);
    }),
};

main(process.argv.slice(2), io).then((code) => {
  process.exitCode = code;
  flush();
});
