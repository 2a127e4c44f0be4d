import type { Reply } from "../../api/reply.ts";
import type { Context } from "../../handlers/context.ts";
import { toDateTime } from "../../handlers/rules/calendar.ts";
import { emitCancelled } from "../../handlers/rules/events.ts";
import { namedBy } from "../../handlers/rules/import-key.ts";
import { refuseImported, refuseUnknownAccount } from "../../handlers/rules/import-refusals.ts";
import { valueAt } from "../../json/pointer.ts";
import { type ActionRequest, done, refuseValue } from "./action.ts";

/** Marks a staged account to be skipped, or takes the mark away. */
export async function setSkipped(
  { path: { supplier = "", external_account_number: externalNumber = "" }, body }: ActionRequest,
  { store }: Context,
): Promise<Reply> {
  const skipped = valueAt(body, ["skipped"]);
  if (typeof skipped !== "boolean")
    return refuseValue("skipped", "invalid_type", "must be a boolean");
  const key = { supplier, externalNumber };
  return store.write(async (writer) => {
    const staged = await writer.findImport(key);
    if (!staged) return refuseUnknownAccount(key);
    if (staged.account) return refuseImported(key);
    await writer.setSkipped(key, skipped);
    if (skipped && !staged.isSkipped) await emitCancelled(writer, key, toDateTime(writer.now));
    return done({ ...namedBy(key), skipped });
  });
}
