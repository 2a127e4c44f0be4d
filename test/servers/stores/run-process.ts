import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { build } from "esbuild";
import { onTestFinished } from "vitest";

/** A script of test/servers/stores/processes that runs in a process of its own. */
export interface RunningProcess {
  readonly child: ChildProcess;
  /** The next line that it prints. Rejects if it ends without one. */
  nextLine(): Promise<string>;
  /** Every line that it has printed, once it has ended. */
  allLines(): Promise<readonly string[]>;
  /** Ends it at once, and resolves when it is gone. */
  kill(): Promise<void>;
}

const codes = new Map<string, Promise<string>>();

/** A script and what it imports as one text, which starts with a fifth of the CPU. */
function codeOf(script: string): Promise<string> {
  const path = join(import.meta.dirname, "processes", script);
  const code = codes.get(script) ?? bundle(path);
  codes.set(script, code);
  return code;
}

async function bundle(path: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    minifyWhitespace: true,
    write: false,
  });
  return outputFiles.map(({ text }) => text).join();
}

/**
 * Starts a script with arguments, which is killed when the test ends. `shell` goes before it in a
 * shell: a limit, for example.
 */
export async function runProcess(
  script: string,
  args: readonly string[],
  shell?: string,
): Promise<RunningProcess> {
  const node = [
    process.execPath,
    "--input-type=module",
    "-e",
    await codeOf(script),
    script,
    ...args,
  ];
  const [program = "", ...rest] = shell
    ? ["bash", "-c", `${shell}; exec "$@"`, "bash", ...node]
    : node;
  const child = spawn(program, rest, { stdio: ["pipe", "pipe", "pipe"] });
  const lines: string[] = [];
  const errors: string[] = [];
  let taken = 0;
  let wake = () => {};
  let isOver = false;
  createInterface({ input: child.stdout }).on("line", (line) => {
    lines.push(line);
    wake();
  });
  child.stderr.on("data", (data) => errors.push(String(data)));
  const over = new Promise<void>((resolve) => {
    child.on("close", () => {
      isOver = true;
      wake();
      resolve();
    });
  });
  const result: RunningProcess = {
    child,
    async nextLine() {
      while (lines.length <= taken) {
        if (isOver)
          throw new Error(
            `${script} ended (${child.exitCode ?? child.signalCode}) without another line. ${errors.join("")}`,
          );
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      taken += 1;
      return lines[taken - 1] ?? "";
    },
    async allLines() {
      await over;
      if (child.exitCode !== null && child.exitCode !== 0)
        throw new Error(`${script} ended with ${child.exitCode}. ${errors.join("")}`);
      return lines;
    },
    async kill() {
      child.kill("SIGKILL");
      await over;
    },
  };
  onTestFinished(() => result.kill());
  return result;
}
