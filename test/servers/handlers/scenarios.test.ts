import { describe, expect, test } from "vitest";
import { SCENARIOS } from "../../../generated/scenarios.ts";
import type { Scenario } from "../../../generated/server-types.ts";
import { effectOf, type ScenarioField } from "../../../src/servers/handlers/scenarios.ts";

const ON = { scenarios: true };
const scenarios: readonly Scenario[] = SCENARIOS;

describe("the table of scenarios", () => {
  test("has every value and every effect once", () => {
    expect(new Set(scenarios.map(({ value }) => value)).size).toBe(scenarios.length);
    expect(new Set(scenarios.map(({ effect }) => effect)).size).toBe(scenarios.length);
  });
});

describe("the effect of a value", () => {
  test.each(scenarios)("$value has none in another field", ({ field, value }) => {
    const fields: ScenarioField[] = [
      "import_supplier",
      "external_account_number",
      "instruction_reference",
    ];
    expect(
      fields.filter((other) => other !== field).map((other) => effectOf(other, value, ON)),
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
    expect(effectOf("external_account_number", text, ON)).toBeUndefined();
  });

  test("of the longer of two names counts", () => {
    expect(effectOf("external_account_number", "TEST-FAILS-2", ON)).toBe("import_fails");
    expect(effectOf("external_account_number", "TEST-FAILS-ONCE-2", ON)).toBe("import_fails_once");
  });
});
