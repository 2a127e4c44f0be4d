import { describe, expect, test } from "vitest";
import openApi from "../../../generated/openapi.json" with { type: "json" };
import { createTransactions } from "../../../src/servers/handlers/createTransactions.ts";
import type { HandlerRequest } from "../../../src/servers/handlers/handler.ts";
import type {
  Account,
  HistoricalStatement,
  Transaction,
} from "../../../src/servers/stores/store.ts";
import { NOW } from "./make-context.ts";
import {
  ACCOUNT,
  added,
  call,
  NAMED,
  type Prepared,
  prepareAccount,
  refused,
} from "./prepare-account.ts";

const operation = openApi.paths["/v1/data-import/transactions/create/"].post;
const examples = operation.responses["400"].content["application/json"].examples;

const transaction = (id: string, day = "2025-09-15"): Transaction => ({
  transaction_id: id,
  transaction_date: day,
  amount: 62,
  type: "PAYMENT",
});
type Switches = HandlerRequest<"createTransactions">["parameters"];
const add = ({ context }: Prepared, transactions: Transaction[], parameters: Switches = {}) =>
  call({ createTransactions }, { body: { ...NAMED, transactions }, parameters }, context);
const booked = ({ context }: Prepared) =>
  context.store.read((reader) => reader.listAdded("transactions", ACCOUNT));
const notes = ({ context }: Prepared) =>
  context.store.read((reader) => reader.listAdded("notes", ACCOUNT));

const ADDED = "TRANSACTION_ADDED_TO_ACCOUNT";
const EXISTS = "TRANSACTION_ALREADY_EXISTS";

const closedOn = (...days: string[]): Partial<Account> => ({
  supply_addresses: [{ meter_points: days.map((day) => ({ last_statement_closing_date: day })) }],
});
const statementUntil = (day: string): HistoricalStatement => ({
  bill_period_from_date: "2024-01-01",
  bill_period_to_date: day,
  statement_id: `S-${day}`,
  supply_type: "GAS",
});

describe("transactions", () => {
  test("are added to account and import data, in their order and as they were sent", async () => {
    const prepared = await prepareAccount();
    const { transactions } =
      operation.requestBody.content["application/json"].examples.transactions.value;
    expect(await add(prepared, transactions)).toEqual({
      status: 201,
      body: { results: transactions.map((sent) => ({ status: ADDED, transaction_data: sent })) },
    });
    expect(await booked(prepared)).toEqual(
      transactions.map((sent) => ({ sent, date: sent.transaction_date, description: null })),
    );
    expect(prepared.events()).toEqual(
      transactions.map(({ transaction_id }) => added("TRANSACTION", transaction_id)),
    );
  });

  test("can be none", async () => {
    expect(await add(await prepareAccount(), [])).toEqual({ status: 201, body: { results: [] } });
  });
});

