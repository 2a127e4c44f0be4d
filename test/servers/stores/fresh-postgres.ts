import { randomUUID } from "node:crypto";
import { Pool } from "pg";
import { inject, onTestFinished } from "vitest";
import { askFor } from "../../provide-lazily.ts";

let server: Promise<string> | undefined;
/** One connection for all tests of a worker. */
let pool: Promise<Pool> | undefined;

/** Makes an empty schema, which is dropped when the test ends. Returns its address. */
export async function freshPostgres(): Promise<string> {
  const schema = `test_${randomUUID().replaceAll("-", "")}`;
  await execute([`CREATE SCHEMA ${schema}`]);
  onTestFinished(() => execute([`DROP SCHEMA ${schema} CASCADE`]));
  const url = new URL(await serverUrl());
  url.searchParams.set("options", `-csearch_path=${schema}`);
  return url.href;
}

/** Runs statements on the server directly, without a store. */
export async function execute(statements: readonly string[]): Promise<void> {
  pool ??= serverUrl().then(openPool);
  const connection = await pool;
  for (const statement of statements) await connection.query(statement);
}

function openPool(connectionString: string): Pool {
  const opened = new Pool({ connectionString, max: 1, allowExitOnIdle: true });
  return opened.on("error", () => {}); // the server ends before this worker
}

function serverUrl(): Promise<string> {
  server ??= askFor(inject("postgres"));
  return server;
}
