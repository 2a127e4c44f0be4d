// What is added to an account needs one that is imported, and a supplier that exists.
import { expect, test } from "vitest";
import { createHistoricalStatements } from "../../../src/servers/handlers/createHistoricalStatements.ts";
import { createNotes } from "../../../src/servers/handlers/createNotes.ts";
import { createPaymentInstruction } from "../../../src/servers/handlers/createPaymentInstruction.ts";
import { createTransactions } from "../../../src/servers/handlers/createTransactions.ts";
import type { Context } from "../../../src/servers/handlers/handler.ts";
import { call, EXAMPLES, NAMED, prepareAccount, refused } from "./prepare-account.ts";

const transaction = {
  transaction_id: "T-1",
  transaction_date: "2025-09-15",
  amount: 62,
  type: "PAYMENT",
};
const instruction = { vendor: "PAYBRIDGE", instruction_reference: "PB-1", type: "DIRECT_DEBIT" };
type Named = typeof NAMED;

const detail = "The account NW-204981 of NORDWERK is not imported.";
const NOT_IMPORTED = { detail, code: "account_not_imported", errors: [] };
const NOT_FOUND = {
  detail: "No imported account NW-204981 was found for the import supplier NORDWERK.",
  code: "not_found",
  errors: [],
};
const NO_TRANSACTION = {
  status: "TRANSACTION_IMPORT_ERROR",
  error_detail: detail,
  transaction_data: transaction,
};

/** What is added, how, and the status and the body of the refusal. */
const ADDITIONS = [
  [
    "NOTE",
    (named: Named, context: Context) =>
      call({ createNotes }, { body: { ...named, notes: [{ body: "Moved" }] } }, context),
    404,
    NOT_FOUND,
  ],
  [
    "TRANSACTION",
    (named: Named, context: Context) =>
      call({ createTransactions }, { body: { ...named, transactions: [transaction] } }, context),
    400,
    { ...NOT_IMPORTED, ...NO_TRANSACTION },
  ],
  [
    "STATEMENT",
    (named: Named, context: Context) =>
      call({ createHistoricalStatements }, { body: { ...named, statements: [] } }, context),
    400,
    NOT_IMPORTED,
  ],
  [
    "PAYMENT_INSTRUCTION",
    (named: Named, context: Context) =>
      call({ createPaymentInstruction }, { body: { ...named, ...instruction } }, context),
    400,
    NOT_IMPORTED,
  ],
] as const;

test.each(ADDITIONS)(
  "a %s of an account that is staged is refused, which an event tells, and of an unknown one without",
  async (resource, add, status, body) => {
    const staged = await prepareAccount("staged");
    expect(await add(NAMED, staged.context)).toEqual({ status, body });
    expect(staged.events()).toEqual([refused(resource, body.code, body.detail)]);
    const unknown = await prepareAccount("unknown");
    expect(await add(NAMED, unknown.context)).toEqual({ status, body });
    expect(unknown.events()).toEqual([]);
  },
);

test.each(ADDITIONS)(
  "a %s of a supplier that does not exist is refused without an event",
  async (resource, add, status) => {
    const { context, events } = await prepareAccount();
    const answer = await add({ ...NAMED, import_supplier: "NORDWERK-2" }, context);
    expect(answer).toMatchObject({
      status,
      body: resource === "NOTE" ? { code: "not_found" } : EXAMPLES.supplierNotFound.value,
    });
    expect(events()).toEqual([]);
  },
);
