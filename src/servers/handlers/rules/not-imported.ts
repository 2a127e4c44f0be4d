// An account must exist before something is added to it. Staged data is not an account yet.
import { type Refusal, refuse } from "../../api/reply.ts";
import type { ImportKey, ImportProcess, Writer } from "../../stores/store.ts";
import { emitRefused, type Resource } from "./events.ts";
import { nameOf } from "./import-key.ts";

/** The refusal for an account that does not exist yet. */
export const accountNotImported = (key: ImportKey): Refusal<"account_not_imported"> =>
  refuse("account_not_imported", `The account ${nameOf(key)} is not imported.`);

/**
 * Returns the refusal. An event reports it if there is an import process, which there is not for a
 * pair that was never staged.
 */
export async function refuseWithoutAccount<Refused extends Refusal>(
  refusal: Refused,
  found: ImportProcess | undefined,
  resource: Resource,
  writer: Writer,
): Promise<Refused> {
  if (found) await emitRefused(writer, found, resource, refusal.body);
  return refusal;
}
