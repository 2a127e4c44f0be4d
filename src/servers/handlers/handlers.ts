// create-app.ts does not compile if a handler is missing or breaks the contract.
export { createHistoricalStatements } from "./createHistoricalStatements.ts";
export { createNotes } from "./createNotes.ts";
export { createPaymentInstruction } from "./createPaymentInstruction.ts";
export { createProducts } from "./createProducts.ts";
export { createTransactions } from "./createTransactions.ts";
export { getAccount } from "./getAccount.ts";
export { getAccountTransferStatus } from "./getAccountTransferStatus.ts";
export { listAccountImportProcesses } from "./listAccountImportProcesses.ts";
export { listImportedAccountImportProcesses } from "./listImportedAccountImportProcesses.ts";
export { listPendingAccountImportProcesses } from "./listPendingAccountImportProcesses.ts";
export { listProducts } from "./listProducts.ts";
export { listStandardUnitRates } from "./listStandardUnitRates.ts";
export { obtainPlatformToken } from "./obtainPlatformToken.ts";
export { processAccount } from "./processAccount.ts";
export { stageAccount } from "./stageAccount.ts";
export { validateAccount } from "./validateAccount.ts";
export { validateProducts } from "./validateProducts.ts";
