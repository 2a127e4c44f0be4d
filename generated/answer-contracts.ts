// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Contract } from "../src/library/runtime/contract.ts";

/** The contract of each answer of an operation, by status. */
export interface AnswerContracts {
  readonly responses: Readonly<Record<number, Contract<string, string, string, unknown>>>;
}

/** Every operation by method and path, with what loads the contracts of its answers. */
export const ANSWER_CONTRACTS: Readonly<
  Record<string, readonly [operationId: string, load: () => Promise<AnswerContracts>]>
> = {
  "POST /v1/graphql/": ["obtainPlatformToken", () => import("./rest/obtainPlatformToken.ts")],
  "POST /v1/data-import/validate-products/": ["validateProducts", () => import("./rest/validateProducts.ts")],
  "POST /v1/data-import/products/": ["createProducts", () => import("./rest/createProducts.ts")],
  "POST /v1/data-import/validate-account/": ["validateAccount", () => import("./rest/validateAccount.ts")],
  "POST /v1/data-import/account-import-process/create-or-update/": ["stageAccount", () => import("./rest/stageAccount.ts")],
  "POST /v1/data-import/account-import-process/process/": ["processAccount", () => import("./rest/processAccount.ts")],
  "GET /v1/data-import/account-transfer-status/{import_supplier_code}/{external_account_number}/": ["getAccountTransferStatus", () => import("./rest/getAccountTransferStatus.ts")],
  "GET /v1/data-import/all-account-import-processes/{import_supplier_code}/": ["listAccountImportProcesses", () => import("./rest/listAccountImportProcesses.ts")],
  "GET /v1/data-import/pending-account-import-processes/{import_supplier_code}/{external_account_number}/": ["listPendingAccountImportProcesses", () => import("./rest/listPendingAccountImportProcesses.ts")],
  "GET /v1/data-import/imported-account-import-processes/{import_supplier_code}/{external_account_number}/": ["listImportedAccountImportProcesses", () => import("./rest/listImportedAccountImportProcesses.ts")],
  "POST /v1/data-import/notes/create/": ["createNotes", () => import("./rest/createNotes.ts")],
  "POST /v1/data-import/transactions/create/": ["createTransactions", () => import("./rest/createTransactions.ts")],
  "POST /v1/data-import/historical-statements/create/": ["createHistoricalStatements", () => import("./rest/createHistoricalStatements.ts")],
  "POST /v1/data-import/payment-instruction/create/": ["createPaymentInstruction", () => import("./rest/createPaymentInstruction.ts")],
  "GET /v1/products/": ["listProducts", () => import("./rest/listProducts.ts")],
  "GET /v1/products/{product_code}/electricity-tariffs/{tariff_code}/standard-unit-rates/": ["listStandardUnitRates", () => import("./rest/listStandardUnitRates.ts")],
  "GET /v1/accounts/{account_number}/": ["getAccount", () => import("./rest/getAccount.ts")],
};
