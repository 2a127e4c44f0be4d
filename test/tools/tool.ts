// What the tools of other languages have in common: they come from a registry, work in a folder of
// their own, and read what this repository publishes.
import { execFile, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
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

const OFFLINE =
  /no such host|dial tcp|connection refused|i\/o timeout|TLS handshake timeout|proxyconnect|module lookup disabled|requires go >=|403 Forbidden|NewConnectionError|Name or service not known|Temporary failure in name resolution|ENOTFOUND|ECONNREFUSED|EAI_AGAIN|Could not transfer artifact|Unknown host/i;

interface Settings {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** When all tools have to be done; a part of CI is not to take long, whatever the network does. */
export const limit = { until: Number.POSITIVE_INFINITY };

/** Runs a program, and throws with what it said if it fails. */
export async function run(
  program: string,
  args: readonly string[],
  { cwd = root, env = {} }: Settings = {},
): Promise<string> {
  const time = Math.min(15 * 60_000, limit.until - Date.now());
  if (time <= 0) throw new Lacking("the time is over");
  try {
    const { stdout } = await promisify(execFile)(program, args, {
      cwd,
      env: { ...process.env, ...env },
      timeout: time,
      maxBuffer: 2 ** 28,
    });
    return stdout;
  } catch (error) {
    const { code, killed, stdout, stderr } = error as NodeJS.ErrnoException &
      Record<"stdout" | "stderr", string> & { killed?: boolean };
    if (code === "ENOENT") throw new Lacking(`there is no ${program}`);
    const call = [program, ...args.slice(0, 3)].join(" ");
    if (killed) throw new Lacking(`no time to end for ${call}`);
    const said = `${stdout}\n${stderr}`.trim().split("\n").slice(-40).join("\n");
    throw new Error(`${call} ended with ${code}\n${said}`);
  }
}

/** The same for a program that reads a registry: it may be out of reach. */
export async function download(
  program: string,
  args: readonly string[],
  settings: Settings = {},
): Promise<string> {
  try {
    return await run(program, args, settings);
  } catch (error) {
    const text = String(error);
    if (error instanceof Lacking) throw error;
    const reason = text.split("\n").find((line) => OFFLINE.test(line));
    throw reason ? new Lacking(reason.trim().slice(0, 200)) : error;
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
  const said = await withServer([], (address) => client([address, products, account]));
  if (!/^COMPLETED \S/m.test(said)) throw new Error(`The account was not imported:\n${said}`);
}

/** Runs the reference server while something is done with it. */
export async function withServer<Result>(
  options: readonly string[],
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const args = [MAIN, "serve", "--port", "0", "--quiet", "--log", "none", ...options];
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
