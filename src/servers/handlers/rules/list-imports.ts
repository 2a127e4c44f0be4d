// The lists of import processes. Each list shows different processes.
import { Batches, type Refusal, type Reply } from "../../api/reply.ts";
import type { ImportEntry, ListRange } from "../../stores/store.ts";
import type { Context } from "../handler.ts";
import { toDateTime } from "./calendar.ts";
import { findSupplier, refuseSupplierInPath } from "./suppliers.ts";

/** The number of processes in one read. A shorter list is sent in one piece. */
const BATCH = 1_000;

/** Lists the import processes of a supplier, or only of one account, as `show` shows them. */
export async function listImports<Entry>(
  parameters: { readonly import_supplier_code: string; readonly external_account_number?: string },
  { store, settings }: Context,
  show: (entry: ImportEntry) => readonly Entry[],
): Promise<Reply<200, Entry[] | Batches<Entry>> | Refusal<"not_found">> {
  const { import_supplier_code: supplier, external_account_number: externalNumber } = parameters;
  if (!findSupplier(supplier, settings)) return refuseSupplierInPath(supplier);
  if (externalNumber !== undefined) {
    const found = await store.ask((reader) => reader.findImport({ supplier, externalNumber }));
    return { status: 200, body: found ? [...show(found)] : [] };
  }
  const batches = readBatches((range) =>
    store.ask((reader) => reader.listImports(supplier, range)),
  );
  const { value: first = [] } = await batches.next();
  async function* shown() {
    yield first.flatMap(show);
    for await (const batch of batches) yield batch.flatMap(show);
  }
  return { status: 200, body: first.length < BATCH ? first.flatMap(show) : new Batches(shown()) };
}

/** Reads a list of accounts in batches, each after the last number of the one before. */
export async function* readBatches<Entry extends ImportEntry>(
  read: (range: Required<ListRange>) => Promise<readonly Entry[]>,
  { after: first = "", limit = BATCH }: ListRange = {},
) {
  for (let after = first; ; ) {
    const batch = await read({ after, limit });
    yield batch;
    const last = batch.at(-1);
    if (!last || batch.length < limit) return undefined;
    after = last.externalNumber;
  }
}

export function showImported({ externalNumber, account }: ImportEntry) {
  if (!account) return [];
  const { number: platform_account_number, createdAt } = account;
  const account_created_at = toDateTime(createdAt);
  return [{ external_account_number: externalNumber, platform_account_number, account_created_at }];
}

/** Shows a process that has no account yet. Returns an empty list for any other process. */
export function showPending({ externalNumber, account }: ImportEntry) {
  const pending = { platform_account_number: null, account_created_at: null };
  return account ? [] : [{ external_account_number: externalNumber, ...pending }];
}
