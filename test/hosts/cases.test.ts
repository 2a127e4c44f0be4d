// The cases of all hosts of the judge: Node says of them what is written there, and what `validate` says.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { variedLines } from "../../bench/varied-events.ts";
import { HASHES, hashOf, MESSAGES, readCases, textOf } from "../../hosts/cases/cases.ts";
import { smallSet } from "../../hosts/cases/hash.ts";
import * as fixtures from "../../src/fixtures.ts";
import { openJudge } from "../../src/judge.ts";
import { folderOfTest, runCli } from "../cli/run-cli.ts";
import { byModule, slowly } from "../reading/judge-module/slowly.ts";

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

test("`validate` says the same of each that is text, alone", async () => {
  const judge = await openJudge({ limit: 1e9 });
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let compared = 0;
  for (const { what, event, message } of readCases()) {
    const [row] = judge.judge([message], [event]);
    if (!row || message.length > 100_000) continue; // `slowly` finds each place from the start
    if (row.verdict === "not_utf8") {
      expect(() => decoder.decode(message), what).toThrow(TypeError);
      continue;
    }
    const text = decoder.decode(message);
    if (event !== null && !judge.about.events.some((name) => name === event)) {
      // The module does not get a name that its host does not know.
      expect([row.verdict, row.event], what).toEqual(["unknown_event", null]);
      continue;
    }
    if (/^the text (begins with|is (Avro|Parquet|UTF-16)$)/.test(row.faults[0]?.detail ?? "")) {
      // The module names the format of what is no JSON.
      expect(slowly(text, {}).counts, what).toEqual([["invalid", undefined, 1]]);
      continue;
    }
    if (/^[\0\ufeff]/.test(text)) continue; // `validate` has these in front of a file alone
    const { verdict, faults, faultCount: count } = row;
    const judged = { verdict, event: row.event ?? undefined, count, record: null, faults };
    const [mine, slow] = [byModule(text, [judged]), slowly(text, { event: event ?? undefined })];
    const places = ({ findings }: typeof mine) => findings.map((finding) => finding.slice(0, -1));
    expect(places(mine), what).toEqual(places(slow));
    const speaker = slow.counts.find(([verdict]) => verdict !== "valid") ?? slow.counts[0];
    expect(mine.counts[0]?.slice(0, 2), what).toEqual(speaker?.slice(0, 2));
    compared++;
  }
  expect(compared).toBeGreaterThan(400);
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
