// What can be added to an account after its import, rule by rule as in the specification.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ALL_EVENTS } from "../../../generated/all-events.ts";
import { DEVELOPMENT_SETTINGS } from "../../../src/servers/app/config/development.ts";
import { showAccountPage } from "../../../src/servers/app/control/accounts.ts";
import { createHttpVendor, createSimulatedVendor } from "../../../src/servers/app/vendors.ts";
import { createHistoricalStatements } from "../../../src/servers/handlers/createHistoricalStatements.ts";
import { createNotes } from "../../../src/servers/handlers/createNotes.ts";
import { createPaymentInstruction } from "../../../src/servers/handlers/createPaymentInstruction.ts";
import { createTransactions } from "../../../src/servers/handlers/createTransactions.ts";
import type { Context } from "../../../src/servers/handlers/handler.ts";
import { importKeyOf } from "../../../src/servers/handlers/rules/import-key.ts";
import { listenWith } from "../../../src/servers/host/listen.ts";
import type { Account, StoredEvent } from "../../../src/servers/stores/store.ts";
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
const STAGED_ONLY = { import_supplier: "NORDWERK", external_account_number: "NW-2" };
const NOTES = "/v1/data-import/notes/create/";
const TRANSACTIONS = "/v1/data-import/transactions/create/";
const STATEMENTS = "/v1/data-import/historical-statements/create/";
const INSTRUCTION = "/v1/data-import/payment-instruction/create/";

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

/**
 * Paths that leave a folder when they are joined or decoded, or that programs read in different
 * ways.
 */
const OUTSIDE = [
  "/etc/passwd",
  "//host/share/1.pdf",
  "../other/1.pdf",
  "..",
  "a/../../1.pdf",
  "a/..",
  "./1.pdf",
  "C:/1.pdf",
  "c:1.pdf",
  "a\\1.pdf",
  "..\\1.pdf",
  "%2e%2e/1.pdf",
  "a/%2E%2E/1.pdf",
  "a%2f..%2f1.pdf",
  "%252e%252e/1.pdf",
  "a%00.pdf",
  "a\n.pdf",
  "a\u0085.pdf",
  "a\u007f.pdf",
  "a//1.pdf",
  "a/",
  "",
  "a".repeat(1025),
];
const INSIDE = [
  "1.pdf",
  "a/b/c/1.pdf",
  "..a/b..c/1.pdf",
  ".hidden/1.pdf",
  "100% sure.pdf",
  "a b/\u00fc/1.pdf",
  "a".repeat(1024),
];

