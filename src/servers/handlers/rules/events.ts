// The events of the API: about processing an account, and about each later addition to the account.
import type { EventMap } from "../../../../generated/event-map.ts";
import { type EmittedName, MARKS } from "../../../../generated/server-types.ts";
import { startOf } from "../../../library/text/printable.ts";
import type { ErrorBody, ErrorItem } from "../../api/reply.ts";
import type { ImportKey, ImportProcess, Writer } from "../../stores/store.ts";
import { namedBy, subjectOf } from "./import-key.ts";

const emit = <Name extends EmittedName>(
  writer: Writer,
  key: ImportKey,
  type: Name,
  payload: EventMap[Name],
): Promise<void> => writer.addEvent({ type, payload, subject: subjectOf(key) });

/** Reports the end of a failed attempt or of a dry run. The type of the event says which. */
function emitBack<Name extends keyof typeof MARKS>(
  writer: Writer,
  key: ImportKey,
  type: Name,
  payload: EventMap[Name],
): Promise<void> {
  const mark = MARKS[type];
  writer.moves.push({ ...namedBy(key), from: "in_progress", to: "staged", mark });
  return emit(writer, key, type, payload);
}

// The limits of the request's texts in an event. A bus refuses an event that is too large, and a
// refused event blocks all later events of its account.
/** The longest address that can receive mail: RFC 5321, 4.5.3.1.3. */
const LONGEST_EMAIL = 254;
const MOST_EMAILS = 100;
const MOST_FAULTS = 20;
const LONGEST_FAULT = 300;

export function emitAccountCreated(writer: Writer, staged: ImportProcess, account_number: string) {
  const { customers = [] } = staged.payload;
  const account_user_emails = customers
    .flatMap(({ email }) => (email && email.length <= LONGEST_EMAIL ? [email] : []))
    .slice(0, MOST_EMAILS);
  const account = { account_number, account_user_emails, is_imported: true };
  const complete = { ...resource(staged), identifier: account_number };
  return Promise.all([
    emit(writer, staged, "account.created-v1", account),
    emit(writer, staged, "data_import.import_process.complete-v1", complete),
  ]);
}

export const emitDryRunComplete = (writer: Writer, key: ImportKey): Promise<void> =>
  emitBack(writer, key, "data_import.import_process.dry_run_complete-v1", resource(key));

export function emitFailure(
  writer: Writer,
  key: ImportKey,
  { code, detail, errors }: ErrorBody,
  isDryRun: boolean,
): Promise<void> {
  const payload = {
    ...resource(key),
    error_code: code,
    error_detail: [detail, ...toSentences(errors)].join(" "),
  };
  const type = isDryRun ? "dry_run_error-v1" : "error-v1";
  return emitBack(writer, key, `data_import.import_process.${type}`, payload);
}

/** Writes the first faults as sentences, and then the number of the others. */
function toSentences(errors: readonly ErrorItem[]): string[] {
  const sentences = errors
    .slice(0, MOST_FAULTS)
    .map(({ detail }) =>
      detail.length > LONGEST_FAULT ? `${startOf(detail, LONGEST_FAULT)}...` : `${detail}.`,
    );
  const unnamed = errors.length - sentences.length;
  return unnamed > 0 ? [...sentences, `And ${unnamed} more.`] : sentences;
}

/** Reports a mark to be skipped. A mark never expires, so the window ends at once. */
export const emitCancelled = (writer: Writer, key: ImportKey, moment: string): Promise<void> =>
  emit(writer, key, "data_import.import_process.cancelled-v1", {
    ...resource(key),
    expiry_window_end: moment,
  });

const resource = ({ externalNumber }: ImportKey) => ({
  resource_type: "ACCOUNT",
  external_identifier: externalNumber,
});

export type Resource = "NOTE" | "TRANSACTION" | "STATEMENT" | "PAYMENT_INSTRUCTION";

/** Reports an addition by the sent id. A note has no id, so it gets the account's number. */
export const emitAdded = (writer: Writer, key: ImportKey, resource: Resource, identifier: string) =>
  emit(writer, key, "data_import.import_process.post_import.completed-v1", {
    ...about(key, resource),
    identifier,
  });

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
