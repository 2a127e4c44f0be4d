// Bodies of the REST API in files: what the server would say, and what is wrong between them.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { OPERATIONS } from "../../../generated/rest-operations.ts";
import type { Finding } from "../../../src/cli/findings/finding.ts";
import { validate } from "../../../src/cli/validate/command.ts";
import { fixture } from "../../../src/fixtures.ts";
import type { SummaryRow } from "../../../src/reading/judge/tally.ts";
import { processAccount } from "../../../src/servers/handlers/processAccount.ts";
import { BROKEN_BODIES } from "../../attacks/broken-bodies.ts";
import { makeProject } from "../../project.ts";
import { call, NAMED, prepareAccount } from "../../servers/handlers/prepare-account.ts";
import { openPlainDoor, TOKEN } from "../../servers/http/plain-door.ts";
import { createClient } from "../../servers/rest/client.ts";
import { runCommand } from "../run-command.ts";

const KEY = { import_supplier: "NORDWERK", external_account_number: "NW-1" };
const other = (external_account_number: string) => ({ ...KEY, external_account_number });
const { path: cwd } = makeProject();

const lines = (bodies: readonly unknown[]): string =>
  bodies.map((body) => `${JSON.stringify(body)}\n`).join("");

/** Validates texts, each in a file. */
async function judge(
  operation: string,
  files: Readonly<Record<string, string>>,
  ...more: readonly string[]
) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  const args = ["--operation", operation, "--format", "json", "--max-issues", "0", ...more];
  const { code, out, err } = await runCommand(validate, [...Object.keys(files), ...args], { cwd });
  const { issues, summary, totals } = JSON.parse(out) as {
    readonly issues: readonly Finding[];
    readonly summary: readonly SummaryRow[];
    readonly totals: { readonly valid: number; readonly invalid: number };
  };
  return { code, err, issues, summary, totals };
}

const found = ({ issues }: { readonly issues: readonly Finding[] }): string[] =>
  issues.map(({ line, severity, code, attr }) => `${line} ${severity} ${code} ${attr}`);

describe("every rule of every field, broken once, is found in the words of the server", () => {
  const client = createClient(openPlainDoor().fetch, "http://127.0.0.1", `Token ${TOKEN}`);

  test.each(BROKEN_BODIES)("$operationId", async ({ operationId, broken }) => {
    const bodies = broken.map(({ body }) => body);
    const files = { "broken.ndjson": lines(bodies) };
    const { code, issues } = await judge(operationId, files, "--show-values");
    expect(code).toBe(1);
    for (const [index, { label, body }] of broken.entries()) {
      const answer = await client.post(OPERATIONS[operationId].path, body);
      const own = issues
        .filter(({ line, severity }) => line === index + 1 && severity === "error")
        .map(({ attr, code: issue, detail }) => ({ attr: attr || null, code: issue, detail }));
      expect([label, own]).toEqual([label, answer.body.errors]);
    }
  });
});

