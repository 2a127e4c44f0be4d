// The reference implementation without Node: bundlers for browsers and workers resolve
// `energy-contracts/server` to it.
import type { Listening } from "./host/listen.ts";

export { SCENARIOS } from "./handlers/scenarios.ts";
export { DEVELOPMENT_SETTINGS } from "./server/config/development.ts";
export { createApp } from "./server/create-app.ts";
export { StateError } from "./server/state/check-state.ts";
export { createMemoryStore } from "./stores/memory/memory-store.ts";

/** Only Node can listen. Call `app.fetch` instead. */
export async function listen(): Promise<Listening> {
  throw new Error("listen needs Node. Call the fetch function of the app instead.");
}
