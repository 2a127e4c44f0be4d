// Why an import process takes no data, or none yet.

import type { components } from "../../../generated/rest-types.ts";
import { type Refusal, type Reply, refuse } from "../../api/reply.ts";
import type { ImportKey, Reader } from "../../stores/store.ts";
import type { Supplier } from "../settings.ts";
import { describe, type Imported, namedBy } from "./import-key.ts";
import { refuseClosedSupplier } from "./suppliers.ts";

/** How long a caller should wait who came while others were being processed. */
const RETRY_AFTER_SECONDS = "2";

/** Says which account it became, so that a caller who lost the first answer can go on. */
export function refuseImported(
  process: Imported,
): Reply<400, components["schemas"]["AlreadyImportedError"]> {
  const { status, body } = refuse(
    "account_already_imported",
    `The account ${describe(process)} was imported before.`,
  );
  return {
    status,
    body: {
      ...body,
      external_account_number: namedBy(process).external_account_number,
      platform_account_number: process.account.number,
    },
  };
}

const refuseSkipped = (key: ImportKey): Refusal<"account_skipped"> =>
  refuse(
    "account_skipped",
    `The account ${describe(key)} is marked to be skipped and takes no data.`,
  );

/** What the operator has ruled out: the account by itself, or all accounts of its supplier. Holds for staging and processing alike. */
export async function refuseByOperator(
  key: ImportKey,
  isSkipped: boolean,
  supplier: Supplier,
  reader: Reader,
): Promise<Refusal<"account_skipped" | "supplier_paused" | "supplier_complete"> | undefined> {
  return isSkipped ? refuseSkipped(key) : refuseClosedSupplier(supplier, reader);
}

/** An attempt that came back after its right had run out. Nobody else has it, so it can be repeated at once. */
export const refuseLate = (key: ImportKey, seconds: number): Refusal<"import_failed"> =>
  refuse(
    "import_failed",
    `Processing the account ${describe(key)} took longer than ${seconds} seconds. Nothing was kept; the attempt can be repeated.`,
  );

export const refuseNotStaged = ({
  supplier,
  externalNumber,
}: ImportKey): Refusal<"account_not_staged"> =>
  refuse(
    "account_not_staged",
    `No data is staged for the account ${externalNumber} of ${supplier}.`,
  );

export const refuseInProgress = (key: ImportKey): Refusal<"import_in_progress"> =>
  refuse(
    "import_in_progress",
    `The account ${describe(key)} is being processed by another call.`,
    [],
    {
      "Retry-After": RETRY_AFTER_SECONDS,
    },
  );

export const refuseOverLimit = (limit: number): Refusal<"concurrency_limit_reached"> =>
  refuse(
    "concurrency_limit_reached",
    `${limit} accounts are being processed. Try again when others have finished.`,
    [],
    {
      "Retry-After": RETRY_AFTER_SECONDS,
    },
  );

export const refuseUnknownTeam = (name: string): Refusal<"operations_team_not_found"> =>
  refuse("operations_team_not_found", `There is no operations team named ${name}.`, [
    {
      detail: "There is no operations team with this name",
      code: "not_found",
      attr: "operations_team_name",
    },
  ]);
