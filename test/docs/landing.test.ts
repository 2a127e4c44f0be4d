// docs/landing.md, as it stands there, with the package that is built and DuckDB.
import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { expect, test } from "vitest";
import { EVENT_NAMES } from "../../src/events.ts";
import { fixtures } from "../../src/fixtures.ts";
import { valueAt } from "../../src/library/json/pointer.ts";
import { makeProject, root } from "../project.ts";

const page = readFileSync(join(root, "docs/landing.md"), "utf8");
const project = makeProject();
const { path: folder } = project;
const block = (has: string): string => {
  const found = [...page.matchAll(/^```\w+\n(.+?)^```/gms)].map(([, code = ""]) => code);
  const [code, ...more] = found.filter((text) => text.includes(has));
  if (code === undefined || more.length > 0) throw new Error(`not one block has ${has}`);
  return code;
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

project.write({ "bin/npx": NPX });
chmodSync(join(folder, "bin/npx"), 0o755);
project.link("@duckdb");

test("a table for each event has its columns, and what is good of some", async () => {
  const good = events.filter(({ id }) => !id.endsWith("/49"));
  const texts = good.map((event, at) => JSON.stringify(event, null, at % 3));
  project.write({ "good.ndjson": texts.join("\n") });
  shell(block("--columns csv"));
  project.write({ "landing.mjs": block("DuckDBInstance") });
  shell("node landing.mjs");
  const lake = await (await DuckDBInstance.create(join(folder, "lake.duckdb"))).connect();
  const rows = async (query: string) => (await lake.runAndReadAll(query)).getRowObjectsJson();
  const tables = await rows("SELECT table_name AS name FROM duckdb_tables() ORDER BY name");
  expect(tables.map(({ name }) => name)).toEqual([...EVENT_NAMES, "rest"].sort());
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
  expect(await rows("FROM rest")).toEqual([]);
  await expect(
    lake.run(`INSERT INTO "account.created-v1" (_id, account_number) VALUES ('1', 'A-1')`),
  ).rejects.toThrow("NOT NULL");
});

test("whatever is valid lands in a table or in the rest", async () => {
  const READ = '{"account_number":"A-3F7B21C8","account_user_emails":[]}';
  const withName = (type: string, payload: string) => `{"type":"${type}","payload":${payload}}`;
  const left = shell("npx energy-contracts emit --all --variants --to - 2> emitted.txt")
    .trimEnd()
    .split("\n");
  const ids = ["1.0", "1e3", "-0", "9223372036854775807"].map((id) => `{"id":${id}}`);
  const rest = [
    ...["9223372036854775808", "1e300", "9".repeat(30)].map((id) =>
      withName("business.created-v1", `{"id":${id}}`),
    ),
    `{"payload":{},${withName(SOME[0], READ).slice(1)}`,
    withName(SOME[0], `{"account_number":7,${READ.slice(1)}`),
    JSON.stringify({ body: withName(SOME[0], READ) }),
  ];
  const long = withName(SOME[0], READ.replace("A-3", "A".repeat(20_000_000)));
  const businesses = ids.map((id) => withName("business.created-v1", id));
  project.write({ "events/all.ndjson": [...left, ...businesses, long, ...rest].join("\n") });
  rmSync(join(folder, "lake.duckdb"), { force: true });
  shell(block("--valid good.ndjson"));
  shell(block("--columns csv"));
  project.write({ "landing.mjs": block("DuckDBInstance") });
  shell("node landing.mjs");
  const lake = await (await DuckDBInstance.create(join(folder, "lake.duckdb"))).connect();
  const rows = async (query: string) => (await lake.runAndReadAll(query)).getRowObjectsJson();
  const kept = await rows("SELECT json FROM rest");
  expect(kept.map(({ json }) => json).sort()).toEqual([...rest].sort());
  const tables = EVENT_NAMES.map((name) => `SELECT count(*) AS count FROM "${name}"`);
  const [{ sum } = {}] = await rows(
    `SELECT sum(count) AS sum FROM (${tables.join(" UNION ALL ")})`,
  );
  expect(Number(sum)).toBe(left.length + businesses.length + 1);
  const [{ without } = {}] = await rows(
    `SELECT count(*) AS without FROM "${SOME[0]}" WHERE is_imported IS NULL`,
  );
  expect(Number(without)).toBeGreaterThan(1);
  const numbers = await rows('SELECT id FROM "business.created-v1" ORDER BY id');
  for (const id of ["0", "1", "1000", "9223372036854775807"])
    expect(numbers.map(({ id }) => id)).toContain(id);
});
