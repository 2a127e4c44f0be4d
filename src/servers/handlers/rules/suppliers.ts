// The configured import suppliers. Their status decides whether their accounts are accepted.
import { CONFIG_DEFAULTS } from "../../../../generated/server-config.ts";
import { textAt } from "../../../library/rest/values-at.ts";
import { type ErrorCode, type Refusal, refuse } from "../../api/reply.ts";
import type { SupplierStatus } from "../../stores/store.ts";
import type { Settings, Supplier } from "../handler.ts";
import { effectOf, type ScenarioEffect } from "../scenarios.ts";

/** Returns the country of the supplier that a body names; undefined if the supplier is unknown. */
export function countryOf(body: unknown, settings: Settings): string | undefined {
  const code = textAt(body, "import_supplier");
  return code === undefined ? undefined : findSupplier(code, settings)?.country;
}

const STATUS_BY_EFFECT: Partial<Record<ScenarioEffect, SupplierStatus>> = {
  supplier_is_paused: "Paused",
  supplier_is_complete: "Complete",
};

export function findSupplier(code: string, settings: Settings): Supplier | undefined {
  const configured = settings.suppliers.find((supplier) => supplier.code === code);
  if (configured) return configured;
  const effect = effectOf("import_supplier", code, settings);
  const status = effect && STATUS_BY_EFFECT[effect];
  return status && { ...CONFIG_DEFAULTS.supplier, code, status, documentRoot: code };
}

const refuseSupplier =
  <Code extends ErrorCode>(refusal: Code, attr: string) =>
  (code: string): Refusal<Code> =>
    refuse(refusal, `There is no import supplier with the code ${code}.`, [
      { detail: "There is no import supplier with this code", code: "not_found", attr },
    ]);

export const refuseSupplierInBody = refuseSupplier("supplier_not_found", "import_supplier");
export const refuseSupplierInPath = refuseSupplier("not_found", "import_supplier_code");

/** For each status of a supplier, how its accounts are refused; undefined if they are accepted. */
const REFUSALS: Readonly<
  Record<SupplierStatus, ["supplier_paused" | "supplier_complete", why: string] | undefined>
> = {
  Ongoing: undefined,
  Paused: ["supplier_paused", "is Paused. More accounts are expected later."],
  Complete: ["supplier_complete", "is Complete. Further accounts are not expected."],
};

/** Refuses by the status that the operator has set. By default, the configured status counts. */
export function refuseClosedSupplier({ code, status }: Supplier, current = status) {
  const refusal = REFUSALS[current];
  return refusal && refuse(refusal[0], `The import supplier ${code} ${refusal[1]}`);
}
