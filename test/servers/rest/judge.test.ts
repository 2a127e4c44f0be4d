// What `judge` finds without a server is what the server answers: the same faults, in the same order
// and words.
import { beforeAll, describe, expect, test } from "vitest";
import { OPERATIONS } from "../../../generated/rest-operations.ts";
import type { Judge } from "../../../src/library/rest/judge-with.ts";
import type { Issue } from "../../../src/library/runtime/issue.ts";
import { BROKEN_BODIES } from "../../attacks/broken-bodies.ts";
import { openPlainDoor, TOKEN } from "../http/plain-door.ts";
import { createClient } from "./client.ts";

const KEY = { import_supplier: "NORDWERK", external_account_number: "NW-1" };
const client = createClient(openPlainDoor().fetch, "http://127.0.0.1", `Token ${TOKEN}`);

type Operation = (typeof BROKEN_BODIES)[number]["operationId"];
const judges = new Map<Operation, Judge>();
beforeAll(async () => {
  for (const { operationId } of BROKEN_BODIES)
    judges.set(operationId, (await import(`../../../generated/rest/${operationId}.ts`)).judge);
});

/** What both say. */
async function ask(operationId: Operation, body: unknown) {
  const answer = await client.post(OPERATIONS[operationId].path, body);
  const found = (await judges.get(operationId)?.(body)) ?? [];
  return {
    status: answer.status,
    answered: answer.body.errors as Issue[],
    found: found.map((issue) => ({ ...issue, attr: issue.attr || null })),
  };
}

describe("every rule of every field, broken once, is found in the words of the server", () => {
  test.each(BROKEN_BODIES)("$operationId", async ({ operationId, broken }) => {
    expect(broken.length).toBeGreaterThan(0);
    for (const { label, body } of broken) {
      const { status, answered, found } = await ask(operationId, body);
      expect([label, status, found]).toEqual([label, 400, answered]);
    }
  });
});

describe("beyond the contract", () => {
  const period = { bill_period_from_date: "2025-02-01", bill_period_to_date: "2025-01-31" };
  const statement = { ...period, statement_id: "S", statement_path: "a.pdf", supply_type: "GAS" };
  test.each<[Operation, unknown, readonly string[]]>([
    [
      "stageAccount",
      {
        ...KEY,
        customers: [{ mobile: "1", landline: "" }, { landline: "2" }],
        statements: [period],
      },
      [
        "customers.0.mobile invalid_phone_number",
        "customers.1.landline invalid_phone_number",
        "statements.0.bill_period_to_date out_of_range",
      ],
    ],
    [
      "validateAccount",
      { ...KEY, customers: [{ mobile: "1", email: 2 }] },
      ["customers.0.email invalid_type", "customers.0.mobile invalid_phone_number"],
    ],
    ["createProducts", [{ code: "A" }, { code: "A" }], ["1.code duplicate"]],
    [
      "createHistoricalStatements",
      { ...KEY, statements: [statement] },
      ["statements.0.bill_period_to_date out_of_range"],
    ],
  ])("%s %j", async (operationId, body, wanted) => {
    const { status, answered, found } = await ask(operationId, body);
    expect(status).toBe(400);
    expect(found).toEqual(answered);
    expect(found.map(({ attr, code }) => `${attr} ${code}`)).toEqual(wanted);
  });
});

test("what the server takes has no fault", async () => {
  expect(await judges.get("validateAccount")?.({ ...KEY, nickname: "Jo" })).toEqual([]);
});

test("of many faults the server lists the first hundred", async () => {
  const customers = Array.from({ length: 150 }, () => ({ mobile: "1" }));
  const { answered, found } = await ask("validateAccount", { ...KEY, customers });
  expect(found).toHaveLength(150);
  expect(found.slice(0, 100)).toEqual(answered);
});

test("unknown fields are reported if asked, and numbers are of the country that is given", async () => {
  const judge = judges.get("validateAccount");
  const body = { ...KEY, nickname: "Jo", customers: [{ mobile: "020 7946 0018" }] };
  const codes = async (options: Parameters<Judge>[1]) =>
    (await judge?.(body, options))?.map(({ code }) => code);
  expect(await codes({})).toEqual([]);
  expect(await codes({ country: "FR" })).toEqual(["invalid_phone_number"]);
  expect(await codes({ country: "GB", unknown: "report" })).toEqual(["unknown_field"]);
});
