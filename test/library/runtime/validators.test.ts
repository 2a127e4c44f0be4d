// What every generated validator of an event or a request body does.

import { describe, expect, test } from "vitest";
import { accountCreatedV1 } from "../../../generated/events/account.created-v1.ts";
import { REST_CONTRACTS } from "../../../generated/rest-contracts.ts";
import { fixture } from "../../../src/fixtures.ts";
import type { RuleSite } from "../../../src/library/fixtures/fixture-data.ts";
import { fixtureData } from "../../../src/library/fixtures/fixture-data.ts";
import type { Issue } from "../../../src/library/runtime/issue.ts";
import { type AnyContract, EVENT_MODULES } from "./event-contracts.ts";
import { EXAMPLES } from "./mutate.ts";

const CONTRACTS: readonly (readonly [string, AnyContract])[] = Object.entries<AnyContract>({
  ...EVENT_MODULES,
  ...REST_CONTRACTS,
});

const issuesOf = (contract: AnyContract, payload: unknown): readonly Issue[] => {
  const result = contract.validate(payload);
  expect(contract.is(payload)).toBe(result.ok);
  return result.ok ? [] : result.issues;
};
const faultsIn = (contract: AnyContract, payload: unknown): string[] =>
  issuesOf(contract, payload).map(({ attr, code }) => `${code} ${attr}`);

const keysOf = (attr: string): string[] => (attr === "" ? [] : attr.split("."));

/** A copy with the value at an attr replaced, or removed if no value is given. */
function withValue(payload: unknown, attr: string, ...value: unknown[]): unknown {
  const keys = keysOf(attr);
  const last = keys.pop();
  if (last === undefined) return value[0];
  const copy = structuredClone(payload);
  const parent = keys.reduce<unknown>(
    (inner, key) => (inner as Record<string, unknown>)[key],
    copy,
  ) as Record<string, unknown>;
  if (value.length > 0) parent[last] = value[0];
  else delete parent[last];
  return copy;
}

test("there is a contract for every event and every request body that has an example", () => {
  expect([...EXAMPLES.keys()].sort()).toEqual(CONTRACTS.map(([name]) => name).sort());
});

describe("a fixture is valid, the same on every call and a new object each time", () => {
  test.each(CONTRACTS)("%s", (name, contract) => {
    const first = fixture(name);
    const before = JSON.stringify(first);
    expect(contract.is(first)).toBe(true);
    emptyOut(first);
    expect(JSON.stringify(fixture(name))).toBe(before);
  });
});

/** Removes everything in a value, at every depth. */
function emptyOut(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const inner of Object.values(value)) emptyOut(inner);
  for (const key of Object.keys(value)) delete (value as Record<string, unknown>)[key];
}

describe("all faults of a payload are reported at once", () => {
  test.each(CONTRACTS)("%s", (name, contract) => {
    const sites = fixtureData(name).sites;
    const leaves = sites.filter(
      ([attr]) =>
        !sites.some(
          ([inner]) => inner !== attr && inner.startsWith(attr === "" ? attr : `${attr}.`),
        ),
    );
    const broken = leaves.reduce(
      (payload, site) => withValue(payload, site[0], wrongFor(site)),
      fixture(name),
    );
    expect(faultsIn(contract, broken).sort()).toEqual(
      leaves.map(([attr]) => `invalid_type ${attr}`).sort(),
    );
  });
});

/** A value of a type that the site does not take. */
const wrongFor = ([, types]: RuleSite): unknown =>
  types.split(" ").includes("boolean") ? "yes" : true;

test("a note needs a text, documents or both", () => {
  const { createNotes } = REST_CONTRACTS;
  const withNote = (note: object) => ({
    ...fixture("createNotes"),
    notes: [{ body: "Called back." }, note],
  });
  expect(createNotes.is(withNote({ body: "Left a message." }))).toBe(true);
  expect(createNotes.is(withNote({ body: "" }))).toBe(false);
  expect(createNotes.is(withNote({ document_paths: [] }))).toBe(false);
  expect(
    createNotes.validate({
      ...fixture("createNotes"),
      notes: [{ body: "Called back." }, { is_pinned: true }],
    }),
  ).toEqual({
    ok: false,
    issues: [
      {
        attr: "notes.1",
        code: "required",
        detail: "notes.1 needs at least one of body and document_paths",
      },
    ],
  });
});

