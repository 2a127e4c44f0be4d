// Generated from openapi/ by `npm run generate`. Do not edit.

import { statementRule } from "../src/library/rest/statement-faults.ts";
import { productRule } from "../src/library/rest/product-faults.ts";
import { phoneRule } from "../src/library/rest/phone-faults.ts";
import type { Rule } from "../src/library/rest/rule.ts";

/** The rules beyond the contract of every request body, by operation. */
export const REST_RULES = {
  createHistoricalStatements: [statementRule],
  createNotes: [],
  createPaymentInstruction: [],
  createProducts: [productRule],
  createTransactions: [],
  obtainPlatformToken: [],
  processAccount: [],
  stageAccount: [phoneRule, statementRule],
  validateAccount: [phoneRule, statementRule],
  validateProducts: [productRule],
} as const satisfies Readonly<Record<string, readonly Rule[]>>;
