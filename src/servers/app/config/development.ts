import type { Settings } from "../../handlers/context.ts";
import { fillIn } from "./fill-in.ts";

/**
 * The settings of a server that nobody configured. With them the requests in the examples of the
 * contract work as they are, in any order: the products that they name exist from the start.
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
