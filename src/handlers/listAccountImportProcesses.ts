import type { Handler } from "./handler.ts";
import { toDateTime } from "./rules/calendar.ts";
import { findSupplier, supplierNotFound } from "./rules/suppliers.ts";

/** Every import process of a supplier. One that is only staged has neither account nor time of creation. */
export const listAccountImportProcesses: Handler<"listAccountImportProcesses"> = async (
  { parameters },
  { store, settings },
) => {
  const supplier = parameters.import_supplier_code;
  if (!findSupplier(supplier, settings)) return supplierNotFound(supplier);
  const processes = await store.read((reader) => reader.listImports(supplier));
  return {
    status: 200,
    body: processes.map(({ externalNumber, account }) => ({
      external_account_number: externalNumber,
      platform_account_number: account?.number ?? null,
      account_created_at: account ? toDateTime(account.createdAt) : null,
    })),
  };
};
