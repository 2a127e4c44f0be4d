import { describe, expect, test } from "vitest";
import openApi from "../../../generated/openapi.json" with { type: "json" };
import { REST_RULES } from "../../../generated/rest-rules.ts";
import { createHistoricalStatements } from "../../../src/servers/handlers/createHistoricalStatements.ts";
import { openPlainDoor } from "../http/plain-door.ts";
import { AUTHORIZATION, createClient } from "../rest/client.ts";
import { ACCOUNT, added, call, NAMED, type Prepared, prepareAccount } from "./prepare-account.ts";

const operation = openApi.paths["/v1/data-import/historical-statements/create/"].post;
const { value: body } = operation.requestBody.content["application/json"].examples.statements;
const [first, second] = body.statements;
const kept = ({ context }: Prepared) =>
  context.store.read((reader) => reader.listAdded("statements", ACCOUNT));
const add = ({ context }: Prepared, statements = body.statements) =>
  call({ createHistoricalStatements }, { body: { ...body, statements } }, context);

test("statements are added and the validated data is answered", async () => {
  const prepared = await prepareAccount();
  expect(await add(prepared)).toEqual({ status: 201, body });
  expect(await kept(prepared)).toEqual(body.statements);
  expect(prepared.events()).toEqual(
    body.statements.map(({ statement_id }) => added("STATEMENT", statement_id)),
  );
});

test("an empty list adds nothing", async () => {
  expect(await add(await prepareAccount(), [])).toEqual({
    status: 201,
    body: { ...body, statements: [] },
  });
});

describe("a statement that the account has already", () => {
  test("in the same form is not added again: a call can be repeated", async () => {
    const prepared = await prepareAccount();
    await add(prepared);
    expect(await add(prepared)).toEqual({ status: 201, body });
    expect(await kept(prepared)).toEqual(body.statements);
    expect(prepared.events()).toHaveLength(2);
  });

  test("is known from the same request and from the import data too", async () => {
    const prepared = await prepareAccount("imported", { statements: first ? [first] : [] });
    await add(prepared, [...body.statements, ...body.statements]);
    expect(await kept(prepared)).toEqual([second]);
  });

  test.each([
    { statement_path: "statements/2024/corrected.pdf" },
    { bill_period_to_date: "2024-08-31" },
    { supply_type: "GAS" },
  ])("only by its statement_id is added too: %j", async (change) => {
    const prepared = await prepareAccount();
    const corrected = [first].flatMap((statement) =>
      statement ? [{ ...statement, ...change }] : [],
    );
    await add(prepared, [...body.statements, ...corrected]);
    expect(await kept(prepared)).toEqual([...body.statements, ...corrected]);
  });
});

describe("a statement that ends before it begins", () => {
  const statement = { ...body.statements[0], bill_period_from_date: "2025-09-30" };
  const until = (day: unknown) => ({ ...statement, bill_period_to_date: day });
  const fault = (index: number) => ({
    attr: `statements.${index}.bill_period_to_date`,
    code: "out_of_range",
    detail: `statements.${index}.bill_period_to_date must not lie before bill_period_from_date, which is 2025-09-30`,
  });

  test.each<[unknown, object[]]>([
    [[until("2025-09-29")], [fault(0)]],
    [[until("2025-09-30"), until("2025-10-01"), until("2205-07-31")], []],
    [
      [until("2025-10-01"), until("2024-10-01"), until("0001-01-01")],
      [fault(1), fault(2)],
    ],
    [[until(7), until("soon"), until(null), {}, null, []], []],
    ["none", []],
    [undefined, []],
  ])("%j is found in any JSON", (statements, faults) => {
    expect(REST_RULES.createHistoricalStatements[0].find({ statements }, {})).toEqual(faults);
  });

  test.each([
    ["/v1/data-import/historical-statements/create/", "invalid_request"],
    ["/v1/data-import/validate-account/", "account_failed_validation"],
    ["/v1/data-import/account-import-process/create-or-update/", "account_failed_validation"],
  ])("is refused by %s, with the other faults", async (path, code) => {
    const { post } = createClient(openPlainDoor().fetch, "http://127.0.0.1", AUTHORIZATION);
    const statements = [until("2025-09-29"), until("soon")];
    const { status, body: answer } = await post(path, { ...NAMED, statements });
    expect([status, answer.code]).toEqual([400, code]);
    expect(answer.errors).toMatchObject([{ attr: "statements.1.bill_period_to_date" }, fault(0)]);
  });
});

test("the example names the account that is prepared", () => {
  expect(body).toMatchObject(NAMED);
});