describe("a body", () => {
  test("that satisfies everything is valid, for each operation", async () => {
    for (const { operationId } of BROKEN_BODIES) {
      const { code, issues } = await judge(operationId, {
        "body.json": JSON.stringify(fixture(operationId)),
      });
      expect([operationId, code, issues]).toEqual([operationId, 0, []]);
    }
  });

  test("is one of several in an array, unless bodies are lists themselves", async () => {
    const accounts = JSON.stringify([KEY, { ...other("NW-2"), customers: [{ mobile: "1" }] }]);
    const outcome = await judge("stageAccount", { "array.json": accounts });
    expect(outcome.totals).toMatchObject({ valid: 1, invalid: 1 });
    expect(found(outcome)).toEqual(["1 error invalid_phone_number customers.0.mobile"]);
    const products = JSON.stringify([{ code: "A" }, { code: "A" }]);
    expect(found(await judge("createProducts", { "products.json": products }))).toEqual([
      "1 error duplicate 1.code",
    ]);
  });

  test("has unknown fields if they are asked for, of which $schema is none", async () => {
    const body = { $schema: "x.json", ...KEY, nickname: "Jo" };
    const file = { "unknown.json": JSON.stringify(body) };
    expect((await judge("stageAccount", file)).issues).toEqual([]);
    const outcome = await judge("stageAccount", file, "--unknown", "report");
    expect(found(outcome)).toEqual(["1 error unknown_field nickname"]);
  });

  test("has telephone numbers of a country", async () => {
    const file = {
      "phone.json": JSON.stringify({ ...KEY, customers: [{ mobile: "020 7946 0018" }] }),
    };
    expect((await judge("stageAccount", file)).code).toBe(0);
    expect((await judge("stageAccount", file, "--country", "FR")).code).toBe(1);
    await expect(judge("stageAccount", file, "--country", "XX")).rejects.toThrow(
      "--country takes the two letters of a country with telephone numbers",
    );
  });

  test.each([
    ['{"import_supplier":"A","import_supplier":"B"}', "parse_error", 24],
    ['{"import_supplier":"A","external_account_number":"\\u0000"}', "parse_error", 50],
    ['{"metadata":[{"key":"a","value":1e999}]}', "parse_error", 33],
    ['{"id":1234567890123456789,"transfer_balance":1234567890123456789}', "parse_error", 46],
    [`{"notes":[{"body":"${"x".repeat(1024 * 1024)}"}]}`, "payload_too_large", 1],
    [`{"metadata":[{"value":[${"1,".repeat(100_000)}1]}]}`, "payload_too_large", 1],
  ])("that the server can't take is refused as a whole: %#", async (text, code, column) => {
    const { issues } = await judge("stageAccount", { "text.ndjson": `${text}\n` });
    expect(issues.map((issue) => [issue.code, issue.column])).toEqual([[code, column]]);
  });

  test("that is not JSON is one fault, and the next line goes on", async () => {
    const outcome = await judge("stageAccount", { "text.ndjson": `{\n${JSON.stringify(KEY)}\n` });
    expect(found(outcome)).toEqual(["1 error invalid_json "]);
    expect(outcome.totals).toMatchObject({ valid: 1, invalid: 1 });
  });

  test("may lie in a message", async () => {
    const text = lines([{ body: { ...KEY, customers: 1 } }, {}]);
    const outcome = await judge("stageAccount", { "m.ndjson": text }, "--payload-at", "/body");
    expect(found(outcome)).toEqual(["1 error invalid_type customers", "2 error required "]);
    expect(outcome.issues[0]?.column).toBe(text.indexOf("1}") + 1);
  });
});

describe("answers", () => {
  test("are judged by their status", async () => {
    const file = { "answer.json": JSON.stringify({ account_number: 7 }) };
    expect(found(await judge("getAccount", file, "--status", "200"))).toEqual([
      "1 error invalid_type account_number",
    ]);
    const error = { detail: "No.", code: "not_authenticated", errors: [] };
    const fine = { "answer.json": JSON.stringify(error) };
    expect((await judge("getAccount", fine, "--status", "401")).code).toBe(0);
  });

  test("that are lists are in lines too, whatever the name of the file", async () => {
    const text = lines([[{ code: "A" }], [{ code: 7 }]]);
    const outcome = await judge("createProducts", { "products.txt": text });
    expect(found(outcome).at(0)).toContain("2 error invalid_type 0.code");
    expect(outcome.totals).toMatchObject({ valid: 1, invalid: 1 });
  });

  test("that are lists are whole arrays", async () => {
    const list = JSON.stringify([{ external_account_number: "A" }]);
    const outcome = await judge(
      "listPendingAccountImportProcesses",
      { "list.json": list },
      "--status",
      "200",
    );
    expect(outcome.issues.map(({ attr }) => attr.split(".")[0])).toContain("0");
  });
});

