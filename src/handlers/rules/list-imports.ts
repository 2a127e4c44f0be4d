// The lists of import processes, which differ in what they leave out.
import type { Refusal, Reply } from "../../api/reply.ts";
import type { ImportEntry } from "../../stores/store.ts";
import type { Context } from "../context.ts";
import { toDateTime } from "./calendar.ts";
import { findSupplier, refuseSupplierInPath } from "./suppliers.ts";

/** The supplier whose processes are listed, and the one account if not all are. */
interface Wanted {
  readonly import_supplier_code: string;
  readonly external_account_number?: string;
}

/** Lists import processes. `show` returns what the list has of a process, or nothing. */
export async function listImports<Entry>(
  { import_supplier_code: supplier, external_account_number: externalNumber }: Wanted,
  { store, settings }: Context,
  show: (found: ImportEntry) => readonly Entry[],
): Promise<Reply<200, Entry[]> | Refusal<"not_found">> {
  if (!findSupplier(supplier, settings)) return refuseSupplierInPath(supplier);
  const entries = await store.read((reader) => reader.listImports(supplier, { externalNumber }));
  return { status: 200, body: entries.flatMap(show) };
}

/** Shows a process whose account exists. */
export const showImported = ({ externalNumber, account }: ImportEntry) =>
  account
    ? [
        {
          external_account_number: externalNumber,
          platform_account_number: account.number,
          account_created_at: toDateTime(account.createdAt),
        },
      ]
    : [];

/** Shows a process that is only staged: it has neither an account nor a time of creation. */
export const showPending = ({ externalNumber, account }: ImportEntry) =>
  account
    ? []
    : [
        {
          external_account_number: externalNumber,
          platform_account_number: null,
          account_created_at: null,
        },
      ];
