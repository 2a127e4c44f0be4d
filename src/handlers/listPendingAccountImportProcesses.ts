import type { Handler } from "./handler.ts";
import { findSupplier, supplierNotFound } from "./rules/suppliers.ts";

/** The staged process of a pair whose account does not exist yet: none or one. */
export const listPendingAccountImportProcesses: Handler<
  "listPendingAccountImportProcesses"
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
        ? []
        : [
            {
              external_account_number: externalNumber,
              platform_account_number: null,
              account_created_at: null,
            },
          ],
    ),
  };
};