describe("check_previously_added", () => {
  const results = (...statuses: string[]) => ({
    status: 201,
    body: { results: statuses.map((status) => ({ status, transaction_data: transaction("T-1") })) },
  });

  test.each([{}, { check_previously_added: true }])(
    "%j detects and skips what was added before, by its transaction_id",
    async (parameters) => {
      const prepared = await prepareAccount();
      await add(prepared, [transaction("T-1")]);
      const { body } = await add(
        prepared,
        [{ ...transaction("T-1"), amount: 5 }, transaction("T-2")],
        parameters,
      );
      expect(body).toEqual({
        results: [
          { status: EXISTS, transaction_data: transaction("T-1") },
          { status: ADDED, transaction_data: transaction("T-2") },
        ],
      });
      expect(await booked(prepared)).toMatchObject([
        { sent: transaction("T-1") },
        { sent: transaction("T-2") },
      ]);
      expect(prepared.events()).toEqual([added("TRANSACTION", "T-1"), added("TRANSACTION", "T-2")]);
    },
  );

  test("true skips what occurs a second time in one request", async () => {
    expect(await add(await prepareAccount(), [transaction("T-1"), transaction("T-1")])).toEqual(
      results(ADDED, EXISTS),
    );
  });

  test("true skips what the account was imported with", async () => {
    const payload = {
      supply_addresses: [
        { meter_points: [{ current_statement_transactions: [{ transaction_id: "T-1" }, {}] }] },
      ],
    };
    expect(await add(await prepareAccount("imported", payload), [transaction("T-1")])).toEqual(
      results(EXISTS),
    );
  });

  test("true shows what is booked, with the day that it was moved to, whatever is sent now", async () => {
    const prepared = await prepareAccount("imported", closedOn("2025-07-31"));
    const sent = { ...transaction("T-1", "2025-07-15"), reason: "Advance" };
    await add(prepared, [sent]);
    const corrected = { ...transaction("T-1", "2025-09-20"), amount: 5, type: "CHARGE" };
    expect((await add(prepared, [corrected])).body).toEqual({
      results: [{ status: EXISTS, transaction_data: { ...sent, transaction_date: "2025-08-01" } }],
    });
  });

  test("true shows the first of two in one request", async () => {
    const { body } = await add(await prepareAccount(), [
      transaction("T-1"),
      { ...transaction("T-1", "2025-09-20"), amount: 5 },
    ]);
    expect(body).toEqual(results(ADDED, EXISTS).body);
  });

  test.each<[string, object, object]>([
    [
      "all of its fields",
      { transaction_date: "2025-06-01", amount: "-7.50", type: "CREDIT", reason: "Goodwill" },
      { transaction_date: "2025-06-01", amount: -7.5, type: "CREDIT", reason: "Goodwill" },
    ],
    ["some of its fields", { amount: "1.5" }, { amount: 1.5 }],
    ["an amount that no number can hold", { amount: "9".repeat(400) }, {}],
  ])("true shows a transaction of the import data as it is there: %s", async (_, fields, shown) => {
    const line = { transaction_id: "T-1", ...fields };
    const payload = {
      supply_addresses: [{ meter_points: [{ current_statement_transactions: [line] }] }],
    };
    const prepared = await prepareAccount("imported", payload);
    expect((await add(prepared, [transaction("T-1")])).body).toEqual({
      results: [{ status: EXISTS, transaction_data: { ...transaction("T-1"), ...shown } }],
    });
  });

  test("true skips before dates are looked at", async () => {
    const prepared = await prepareAccount();
    await add(prepared, [transaction("T-1")]);
    await prepared.context.store.write((writer) =>
      writer.add("statements", ACCOUNT, statementUntil("2025-11-26")),
    );
    expect(
      await add(prepared, [transaction("T-1")], { force_add_to_current_statement: false }),
    ).toEqual(results(EXISTS));
  });

  test("false adds everything, again and twice in one request", async () => {
    const prepared = await prepareAccount();
    await add(prepared, [transaction("T-1")]);
    expect(
      await add(prepared, [transaction("T-1"), transaction("T-1")], {
        check_previously_added: false,
      }),
    ).toEqual(results(ADDED, ADDED));
    expect(await booked(prepared)).toHaveLength(3);
  });

  test("looks at one account only", async () => {
    const prepared = await prepareAccount();
    await add(prepared, [transaction("T-1")]);
    const other = { import_supplier: NAMED.import_supplier, external_account_number: "NW-2" };
    await prepared.context.store.write(async (writer) => {
      await writer.stage(other);
      await writer.createAccount(
        { supplier: other.import_supplier, externalNumber: "NW-2" },
        "A-2",
      );
    });
    expect(
      await call(
        { createTransactions },
        { body: { ...other, transactions: [transaction("T-1")] } },
        prepared.context,
      ),
    ).toEqual(results(ADDED));
  });
});

