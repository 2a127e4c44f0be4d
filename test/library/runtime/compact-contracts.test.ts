// A compact contract says what the contract of the event's own module says, letter for letter.
import { describe, expect, test } from "vitest";
import { ALL_EVENTS } from "../../../generated/all-events.ts";
import { faults, fixture } from "../../../src/fixtures.ts";
import type { ValidateOptions } from "../../../src/library/runtime/contract.ts";
import { readOutline } from "../../../src/library/runtime/outline.ts";
import { EVENT_MODULES } from "./event-contracts.ts";
import { EXAMPLES, mutations } from "./mutate.ts";

const COUNT = Number(process.env.MUTATED_EVENTS ?? 25);
const OPTIONS: readonly (ValidateOptions | undefined)[] = [
  undefined,
  { unknown: "report" },
  { limit: 1 },
  { limit: 2, unknown: "report" },
];
/** Values that are not JSON, and some that are not events. */
const ODD = [undefined, null, true, 7, "x", [], [[]], {}, [undefined], new Map(), () => {}];

const stuffed = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(stuffed)
    : typeof value === "object" && value !== null
      ? { ...mapValues(value, stuffed), not_in_any_contract: 1 }
      : value;

const mapValues = (object: object, map: (value: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));

describe("a compact contract returns what the contract of the module returns", () => {
  test.each(
    Object.entries(EVENT_MODULES).map(([name, contract], seed) => ({ name, contract, seed })),
  )("$name", ({ name, contract, seed }) => {
    const compact = ALL_EVENTS[name];
    const examples = EXAMPLES.get(name) ?? [];
    const payloads = [
      fixture(name),
      ...examples,
      ...examples.map(stuffed),
      ...faults(name).map(({ payload }) => payload),
      ...mutations(examples, COUNT, 2000 + seed),
      ...ODD,
    ];
    const judged = ({ is, validate, "~standard": standard }: typeof contract) =>
      payloads.map((payload) => ({
        payload,
        is: is(payload),
        results: OPTIONS.map((options) => validate(payload, options)),
        standard: standard.validate(payload),
      }));
    expect(compact && judged(compact)).toEqual(judged(contract));
    expect(compact).toMatchObject({
      name: contract.name,
      type: contract.type,
      version: contract.version,
    });
  });
});

test.each(["{a:x}", "{a,b:?}", "{a!z}", ":"])("the outline %s is refused", (outline) => {
  expect(() => readOutline(outline)).toThrow("An outline has a letter that is not known");
});
