// The faults of a choice are found among the last ones, not among all.
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { withMarkedBranches } from "../../../src/cli/contracts/for-ajv.ts";
import type { Findings } from "../../../src/library/runtime/issue.ts";
import { type AjvGuard, ownContract } from "../../../src/reading/own/contract.ts";
import { type AjvError, explainErrors } from "../../../src/reading/own/explain.ts";

const list = (items: object) => ({ type: "array", items });

/** How often the place of a fault is read while those of so many items are explained. */
function readsOf(schema: object, value: unknown) {
  const judge = new Ajv2020({ strict: false, allErrors: true, verbose: true }).compile(
    withMarkedBranches(schema),
  );
  expect(judge(value)).toBe(false);
  let reads = 0;
  const errors = (judge.errors ?? []).map((error): AjvError => {
    const counted = <Value>(value: Value) => ({
      get() {
        reads++;
        return value;
      },
    });
    return Object.defineProperties({ ...error } as AjvError, {
      instancePath: counted(error.instancePath),
      propertyName: counted(error.propertyName),
    });
  });
  const found: Findings = { issues: [], limit: 1e6, omitted: 0 };
  explainErrors(errors, found);
  return { reads, details: found.issues.map(({ detail }) => detail) };
}

const nulls = (count: number) => Array(count).fill(null);
const names = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`name ${at}`, 1]));
const isNear = { type: "null", not: {} };

test.each<[string, object, (count: number) => unknown, string]>([
  [
    "of which no form is near",
    list({ anyOf: [{ type: "string" }, { type: "integer" }] }),
    nulls,
    "0 must be of one of 2 forms, not null",
  ],
  [
    "of which one form is near",
    list({ anyOf: [{ type: "integer" }, isNear] }),
    nulls,
    "0 is what the contract rules out (not)",
  ],
  [
    "of which two forms are near, each with many faults",
    { anyOf: [list({ type: "integer" }), list({ enum: [1] })] },
    nulls,
    "The payload must be of one of 2 forms, not an array",
  ],
  [
    "of names",
    { propertyNames: { maxLength: 1 } },
    names,
    "name 0 is not a name that a field may have",
  ],
  [
    "of names with a choice",
    { propertyNames: { anyOf: [{ maxLength: 1 }, { enum: ["ab"] }, { const: "cd" }] } },
    names,
    "name 0 is not a name that a field may have",
  ],
])("faults %s", (_, schema, valueOfSize, detail) => {
  const [few, many] = [readsOf(schema, valueOfSize(100)), readsOf(schema, valueOfSize(1000))];
  expect([few.details[0], many.details[0]]).toEqual([detail, detail]);
  expect(many.reads / few.reads).toBeLessThan(11);
});

describe("a TypeError", () => {
  const judge = (guard: AjvGuard) =>
    ownContract("a.b-v1", {}, () => ({ quick: guard, full: guard })).validate({});

  test("of ajv is a payload that can't be judged", () => {
    const guard = () => {
      throw new TypeError("Cannot convert undefined");
    };
    const detail = "The payload makes ajv fail: Cannot convert undefined";
    expect(judge(guard)).toMatchObject({ issues: [{ code: "too_long_to_judge", detail }] });
  });

  test("of our own is thrown", () => {
    const error = { keyword: "type", params: {} } as AjvError;
    expect(() => judge(Object.assign(() => false, { errors: [error] }))).toThrow(TypeError);
  });
});
