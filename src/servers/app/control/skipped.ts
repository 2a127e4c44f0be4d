import { REST_CONTRACTS } from "../../../../generated/rest-contracts.ts";
import { valueAt } from "../../../library/json/pointer.ts";
import { type Reply, refuse } from "../../api/reply.ts";
import type { Context } from "../../handlers/context.ts";
import { toDateTime } from "../../handlers/rules/calendar.ts";
import { emitCancelled } from "../../handlers/rules/events.ts";
import { namedBy } from "../../handlers/rules/import-key.ts";
import { refuseImported } from "../../handlers/rules/import-refusals.ts";
import { findSupplier, refuseSupplierInPath } from "../../handlers/rules/suppliers.ts";
import { type ActionRequest, done, refuseValue } from "./action.ts";

/** Marks an account to be skipped, or takes the mark away. It need not be staged. */
export async function setSkipped(
  { path: { supplier = "", external_account_number: externalNumber = "" }, body }: ActionRequest,
  { store, settings }: Context,
): Promise<Reply> {
  const skipped = valueAt(body, ["skipped"]);
  if (typeof skipped !== "boolean")
    return refuseValue("skipped", "invalid_type", "must be a boolean");
  if (!findSupplier(supplier, settings)) return refuseSupplierInPath(supplier);
  const key = { supplier, externalNumber };
  // What could not be staged needs no mark.
  const named = REST_CONTRACTS.stageAccount.validate(namedBy(key));
  if (!named.ok) return refuse("invalid_request", "The request is not valid.", named.issues);
  return store.write(async (writer) => {
    const staged = await writer.findImport(key);
    if (staged?.account) return refuseImported(key);
    const isNew = skipped && !(await writer.isSkipped(key));
    await writer.setSkipped(key, skipped);
    if (isNew && staged) await emitCancelled(writer, key, toDateTime(writer.now));
    return done({ ...namedBy(key), skipped });
  });
}
