// The events that processing an account emits.
import type { ErrorBody, ErrorItem } from "../../http/reply.ts";
import type { Account, ImportKey, Writer } from "../../stores/store.ts";
import { emit } from "./emit.ts";

const RESOURCE_TYPE = "ACCOUNT";

export async function emitAccountCreated(
  writer: Writer,
  key: ImportKey,
  number: string,
  payload: Account,
): Promise<void> {
  const emails = (payload.customers ?? []).flatMap(({ email }) => (email ? [email] : []));
  await emit(writer, key, "account.created-v1", {
    account_number: number,
    account_user_emails: emails,
    is_imported: true,
  });
  await emit(writer, key, "data_import.import_process.complete-v1", {
    ...resource(key),
    identifier: number,
  });
}

export const emitDryRunComplete = (writer: Writer, key: ImportKey): Promise<void> =>
  emit(writer, key, "data_import.import_process.dry_run_complete-v1", resource(key));

export function emitFailure(
  writer: Writer,
  key: ImportKey,
  { code, detail, errors }: ErrorBody,
  isDryRun: boolean,
): Promise<void> {
  const payload = {
    ...resource(key),
    error_code: code,
    error_detail: [detail, ...tell(errors)].join(" "),
  };
  return isDryRun
    ? emit(writer, key, "data_import.import_process.dry_run_error-v1", payload)
    : emit(writer, key, "data_import.import_process.error-v1", payload);
}

/** A bus takes events up to a size, and one that is never taken would hold up all later ones of its account. */
const MOST_FAULTS = 20;
const LONGEST_FAULT = 300;

/** The first faults as sentences, and how many there are beyond them. */
function tell(errors: readonly ErrorItem[]): string[] {
  const told = errors
    .slice(0, MOST_FAULTS)
    .map(({ detail }) => (detail.length > LONGEST_FAULT ? shorten(detail) : `${detail}.`));
  const left = errors.length - told.length;
  return left > 0 ? [...told, `And ${left} more.`] : told;
}

/** Cut between characters, also those that take two code units. */
const shorten = (text: string): string =>
  `${text.slice(0, LONGEST_FAULT).replace(/[\ud800-\udbff]$/, "")}...`;

/** An account that the operator marks to be skipped. There is no expiry window, so it ends as the mark is set. */
export const emitCancelled = (writer: Writer, key: ImportKey, at: string): Promise<void> =>
  emit(writer, key, "data_import.import_process.cancelled-v1", {
    ...resource(key),
    expiry_window_end: at,
  });

const resource = ({ externalNumber }: ImportKey) => ({
  resource_type: RESOURCE_TYPE,
  external_identifier: externalNumber,
});
