// What the contract has changed since it was published, and breaks somebody, is told with a reason.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { sortOut } from "../../src/cli/diff/accepted-changes.ts";
import { compareContracts } from "../../src/reading/diff/compare-contracts.ts";
import { contractIn } from "../../src/reading/diff/contract-in.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path));
const contractOf = (text: string) => {
  const contract = contractIn(JSON.parse(text));
  if (typeof contract === "string") throw new Error(contract);
  return contract;
};
const text = read("contract-changes.yaml").toString();

test("contract-changes.yaml has every change that breaks somebody, and no other", () => {
  const changes = compareContracts(
    contractOf(gunzipSync(read("test/facts/published.lock.json.gz")).toString()),
    contractOf(read("contract.lock.json").toString()),
  );
  const { unaccepted, faults } = sortOut(changes, text, {
    today: "2026-01-01",
    isCompared: () => true,
  });
  expect(faults).toEqual([]);
  expect(unaccepted.filter(({ breaks }) => breaks.length > 0)).toEqual([]);
});

test("each with a reason that somebody wrote", () => {
  const entries: { reason: string }[] = parse(text) ?? [];
  for (const { reason } of entries) expect(reason).not.toMatch(/^accepted on/);
});
