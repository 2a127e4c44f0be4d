import type { SupplierStatus } from "../stores/store.ts";

/** An import supplier as the operator sets it up. */
export interface Supplier {
  readonly code: string;
  readonly status: SupplierStatus;
  /**
   * Whether customers are sent emails when their account is imported. The server sends none, and
   * shows the setting on the page of the account.
   */
  readonly sendsCustomerEmails: boolean;
  /** The place of the supplier's documents: a prefix inside the bucket of the instance. */
  readonly documentRoot: string;
  /** The country of telephone numbers without a country code, as ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** What the operator configures. */
export interface Settings {
  /** What organisations exchange for a token, or send as the user name of HTTP basic. */
  readonly apiKeys: readonly string[];
  /** Tokens that are valid from the start and never expire. For development. */
  readonly tokens: readonly string[];
  /** Whether data-import endpoints refuse HTTP basic. */
  readonly dataImportNeedsToken: boolean;
  readonly operationsTeams: readonly string[];
  readonly suppliers: readonly Supplier[];
  /** The storage bucket of the instance, in which the documents of all suppliers lie. */
  readonly documentBucket: string;
  /** How many accounts may be processed at once; null for any number. */
  readonly processLimit: number | null;
  /** How long a call may process an account before other calls may try. */
  readonly processSeconds: number;
  /**
   * Whether the products that the contracts of an account name have to exist when it is processed.
   */
  readonly productsRequired: boolean;
  /** Whether the products in the examples of the contract exist from the start. */
  readonly exampleProducts: boolean;
  /** Value added tax on unit rates, as a decimal number in text: "0.19". */
  readonly vatRate: string;
  readonly pageSize: number;
  /** The size limit for the body of a request. */
  readonly bodyBytes: number;
  /** Whether the magic values of the table of scenarios have their effect. */
  readonly scenarios: boolean;
  readonly tokenSeconds: number;
  readonly refreshTokenSeconds: number;
  /**
   * The base address that callers use, if requests arrive at another: behind a proxy, for example.
   */
  readonly publicUrl: string | null;
  /** The payment vendor to ask over HTTP; null for the simulated one. */
  readonly paymentVendor: { readonly url: string; readonly timeoutSeconds: number } | null;
  /** Endpoints that get every event in a request of its own. */
  readonly webhooks: readonly { readonly url: string; readonly secrets: readonly string[] }[];
  /** A bus of Amazon EventBridge that gets every event. */
  readonly eventBridge: {
    readonly bus: string;
    readonly source?: string;
    readonly region?: string;
  } | null;
}
