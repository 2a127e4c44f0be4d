// What the tools of other languages have in common: they come from a registry, work in a folder of
// their own, and read what this repository publishes.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import openApi from "../../generated/openapi.json" with { type: "json" };
import { listFiles } from "../../scripts/source/list-files.ts";

export const root = join(import.meta.dirname, "../..");
export const DOCUMENT = join(root, "generated/openapi.json");
export const SCHEMAS = join(root, "generated/schemas");
export const EXAMPLES = join(root, "examples");

/** A tool that throws nothing has passed. It says what it counted, if it counts. */
export type Tool = (folder: string) => Promise<string | undefined>;

/** The machine or the network lacks what the tool needs, so nothing was learnt about it. */
export class Lacking extends Error {}

const OFFLINE = new RegExp(
  [
    "no such host|Unknown host|Name or service not known|name resolution|ENOTFOUND|EAI_AGAIN",
    "dial tcp|proxyconnect|NewConnectionError|ProxyError|Max retries exceeded|ECONNREFUSED",
    "connection (refused|reset|timed out|broken)|unreachable|i/o timeout|Read timed out|deadline exceeded",
    "TLS handshake timeout|x509|PKIX path|SSLError",
    "403 Forbidden|HTTP error \\d|\\b50[234]\\b|module lookup disabled",
    "Could not (transfer|find) artifact|Could not create local repository|previous attempt",
    "Could not find a version|No matching distribution",
    "requires go >=|invalid go version|requires Maven version|No compiler is provided",
  ].join("|"),
  "i",
);

interface Settings {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The most time of a program, and when registries have to be done: a part of CI takes no longer. */
export const limit = { time: 15 * 60_000, until: Number.POSITIVE_INFINITY };

/** A program was ended because it took too long. */
class Late extends Error {}

/** The program that runs, which is ended with the processes that it began. */
let group: number | undefined;
export const endProgram = () => group && process.kill(-group, "SIGKILL");

/** Runs a program, and throws with what it said if it fails. */
export async function run(
  program: string,
  args: readonly string[],
  { cwd = root, env = {} }: Settings = {},
  time = limit.time,
): Promise<string> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  await once(child, "spawn").catch(() => {
    throw new Lacking(`there is no ${program}`);
  });
  group = child.pid;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    endProgram();
  }, time);
  const ended = once(child, "close");
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  clearTimeout(timer);
  group = undefined;
  const call = [program, ...args.slice(0, 3)].join(" ");
  if (isLate) throw new Late(`no time to end for ${call}`);
  if (child.exitCode === 0) return stdout;
  const said = `${stdout}\n${stderr}`.trim().split("\n").slice(-40).join("\n");
  throw new Error(`${call} ended with ${child.exitCode ?? child.signalCode}\n${said}`);
}

/** The same for a program that reads a registry: it may be out of reach. */
export async function download(
  program: string,
  args: readonly string[],
  settings: Settings = {},
): Promise<string> {
  const time = Math.min(limit.time, limit.until - Date.now());
  if (time <= 0) throw new Lacking("the time is over");
  try {
    return await run(program, args, settings, time);
  } catch (error) {
    if (error instanceof Lacking) throw error;
    if (error instanceof Late) throw new Lacking(error.message);
    const reason = String(error)
      .split("\n")
      .find((line) => OFFLINE.test(line));
    throw reason ? new Lacking(reason.trim().slice(0, 200)) : error;
  }
}

/** The same for a program without which nothing can be tried, whatever it says. */
export async function probe(program: string, args: readonly string[]): Promise<string> {
  try {
    return await run(program, args);
  } catch (error) {
    throw new Lacking(String(error).replaceAll(/\s+/g, " ").slice(0, 200));
  }
}

/** A folder below that of a tool. */
export function makeFolder(folder: string, name: string): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  return path;
}

const MAIN = join(root, "src/cli/main.ts");

/** Has a client import an account: it is given the address, products, and an account with them. */
export async function importAnAccount(
  folder: string,
  client: (args: readonly string[]) => Promise<string>,
): Promise<void> {
  const [products, account] = [join(folder, "products.json"), join(folder, "account.json")];
  const fixtures = (...args: string[]) => run(process.execPath, [MAIN, "fixtures", ...args]);
  writeFileSync(products, await fixtures("createProducts"));
  writeFileSync(account, await fixtures("stageAccount", "--with", products));
  const said = await withServer("serve", [], (address) => client([address, products, account]));
  if (!/^COMPLETED \S/m.test(said)) throw new Error(`The account was not imported:\n${said}`);
}

/** Runs the reference server or the mock while something is done with it. */
export async function withServer<Result>(
  command: "serve" | "mock",
  options: readonly string[],
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const args = [MAIN, command, "--port", "0", "--quiet", "--log", "none", ...options];
  const server = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  try {
    for await (const line of createInterface(server.stdout)) return await use(line);
    throw new Error("The server did not start.");
  } finally {
    server.kill();
  }
}

export const OPERATIONS: readonly string[] = Object.values(openApi.paths)
  .flatMap((methods) => Object.values(methods as Readonly<Record<string, unknown>>))
  .flatMap((operation) => (operation as { operationId?: string }).operationId ?? []);

/** The files of the events alone, of which each is a type with its title as name. */
export const EVENT_FILES: readonly string[] = listFiles(SCHEMAS).filter(
  (file) => !file.includes("/"),
);

/** Throws if a name is missing, whatever capitals and underscores the generator gave it. */
export function expectAll(kind: string, names: readonly string[], made: Iterable<string>): string {
  const plain = (name: string) => name.replaceAll("_", "").toLowerCase();
  const all = new Set([...made].map(plain));
  const missing = names.filter((name) => !all.has(plain(name)));
  if (missing.length > 0) throw new Error(`${kind} are missing: ${missing.join(", ")}`);
  return `${names.length} of ${names.length} ${kind}`;
}

/** What a pattern finds in a text, by its first group. */
export const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);
