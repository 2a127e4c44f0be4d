import { CONFIG_DEFAULTS } from "../../../../generated/server-config.ts";
import type { ServerConfig } from "../../../../generated/server-types.ts";
import type { Settings } from "../../handlers/context.ts";

/** The settings of a configuration: what it leaves out is as its schema says. */
export function fillIn({
  $schema: _,
  suppliers,
  paymentVendor = null,
  ...rest
}: ServerConfig): Settings {
  return {
    ...CONFIG_DEFAULTS.file,
    ...rest,
    suppliers: suppliers.map((supplier) => ({
      ...CONFIG_DEFAULTS.supplier,
      documentRoot: supplier.code,
      ...supplier,
    })),
    paymentVendor: paymentVendor && { ...CONFIG_DEFAULTS.paymentVendor, ...paymentVendor },
  };
}
