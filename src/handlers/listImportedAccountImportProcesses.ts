import type { Handler } from "./handler.ts";
import { toDateTime } from "./rules/calendar.ts";
import { findSupplier, supplierNotFound } from "./rules/suppliers.ts";

/** The process of a pair whose account exists: none or one. */
export const listImportedAccountImportProcesses: Handler<
  "listImportedAccountImportProcesses"
> = async ({ parameters }, { store, settings }) => {
  const supplier = parameters.import_supplier_code;
  if (!findSupplier(supplier, settings)) return supplierNotFound(supplier);
  const processes = await store.read((reader) =>
    reader.listImports(supplier, parameters.external_account_number),
  );
  return {
    status: 200,
    body: processes.flatMap(({ externalNumber, account }) =>
      account
        ? [
            {
              external_account_number: externalNumber,
              platform_account_number: account.number,
              account_created_at: toDateTime(account.createdAt),
            },
          ]
        : [],
    ),
  };
};
