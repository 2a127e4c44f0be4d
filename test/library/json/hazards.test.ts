// Numbers that change when a program reads and writes them, found in the text.
import { describe, expect, test } from "vitest";
import { findHazard } from "../../../src/library/json/hazards.ts";

const LIMITS = { depth: 32, values: 100 };
const changed = (number: string) => `a number that would come back as ${Number(number)}`;

describe("a number is taken if its digits come back", () => {
  test.each([
    ...["0", "-0", "0.0", "1", "-1", "1.0", "100", "0.1", "48.20", "0.2639", "-13.07"],
    ...["9007199254740991", "-9007199254740993.0e0".replace("3", "2"), "123456789012345"],
    ...[
      "0.30000000000000004",
      "1.7976931348623157e308",
      "5e-324",
      "2.5E+3",
      "1e21",
      "1e0000000003",
    ],
    ...[`1${"0".repeat(300)}`, `0.${"0".repeat(300)}1`, `1.${"0".repeat(500)}`, "0e999999", "1e-7"],
    "100000000000000000000",
  ])("%s", (number) => {
    expect(findHazard(`[${number}]`, LIMITS)).toBeUndefined();
    // The same as every program that goes through doubles would find it.
    expect(Number(JSON.stringify(Number(number)))).toBe(Number(number) + 0);
  });

  test.each([
    ...[
      "9007199254740993",
      "12345678901234567890",
      "-12345678901234567890",
      "0.1234567890123456789",
    ],
    ...[
      "0.10000000000000000555",
      "100000000000000000001",
      "1e-400",
      "4e-324",
      "1.00000000000000001",
    ],
    `1${"0".repeat(300)}1`,
    "9223372036854775808", // a double holds it, and is written with other digits
  ])("not %s", (number) => {
    expect(findHazard(`{"a":\n  ${number}}`, LIMITS)).toEqual({
      kind: "number",
      reason: changed(number),
      line: 2,
      column: 3,
    });
  });

  test.each([`"12345678901234567890"`, "true", "false", "null"])(
    "%s is not such a number",
    (text) => {
      expect(findHazard(text, LIMITS)).toBeUndefined();
    },
  );

  test("of ten million digits, which would take an hour in time that grew with the square", () => {
    const digits = "90".repeat(5_000_000);
    expect(findHazard(`${digits}e-9999990`, LIMITS)?.reason).toBe(changed(`${digits}e-9999990`));
  });
});

describe("of numbers in what is dropped", () => {
  type Fields = Readonly<Record<string, unknown>>;
  const keepA = (value: unknown) => ({ a: (value as Fields).a });
  const ID = "1234567890123456789";

  test.each([
    `{"b": ${ID}}`,
    `{"b": [${ID}, {"a": ${ID}}], "a": 1}`,
    `{"b": 1e400, "c": 1e-400}`,
    `{"b": ${ID}, "a": "\\\\u00000"}`,
  ])("none is told: %s", (text) => {
    expect(findHazard(text, LIMITS, keepA)).toBeUndefined();
    expect(findHazard(text, LIMITS)).toMatchObject({ kind: "number" });
  });

  test.each([
    [`{"b": ${ID}, "a": ${ID}}`, 33, changed(ID)],
    [`{"b": ${ID}, "a": [{"b": -${ID}}]}`, 40, changed(`-${ID}`)],
    [`{"b": ${ID}, "a": 1e400}`, 33, "a number that is too large"],
    [`{"b": ${ID}, "c": "\\u0000"}`, 33, "a NUL character"],
    [`{"b": ${ID}, "c": }`, 33, "expected a value"],
  ])("other hazards are: %s", (text, column, reason) => {
    expect(findHazard(text, LIMITS, keepA)).toMatchObject({ line: 1, column, reason });
  });
});
