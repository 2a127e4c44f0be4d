// A command that serves, as a process of its own.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { onTestFinished } from "vitest";
import { CLI_NODE } from "../nodes.ts";
import { BINARY } from "./run-cli.ts";

export interface CliServer {
  readonly url: string;
  readonly pid: number;
  /** What was printed so far. */
  readonly out: string;
  readonly err: string;
  /** Sends a signal and waits for the end. */
  end(signal?: NodeJS.Signals): Promise<{
    readonly code: number | null;
    readonly signal: string | null;
    readonly out: string;
  }>;
}

/** The environment of a terminal, even if npm or an editor runs the tests. */
export const TERMINAL_ENV = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_OPTIONS$|VITEST)/.test(name)),
);

/** Starts a command and resolves when it has printed its address. Rejects if it ends before. */
export async function startCli(
  args: readonly string[],
  binary = BINARY,
  node = CLI_NODE.node,
): Promise<CliServer> {
  const child = spawn(node, [binary, ...args], {
    env: TERMINAL_ENV,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (chunk) => (printed.out += chunk));
  child.stderr.setEncoding("utf8").on("data", (chunk) => (printed.err += chunk));
  // Prism prints addresses before it listens.
  const address = args.includes("--prism") ? PRISM_ADDRESS : ADDRESS;
  const url = await addressOf(child, printed, address);
  const ended = once(child, "close");
  return {
    url,
    pid: child.pid ?? 0,
    get out() {
      return printed.out;
    },
    get err() {
      return printed.err;
    },
    async end(signal = "SIGTERM") {
      child.kill(signal);
      const [code, by] = (await ended) as [number | null, string | null];
      return { code, signal: by, out: printed.out };
    },
  };
}

/** The same until the test is over: after `afterEach`, which may still look at pages of it. */
export async function startCliOfTest(args: readonly string[]): Promise<CliServer> {
  const server = await startCli(args);
  onTestFinished(async () => {
    await server.end();
  });
  return server;
}

/**
 * The first line that a process prints, which may come in pieces. The rest is read, too, so that
 * the process does not wait for a reader.
 */
export async function firstLine(stream: Readable): Promise<string> {
  const lines = createInterface({ input: stream });
  const ended = once(lines, "close").then(() =>
    Promise.reject(new Error("It ended without a line.")),
  );
  const [line] = (await Promise.race([once(lines, "line"), ended])) as [string];
  return line;
}

const ADDRESS = /http:\/\/\S+(?=\s)/;
const PRISM_ADDRESS = /(?<=Prism is listening on )http:\/\/\S+(?=\s)/;

function addressOf(
  child: ChildProcess,
  printed: { readonly out: string; readonly err: string },
  address: RegExp,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const [url] =
        address.exec(printed.out || (printed.err.includes("Ctrl-C") ? printed.err : "")) ?? [];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on("data", look);
    child.stderr?.on("data", look);
    child.once("error", reject);
    child.once("close", (code) =>
      reject(new Error(`It ended with ${code}:\n${printed.out}${printed.err}`)),
    );
  });
}
