// Generated from openapi/ by `npm run generate`. Do not edit.

import { noneEndsEarly } from "./../src/library/rest/period-faults.ts";
import { noneTwice } from "./../src/library/rest/unique-faults.ts";
import { phoneRule } from "./../src/library/rest/phone-faults.ts";
import { historicalStatementPeriod, productsUnique, statementPeriod } from "./rest-fields.ts";
import { keepAccount } from "./rest-schemas/Account.ts";
import { keepGraphqlRequest } from "./rest-schemas/GraphqlRequest.ts";
import { keepHistoricalStatementsRequest } from "./rest-schemas/HistoricalStatementsRequest.ts";
import { keepNotesRequest } from "./rest-schemas/NotesRequest.ts";
import { keepPaymentInstructionRequest } from "./rest-schemas/PaymentInstructionRequest.ts";
import { keepProcessRequest } from "./rest-schemas/ProcessRequest.ts";
import { keepProducts } from "./rest-schemas/Products.ts";
import { keepTransactionsRequest } from "./rest-schemas/TransactionsRequest.ts";
import type { Rule } from "../src/library/rest/judge-with.ts";

/** The rules beyond the contract of every request body, by operation. */
export const REST_RULES = {
  createHistoricalStatements: [/* @__PURE__ */ noneEndsEarly(historicalStatementPeriod)],
  createNotes: [],
  createPaymentInstruction: [],
  createProducts: [/* @__PURE__ */ noneTwice(productsUnique)],
  createTransactions: [],
  obtainPlatformToken: [],
  processAccount: [],
  stageAccount: [phoneRule, /* @__PURE__ */ noneEndsEarly(statementPeriod)],
  validateAccount: [phoneRule, /* @__PURE__ */ noneEndsEarly(statementPeriod)],
  validateProducts: [/* @__PURE__ */ noneTwice(productsUnique)],
} as const satisfies Readonly<Record<string, readonly Rule[]>>;

/** Leaves out of a body what the contract of its operation does not name. */
export const KEPT_FIELDS: Readonly<Record<keyof typeof REST_RULES, (body: unknown) => unknown>> = {
  createHistoricalStatements: keepHistoricalStatementsRequest,
  createNotes: keepNotesRequest,
  createPaymentInstruction: keepPaymentInstructionRequest,
  createProducts: keepProducts,
  createTransactions: keepTransactionsRequest,
  obtainPlatformToken: keepGraphqlRequest,
  processAccount: keepProcessRequest,
  stageAccount: keepAccount,
  validateAccount: keepAccount,
  validateProducts: keepProducts,
};
