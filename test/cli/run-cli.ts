// Runs the built binary as a child process, as a pipeline does.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { CLI_NODE } from "../nodes.ts";

export const BINARY = join(import.meta.dirname, "../../dist/src/cli/main.cjs");

export interface Outcome {
  readonly code: number | null;
  readonly signal: string | null;
  readonly out: string;
  readonly err: string;
}
export interface RunOptions {
  readonly cwd?: string;
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  /** Options of Node itself. */
  readonly nodeOptions?: readonly string[];
  readonly node?: string;
  readonly binary?: string;
}

/** An environment without variables that change the output, such as those of colours and CI. */
const ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(GITHUB_|FORCE_COLOR$|NO_COLOR$|CI$|NODE_OPTIONS$|VITEST|NODE_V8)/.test(name),
  ),
);

export function runCli(
  args: readonly string[],
  { cwd, input, env, nodeOptions = [], node = CLI_NODE.node, binary = BINARY }: RunOptions = {},
): Promise<Outcome> {
  const child = spawn(node, [...nodeOptions, binary, ...args], {
    cwd,
    env: { ...ENVIRONMENT, ...env },
  });
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on("data", (chunk) => out.push(chunk));
  child.stderr.on("data", (chunk) => err.push(chunk));
  child.stdin.on("error", () => {}); // a command that does not read its input may close it first
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) =>
      resolve({
        code,
        signal,
        out: Buffer.concat(out).toString(),
        err: Buffer.concat(err).toString(),
      }),
    );
  });
}

/** A temporary folder with files in it, and a way to remove it. */
export function makeFolder(files: Readonly<Record<string, string | Uint8Array>>): {
  path: string;
  remove(): void;
} {
  const path = mkdtempSync(join(tmpdir(), "energy-contracts-cli-"));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), content);
  }
  return { path, remove: () => rmSync(path, { recursive: true }) };
}

/** The path of such a folder, which is removed when the test ends. */
export function folderOfTest(files: Parameters<typeof makeFolder>[0]): string {
  const { path, remove } = makeFolder(files);
  onTestFinished(remove);
  return path;
}
