// docs/landing.md, as it stands there, with the package that is built and DuckDB.
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { EVENT_NAMES } from "../../src/events.ts";
import { fixtures } from "../../src/fixtures.ts";
import { valueAt } from "../../src/library/json/pointer.ts";

const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/landing.md"), "utf8");
const folder = mkdtempSync(join(tmpdir(), "lake-"));
const block = (has: string): string => {
  const found = [...page.matchAll(/^```\w+\n(.+?)^```/gms)].map(([, code = ""]) => code);
  const [code, ...more] = found.filter((text) => text.includes(has));
  if (code === undefined || more.length > 0) throw new Error(`not one block has ${has}`);
  return code;
};
const write = (file: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
};
const environment = {
  ...process.env,
  PATH: `${join(folder, "bin")}:${dirname(process.execPath)}:${process.env.PATH}`,
};
const shell = (script: string): string =>
  execFileSync("sh", ["-c", script], { cwd: folder, encoding: "utf8", env: environment });

const SOME = ["account.created-v1", "agreement.updated-v2", "meterpoint.gas.backfill-v1"] as const;
const events = SOME.flatMap((type) =>
  [...fixtures(type, { count: 50, seed: 7 })].map((detail, at) => ({
    version: "0",
    id: `${type}/${at}`,
    "detail-type": type,
    detail: at === 49 ? {} : detail,
  })),
);

/** `npx` as far as the page uses it. */
const NPX = `#!/bin/sh\nshift\nexec node ${JSON.stringify(join(root, "dist/src/cli/main.cjs"))} "$@"\n`;

beforeAll(() => {
  write("bin/npx", NPX);
  chmodSync(join(folder, "bin/npx"), 0o755);
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(join(root, "node_modules/@duckdb"), join(folder, "node_modules/@duckdb"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a table for each event has its columns, and what is good of some", async () => {
  const good = events.filter(({ id }) => !id.endsWith("/49"));
  const texts = good.map((event, at) => JSON.stringify(event, null, at % 3));
  write("good.ndjson", texts.join("\n"));
  shell(block("--columns csv"));
  write("landing.mjs", block("DuckDBInstance"));
  shell("node landing.mjs");
  const lake = await (await DuckDBInstance.create(join(folder, "lake.duckdb"))).connect();
  const rows = async (query: string) => (await lake.runAndReadAll(query)).getRowObjectsJson();
  const tables = await rows("SELECT table_name AS name FROM duckdb_tables() ORDER BY name");
  expect(tables.map(({ name }) => name)).toEqual([...EVENT_NAMES].sort());
  for (const type of SOME) {
    const found = await rows(`FROM "${type}" ORDER BY _id`);
    const expected = good.filter(({ id }) => id.startsWith(`${type}/`));
    expect(found.map(({ _id }) => _id)).toEqual(expected.map(({ id }) => id).sort());
    for (const { id, detail } of expected) {
      const { _id, ...row } = found.find((one) => one._id === id) ?? {};
      for (const [name, value] of Object.entries(row)) {
        const sent = valueAt(detail, [name]) ?? null;
        // Integers and JSON come as text.
        const isText = typeof value === "string" && typeof sent !== "string";
        expect(isText ? JSON.parse(value) : value).toEqual(sent);
      }
    }
  }
  await expect(
    lake.run(`INSERT INTO "account.created-v1" (_id, account_number) VALUES ('1', 'A-1')`),
  ).rejects.toThrow("NOT NULL");
});
