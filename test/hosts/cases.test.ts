// The cases of all hosts of the judge: Node says of them what is written there.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { variedLines } from "../../bench/varied-events.ts";
import { HASHES, hashOf, MESSAGES, readCases, textOf } from "../../hosts/cases/cases.ts";
import { smallSet } from "../../hosts/cases/hash.ts";
import * as fixtures from "../../src/fixtures.ts";
import { openJudge } from "../../src/judge.ts";
import { folderOfTest, runCli } from "../cli/run-cli.ts";

test("there are 500 messages, and some of them are null rows", () => {
  const lines = readFileSync(MESSAGES, "utf8").split("\n");
  expect([lines.length, lines.at(-1)]).toEqual([501, ""]);
  expect(lines.filter((line) => line.endsWith("\t-")).length).toBe(501 - 1 - readCases().length);
  expect(readCases().length).toBeGreaterThan(480);
});

test("Node says of them what hashes.txt has", async () => {
  expect(await smallSet()).toBe(readFileSync(HASHES, "utf8"));
});

test("a verdict, an event, a count and each part of a fault change the hash", async () => {
  const [row] = (await openJudge()).judge(['{"type":"agreement.revoked-v1","payload":{}}']);
  if (!row) throw new Error("There is no row.");
  expect(textOf(row)).toBe(
    "invalid\tagreement.revoked-v1\t1\nrequired\tagreement_id\tagreement_id is required\t41\t-1\n",
  );
  const [fault] = row.faults;
  const others = [
    { verdict: "valid" },
    { event: null },
    { faultCount: 2 },
    { faults: [] },
    ...[{ code: "null" }, { attr: "" }, { detail: "" }, { at: 0 }, { record: 0 }].map((change) => ({
      faults: [{ ...fault, ...change }],
    })),
  ].map((change) => hashOf([{ ...row, ...change } as typeof row]));
  expect(new Set([hashOf([row]), ...others]).size).toBe(others.length + 1);
});

test("the command says the same of lines", async () => {
  const text = variedLines(fixtures, 2000, 0.5);
  const folder = folderOfTest({ "lines.ndjson": text });
  const args = ["--format", "json", "--max-issues", "0", join(folder, "lines.ndjson")];
  const { out } = await runCli(["validate", "--show-values", ...args]);
  const rows = (await openJudge()).judge(text.trimEnd().split("\n"));
  const found = JSON.parse(out).issues as Record<string, unknown>[];
  const told = found.map(({ line, code, attr, detail, event }) => [
    line,
    event,
    code,
    attr,
    detail,
  ]);
  expect(told.length).toBeGreaterThan(500);
  expect(
    rows.flatMap(({ event, faults }, index) =>
      faults.map(({ code, attr, detail }) => [index + 1, event, code, attr, detail]),
    ),
  ).toEqual(told);
});
