// The events that the API emits: those of processing an account, and those of what is added to it later.
import type { EventMap } from "../../../generated/event-map.ts";
import type { ErrorBody, ErrorItem } from "../../api/reply.ts";
import type { Account, ImportKey, Writer } from "../../stores/store.ts";
import { subjectOf } from "./import-key.ts";

/** Adds an event that satisfies its contract, to be sent when the changes of the writer are kept. */
const emit = <Name extends keyof EventMap>(
  writer: Writer,
  key: ImportKey,
  type: Name,
  payload: EventMap[Name],
): Promise<void> => writer.addEvent({ type, payload, subject: subjectOf(key) });

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

// The events of what is added to an account after its import: one for each thing added, and one for a request that is refused.

export type Resource = "NOTE" | "TRANSACTION" | "STATEMENT" | "PAYMENT_INSTRUCTION";

/** Something was added. It is named by its identifier in the source system or at the vendor; a note, which has none, by the number of its account. */
export const emitAdded = (
  writer: Writer,
  key: ImportKey,
  resource: Resource,
  identifier: string,
): Promise<void> =>
  emit(writer, key, "data_import.import_process.post_import.completed-v1", {
    ...about(key, resource),
    identifier,
  });

/** A request was refused for the state of the account or by the payment vendor. */
export const emitRefused = (
  writer: Writer,
  key: ImportKey,
  resource: Resource,
  { code, detail }: Pick<ErrorBody, "code" | "detail">,
): Promise<void> =>
  emit(writer, key, "data_import.import_process.post_import.error-v1", {
    ...about(key, resource),
    error_code: code,
    error_detail: detail,
  });

const about = ({ externalNumber }: ImportKey, resource: Resource) => ({
  resource_type: resource,
  import_process_resource_type: "ACCOUNT",
  import_process_external_identifier: externalNumber,
});