describe("across lines", () => {
  test("an account that comes twice is a warning, because the API replaces it", async () => {
    const text = lines([KEY, other("NW-2"), KEY]);
    const files = { "a.ndjson": text, "b.ndjson": lines([other("NW-2")]) };
    const outcome = await judge("stageAccount", files);
    expect(found(outcome)).toEqual([
      "3 warning duplicate external_account_number",
      "1 warning duplicate external_account_number",
    ]);
    expect(outcome.issues.map(({ detail }) => detail)).toEqual([
      "external_account_number is the same as in line 1",
      "external_account_number is the same as in a.ndjson, line 2",
    ]);
    expect(outcome.code).toBe(0);
    expect(outcome.totals).toMatchObject({ valid: 4, invalid: 0 });
    const strict = await judge("stageAccount", files, "--strict");
    expect(strict.issues.map(({ severity }) => severity)).toEqual(["error", "error"]);
    expect(strict.code).toBe(1);
  });

  test("an account that is processed twice is an error, a dry run before is none", async () => {
    const process = { ...KEY, operations_team_name: "migrations-north" };
    const text = lines([{ ...process, dry_run: true }, process, process]);
    expect(found(await judge("processAccount", { "p.ndjson": text }))).toEqual([
      "3 error account_already_imported external_account_number",
    ]);
  });

  test("a transaction that an account has twice is a warning, that two accounts have is none", async () => {
    const transaction = {
      transaction_id: "T-1",
      transaction_date: "2025-01-01",
      amount: 1,
      type: "PAYMENT",
    };
    const body = { ...KEY, transactions: [transaction] };
    const text = lines([
      body,
      { ...body, external_account_number: "NW-2" },
      { ...body, transactions: [{ ...transaction, transaction_id: "T-2" }, transaction] },
    ]);
    const outcome = await judge("createTransactions", { "t.ndjson": text });
    expect(found(outcome)).toEqual(["3 warning duplicate transactions.1.transaction_id"]);
    const account = {
      ...KEY,
      supply_addresses: [
        { meter_points: [{ current_statement_transactions: [{ transaction_id: "T" }] }] },
        { meter_points: [{ current_statement_transactions: [{ transaction_id: "T" }] }] },
      ],
    };
    expect(found(await judge("stageAccount", { "a.json": JSON.stringify(account) }))).toEqual([
      "1 warning duplicate supply_addresses.1.meter_points.0.current_statement_transactions.0.transaction_id",
    ]);
  });

  test("a product that no file has is an error in a contract, in the words of the server", async () => {
    writeFileSync(join(cwd, "products-1.ndjson"), lines([[{ code: "A" }]]));
    writeFileSync(join(cwd, "products-2.json"), JSON.stringify([{ code: "B" }]));
    const contracts = ["A", "B", "C"].map((tariff_code) => ({ tariff_code }));
    const text = JSON.stringify({ ...KEY, contracts });
    const products = ["--products", "products-1.ndjson", "--products", "products-2.json"];
    const outcome = await judge("stageAccount", { "a.json": text }, ...products, "--show-values");
    expect(found(outcome)).toEqual(["1 error not_found contracts.2.tariff_code"]);
    expect(outcome.issues[0]?.detail).toBe("There is no product with the code C");
    const { context } = await prepareAccount("staged", { contracts });
    await context.store.write((writer) => writer.putProducts([{ code: "A" }, { code: "B" }]));
    const order = { ...NAMED, operations_team_name: "migrations-north" };
    const processed = await call({ processAccount }, { body: order }, context);
    expect(processed.body).toMatchObject({
      errors: outcome.issues.map(({ attr, code, detail }) => ({ attr, code, detail })),
    });
  });

  test("periods that overlap or end before they begin are warnings, but the API's own errors", async () => {
    const statement = (from: string, to: string) => ({
      bill_period_from_date: from,
      bill_period_to_date: to,
      supply_type: "GAS",
    });
    const account = {
      ...KEY,
      statements: [
        statement("2025-02-01", "2025-03-01"),
        statement("2025-01-01", "2025-02-01"),
        statement("2025-01-15", "2025-01-20"),
        statement("2025-05-01", "2025-04-30"),
      ],
      contracts: [
        { malo_number: "1", effective_from: "2025-01-01" },
        { malo_number: "1", effective_from: "2026-01-01" },
        { malo_number: "2", effective_from: "2026-01-01", effective_to: "2025-12-31" },
      ],
      supply_addresses: [
        { meter_points: [{ supply_start_date: "2026-01-01", supply_end_date: "2025-12-31" }] },
      ],
    };
    expect(found(await judge("stageAccount", { "a.json": JSON.stringify(account) }))).toEqual([
      "1 error out_of_range statements.3.bill_period_to_date",
      "1 warning overlap statements.2.bill_period_from_date",
      "1 warning overlap contracts.1.effective_from",
      "1 warning out_of_range contracts.2.effective_to",
      "1 warning out_of_range supply_addresses.0.meter_points.0.supply_end_date",
    ]);
  });

  test("statements of an account that overlap on several lines are found", async () => {
    const body = (number: string, from: string, to: string) => ({
      ...other(number),
      statements: [
        {
          bill_period_from_date: from,
          bill_period_to_date: to,
          statement_id: from,
          supply_type: "GAS",
        },
      ],
    });
    const text = lines([
      body("NW-1", "2025-01-01", "2025-01-31"),
      body("NW-2", "2025-01-10", "2025-01-20"),
      body("NW-1", "2025-02-01", "2025-02-28"),
      body("NW-1", "2025-01-31", "2025-02-28"),
    ]);
    const { issues } = await judge("createHistoricalStatements", { "h.ndjson": text });
    expect(issues.map(({ line, severity, detail }) => [line, severity, detail])).toEqual([
      [
        4,
        "warning",
        "statements.0.bill_period_from_date begins a period that overlaps the one of line 3",
      ],
    ]);
  });
});

