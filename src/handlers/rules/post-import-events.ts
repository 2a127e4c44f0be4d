// The events of what is added to an account after its import: one for each thing added, and one for a request that is refused.
import type { ErrorBody } from "../../http/reply.ts";
import type { ImportKey, Writer } from "../../stores/store.ts";
import { emit } from "./emit.ts";

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
