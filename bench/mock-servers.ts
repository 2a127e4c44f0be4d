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

const CLI = join(root, "dist/src/cli/main.cjs");
const PRISM = join(root, "node_modules/@stoplight/prism-cli");
const prism = `prism-cli ${JSON.parse(readFileSync(join(PRISM, "package.json"), "utf8")).version}`;
const plainPrism = (port: number) => [
  join(PRISM, "dist/index.js"),
  "mock",
  join(root, "generated/openapi.json"),
  "-p",
  `${port}`,
];

/** Answers each path with a text that was made before. Of a request it only parses the body. */
const BARE = `
  const answers = JSON.parse(process.argv[2]);
  require("node:http").createServer((request, response) => {
    const answer = () => {
      const body = answers[request.url.split("?")[0]];
      const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) };
      response.writeHead(200, headers).end(body);
    };
    if (request.method !== "POST") return answer();
    const chunks = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      JSON.parse(Buffer.concat(chunks).toString());
      answer();
    });
  }).listen(process.argv[1], "127.0.0.1");`;

/** The least that a server on Node can cost that answers these paths with these texts. */
export const bareServer = (answers: Readonly<Record<string, string>>): Server => ({
  label: "a bare `node:http` server",
  args: (port) => ["-e", BARE, `${port}`, JSON.stringify(answers)],
});

/** The reference server, with a line in its log for every request or without one. */
export const serveWith = (log: "json" | "none"): Server => ({
  label: log === "json" ? "`serve`" : "`serve`, without its log",
  args: (port) => [CLI, "serve", "--port", `${port}`, "--log", log],
});

const NO_PRODUCTS = JSON.stringify({ count: 0, next: null, previous: null, results: [] });

export const SERVERS: readonly Server[] = [
  { label: "**`mock`**", args: (port) => [CLI, "mock", "--port", `${port}`] },
  { label: prism, args: plainPrism },
  { label: `${prism}, without its log`, args: (port) => [...plainPrism(port), "-v", "silent"] },
  serveWith("json"),
  bareServer({
    "/v1/products/": NO_PRODUCTS,
    "/v1/data-import/account-import-process/create-or-update/": NO_PRODUCTS,
  }),
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
const LONGEST_MS = 60_000;

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
