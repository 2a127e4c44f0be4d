// Generated from openapi/ by `npm run generate`. Do not edit.

import { periodRule } from "../src/library/rest/period-faults.ts";
import { productRule } from "../src/library/rest/product-faults.ts";
import { phoneRule } from "../src/library/rest/phone-faults.ts";
import type { Rule } from "../src/library/rest/judge-with.ts";

/** The rules beyond the contract of every request body, by operation. */
export const REST_RULES = {
  createHistoricalStatements: [periodRule],
  createNotes: [],
  createPaymentInstruction: [],
  createProducts: [productRule],
  createTransactions: [],
  obtainPlatformToken: [],
  processAccount: [],
  stageAccount: [phoneRule, periodRule],
  validateAccount: [phoneRule, periodRule],
  validateProducts: [productRule],
} as const satisfies Readonly<Record<string, readonly Rule[]>>;
