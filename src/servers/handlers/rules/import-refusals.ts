import type { components } from "../../../../generated/rest-types.ts";
import { CONFIG_DEFAULTS } from "../../../../generated/server-config.ts";
import { type Refusal, type Reply, refuse, WHILE_BUSY } from "../../api/reply.ts";
import type { ImportFacts, ImportKey, Store, Writer } from "../../stores/store.ts";
import type { Supplier } from "../handler.ts";
import { emitRefused, type Resource } from "./events.ts";
import { type Imported, isImported, nameOf } from "./import-key.ts";
import { refuseClosedSupplier } from "./suppliers.ts";

/** Refuses a call that is possible only before an account is imported. */
export const refuseImported = (key: ImportKey): Refusal<"account_already_imported"> =>
  refuse("account_already_imported", `The account ${nameOf(key)} was imported before.`);

/** Refuses an imported account, and names its number to a caller who lost the first answer. */
export function refuseImportedAs(
  imported: Imported,
): Reply<400, components["schemas"]["AlreadyImportedError"]> {
  const { status, body } = refuseImported(imported);
  const { externalNumber: external_account_number, account } = imported;
  const names = { external_account_number, platform_account_number: account.number };
  return { status, body: { ...body, code: "account_already_imported", ...names } };
}

export function refuseSkipped(key: ImportKey) {
  const detail = `The account ${nameOf(key)} is marked to be skipped and takes no data.`;
  return refuse("account_skipped", detail);
}

/** Refuses an account if the operator has marked it to be skipped, or has closed its supplier. */
export const refuseByOperator = (key: ImportKey, supplier: Supplier, facts: ImportFacts) =>
  facts.isSkipped ? refuseSkipped(key) : refuseClosedSupplier(supplier, facts.supplierStatus);

export const refuseNotStaged = (key: ImportKey): Refusal<"account_not_staged"> =>
  refuse("account_not_staged", `No data is staged for the account ${nameOf(key)}.`);

export function refuseInProgress(key: ImportKey) {
  const detail = `The account ${nameOf(key)} is being processed by another call.`;
  return refuse("import_in_progress", detail, [], WHILE_BUSY);
}

/** Refuses an attempt over the limit. A scenario does this even if the settings have no limit. */
export function refuseOverLimit(processLimit: number | null) {
  const limit = processLimit ?? CONFIG_DEFAULTS.file.processLimit;
  const accounts = limit === 1 ? "1 account is" : `${limit} accounts are`;
  const detail = `${accounts} being processed. Try again when others have finished.`;
  return refuse("concurrency_limit_reached", detail, [], WHILE_BUSY);
}

export const accountNotImported = (key: ImportKey): Refusal<"account_not_imported"> =>
  refuse("account_not_imported", `The account ${nameOf(key)} is not imported.`);

/** Changes an imported account. Refuses any other, with an event if the account is staged. */
export const changeImported = <Result, Refused extends Refusal>(
  store: Store,
  key: ImportKey,
  resource: Resource,
  refusal: Refused,
  work: (writer: Writer, imported: Imported) => Promise<Result>,
): Promise<Result | Refused> =>
  store.change(key, async (writer, { importProcess }) => {
    if (isImported(importProcess)) return work(writer, importProcess);
    if (importProcess) await emitRefused(writer, importProcess, resource, refusal.body);
    return refusal;
  });
