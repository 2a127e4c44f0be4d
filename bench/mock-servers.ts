// The servers that are measured side by side, each a process of Node that says on request what it
// has used.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { root } from "./built.ts";

export interface Server {
  readonly label: string;
  /** What Node runs to listen on a port. */
  readonly args: (port: number) => readonly string[];
}

const CLI = join(root, "dist/src/cli/main.js");
const PRISM = join(root, "node_modules/@stoplight/prism-cli");
const prism = `prism-cli ${JSON.parse(readFileSync(join(PRISM, "package.json"), "utf8")).version}`;
const plainPrism = (port: number) => [
  join(PRISM, "dist/index.js"),
  "mock",
  join(root, "generated/openapi.json"),
  "-p",
  `${port}`,
];

/** Answers both requests with JSON, without looking at them any further. */
const BARE = `
  const body = JSON.stringify({ count: 0, next: null, previous: null, results: [] });
  require("node:http").createServer(async (request, response) => {
    if (request.method === "POST") JSON.parse(Buffer.concat(await request.toArray()).toString());
    response.writeHead(200, { "Content-Type": "application/json" }).end(body);
  }).listen(process.argv[1], "127.0.0.1");`;

export const SERVERS: readonly Server[] = [
  { label: "**`mock`**", args: (port) => [CLI, "mock", "--port", `${port}`] },
  { label: prism, args: plainPrism },
  { label: `${prism}, without its log`, args: (port) => [...plainPrism(port), "-v", "silent"] },
  { label: "`serve`", args: (port) => [CLI, "serve", "--port", `${port}`] },
  { label: "a bare `node:http` server", args: (port) => ["-e", BARE, `${port}`] },
];

export interface Use {
  readonly cpuMilliseconds: number;
  readonly rssBytes: number;
}

export interface Running {
  readonly url: string;
  /** From the start of the process to the first answer. */
  readonly readyMilliseconds: number;
  use(): Promise<Use>;
  end(): Promise<void>;
}

const TELL = `data:text/javascript,process.on("message",()=>process.send({cpu:process.cpuUsage(),rss:process.memoryUsage.rss()}));process.channel.unref()`;
const LONGEST_MS = 20_000;

export async function startServer({ label, args }: Server): Promise<Running> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { NODE_OPTIONS: _, ...env } = process.env;
  const start = performance.now();
  const child = spawn(process.execPath, ["--import", TELL, ...args(port)], {
    cwd: root,
    env,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  while (!(await answers(`${url}/v1/products/`))) {
    const isLate = performance.now() - start > LONGEST_MS;
    if (isLate) await end();
    if (child.exitCode !== null || isLate) throw new Error(`${label} did not start to answer.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { url, readyMilliseconds: performance.now() - start, use: () => useOf(child), end };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => (await response.text()) !== "" && response.ok,
    () => false,
  );

async function useOf(child: ChildProcess): Promise<Use> {
  const told = once(child, "message");
  child.send("use");
  const [{ cpu, rss }] = (await told) as [{ cpu: NodeJS.CpuUsage; rss: number }];
  return { cpuMilliseconds: (cpu.user + cpu.system) / 1000, rssBytes: rss };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || !address) throw new Error("There is no free port.");
  return address.port;
}
