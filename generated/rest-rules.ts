// Generated from openapi/ by `npm run generate`. Do not edit.

import { noneEndsEarly } from "./../src/library/rest/period-faults.ts";
import { noneTwice } from "./../src/library/rest/unique-faults.ts";
import { phoneRule } from "./../src/library/rest/phone-faults.ts";
import { historicalStatementPeriod, productsUnique, statementPeriod } from "./rest-fields.ts";
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