describe("a value", () => {
  test.each([
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NaN,
    undefined,
    () => {},
    Symbol("s"),
    7n,
    new Map(),
  ])("%s, which is not JSON, is refused without a throw", (value) => {
    for (const [, contract] of CONTRACTS) expect(contract.is(value)).toBe(false);
    const reading = { ...fixture("createTransactions").transactions[0], amount: value };
    const payload = { ...fixture("createTransactions"), transactions: [reading] };
    const wanted =
      value === undefined ? "required transactions.0.amount" : "invalid_type transactions.0.amount";
    expect(faultsIn(REST_CONTRACTS.createTransactions, payload)).toEqual([wanted]);
  });
});

describe("a detail says what is wrong, and where", () => {
  const contract = EVENT_MODULES["account.created-v1"] as AnyContract;
  test.each([
    [{ account_number: 7 }, "account_number must be a string, not the number 7"],
    [{ account_number: true }, "account_number must be a string, not the boolean true"],
    [{ account_number: null }, "account_number must be a string, not null"],
    [{ account_number: [] }, "account_number must be a string, not an empty array"],
    [{ account_number: ["A-3F7B21C8"] }, "account_number must be a string, not an array"],
    [{ account_number: {} }, "account_number must be a string, not an object"],
    [{ account_number: undefined }, "account_number is required"],
    [
      { account_user_emails: "none" },
      'account_user_emails must be an array, not the string "none"',
    ],
    [
      { account_user_emails: ["maya.okafor@example.com", 7] },
      "account_user_emails.1 must be a string, not the number 7",
    ],
    [
      { is_imported: "line\nbreak" },
      'is_imported must be a boolean, not the string "line\\nbreak"',
    ],
    [
      { is_imported: "x".repeat(24) },
      `is_imported must be a boolean, not the string "${"x".repeat(24)}"`,
    ],
    [{ is_imported: "x".repeat(25) }, "is_imported must be a boolean, not a longer string"],
  ])("%j", (change, detail) => {
    expect(
      issuesOf(contract, { ...fixture("account.created-v1"), ...change }).map(
        (issue) => issue.detail,
      ),
    ).toEqual([detail]);
  });

  test("names the payload if the fault has no field", () => {
    expect(issuesOf(contract, null)).toEqual([
      { attr: "", code: "null", detail: "The payload must be an object, not null" },
    ]);
  });
});

describe("a detail begins with the attr, and quotes nothing longer than a short scalar", () => {
  const SECRET = "Maya Okafor, 14 Larch Grove, Leeds";
  const VALUES = [SECRET, [SECRET], [[{ name: SECRET }]], { name: SECRET }, { [SECRET]: SECRET }];
  test.each(CONTRACTS)("%s", (name, contract) => {
    const sites = fixtureData(name).sites;
    const issues = sites.flatMap(([attr]) =>
      VALUES.flatMap((value) => issuesOf(contract, withValue(fixture(name), attr, value))),
    );
    expect(issues.length).toBeGreaterThanOrEqual(sites.length);
    for (const { attr, detail } of issues) {
      expect(detail.startsWith(`${attr || "The payload"} `), detail).toBe(true);
      expect(detail).not.toContain(SECRET);
    }
  });
});

test("at most as many issues as asked for are returned, and the rest are counted", () => {
  const events = Array.from({ length: 1000 }, () => 7);
  const input = { account_number: "A-3F7B21C8", account_user_emails: events, odd: 1 };
  expect(accountCreatedV1.validate(input, { limit: 2 })).toMatchObject({
    ok: false,
    issues: [{ attr: "account_user_emails.0" }, { attr: "account_user_emails.1" }],
    omitted: 998,
  });
  expect(accountCreatedV1.validate(input, { limit: 1, unknown: "report" })).toMatchObject({
    omitted: 1000,
  });
  expect(accountCreatedV1.validate(input, { limit: 1000 })).not.toHaveProperty("omitted");
  expect(accountCreatedV1.validate(input, { limit: 0 })).toEqual({
    ok: false,
    issues: [],
    omitted: 1000,
  });
});
