import { valueAt } from "../../../library/json/pointer.ts";
import type { Reply } from "../../api/reply.ts";
import type { Context } from "../../handlers/context.ts";
import { findSupplier, refuseSupplierInPath } from "../../handlers/rules/suppliers.ts";
import type { SupplierStatus } from "../../stores/store.ts";
import { type ActionRequest, done, refuseValue } from "./action.ts";

/** Sets the status of an import supplier, which counts before the one of the configuration. */
export async function setSupplierStatus(
  { path: { code = "" }, body }: ActionRequest,
  { store, settings }: Context,
): Promise<Reply> {
  const status = valueAt(body, ["status"]);
  if (!isStatus(status))
    return refuseValue("status", "invalid_format", "must be Ongoing, Paused or Complete");
  if (!findSupplier(code, settings)) return refuseSupplierInPath(code);
  await store.write((writer) => writer.setSupplierStatus(code, status));
  return done({ code, status });
}

const isStatus = (value: unknown): value is SupplierStatus =>
  value === "Ongoing" || value === "Paused" || value === "Complete";
