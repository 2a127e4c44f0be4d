import { findSupplier, refuseSupplierInPath } from "../../handlers/rules/suppliers.ts";
import { type Action, done } from "./action.ts";

/** Sets the status of an import supplier, which counts before the one of the configuration. */
export const setSupplierStatus: Action<"setSupplierStatus"> = async (
  { parameters: { code }, body: { status } },
  { store, settings },
) => {
  if (!findSupplier(code, settings)) return refuseSupplierInPath(code);
  await store.write((writer) => writer.setSupplierStatus(code, status));
  return done({ code, status });
};
