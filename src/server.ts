// The reference implementation of the API, as a fetch function or over HTTP. `listen` needs Node;
// everything else runs anywhere.
import type { Listening, ListenOptions } from "./host/listen.ts";
import type { App } from "./server/create-app.ts";

export type { Ids } from "./handlers/context.ts";
export type { PaymentVendor, VendorAnswer } from "./handlers/payment-vendor.ts";
export { SCENARIOS } from "./handlers/scenarios.ts";
export type { Settings, Supplier } from "./handlers/settings.ts";
export type { Log, LogEntry } from "./http/log.ts";
export type { WeatherOptions } from "./http/weather-options.ts";
export { DEVELOPMENT_SETTINGS } from "./server/config/development.ts";
export { type App, type AppOptions, createApp } from "./server/create-app.ts";
export type { EmittedEnvelope, EmittedEvent } from "./server/emitted.ts";
export type { RecordedRequest } from "./server/feed/recorded-request.ts";
export type { RequestFilter, Requests } from "./server/feed/request-list.ts";
export { StateError } from "./server/state/check-state.ts";
export type { State } from "./server/state/state.ts";
export { createMemoryStore, type MemoryStoreOptions } from "./stores/memory/memory-store.ts";
export type { Store, StoredEvent } from "./stores/store.ts";
export type { Listening, ListenOptions };

/** Serves an app, or anything with a fetch function, over HTTP on Node. */
export async function listen(app: Pick<App, "fetch">, options?: ListenOptions): Promise<Listening> {
  // Loaded only when it is called, so that the rest runs without Node.
  const { listenWith } = await import("./host/listen.ts");
  return listenWith(app.fetch, options);
}
