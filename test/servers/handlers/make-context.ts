import { DEVELOPMENT_SETTINGS } from "../../../src/servers/app/config/development.ts";
import type { Context, Settings } from "../../../src/servers/handlers/handler.ts";
import { createMemoryStore } from "../../../src/servers/stores/memory/memory-store.ts";
import type { Store } from "../../../src/servers/stores/store.ts";

/** The time of the clock in a test. */
export const NOW = Date.UTC(2025, 10, 27);

/**
 * A context with its own store, whose clock stands still. The names for new things are numbered.
 */
export function makeContext(
  settings: Partial<Settings> = {},
  store: Store = createMemoryStore({ clock: () => NOW }),
): Context {
  let count = 0;
  return {
    store,
    settings: { ...DEVELOPMENT_SETTINGS, ...settings },
    ids: { accountNumber: () => `A-${++count}`, secret: () => `secret-${++count}-of-this-test` },
    vendor: { verify: () => Promise.reject(new Error("No test here asks the payment vendor.")) },
    wait: () => Promise.reject(new Error("No test here waits.")),
  };
}
