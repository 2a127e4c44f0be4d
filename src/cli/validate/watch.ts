// Runs a command again when an input changes.
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { printableLines } from "../../library/text/printable.ts";
import { ifThere } from "../access-file.ts";
import { type ExitCode, type Io, isUsageError } from "../command.ts";

/** Lists the files to watch at this moment. */
export type ListFiles = () => Promise<readonly string[]>;

/** The pause between two checks. An editor writes a file in several steps within this time. */
const PAUSE = 100;
/** The largest share of the time that checks may take. */
const MOST_BUSY = 0.05;
const CLEAR = "\u001b[2J\u001b[3J\u001b[H";

/** Runs at once and after each change until the process is asked to end. Returns the last code. */
export async function runOnChange(list: ListFiles, io: Io, run: () => Promise<ExitCode>) {
  let code: ExitCode = 0;
  const stop = new AbortController();
  io.untilStopped().then(() => stop.abort());
  for await (const _ of changes(list, io, stop.signal)) {
    if (io.isTerminal) io.out(CLEAR);
    try {
      code = await run();
    } catch (error) {
      // A usage error does not end the watch: the next change to a file may mend it.
      if (!isUsageError(error)) throw error;
      io.err(`${printableLines(error.message)}\n`);
      code = error.exitCode;
    }
    io.err("Waiting for changes. Ctrl-C ends.\n");
  }
  return code;
}

/** Yields at once and after each change, also after a change while the caller works. */
export async function* changes(list: ListFiles, io: Pick<Io, "cwd">, signal: AbortSignal) {
  const isStoppedAfter = (pause: number) =>
    setTimeout(pause, false, { signal }).catch(() => signal.aborted);
  for (;;) {
    const before = await stateOf(list, io);
    yield;
    let pause = PAUSE;
    for (let state = before; state === before; ) {
      if (await isStoppedAfter(pause)) return;
      const start = performance.now();
      state = await stateOf(list, io);
      pause = Math.max(PAUSE, (performance.now() - start) / MOST_BUSY);
    }
    if (await isStoppedAfter(PAUSE)) return;
  }
}

/** Returns a text that differs as soon as any file differs. */
async function stateOf(list: ListFiles, { cwd }: Pick<Io, "cwd">): Promise<string> {
  const files = await list().catch((error: unknown) => {
    if (isUsageError(error)) return [];
    throw error;
  });
  const states = files.map((file) => {
    const stats = ifThere(() => statSync(resolve(cwd, file)));
    return `${file}\n${stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : "missing"}`;
  });
  return states.join("\n");
}