describe("the open statement period", () => {
  const firstDayOf = async (prepared: Prepared) => {
    await add(prepared, [transaction("T-1", "0001-01-01")]);
    return (await booked(prepared))[0]?.date;
  };

  test.each<[string, Partial<Account>, string]>([
    ["the last_statement_closing_date of a meter point", closedOn("2025-07-31"), "2025-08-01"],
    [
      "the latest of several meter points",
      closedOn("2025-06-30", "2025-07-31", "2025-05-31"),
      "2025-08-01",
    ],
    [
      "a statement of the import data",
      { statements: [{ bill_period_to_date: "2025-03-31" }, {}] },
      "2025-04-01",
    ],
    [
      "whichever is later",
      { ...closedOn("2025-02-28"), statements: [{ bill_period_to_date: "2025-01-31" }] },
      "2025-03-01",
    ],
    ["a closing date at the end of February", closedOn("2024-02-28"), "2024-02-29"],
    ["a closing date at the end of a year", closedOn("2024-12-31"), "2025-01-01"],
    ["a closing date at which clocks change", closedOn("2025-03-29"), "2025-03-30"],
    ["a statement that ends today", closedOn("2025-11-27"), "2025-11-28"],
    [
      "the latest that has ended, and of none in the future",
      {
        ...closedOn("2025-07-31", "2025-11-28"),
        statements: [{ bill_period_to_date: "9999-12-31" }],
      },
      "2025-08-01",
    ],
  ])("begins on the day after %s", async (_, payload, day) => {
    expect(await firstDayOf(await prepareAccount("imported", payload))).toBe(day);
  });

  test("begins on the day after a statement that was added later, if that is the latest", async () => {
    const prepared = await prepareAccount("imported", closedOn("2025-07-31"));
    await prepared.context.store.write(async (writer) => {
      await writer.add("statements", ACCOUNT, statementUntil("2025-08-31"));
      await writer.add("statements", ACCOUNT, statementUntil("2023-08-31"));
    });
    expect(await firstDayOf(prepared)).toBe("2025-09-01");
  });

  test("is not moved by a statement that ends in the future until it has ended", async () => {
    const prepared = await prepareAccount("imported", closedOn("2025-07-31"));
    const { store } = prepared.context;
    await store.write((writer) => writer.add("statements", ACCOUNT, statementUntil("2025-12-31")));
    await add(prepared, [transaction("T-1")]);
    await store.moveClock(36 * 86_400_000);
    await add(prepared, [transaction("T-2")]);
    expect((await booked(prepared)).map(({ date }) => date)).toEqual(["2025-09-15", "2026-01-01"]);
  });

  test("goes by the day in London", async () => {
    const prepared = await prepareAccount("imported", closedOn("2025-07-31", "2026-07-01"));
    const { store } = prepared.context;
    await store.moveClock(Date.UTC(2026, 5, 30, 22, 59) - NOW);
    expect(await firstDayOf(prepared)).toBe("2025-08-01");
    await store.moveClock(60_000);
    await add(prepared, [transaction("T-2")]);
    expect((await booked(prepared))[1]?.date).toBe("2026-07-02");
  });

  test("has no beginning for an account without statements", async () => {
    expect(
      await firstDayOf(
        await prepareAccount("imported", { supply_addresses: [{}, { meter_points: [{}] }] }),
      ),
    ).toBe("0001-01-01");
  });

  test.each(["2025-08-01", "9999-12-31"])(
    "has no end and its first day in it: %s stays",
    async (day) => {
      const prepared = await prepareAccount("imported", closedOn("2025-07-31"));
      expect(
        (await add(prepared, [transaction("T-1", day)], { force_add_to_current_statement: false }))
          .status,
      ).toBe(201);
      expect(await booked(prepared)).toEqual([
        { sent: transaction("T-1", day), date: day, description: null },
      ]);
      expect(await notes(prepared)).toEqual([]);
    },
  );
});

