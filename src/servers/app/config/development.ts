import type { Settings } from "../../handlers/settings.ts";

/**
 * The settings of a server that nobody configured. With them the requests in the examples of the
 * contract work as they are, in any order: the products that they name exist from the start.
 */
export const DEVELOPMENT_SETTINGS: Settings = {
  apiKeys: ["sk_demo_4fJ2mQ8vXr7LwT"],
  tokens: ["tk_demo_9sWc2LhY6pQzRb"],
  dataImportNeedsToken: false,
  operationsTeams: ["migrations-north", "migrations-south"],
  suppliers: [
    {
      code: "NORDWERK",
      status: "Ongoing",
      sendsCustomerEmails: true,
      documentRoot: "imports/nordwerk",
      country: "DE",
    },
    {
      code: "NORDWERK-DEBT",
      status: "Ongoing",
      sendsCustomerEmails: false,
      documentRoot: "imports/nordwerk-debt",
      country: "DE",
    },
  ],
  documentBucket: "documents",
  processLimit: 40,
  processSeconds: 60,
  productsRequired: true,
  exampleProducts: true,
  vatRate: "0.19",
  pageSize: 100,
  bodyBytes: 1024 * 1024,
  scenarios: true,
  tokenSeconds: 3600,
  refreshTokenSeconds: 604_800,
  publicUrl: null,
  paymentVendor: null,
  webhooks: [],
  eventBridge: null,
};
