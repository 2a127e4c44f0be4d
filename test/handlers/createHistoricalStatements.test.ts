import { describe, expect, test } from "vitest";
import openApi from "../../generated/openapi.json" with { type: "json" };
import {
  ACCOUNT,
  added,
  call,
  EXAMPLES,
  NAMED,
  type Prepared,
  prepareAccount,
  refused,
} from "./prepare-account.ts";

const operation = openApi.paths["/v1/data-import/historical-statements/create/"].post;
const { value: body } = operation.requestBody.content["application/json"].examples.statements;
const [first, second] = body.statements;
const kept = ({ context }: Prepared) =>
  context.store.read((reader) => reader.listStatements(ACCOUNT));
const add = ({ context }: Prepared, statements = body.statements) =>
  call("createHistoricalStatements", { body: { ...body, statements } }, context);

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

describe("a request is refused", () => {
  test("for a supplier that does not exist", async () => {
    const { context } = await prepareAccount();
    const request = { ...body, import_supplier: "NORDWERK-2" };
    expect(await call("createHistoricalStatements", { body: request }, context)).toEqual({
      status: 400,
      body: EXAMPLES.supplierNotFound.value,
    });
  });

  test.each([
    ["staged", 1],
    ["unknown", 0],
  ] as const)("for an account that is %s, with %d events", async (progress, count) => {
    const prepared = await prepareAccount(progress);
    const detail = "The account NW-204981 of NORDWERK is not imported.";
    expect(await add(prepared)).toEqual({
      status: 400,
      body: { detail, code: "account_not_imported", errors: [] },
    });
    expect(prepared.events()).toEqual(
      [refused("STATEMENT", "account_not_imported", detail)].slice(0, count),
    );
  });
});

test("the example names the account that is prepared", () => {
  expect(body).toMatchObject(NAMED);
});