describe("force_add_to_current_statement", () => {
  test.each([{}, { force_add_to_current_statement: true }])(
    "%j moves an earlier date into the period",
    async (parameters) => {
      const prepared = await prepareAccount("imported", closedOn("2025-07-31"));
      const { body } = await add(prepared, [transaction("T-1", "2025-07-15")], parameters);
      expect(body).toEqual({
        results: [{ status: ADDED, transaction_data: transaction("T-1", "2025-08-01") }],
      });
      expect(await booked(prepared)).toEqual([
        {
          sent: transaction("T-1", "2025-07-15"),
          date: "2025-08-01",
          description: "Moved from 2025-07-15, which lies before the open statement period.",
        },
      ]);
    },
  );

  test("true pins a note to the account for each transaction that it moves", async () => {
    const prepared = await prepareAccount("imported", closedOn("2025-07-31"));
    await add(prepared, [
      transaction("T-1", "2025-07-15"),
      transaction("T-2"),
      transaction("T-3", "2025-07-31"),
    ]);
    const noteOf = (id: string, day: string) => ({
      body: `The transaction ${id} of ${day} was moved to 2025-08-01, the first day of the open statement period.`,
      documentPaths: [],
      createdAt: "2025-11-27T00:00:00Z",
      isPinned: true,
      unpinAt: null,
    });
    expect(await notes(prepared)).toEqual([
      noteOf("T-1", "2025-07-15"),
      noteOf("T-3", "2025-07-31"),
    ]);
    expect(prepared.events().map(({ payload }) => payload)).toMatchObject([
      { identifier: "T-1" },
      { identifier: "T-2" },
      { identifier: "T-3" },
    ]);
  });

  test("true pins one note for a move, however often the transaction is added", async () => {
    const prepared = await prepareAccount("imported", closedOn("2025-07-31"));
    const again = { check_previously_added: false };
    await add(
      prepared,
      [transaction("T-1", "2025-07-15"), transaction("T-1", "2025-07-15")],
      again,
    );
    await add(
      prepared,
      [transaction("T-1", "2025-07-15"), transaction("T-1", "2025-07-16")],
      again,
    );
    expect((await booked(prepared)).length).toBe(4);
    expect((await notes(prepared)).map(({ body }) => body)).toEqual([
      expect.stringContaining("T-1 of 2025-07-15"),
      expect.stringContaining("T-1 of 2025-07-16"),
    ]);
  });

  test("false makes an error of it that shows the first transaction that fails, and adds nothing", async () => {
    const prepared = await prepareAccount("imported", closedOn("2025-07-31"));
    const { value } = examples.transaction_import_error;
    const transactions = [
      value.transaction_data,
      transaction("T-2"),
      transaction("T-3", "2025-07-01"),
    ];
    expect(await add(prepared, transactions, { force_add_to_current_statement: false })).toEqual({
      status: 400,
      body: value,
    });
    expect([await booked(prepared), await notes(prepared)]).toEqual([[], []]);
    expect(prepared.events()).toEqual([
      refused(
        "TRANSACTION",
        "transaction_import_error",
        `Transaction NW-T-880001: ${value.error_detail}`,
      ),
    ]);
  });

  test("false names the place of the transaction that fails", async () => {
    const prepared = await prepareAccount("imported", closedOn("2025-07-31"));
    const { body } = await add(prepared, [transaction("T-1"), transaction("T-2", "2025-07-31")], {
      force_add_to_current_statement: false,
    });
    expect(body).toMatchObject({
      errors: [{ attr: "transactions.1.transaction_date", code: "out_of_range" }],
      transaction_data: { transaction_id: "T-2" },
    });
    expect(await booked(prepared)).toEqual([]);
  });
});

test("two requests at once add a transaction once", async () => {
  const prepared = await prepareAccount();
  const answers = await Promise.all([
    add(prepared, [transaction("T-1")]),
    add(prepared, [transaction("T-1")]),
  ]);
  expect(answers.map(({ body }) => body)).toMatchObject([
    { results: [{ status: ADDED }] },
    { results: [{ status: EXISTS }] },
  ]);
});
