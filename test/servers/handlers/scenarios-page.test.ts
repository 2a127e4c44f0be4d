import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { OPERATIONS } from "../../../generated/rest-operations.ts";
import { ERROR_CODES } from "../../../generated/rest-values.ts";
import type { Scenario } from "../../../generated/server-types.ts";
import {
  effectOf,
  SCENARIOS,
  type ScenarioField,
} from "../../../src/servers/handlers/scenarios.ts";

const scenarios: readonly Scenario[] = SCENARIOS;
const page = readFileSync(new URL("../../../docs/scenarios.md", import.meta.url), "utf8");

describe("the table of scenarios", () => {
  test("is on its page: docs/scenarios.md has to contain the lines that are expected here", () => {
    const rows = scenarios.map(({ field, value, operations, answer }) => [
      `\`${field}\``,
      `\`${value}\``,
      operations.map((operation) => `\`${operation}\``).join(", "),
      answer,
    ]);
    const lines = [
      ["field", "value", "operations", "answer"],
      ["---", "---", "---", "---"],
      ...rows,
    ].map((cells) => `| ${cells.join(" | ")} |`);
    expect(page.split("\n").filter((line) => line.startsWith("|"))).toEqual(lines);
  });

  test.each(scenarios)(
    "$value names operations and an answer that the contract has",
    ({ operations, answer }) => {
      for (const operation of operations) expect(OPERATIONS).toHaveProperty(operation);
      const errors = [...answer.matchAll(/(\d{3}) ([a-z_]+_[a-z_]+)/g)].map(([, status, code]) => [
        Number(status),
        code,
      ]);
      expect(errors.length).toBeGreaterThan(0);
      for (const [status, code] of errors)
        expect(ERROR_CODES).toHaveProperty(`${code}.status`, status);
    },
  );

  test("has every value and every effect once", () => {
    expect(new Set(scenarios.map(({ value }) => value)).size).toBe(scenarios.length);
    expect(new Set(scenarios.map(({ effect }) => effect)).size).toBe(scenarios.length);
  });
});

describe("the effect of a value", () => {
  test.each(scenarios)(
    "$value has its own, alone and with anything behind a hyphen",
    ({ field, value, effect }) => {
      expect(
        [value, `${value}-2`, `${value}-`, `${value}-a-b`].map((text) => effectOf(field, text)),
      ).toEqual([effect, effect, effect, effect]);
    },
  );

  test.each(scenarios)("$value has none in another field", ({ field, value }) => {
    const fields: ScenarioField[] = [
      "import_supplier",
      "external_account_number",
      "instruction_reference",
    ];
    expect(
      fields.filter((other) => other !== field).map((other) => effectOf(other, value)),
    ).toEqual([undefined, undefined]);
  });

  test.each([
    "",
    "TEST-",
    "TEST-SLOWLY",
    "test-slow",
    "MY-TEST-SLOW",
    "TEST-FAIL",
    " TEST-SLOW",
    "TEST-SLOW2",
    "NW-204981",
  ])("%j has none", (text) => {
    expect(effectOf("external_account_number", text)).toBeUndefined();
  });

  test("of the longer of two names counts", () => {
    expect(effectOf("external_account_number", "TEST-FAILS-2")).toBe("import_fails");
    expect(effectOf("external_account_number", "TEST-FAILS-ONCE-2")).toBe("import_fails_once");
  });
});
