import { CONFIG_DEFAULTS } from "../../../../generated/server-config.ts";
import type { ServerConfig } from "../../../../generated/server-types.ts";
import type { Settings } from "../../handlers/handler.ts";

/**
 * The settings of a server without a configuration. They let every example request of the contract
 * work unchanged and in any order, because the example products exist from the start.
 */
export const DEVELOPMENT_SETTINGS: Settings = /* @__PURE__ */ fillIn({
  apiKeys: ["sk_demo_4fJ2mQ8vXr7LwT"],
  tokens: ["tk_demo_9sWc2LhY6pQzRb"],
  operationsTeams: ["migrations-north", "migrations-south"],
  suppliers: [
    { code: "NORDWERK", sendsCustomerEmails: true, documentRoot: "imports/nordwerk" },
    { code: "NORDWERK-DEBT", documentRoot: "imports/nordwerk-debt" },
  ],
  exampleProducts: true,
  scenarios: true,
});

/** Makes settings of a configuration. The schema of the configuration has the defaults. */
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
