// Generated from openapi/ by `npm run generate`. Do not edit.

import { responses as createHistoricalStatements } from "./rest/createHistoricalStatements.ts";
import { responses as createNotes } from "./rest/createNotes.ts";
import { responses as createPaymentInstruction } from "./rest/createPaymentInstruction.ts";
import { responses as createProducts } from "./rest/createProducts.ts";
import { responses as createTransactions } from "./rest/createTransactions.ts";
import { responses as getAccount } from "./rest/getAccount.ts";
import { responses as getAccountTransferStatus } from "./rest/getAccountTransferStatus.ts";
import { responses as listAccountImportProcesses } from "./rest/listAccountImportProcesses.ts";
import { responses as listImportedAccountImportProcesses } from "./rest/listImportedAccountImportProcesses.ts";
import { responses as listPendingAccountImportProcesses } from "./rest/listPendingAccountImportProcesses.ts";
import { responses as listProducts } from "./rest/listProducts.ts";
import { responses as listStandardUnitRates } from "./rest/listStandardUnitRates.ts";
import { responses as obtainPlatformToken } from "./rest/obtainPlatformToken.ts";
import { responses as processAccount } from "./rest/processAccount.ts";
import { responses as stageAccount } from "./rest/stageAccount.ts";
import { responses as validateAccount } from "./rest/validateAccount.ts";
import { responses as validateProducts } from "./rest/validateProducts.ts";

/** The contracts of all answers, by operation and status. */
export const REST_RESPONSES = {
  createHistoricalStatements,
  createNotes,
  createPaymentInstruction,
  createProducts,
  createTransactions,
  getAccount,
  getAccountTransferStatus,
  listAccountImportProcesses,
  listImportedAccountImportProcesses,
  listPendingAccountImportProcesses,
  listProducts,
  listStandardUnitRates,
  obtainPlatformToken,
  processAccount,
  stageAccount,
  validateAccount,
  validateProducts,
} as const;
