import type { Store } from "../stores/store.ts";
import type { PaymentVendor } from "./payment-vendor.ts";
import type { Sha256 } from "./rules/secrets.ts";
import type { Settings } from "./settings.ts";

/**
 * Everything that a handler may use besides its request. The store keeps the time: several servers
 * with one store have one clock.
 */
export interface Context {
  readonly store: Store;
  readonly settings: Settings;
  readonly ids: Ids;
  readonly vendor: PaymentVendor;
  /** Web Crypto if it is left out. */
  readonly sha256?: Sha256 | undefined;
  /** Lets time pass, for scenarios that take time. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Makes names for new things. */
export interface Ids {
  /** A number for a new account. It is called again if that number is in use. */
  accountNumber(): string;
  /** A text that nobody can guess, for a token. */
  secret(): string;
}
