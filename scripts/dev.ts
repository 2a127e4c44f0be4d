// Runs the mock, the reference server and the page from source, and rebuilds all at every save.
// After an error, the next save is built as usual. Both servers get the command's options.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { join } from "node:path";
import { context, type Plugin } from "esbuild";
import { consoleOptions, writeConsole } from "./console/build-console.ts";
import { pageData } from "./console/page-data.ts";
import { write } from "./generate/on-disk.ts";
import { generate } from "./generate.ts";
import { readSource } from "./source/read-source.ts";
import { checkJsonSchemas } from "./source-rules/json-schemas.ts";
import { toLine } from "./source-rules/problem.ts";
import { whenToldToEnd } from "./when-told-to-end.ts";

const root = join(import.meta.dirname, "..");
const WATCHED = ["events", "openapi", "config", "src"];
const SAVED = /\.(?:tsx?|css|html|json|yaml)$/;
const SETTLED_MILLISECONDS = 30; // editors write a file in several steps

const options = process.argv.slice(2);
const port = options.indexOf("--port");
const optionsButPort = port < 0 ? options : options.toSpliced(port, 2);

interface Server {
  readonly args: readonly string[];
  process?: ChildProcess;
  /** The port of the server's first start, which all later starts use again. */
  port?: string;
}
const servers: readonly Server[] = [{ args: ["mock"] }, { args: ["serve", "--control"] }];

async function restart(server: Server): Promise<void> {
  await end(server);
  const argv = server.port === undefined ? options : [...optionsButPort, "--port", server.port];
  const args = ["src/cli/main.ts", ...server.args, "--quiet", ...argv];
  const child = spawn(process.execPath, args, {
    cwd: root,
    // Lets Node keep the JavaScript of unchanged files, which halves the time of a start.
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, "node_modules/.cache/dev") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  server.process = child;
  const address = await Promise.race([
    once(child.stdout, "data").then(([text]) => `${text}`),
    once(child, "exit").then(() => undefined),
  ]);
  if (address === undefined) throw new Error(`${server.args[0]} did not start.`);
  if (server.port === undefined) process.stdout.write(address);
  server.port ??= /:(\d+)/.exec(address)?.[1] ?? "";
}

async function end({ process: child }: Server): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

/** Keeps reload.ts in the bundle, although package.json says that no file has side effects. */
const withEffects: Plugin = {
  name: "with-effects",
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/reload\.ts$/ }, ({ path }) => ({ path, sideEffects: true })),
};
const page = await context({
  ...consoleOptions(root),
  inject: [join(root, "scripts/console/reload.ts")],
  plugins: [...consoleOptions(root).plugins, withEffects],
  logLevel: "silent",
});
/** Matches the sources of the page's validators, and `src`, one of the paths of the first build. */
const IN_CONTRACTS = /^(?:generated\/(?:compact|rest|rest-schemas|shapes)\/|src\/library\/|src$)/;
const contracts = await context({
  absWorkingDir: root,
  entryPoints: ["generated/compact/*.ts", "generated/rest/*.ts"],
  outbase: ".",
  outdir: "dist",
  chunkNames: "src/library/runtime/[name]-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  logLevel: "silent",
});

async function generateAll(): Promise<string[]> {
  const source = await readSource(root);
  const problems = checkJsonSchemas(source.events);
  if (problems.length > 0) throw new Error(problems.map(toLine).join("\n"));
  return write(root, await generate(source)).map(({ path }) => path);
}

let data = new Map<string, string>();

async function follow(paths: readonly string[]): Promise<void> {
  const begin = performance.now();
  const isContract = paths.some((path) => !path.startsWith("src/"));
  const isPage = paths.every((path) => path.startsWith("src/console/"));
  const all = isContract ? [...paths, ...(await generateAll())] : paths;
  if (isContract) data = pageData(root);
  const [built] = await Promise.all([
    page.rebuild(),
    ...(all.some((path) => IN_CONTRACTS.test(path)) ? [contracts.rebuild()] : []),
    ...(isPage ? [] : servers.map(restart)),
  ]);
  // Writes the page last, so that the servers already answer when the page reloads.
  writeConsole(root, join(root, "dist/console"), built, data, 1);
  console.log(`${paths.join(", ")}: in ${(performance.now() - begin).toFixed(0)} ms`);
}

const changed = new Set<string>();
let underWay = Promise.resolve();
let timer: NodeJS.Timeout | undefined;

function followSoon(path: string): void {
  if (!SAVED.test(path)) return;
  changed.add(path);
  clearTimeout(timer);
  timer = setTimeout(() => {
    underWay = underWay.then(followChanged);
  }, SETTLED_MILLISECONDS);
}

async function followChanged(): Promise<void> {
  const paths = [...changed];
  changed.clear();
  if (paths.length === 0) return;
  try {
    await follow(paths);
  } catch (error) {
    console.error(`${paths.join(", ")}: ${error instanceof Error ? error.message : error}`);
    for (const path of paths) changed.add(path); // the next save follows these paths, too
  }
}

const watchers = WATCHED.map((folder) =>
  watch(join(root, folder), { recursive: true }, (_, name) => followSoon(`${folder}/${name}`)),
);

async function stop(): Promise<void> {
  for (const watcher of watchers) watcher.close();
  await Promise.all(servers.map(end));
  await underWay;
  await Promise.all([page.dispose(), contracts.dispose(), ...servers.map(end)]);
}
process.once("SIGINT", stop);
whenToldToEnd(stop);

for (const folder of WATCHED) changed.add(folder);
underWay = followChanged();
