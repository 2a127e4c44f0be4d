// What is added to an account needs one that exists: staged data alone is none.
import { type Refusal, refuse } from "../../api/reply.ts";
import type { ImportKey, ImportProcess, Writer } from "../../stores/store.ts";
import { emitRefused, type Resource } from "./events.ts";
import { describe } from "./import-key.ts";

export const accountNotImported = (key: ImportKey): Refusal<"account_not_imported"> =>
  refuse("account_not_imported", `The account ${describe(key)} is not imported.`);

/** Answers the refusal. An event tells of it where there is an import process: a pair that was never staged has none. */
export async function refuseWithoutAccount<Answer extends Refusal>(
  refusal: Answer,
  process: ImportProcess | undefined,
  resource: Resource,
  writer: Writer,
): Promise<Answer> {
  if (process) await emitRefused(writer, process, resource, refusal.body);
  return refusal;
}
