// What the contract ties to the request is answered as it was sent, with generated values or not.
import { describe, expect, test } from "vitest";
import { createMock } from "../../../src/mock.ts";
import type { Call } from "../../../src/servers/http/front-door.ts";
import { answerPreferred } from "../../../src/servers/prefer/read-preference.ts";
import { openPlainDoor, TOKEN } from "../http/plain-door.ts";

const IMPORT = "/v1/data-import";
const NAMED = { import_supplier: "OTHER", external_account_number: "X-1" };

type Ask = (path: string, body?: object, prefer?: string) => Promise<unknown>;

/** The preference comes before the one of a single request. */
const asking =
  (preference: string, { fetch } = createMock()): Ask =>
  async (path, body, prefer) => {
    const response = await fetch(
      new Request(`http://mock${path}`, {
        method: body ? "POST" : "GET",
        headers: {
          Authorization: "Token any",
          "Content-Type": "application/json",
          Prefer: [preference, prefer].filter(Boolean).join(", "),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    return response.json();
  };

describe.each(["dynamic=false", "dynamic=true"])("with %s", (preference) => {
  const ask = asking(preference);

  test("an account that is staged comes back with its supplier and number", async () => {
    expect(await ask(`${IMPORT}/account-import-process/create-or-update/`, NAMED)).toEqual(NAMED);
  });

  test.each([
    ["obtainPlatformToken", "mutation { obtainPlatformToken(input: $input) { token } }"],
    ["ObtainPlatformToken", "mutation { ObtainPlatformToken(input: $input) { token } }"],
    [
      "obtainPlatformToken",
      "mutation ObtainPlatformToken($input: ObtainPlatformTokenInput!) { obtainPlatformToken(input: $input) { token } }",
    ],
  ])("a token comes back by the name %s, which %s asks for it by", async (name, query) => {
    expect(await ask("/v1/graphql/", { query })).toEqual({
      data: { [name]: expect.objectContaining({ token: expect.stringMatching(/^tk_/) }) },
    });
  });

  test("an account has the number of the address", async () => {
    expect(await ask("/v1/accounts/A-7/")).toMatchObject({ account_number: "A-7" });
  });

  test("an account has the same platform number wherever it is asked for", async () => {
    const order = { ...NAMED, operations_team_name: "a team" };
    const processed = (await ask(`${IMPORT}/account-import-process/process/`, order)) as {
      readonly platform_account_number: string;
    };
    expect(processed.platform_account_number).toMatch(/^A-[0-9A-F]{8}$/);
    const instruction = { ...NAMED, vendor: "V", instruction_reference: "R-1", type: "T" };
    expect(await ask(`${IMPORT}/payment-instruction/create/`, instruction)).toEqual({
      ...processed,
      reference: "R-1",
    });
    const completed = "example=completed";
    expect(
      await ask(`${IMPORT}/account-transfer-status/OTHER/X-1/`, undefined, completed),
    ).toMatchObject(processed);
    expect(await ask(`${IMPORT}/imported-account-import-processes/OTHER/X-1/`)).toMatchObject([
      { external_account_number: "X-1", ...processed },
    ]);
    const other = await ask(`${IMPORT}/account-transfer-status/OTHER/X-2/`, undefined, completed);
    expect(other).not.toMatchObject(processed);
  });

  test("a list of staged accounts has the number of the address", async () => {
    expect(await ask(`${IMPORT}/pending-account-import-processes/OTHER/X-1/`)).toEqual([
      { external_account_number: "X-1", platform_account_number: null, account_created_at: null },
    ]);
  });

  test("products, notes, transactions and statements come back", async () => {
    const products = [{ code: "P-1" }, { code: "P-2" }];
    expect(await ask(`${IMPORT}/products/`, products)).toEqual({ code: "P-1" });
    expect(await ask(`${IMPORT}/validate-products/`, products)).toMatchObject(products);
    expect(await ask(`${IMPORT}/validate-account/`, NAMED)).toMatchObject(NAMED);
    const notes = [{ body: "a" }, { body: "b", created_at: "2025-01-01T00:00:00Z" }];
    expect(await ask(`${IMPORT}/notes/create/`, { ...NAMED, notes })).toMatchObject(notes);
    const transactions = [
      { transaction_id: "T-1", transaction_date: "2025-01-01", amount: 1.5, type: "PAYMENT" },
      { transaction_id: "T-2", transaction_date: "2025-01-02", amount: 2, type: "CHARGE" },
      { transaction_id: "T-3", transaction_date: "2025-01-03", amount: 3, type: "CHARGE" },
    ];
    expect(await ask(`${IMPORT}/transactions/create/`, { ...NAMED, transactions })).toMatchObject({
      results: transactions.map((transaction_data) => ({ transaction_data })),
    });
    const statement = {
      bill_period_from_date: "2024-01-01",
      bill_period_to_date: "2024-12-31",
      statement_id: "S-1",
      supply_type: "GAS",
    };
    const statements = { ...NAMED, statements: [statement] };
    expect(await ask(`${IMPORT}/historical-statements/create/`, statements)).toEqual(statements);
  });

  test("a list of products has what it is filtered by", async () => {
    expect(await ask("/v1/products/?brand=B&is_green=true&is_prepay=false")).toMatchObject({
      results: expect.arrayContaining([
        expect.objectContaining({ brand: "B", is_green: true, is_prepay: false }),
      ]),
    });
  });

  test("links lead to the server", async () => {
    const text = JSON.stringify(await ask("/v1/products/"));
    expect(text).toContain('"href":"http://mock/v1/products/');
    expect(text).not.toContain("api.energy-contracts.example");
  });

  test("a refusal is about the account and the supplier of the request", async () => {
    const order = { ...NAMED, operations_team_name: "a team" };
    const process = `${IMPORT}/account-import-process/process/`;
    expect(await ask(process, order, "example=account_already_imported")).toMatchObject({
      detail: "The account X-1 of OTHER was imported before.",
      external_account_number: "X-1",
    });
    expect(await ask(process, order, "example=operations_team_not_found")).toMatchObject({
      detail: "There is no operations team named a team.",
    });
    expect(
      await ask(`${IMPORT}/account-transfer-status/OTHER/X-1/`, undefined, "code=404"),
    ).toMatchObject({ detail: "No account X-1 was found for the import supplier OTHER." });
  });
});

describe("the status that the contract ties to a request", () => {
  const { fetch } = createMock();
  const STAGE = "create-or-update";
  const ORDER = { ...NAMED, operations_team_name: "a team" };
  const OF_EXAMPLES = { import_supplier: "NORDWERK", external_account_number: "NW-204982" };
  const rolledBack = [400, "dry_run_rolled_back"];

  test.each([
    ["an account that no example has is staged first", STAGE, NAMED, "", [201]],
    [
      "only its number is that of the examples",
      STAGE,
      { ...OF_EXAMPLES, import_supplier: "OTHER" },
      "",
      [201],
    ],
    ["the account that is staged in the examples is staged again", STAGE, OF_EXAMPLES, "", [200]],
    ["a status that is asked for wins", STAGE, NAMED, "code=200", [200]],
    ["an example that is asked for wins", STAGE, NAMED, "example=replaced", [200]],
    ["a dry run is rolled back", "process", { ...ORDER, dry_run: true }, "", rolledBack],
    [
      "so is one of the examples",
      "process",
      { ...ORDER, ...OF_EXAMPLES, dry_run: true },
      "",
      rolledBack,
    ],
    ["a dry run gets what is asked for", "process", { ...ORDER, dry_run: true }, "code=201", [201]],
    ["what is no dry run succeeds", "process", { ...ORDER, dry_run: false }, "", [201]],
    ["nor is it one by default", "process", ORDER, "", [201]],
  ])("%s", async (_, step, body, asked, expected) => {
    for (const dynamic of [false, true]) {
      const prefer = [asked, `dynamic=${dynamic}`].filter(Boolean).join(", ");
      const response = await fetch(
        new Request(`http://mock${IMPORT}/account-import-process/${step}/`, {
          method: "POST",
          headers: { Authorization: "Token any", "Content-Type": "application/json", prefer },
          body: JSON.stringify(body),
        }),
      );
      const { code } = (await response.json()) as { readonly code?: string };
      expect([response.status, ...(code ? [code] : [])]).toEqual(expected);
    }
  });
});

test("names that were sent stay letter for letter, whatever they look like", async () => {
  const named = { import_supplier: '$&"\\', external_account_number: "NORDWERK NW-204999 $1" };
  const body = { ...named, operations_team_name: "A-9E4D07B2" };
  const asked = asking("example=account_not_staged")(
    `${IMPORT}/account-import-process/process/`,
    body,
  );
  expect(await asked).toMatchObject({
    detail: `No data is staged for the account ${named.external_account_number} of ${named.import_supplier}.`,
  });
});

test("the reference server names them, too, if it is asked for an answer", async () => {
  const answer = async (call: Call) => {
    const preferred = await answerPreferred(
      call,
      async () => {},
      () => {},
    );
    if (!preferred) throw new Error("The call asks for no answer.");
    return preferred;
  };
  const headers = {
    authorization: `Token ${TOKEN}`,
    "content-type": "application/json",
    prefer: "example=supplier_paused",
  };
  const response = await openPlainDoor({ answer }).fetch(
    new Request(`http://server${IMPORT}/account-import-process/create-or-update/`, {
      method: "POST",
      headers,
      body: JSON.stringify(NAMED),
    }),
  );
  expect(await response.json()).toMatchObject({
    detail: "The import supplier OTHER is Paused. More accounts are expected later.",
  });
});
