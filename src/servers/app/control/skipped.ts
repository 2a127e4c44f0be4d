import { REST_CONTRACTS } from "../../../../generated/rest-contracts.ts";
import { toDateTime } from "../../handlers/rules/calendar.ts";
import { emitCancelled } from "../../handlers/rules/events.ts";
import { namedBy } from "../../handlers/rules/import-key.ts";
import { refuseImported } from "../../handlers/rules/import-refusals.ts";
import { findSupplier, refuseSupplierInPath } from "../../handlers/rules/suppliers.ts";
import { type Action, done, refuseValues } from "./action.ts";

/** Marks an account to be skipped, or takes the mark away. It need not be staged. */
export const setSkipped: Action<"setSkipped"> = async (
  { parameters: { supplier, external_account_number: externalNumber }, body: { skipped } },
  { store, settings },
) => {
  if (!findSupplier(supplier, settings)) return refuseSupplierInPath(supplier);
  const key = { supplier, externalNumber };
  // What could not be staged needs no mark.
  const named = REST_CONTRACTS.stageAccount.validate(namedBy(key));
  if (!named.ok) return refuseValues(named.issues);
  return store.change(key, async (writer, { found: staged, isSkipped }) => {
    if (staged?.account) return refuseImported(key);
    if (isSkipped !== skipped) {
      const [marked, otherwise] = ["skipped", staged ? "staged" : "not_staged"] as const;
      const [from, to] = skipped ? [otherwise, marked] : [marked, otherwise];
      writer.moves.push({ ...namedBy(key), from, to });
      await writer.setSkipped(key, skipped);
      if (skipped && staged) await emitCancelled(writer, key, toDateTime(writer.now));
    }
    return done({ ...namedBy(key), skipped });
  });
};
