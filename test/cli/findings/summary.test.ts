import { expect, test } from "vitest";
import type { FormatName } from "../../../src/cli/findings/outputs.ts";
import { summaryLines } from "../../../src/cli/findings/summary.ts";
import { type Summary, Tally } from "../../../src/reading/judge/tally.ts";
import { INVALID, render } from "./render.ts";

const count = (...found: readonly [attr: string, code: string, event?: string][]): Summary => {
  const tally = new Tally();
  for (const [attr, code, event] of found) tally.count("invalid", [{ attr, code }], event);
  return tally.summary();
};

test("places that differ only in indexes are one, the most frequent first", () => {
  const summary = count(
    ["0.code", "duplicate"],
    ["customers.0.mobile", "invalid_phone_number"],
    ["customers.12.mobile", "invalid_phone_number"],
    ["customers.1.mobile", "required"],
    ["a1.2b", "required"],
    ["", "required"],
  );
  expect(summaryLines(summary)).toEqual([
    "customers.*.mobile  invalid_phone_number  2",
    "(the whole)         required              1",
    "*.code              duplicate             1",
    "a1.2b               required              1",
    "customers.*.mobile  required              1",
  ]);
});

test("events are counted apart, and large numbers are grouped", () => {
  const tally = new Tally();
  const row = { place: "a", code: "null", count: 1204 };
  const rows = [row, { ...row, event: "x-v1", count: 2 }];
  tally.add(rows);
  expect(summaryLines(tally.summary())).toEqual(["a  null  1,204", "a  null      2  x-v1"]);
});

test("one finding needs no summary", () => {
  expect(summaryLines(count(["a", "null"]))).toEqual([]);
  expect(summaryLines(undefined)).toEqual([]);
});

test("however many places there are, the rest are counted", () => {
  const tally = new Tally();
  const issues = Array.from({ length: 5000 }, (_, index) => ({ attr: `f${index}`, code: "x" }));
  tally.count("invalid", issues, undefined, 7);
  const summary = tally.summary();
  expect(summary.rows).toHaveLength(1000);
  expect(summary.others).toBe(4007);
  const lines = summaryLines(summary);
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)).toMatch(/^\(elsewhere\) +4,987$/);
});

const SUMMARY = count(["customers.0.mobile", "x"], ["customers.1.mobile", "x"]);
test.each<[FormatName, string]>([
  ["pretty", "\n\ncustomers.*.mobile  x  2\n"],
  ["json", '"summary": [{"place":"customers.*.mobile","code":"x","count":2}]'],
  ["github", "\n  customers.*.mobile  x  2\n"],
  ["junit", "<system-out>customers.*.mobile  x  2\n</system-out>"],
  ["sarif", '"summary":[{"place":"customers.*.mobile","code":"x","count":2}]'],
  ["markdown", "| `customers.*.mobile` | `x` | 2 |\n"],
])("%s has it", (name, expected) => {
  expect(render(name, [INVALID], {}, {}, SUMMARY)).toContain(expected);
});

test("gitlab has no place for it, so it is a note", () => {
  const notes: string[] = [];
  const text = render("gitlab", [INVALID], {}, { note: (note) => notes.push(note) }, SUMMARY);
  expect(text).not.toContain("customers");
  expect(notes.join("")).toContain("customers.*.mobile  x  2\n");
});
