// Hostile values against the library. It never throws on data, and changes neither its input nor a
// prototype.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ALL_EVENTS } from "../../generated/all-events.ts";
import { REST_CONTRACTS } from "../../generated/rest-contracts.ts";
import { parseEvent, validateEvent } from "../../src/events.ts";
import { faults, fixture } from "../../src/fixtures.ts";
import type { Contract } from "../../src/library/runtime/contract.ts";
import { figure } from "../servers/stores/engines.ts";
import { freeze, payloadsOf } from "./hostile-payloads.ts";
import { HOSTILE, type Hostile, Thrown } from "./hostile-values.ts";

type AnyContract = Contract<string, string, string, unknown>;

const PROTOTYPES: readonly object[] = [
  ...[Object, Array, Function, String, Number, Boolean, Symbol, Date, Map, Promise],
].map(({ prototype }) => prototype);
/** What each prototype has, and whether more can be added. */
const lookAtPrototypes = (): unknown[] =>
  PROTOTYPES.flatMap((prototype) => [
    Object.isExtensible(prototype),
    ...Reflect.ownKeys(prototype).flatMap((key) => {
      const { value, get, set } = Reflect.getOwnPropertyDescriptor(prototype, key) ?? {};
      return [key, value, get, set];
    }),
  ]);
let before: readonly unknown[] = [];
beforeAll(() => {
  before = lookAtPrototypes();
});
afterAll(() => {
  const after = lookAtPrototypes();
  expect(after.length).toBe(before.length);
  expect(after.filter((part, index) => !Object.is(part, before[index]))).toEqual([]);
});

/** What is wrong with how a contract deals with a payload. */
function departuresOf(contract: AnyContract, { name, make, throws }: Hostile): string[] {
  try {
    const payload = throws ? make() : freeze(make());
    const is = contract.is(payload);
    const result = contract.validate(payload);
    const strict = contract.validate(payload, { unknown: "report", limit: 10 });
    const standard = contract["~standard"].validate(payload);
    const isSame = is === result.ok && is === (standard.issues === undefined);
    const isSaid =
      result.ok ||
      result.issues.every(({ attr, code, detail }) => `${attr}${code}${detail}` !== "");
    const isWithin = strict.ok || (strict.issues.length > 0 && strict.issues.length <= 10);
    return isSame && isSaid && isWithin ? [] : [`${contract.name}: ${name}`];
  } catch (error) {
    const isItsOwn = error instanceof Thrown || (error as Error).message.includes("revoked");
    return throws && isItsOwn ? [] : [`${contract.name}: ${name}: ${error}`];
  }
}

let values = 0;
afterAll(() => {
  figure(`${values} hostile values for contracts`);
});

describe("a contract survives hostile values", () => {
  test.each(["events", "request bodies"])("of %s", (kind) => {
    const contracts: Readonly<Record<string, AnyContract>> =
      kind === "events" ? ALL_EVENTS : REST_CONTRACTS;
    const wrong = Object.entries(contracts).flatMap(([name, contract]) => {
      const payloads = payloadsOf(name);
      values += payloads.length;
      return payloads.flatMap((payload) => departuresOf(contract, payload));
    });
    expect(wrong).toEqual([]);
  });
});

describe("parseEvent survives hostile", () => {
  const DATA = HOSTILE.filter(({ throws }) => !throws);
  test.each(DATA)("names: $name", async ({ make }) => {
    const event = await parseEvent(make() as string, {});
    expect(["unknown-event", "unknown-version"]).toContain(event.kind);
    expect(typeof event.name).toBe("string");
    expect((await parseEvent([["account.created-v1"]] as never, {})).kind).toBe("unknown-event");
  });

  test.each(DATA)("payloads: $name", async ({ make }) => {
    const { kind } = await parseEvent("account.created-v1", freeze(make()));
    const { ok } = await validateEvent("account.created-v1", freeze(make()));
    expect([kind, ok]).toEqual(["invalid", false]);
  });
});

describe("fixtures survive hostile", () => {
  const NAMES = HOSTILE.map(({ make }) => make()).filter((value) => typeof value === "string");
  test.each(NAMES)("names: %j", (name: string) => {
    expect(() => fixture(name)).toThrow(TypeError);
    expect(() => faults(name)).toThrow(TypeError);
  });

  test("changes of what they return", () => {
    const spoil = (value: unknown): void => {
      if (typeof value !== "object" || value === null) return;
      for (const key of Object.keys(value)) {
        spoil((value as Record<string, unknown>)[key]);
        delete (value as Record<string, unknown>)[key];
      }
    };
    for (const name of [...Object.keys(ALL_EVENTS), ...Object.keys(REST_CONTRACTS)]) {
      const first = JSON.stringify([fixture(name), faults(name)]);
      spoil(fixture(name));
      spoil(faults(name));
      expect(JSON.stringify([fixture(name), faults(name)])).toBe(first);
    }
  });
});
