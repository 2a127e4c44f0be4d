// Runs again when an input changes.
import { readdirSync, statSync, watch } from "node:fs";
import { dirname, resolve } from "node:path";
import { printableLines } from "../../library/text/printable.ts";
import { ifThere } from "../access-file.ts";
import { type ExitCode, type Io, isUsageError } from "../command.ts";

export interface Watched {
  readonly operands: readonly string[];
  /** The files that they stand for now. */
  list(): Promise<readonly string[]>;
}

/** Editors write a file in several steps. */
const SETTLES = 100;
const CLEAR = "\u001b[2J\u001b[3J\u001b[H";

/** Runs at once and after each change until the process is asked to end. Returns the last code. */
export async function runOnChange(
  watched: Watched,
  io: Io,
  run: () => Promise<ExitCode>,
): Promise<ExitCode> {
  let code: ExitCode = 0;
  for await (const _ of changes(watched, io, io.untilStopped())) {
    if (io.isTerminal) io.out(CLEAR);
    try {
      code = await run();
    } catch (error) {
      // What is wrong with the inputs as a whole may be fixed by the next change.
      if (!isUsageError(error)) throw error;
      io.err(`${printableLines(error.message)}\n`);
      code = error.exitCode;
    }
    io.err("Waiting for changes. Ctrl-C ends.\n");
  }
  return code;
}

/** Yields at once and after each change. What changes before the next turn is not missed. */
export async function* changes(
  watched: Watched,
  io: Pick<Io, "cwd">,
  until: Promise<void>,
): AsyncGenerator<void, void> {
  const stopped = until.then(() => "stopped" as const);
  for (;;) {
    const [before, files] = await stateOf(watched, io);
    const folders = watchFolders(foldersOf(watched.operands, files, io));
    try {
      yield;
      do {
        if ((await Promise.race([folders.next(), stopped])) === "stopped") return;
        await new Promise((settled) => setTimeout(settled, SETTLES));
      } while ((await stateOf(watched, io))[0] === before);
    } finally {
      folders.close();
    }
  }
}

/** A text that is another one if any of the files is, and the files. */
async function stateOf(
  { list }: Watched,
  { cwd }: Pick<Io, "cwd">,
): Promise<[state: string, files: readonly string[]]> {
  const files = await list().catch((error: unknown) => {
    if (isUsageError(error)) return [];
    throw error;
  });
  const states = files.map((file) => {
    const stats = ifThere(() => statSync(resolve(cwd, file)));
    return `${file}\n${stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : "missing"}`;
  });
  return [states.join("\n"), files];
}

function foldersOf(
  operands: readonly string[],
  files: readonly string[],
  { cwd }: Pick<Io, "cwd">,
): string[] {
  const roots = operands.map((operand) => resolve(cwd, operand.replace(/[*?{[!(].*$/s, "")));
  const searched = roots.flatMap((root) =>
    ifThere(() => statSync(root))?.isDirectory() ? withFolders(root) : [dirname(root)],
  );
  const own = files.map((file) => dirname(resolve(cwd, file)));
  return [...new Set([...searched, ...own])];
}

/** A folder with all folders in it that a search looks into. */
function withFolders(folder: string): string[] {
  const entries = ifThere(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  const inner = entries.filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "node_modules",
  );
  return [folder, ...inner.flatMap(({ name }) => withFolders(`${folder}/${name}`))];
}

/** Watches folders, not files: a file that is replaced is another one. */
function watchFolders(folders: readonly string[]): { next(): Promise<"changed">; close(): void } {
  let hasChanged = false;
  let notify = (): void => {};
  const changed = (): void => {
    hasChanged = true;
    notify();
  };
  const watchers = folders.map((folder) => ifThere(() => watch(folder, changed)));
  for (const watcher of watchers) watcher?.on("error", changed);
  return {
    next: async () => {
      if (!hasChanged)
        await new Promise<void>((resolve) => {
          notify = resolve;
        });
      hasChanged = false;
      return "changed";
    },
    close: () => {
      for (const watcher of watchers) watcher?.close();
    },
  };
}
