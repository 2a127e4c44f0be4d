// Generated from openapi/ by `npm run generate`. Do not edit.

import { createHistoricalStatements } from "./rest/createHistoricalStatements.ts";
import { createNotes } from "./rest/createNotes.ts";
import { createPaymentInstruction } from "./rest/createPaymentInstruction.ts";
import { createProducts } from "./rest/createProducts.ts";
import { createTransactions } from "./rest/createTransactions.ts";
import { obtainPlatformToken } from "./rest/obtainPlatformToken.ts";
import { processAccount } from "./rest/processAccount.ts";
import { stageAccount } from "./rest/stageAccount.ts";
import { validateAccount } from "./rest/validateAccount.ts";
import { validateProducts } from "./rest/validateProducts.ts";

/** The contract of every request body, by operation. */
export const REST_CONTRACTS = {
  createHistoricalStatements,
  createNotes,
  createPaymentInstruction,
  createProducts,
  createTransactions,
  obtainPlatformToken,
  processAccount,
  stageAccount,
  validateAccount,
  validateProducts,
} as const;
