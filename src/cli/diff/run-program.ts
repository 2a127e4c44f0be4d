import { spawn } from "node:child_process";

/** How a program ended, and what it printed. */
export interface ProgramOutcome {
  /** Undefined if the program is not installed. */
  readonly code: number | undefined;
  readonly out: Buffer;
  readonly err: string;
}

/** How to run a program. */
export interface ProgramOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly input?: string;
  /** For npm on Windows, where it is a script. No argument may need quotes. */
  readonly shell?: boolean;
}

/** Runs a program to its end and collects what it prints. */
export function runProgram(
  name: string,
  args: readonly string[],
  { cwd, env, input = "", shell = false }: ProgramOptions,
): Promise<ProgramOutcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { cwd, env: { ...env }, shell, windowsHide: true });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => err.push(chunk));
    child.stdin.on("error", () => {}); // a program that fails at once does not read its input
    child.stdin.end(input);
    child.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "ENOENT"
        ? resolve({ code: undefined, out: Buffer.alloc(0), err: "" })
        : reject(error),
    );
    child.once("close", (code) =>
      resolve({ code: code ?? 1, out: Buffer.concat(out), err: Buffer.concat(err).toString() }),
    );
  });
}
