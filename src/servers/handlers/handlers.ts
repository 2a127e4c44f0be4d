import type { OperationId } from "../../../generated/rest-operations.ts";
import { createHistoricalStatements } from "./createHistoricalStatements.ts";
import { createNotes } from "./createNotes.ts";
import { createPaymentInstruction } from "./createPaymentInstruction.ts";
import { createProducts } from "./createProducts.ts";
import { createTransactions } from "./createTransactions.ts";
import { getAccount } from "./getAccount.ts";
import { getAccountTransferStatus } from "./getAccountTransferStatus.ts";
import type { Handler } from "./handler.ts";
import { listAccountImportProcesses } from "./listAccountImportProcesses.ts";
import { listImportedAccountImportProcesses } from "./listImportedAccountImportProcesses.ts";
import { listPendingAccountImportProcesses } from "./listPendingAccountImportProcesses.ts";
import { listProducts } from "./listProducts.ts";
import { listStandardUnitRates } from "./listStandardUnitRates.ts";
import { obtainPlatformToken } from "./obtainPlatformToken.ts";
import { processAccount } from "./processAccount.ts";
import { stageAccount } from "./stageAccount.ts";
import { validateAccount } from "./validateAccount.ts";
import { validateProducts } from "./validateProducts.ts";

/** If one is missing, or answers what the contract does not declare, this does not compile. */
export const HANDLERS = {
  obtainPlatformToken,
  validateProducts,
  createProducts,
  validateAccount,
  stageAccount,
  processAccount,
  getAccountTransferStatus,
  listAccountImportProcesses,
  listPendingAccountImportProcesses,
  listImportedAccountImportProcesses,
  createNotes,
  createTransactions,
  createHistoricalStatements,
  createPaymentInstruction,
  listProducts,
  listStandardUnitRates,
  getAccount,
} satisfies { [Id in OperationId]: Handler<Id> };
