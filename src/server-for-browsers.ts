// The reference implementation without Node. Bundlers for browsers and workers use this file as
// `energy-contracts/server`.
import type { Listening } from "./servers/host/listen.ts";

export { SCENARIOS } from "../generated/scenarios.ts";
export { DEVELOPMENT_SETTINGS } from "./servers/app/config/development.ts";
export { createApp } from "./servers/app/create-app.ts";
export { StateError } from "./servers/app/state/check-state.ts";
export { createMemoryStore } from "./servers/stores/memory/memory-store.ts";

/** Throws, because only Node can listen. Call `app.fetch` instead. */
export async function listen(): Promise<Listening> {
  throw new Error("listen needs Node. Call the fetch function of the app instead.");
}
