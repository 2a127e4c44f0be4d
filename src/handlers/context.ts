import type { Store } from "../stores/store.ts";
import type { PaymentVendor } from "./payment-vendor.ts";
import type { Settings } from "./settings.ts";

/** Everything that a handler may use besides its request. The time is the store's: a store that several servers share has one clock for all. */
export interface Context {
  readonly store: Store;
  readonly settings: Settings;
  readonly ids: Ids;
  readonly vendor: PaymentVendor;
  /** Lets time pass, where a scenario asks for it. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Where names for new things come from. */
export interface Ids {
  /** A number for a new account. Taken again where it is in use. */
  accountNumber(): string;
  /** A secret that nobody can guess: a token. */
  secret(): string;
}
