import type { SupplierStatus } from "../stores/store.ts";

/** An import supplier as the operator sets it up. */
export interface Supplier {
  readonly code: string;
  readonly status: SupplierStatus;
  /** Whether customers are sent emails when their account is imported. */
  readonly sendsCustomerEmails: boolean;
  /** Where the documents of this supplier lie: a prefix inside the bucket of the instance. */
  readonly documentRoot: string;
  /** The country in which telephone numbers without a country code are read, as ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** What the operator configures. */
export interface Settings {
  /** What organisations present for a token, or as user name in HTTP basic. */
  readonly apiKeys: readonly string[];
  /** Tokens that are valid from the start and never expire. For development. */
  readonly tokens: readonly string[];
  readonly operationsTeams: readonly string[];
  readonly suppliers: readonly Supplier[];
  /** How many accounts may be processed at once; null for any number. */
  readonly processLimit: number | null;
  /** How long a call may process an account before others may try. */
  readonly processSeconds: number;
  /** Whether the products that contracts name have to exist. */
  readonly productsRequired: boolean;
  /** Value added tax on unit rates, a decimal number as text: "0.19". */
  readonly vatRate: string;
  readonly pageSize: number;
  /** How large the body of a request may be. */
  readonly bodyBytes: number;
  /** Whether the magic values of the scenarios table have their effect. */
  readonly scenarios: boolean;
  readonly tokenSeconds: number;
  readonly refreshTokenSeconds: number;
  /** The base address that callers use, where it is not the one that requests arrive at: behind a proxy, for example. */
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