test("the summary counts by code and place", async () => {
  const customers = [{ mobile: "1" }, { mobile: "2", landline: "3" }];
  const { summary } = await judge("stageAccount", {
    "s.ndjson": lines([
      { ...KEY, customers },
      { ...other("NW-2"), customers },
    ]),
  });
  expect(summary).toEqual([
    { place: "customers.*.mobile", code: "invalid_phone_number", count: 4 },
    { place: "customers.*.landline", code: "invalid_phone_number", count: 2 },
  ]);
});

describe("wrong usage", () => {
  test.each([
    [["--operation", "stageAcount"], 3, /no operation "stageAcount"; did you mean stageAccount\?/],
    [
      ["--operation", "nope"],
      3,
      /no operation "nope"\. energy-contracts list --operations names them\./,
    ],
    [["--operation", "getAccount"], 2, /takes no body; --status judges its answers: 200/],
    [["--operation", "getAccount", "--status", "201"], 2, /no answer with the status 201/],
    [["--operation", "stageAccount", "--event", "account.created-v1"], 2, /exclude each other/],
    [["--status", "200"], 2, /--status needs --operation/],
    [["--strict"], 2, /--strict needs --operation/],
    [
      ["--operation", "getAccount", "--status", "200", "--strict"],
      2,
      /--status and --strict exclude/,
    ],
    [["--operation", "createNotes", "--products", "x.json"], 2, /name no products/],
    [
      ["--operation", "stageAccount", "--products", "missing.json"],
      2,
      /missing.json can't be read/,
    ],
  ] as const)("%j", async (args, exitCode, message) => {
    const failure = runCommand(validate, ["x.json", ...args], { cwd });
    await expect(failure).rejects.toMatchObject({
      exitCode,
      message: expect.stringMatching(message),
    });
  });
});
