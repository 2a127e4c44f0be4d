import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { inject, onTestFinished } from "vitest";
import { askFor } from "../../provide-lazily.ts";

let server: Promise<string> | undefined;

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
  const client = new Client({ connectionString: await serverUrl() });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function serverUrl(): Promise<string> {
  server ??= askFor(inject("postgres"));
  return server;
}
