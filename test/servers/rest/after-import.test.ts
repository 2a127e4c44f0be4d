// What can be added to an account after its import: the story of each, and what the contract and the
// front door say of it. The rules are tested in test/servers/handlers/.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DEVELOPMENT_SETTINGS } from "../../../src/servers/app/config/development.ts";
import { showAccountPage } from "../../../src/servers/app/control/accounts.ts";
import { createSimulatedVendor } from "../../../src/servers/app/vendors.ts";
import { createHistoricalStatements } from "../../../src/servers/handlers/createHistoricalStatements.ts";
import { createNotes } from "../../../src/servers/handlers/createNotes.ts";
import { createPaymentInstruction } from "../../../src/servers/handlers/createPaymentInstruction.ts";
import { createTransactions } from "../../../src/servers/handlers/createTransactions.ts";
import type { Context } from "../../../src/servers/handlers/handler.ts";
import { importKeyOf } from "../../../src/servers/handlers/rules/import-key.ts";
import { makeContext } from "../handlers/make-context.ts";
import { serveHandlers } from "../handlers/serve-handlers.ts";
import type { Client } from "./client.ts";
import { WAYS } from "./ways.ts";

const HANDLERS = {
  createHistoricalStatements,
  createNotes,
  createPaymentInstruction,
  createTransactions,
};
const KEY = { import_supplier: "NORDWERK", external_account_number: "NW-1" };
const NUMBER = "A-9E4D07B2";
const NOTES = "/v1/data-import/notes/create/";
const TRANSACTIONS = "/v1/data-import/transactions/create/";
const STATEMENTS = "/v1/data-import/historical-statements/create/";

const transaction = (id: string, date: string, more: object = {}) => ({
  transaction_id: id,
  transaction_date: date,
  amount: 12.5,
  type: "PAYMENT",
  ...more,
});
const statement = (id: string, to: string, more: object = {}) => ({
  statement_id: id,
  bill_period_from_date: "2024-01-01",
  bill_period_to_date: to,
  supply_type: "ELECTRICITY",
  ...more,
});