describe.each(WAYS)("$name", ({ reach }) => {
  let context: Context;
  let events: StoredEvent[];
  let client: Client;
  let close: () => Promise<void>;
  const importAccount = (account: Account, number: string) =>
    context.store.write(async (writer) => {
      await writer.stage(account);
      await writer.createAccount(importKeyOf(account), number);
    });
  const start = async (vendor = createSimulatedVendor(DEVELOPMENT_SETTINGS)) => {
    context = { ...makeContext(), vendor };
    events = [];
    context.store.subscribe((event) => events.push(event));
    ({ client, close } = await reach(serveHandlers(HANDLERS, context)));
    await context.store.write((writer) => writer.stage(STAGED_ONLY));
    await importAccount(KEY, NUMBER);
  };
  beforeEach(() => start());
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
  const newEvents = () =>
    events.map(({ type, payload }) => [type.replace("data_import.import_process.", ""), payload]);

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

    test("are not added a second time: by their text, and by created_at if it is given", async () => {
      await add([{ body: "Same", created_at: "2025-01-01T12:00:00Z" }]);
      const { body } = await add([
        { body: "Same" },
        { body: "Same", created_at: "2025-01-01T13:00:00+01:00" },
        { body: "Same", created_at: "2025-01-02T12:00:00Z" },
        { body: "Other" },
        { body: "Other" },
      ]);
      expect(body.map((note: { status: string }) => note.status)).toEqual([
        "NOTE_ALREADY_EXISTS",
        "NOTE_ALREADY_EXISTS",
        "NOTE_CREATION_SUCCESS",
        "NOTE_CREATION_SUCCESS",
        "NOTE_ALREADY_EXISTS",
      ]);
      expect((await shown()).notes).toHaveLength(3);
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

    test.each(OUTSIDE)("never name a document outside of the supplier's root: %j", async (path) => {
      const { status, body } = await add([
        { document_paths: [{ document_path: "fine.pdf" }, { document_path: path }] },
      ]);
      expect([status, body.errors[0].attr]).toEqual([
        400,
        "notes.0.document_paths.1.document_path",
      ]);
      expect((await shown()).notes).toEqual([]);
    });

    test("for a pair without an imported account are 404, also if it is staged", async () => {
      expect((await add([{ body: "x" }], STAGED_ONLY)).status).toBe(404);
      expect((await add([{ body: "x" }], { ...KEY, external_account_number: "NW-3" })).status).toBe(
        404,
      );
    });
  });

  describe("transactions", () => {
    const add = (transactions: object[], query = {}, key = KEY) =>
      client.post(TRANSACTIONS, { ...key, transactions }, { query });
    const closeUntil = (day: string) =>
      client.post(STATEMENTS, { ...KEY, statements: [statement("S-1", day)] });

    test("are added, and skipped when they were added before", async () => {
      const first = await add([transaction("T-1", "2025-09-15")]);
      expect([first.status, first.body.results]).toEqual([
        201,
        [
          {
            status: "TRANSACTION_ADDED_TO_ACCOUNT",
            transaction_data: transaction("T-1", "2025-09-15"),
          },
        ],
      ]);
      const second = await add([
        transaction("T-1", "2025-09-15"),
        transaction("T-2", "2025-09-16"),
      ]);
      expect(second.body.results.map(({ status }: { status: string }) => status)).toEqual([
        "TRANSACTION_ALREADY_EXISTS",
        "TRANSACTION_ADDED_TO_ACCOUNT",
      ]);
      expect((await shown()).transactions).toHaveLength(2);
    });

    test("are added again if the caller does not want them checked", async () => {
      await add([transaction("T-1", "2025-09-15")]);
      const { body } = await add([transaction("T-1", "2025-09-15")], {
        check_previously_added: false,
      });
      expect(body.results[0].status).toBe("TRANSACTION_ADDED_TO_ACCOUNT");
      expect((await shown()).transactions).toHaveLength(2);
    });

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

    test("that were moved are answered with the day they are booked on, also when they come again", async () => {
      await closeUntil("2024-02-28");
      const sent = transaction("T-1", "2024-02-28");
      const answers = [await add([sent, sent]), await add([sent])];
      const results = answers.flatMap(({ body }) => body.results);
      expect(
        results.map(({ status, transaction_data }) => [status, transaction_data.transaction_date]),
      ).toEqual([
        ["TRANSACTION_ADDED_TO_ACCOUNT", "2024-02-29"],
        ["TRANSACTION_ALREADY_EXISTS", "2024-02-29"],
        ["TRANSACTION_ALREADY_EXISTS", "2024-02-29"],
      ]);
    });

    test("before the open statement period are an error if moving is not wanted, and none is added", async () => {
      await closeUntil("2025-07-31");
      const sent = [
        transaction("T-1", "2025-08-01"),
        transaction("T-2", "2025-07-31"),
        transaction("T-3", "2025-07-01"),
      ];
      const { status, body } = await add(sent, { force_add_to_current_statement: false });
      expect([status, body]).toEqual([
        400,
        {
          detail: "A transaction can't be imported. None of the request was added.",
          code: "transaction_import_error",
          errors: [
            {
              attr: "transactions.1.transaction_date",
              code: "out_of_range",
              detail: "transactions.1.transaction_date is not in the open statement period",
            },
          ],
          status: "TRANSACTION_IMPORT_ERROR",
          error_detail:
            "The date 2025-07-31 lies before the open statement period, which begins on 2025-08-01.",
          transaction_data: transaction("T-2", "2025-07-31"),
        },
      ]);
      expect((await shown()).transactions).toEqual([]);
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

    test("are neither recognised nor moved if neither is wanted, and those in the period are added", async () => {
      await closeUntil("2025-07-31");
      const query = { check_previously_added: false, force_add_to_current_statement: false };
      for (let times = 0; times < 2; times++)
        expect((await add([transaction("T-1", "2025-08-01")], query)).status).toBe(201);
      expect((await shown()).transactions).toHaveLength(2);
      expect((await add([transaction("T-1", "2025-07-31")], query)).body.status).toBe(
        "TRANSACTION_IMPORT_ERROR",
      );
    });

    test("are moved by the statements that the account was imported with, and known from its meter points", async () => {
      const key = { ...KEY, external_account_number: "NW-4" };
      const known = {
        transaction_id: "T-0",
        transaction_date: "2025-06-02",
        amount: "9.50",
        type: "CREDIT",
      };
      const meterPoint = {
        last_statement_closing_date: "2025-05-31",
        current_statement_transactions: [known],
      };
      const account = {
        ...key,
        supply_addresses: [{ meter_points: [meterPoint] }],
        statements: [statement("S-0", "2025-04-30")],
      };
      await importAccount(account, "A-4");
      const { body } = await add(
        [transaction("T-0", "2025-06-02"), transaction("T-1", "2025-05-31")],
        {},
        key,
      );
      expect(body.results).toMatchObject([
        { status: "TRANSACTION_ALREADY_EXISTS" },
        {
          status: "TRANSACTION_ADDED_TO_ACCOUNT",
          transaction_data: { transaction_date: "2025-06-01" },
        },
      ]);
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

    test("for an account that is only staged are refused", async () => {
      const { status, body } = await add([transaction("T-1", "2025-09-15")], {}, STAGED_ONLY);
      expect([status, body.code]).toEqual([400, "account_not_imported"]);
    });
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

    test.each(OUTSIDE)("never name a document outside of the supplier's root: %j", async (path) => {
      const { status, body } = await add([
        statement("S-1", "2025-06-30", { statement_path: path }),
      ]);
      expect([status, body.errors[0].attr]).toEqual([400, "statements.0.statement_path"]);
      expect((await shown()).statements).toEqual([]);
    });

    test.each(INSIDE)("name any other document: %j", async (path) => {
      const statements = [statement("S-1", "2025-06-30", { statement_path: path })];
      expect((await add(statements)).body.statements).toEqual(statements);
    });

    test("for an account that is only staged are refused", async () => {
      expect((await add([statement("S-1", "2025-06-30")], STAGED_ONLY)).body.code).toBe(
        "account_not_imported",
      );
    });
  });

  describe("a payment instruction", () => {
    const add = (reference: string, key = KEY) =>
      client.post(INSTRUCTION, {
        ...key,
        vendor: "PAYBRIDGE",
        instruction_reference: reference,
        type: "DIRECT_DEBIT",
      });

    test("is verified with the vendor and attached", async () => {
      const { status, body } = await add("PB-1");
      expect([status, body]).toEqual([201, { platform_account_number: NUMBER, reference: "PB-1" }]);
      expect((await shown()).payment_instructions).toMatchObject([
        { vendor: "PAYBRIDGE", reference: "PB-1", type: "DIRECT_DEBIT" },
      ]);
    });

    test("that the vendor refuses for good is a 400, and nothing is attached", async () => {
      const { status, body } = await add("TEST-REFUSED");
      expect([status, body.code]).toEqual([400, "payment_vendor_failure"]);
      expect((await shown()).payment_instructions).toEqual([]);
    });

    test("that is attached already is verified and attached again, without a second event", async () => {
      for (const _ of [1, 2]) expect((await add("PB-1")).status).toBe(201);
      await Promise.all([add("PB-2"), add("PB-2"), add("PB-2")]);
      expect((await shown()).payment_instructions).toHaveLength(2);
      expect(newEvents()).toHaveLength(2);
    });

    test("can be sent again as it was if the vendor could not be asked", async () => {
      expect((await add("TEST-RETRY")).status).toBe(500);
      expect((await add("TEST-RETRY")).status).toBe(201);
    });

    test("for an account that is only staged is refused", async () => {
      expect((await add("PB-1", STAGED_ONLY)).body.code).toBe("account_not_imported");
    });

    test("is verified over HTTP if a vendor is configured: a refusal is a 400, and no answer yet a 500", async () => {
      const asked: unknown[] = [];
      const vendor = await listenWith(async (request) => {
        const question = (await request.json()) as { reference: string };
        asked.push(question);
        if (question.reference === "NO")
          return Response.json({ reason: "The mandate was revoked" }, { status: 404 });
        if (question.reference === "BROKEN") return Response.json("What?");
        return question.reference === "LATER"
          ? new Response(null, { status: 503 })
          : Response.json({ details: { bank: "B" } });
      });
      await close();
      await start(createHttpVendor({ url: vendor.url, timeoutSeconds: 60 }));
      const answers = [await add("PB-1"), await add("NO"), await add("BROKEN"), await add("LATER")];
      await vendor.close();
      answers.push(await add("GONE"));
      expect(
        answers.map(({ status, body }) => [
          status,
          body.code ?? body.reference,
          body.errors?.[0]?.detail,
        ]),
      ).toEqual([
        [201, "PB-1", undefined],
        [400, "payment_vendor_failure", "The mandate was revoked"],
        [400, "payment_vendor_failure", undefined],
        [500, "payment_vendor_unavailable", undefined],
        [500, "payment_vendor_unavailable", undefined],
      ]);
      expect(asked[0]).toEqual({ vendor: "PAYBRIDGE", reference: "PB-1", type: "DIRECT_DEBIT" });
      expect((await shown()).payment_instructions).toMatchObject([
        { reference: "PB-1", details: { bank: "B" } },
      ]);
    });
  });

  test("each thing that is added emits a valid event, and a refusal because of the account's state emits another", async () => {
    await client.post(NOTES, { ...KEY, notes: [{ body: "One" }, { body: "One" }] });
    await client.post(TRANSACTIONS, { ...KEY, transactions: [transaction("T-1", "2025-09-15")] });
    await client.post(STATEMENTS, { ...STAGED_ONLY, statements: [] });
    const about = {
      import_process_resource_type: "ACCOUNT",
      import_process_external_identifier: "NW-1",
    };
    expect(newEvents()).toEqual([
      ["post_import.completed-v1", { ...about, resource_type: "NOTE", identifier: NUMBER }],
      ["post_import.completed-v1", { ...about, resource_type: "TRANSACTION", identifier: "T-1" }],
      [
        "post_import.error-v1",
        {
          ...about,
          import_process_external_identifier: "NW-2",
          resource_type: "STATEMENT",
          error_code: "account_not_imported",
          error_detail: "The account NW-2 of NORDWERK is not imported.",
        },
      ],
    ]);
    for (const { type, payload } of events)
      expect(ALL_EVENTS[type]?.validate(payload)).toMatchObject({ ok: true });
  });
});
