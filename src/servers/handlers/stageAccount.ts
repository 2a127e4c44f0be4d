import type { Handler } from "./handler.ts";
import { importKeyOf, isImported, namedBy } from "./rules/import-key.ts";
import { refuseByOperator, refuseImportedAs, refuseSkipped } from "./rules/import-refusals.ts";
import { findSupplier, refuseSupplierInBody } from "./rules/suppliers.ts";
import { effectOf } from "./scenarios.ts";

/** Stores the account data, or replaces earlier data. The front door has validated the data. */
export const stageAccount: Handler<"stageAccount"> = async ({ body }, { store, settings }) => {
  const key = importKeyOf(body);
  const supplier = findSupplier(key.supplier, settings);
  if (!supplier) return refuseSupplierInBody(key.supplier);
  const effect = effectOf("external_account_number", key.externalNumber, settings);
  return store.change(key, async (writer, facts) => {
    const { importProcess } = facts;
    if (isImported(importProcess)) return refuseImportedAs(importProcess);
    const ruledOut =
      effect === "account_is_skipped" ? refuseSkipped(key) : refuseByOperator(key, supplier, facts);
    if (ruledOut) return ruledOut;
    await writer.stage(body);
    const from = importProcess ? "staged" : "not_staged";
    // An account that a call is processing stays in progress, so it makes no move.
    if (!importProcess?.isInProgress) writer.moves.push({ ...namedBy(key), from, to: "staged" });
    return { status: importProcess ? 200 : 201, body: namedBy(key) };
  });
};