describe.each(WAYS)("$name", ({ reach }) => {
  let context: Context;
  let client: Client;
  let close: () => Promise<void>;
  beforeEach(async () => {
    context = { ...makeContext(), vendor: createSimulatedVendor(DEVELOPMENT_SETTINGS) };
    ({ client, close } = await reach(serveHandlers(HANDLERS, context)));
    await context.store.write(async (writer) => {
      await writer.stage(KEY);
      await writer.createAccount(importKeyOf(KEY), NUMBER);
    });
  });
  afterEach(() => close());

  const shown = async () => {
    const asked = { parameters: { account_number: NUMBER } };
    const { body } = await showAccountPage(asked, context);
    return JSON.parse(JSON.stringify(body)) as {
      notes: unknown[];
      transactions: unknown[];
      statements: unknown[];
      payment_instructions: unknown[];
    };
  };

  describe("notes", () => {
    const add = (notes: object[], key = KEY) => client.post(NOTES, { ...key, notes });

    test("are added, pinned and with documents", async () => {
      const pinned = {
        body: "Call after 17:00",
        created_at: "2025-06-11T10:02:00Z",
        is_pinned: true,
        unpin_at: "2126-06-11T10:02:00Z",
      };
      const { status, body } = await add([
        pinned,
        { document_paths: [{ document_path: "letters/1.pdf" }] },
      ]);
      expect([status, body]).toEqual([
        201,
        [
          {
            created_at: "2025-06-11T10:02:00Z",
            body: "Call after 17:00",
            status: "NOTE_CREATION_SUCCESS",
          },
          { created_at: expect.stringMatching(/Z$/), body: "", status: "NOTE_CREATION_SUCCESS" },
        ],
      ]);
      expect((await shown()).notes).toMatchObject([
        { body: "Call after 17:00", is_pinned: true, unpin_at: "2126-06-11T10:02:00Z" },
        {
          body: null,
          document_paths: [
            {
              document_path: "letters/1.pdf",
              location: "documents/imports/nordwerk/letters/1.pdf",
            },
          ],
          is_pinned: false,
        },
      ]);
    });

    test("need a text or documents, and none of the request is added if one is wrong", async () => {
      const { status, body } = await add([{ body: "Fine" }, { is_pinned: true }]);
      expect([status, body.errors]).toEqual([
        400,
        [
          {
            attr: "notes.1",
            code: "required",
            detail: "notes.1 needs at least one of body and document_paths",
          },
        ],
      ]);
      expect((await shown()).notes).toEqual([]);
    });

    test("never name a document outside of the supplier's root", async () => {
      const { status, body } = await add([
        { document_paths: [{ document_path: "fine.pdf" }, { document_path: "../1.pdf" }] },
      ]);
      expect([status, body.errors[0].attr]).toEqual([
        400,
        "notes.0.document_paths.1.document_path",
      ]);
      expect((await shown()).notes).toEqual([]);
    });
  });

  describe("transactions", () => {
    const add = (transactions: object[], query = {}, key = KEY) =>
      client.post(TRANSACTIONS, { ...key, transactions }, { query });
    const closeUntil = (day: string) =>
      client.post(STATEMENTS, { ...KEY, statements: [statement("S-1", day)] });

    test("before the open statement period are moved to its first day, with a description and a pinned note", async () => {
      await closeUntil("2024-02-28");
      const { body } = await add([
        transaction("T-1", "2024-02-28"),
        transaction("T-2", "2024-02-29"),
      ]);
      expect(
        body.results.map(
          ({ transaction_data }: { transaction_data: { transaction_date: string } }) =>
            transaction_data.transaction_date,
        ),
      ).toEqual(["2024-02-29", "2024-02-29"]);
      const { notes, transactions } = await shown();
      expect(notes).toMatchObject([{ body: expect.stringContaining("T-1"), is_pinned: true }]);
      expect(transactions).toMatchObject([
        {
          transaction_data: { transaction_date: "2024-02-29" },
          description: expect.stringContaining("2024-02-28"),
        },
        { description: null },
      ]);
    });

    const FIRST = transaction("T-1", "2025-08-01");
    test.each<[string, object, string, unknown]>([
      [
        "the first that is not valid",
        { transactions: [FIRST, { amount: 1, more: [2] }, { amount: "62.00" }] },
        "transactions.1.transaction_id is required",
        { amount: 1, more: [2] },
      ],
      [
        "the first of all if the account is not imported",
        {
          external_account_number: "NW-5",
          transactions: [FIRST, transaction("T-2", "2025-08-01")],
        },
        "The account NW-5 of NORDWERK is not imported.",
        FIRST,
      ],
      [
        "the first of all if there is no such supplier",
        { import_supplier: "NOBODY", transactions: [FIRST] },
        "There is no import supplier with this code",
        FIRST,
      ],
      [
        "the first of all if no transaction is at fault",
        { import_supplier: "", transactions: [FIRST] },
        'import_supplier must be a text that is not empty, not the string ""',
        FIRST,
      ],
    ])("that are refused are answered with %s", async (_, sent, reason, shown) => {
      const { status, body } = await client.post(TRANSACTIONS, { ...KEY, ...sent });
      expect([status, body]).toEqual([
        400,
        {
          detail: expect.any(String),
          code: expect.any(String),
          errors: expect.any(Array),
          status: "TRANSACTION_IMPORT_ERROR",
          error_detail: reason,
          transaction_data: shown,
        },
      ]);
    });

    test.each([
      ["a transaction that is no object", { transactions: ["T-1"] }],
      ["no list of them", {}],
      ["an unknown supplier and none of them", { import_supplier: "NOBODY", transactions: [] }],
    ])("are not shown by the refusal of %s", async (_, sent) => {
      const { status, body } = await client.post(TRANSACTIONS, { ...KEY, ...sent });
      expect([status, Object.keys(body)]).toEqual([400, ["detail", "code", "errors"]]);
    });

    test.each([{ check_previously_added: "yes" }, { force_add_to_current_statement: 1 }])(
      "are not added with a parameter that is not a boolean: %j",
      async (query) => {
        const { status, body } = await add([transaction("T-1", "2025-09-15")], query);
        expect([status, body.code, body.errors[0].attr]).toEqual([
          400,
          "invalid_request",
          Object.keys(query)[0],
        ]);
      },
    );
  });

  describe("historical statements", () => {
    const add = (statements: object[], key = KEY) =>
      client.post(STATEMENTS, { ...key, statements });

    test("are added, with or without a document, and answered as validated", async () => {
      const statements = [
        statement("S-1", "2025-06-30", { statement_path: "statements/1.pdf" }),
        statement("S-2", "2025-07-31"),
      ];
      const { status, body } = await add(statements.map((one) => ({ ...one, colour: "blue" })));
      expect([status, body]).toEqual([201, { ...KEY, statements }]);
      const [first, second] = statements;
      expect((await shown()).statements).toEqual([
        { ...first, location: "documents/imports/nordwerk/statements/1.pdf" },
        second,
      ]);
    });

    test("never name a document outside of the supplier's root", async () => {
      const { status, body } = await add([
        statement("S-1", "2025-06-30", { statement_path: "../1.pdf" }),
      ]);
      expect([status, body.errors[0].attr]).toEqual([400, "statements.0.statement_path"]);
      expect((await shown()).statements).toEqual([]);
    });
  });
});
