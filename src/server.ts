// The reference implementation of the API, as a fetch function or over HTTP. `listen` needs Node;
// everything else runs anywhere.

export type {
  FeedMessages,
  Move,
  Overview,
  RecordedRequest,
  State,
} from "../generated/server-types.ts";

import type { App } from "./servers/app/create-app.ts";
import type { Listening, ListenOptions } from "./servers/host/listen.ts";

export { SCENARIOS } from "../generated/scenarios.ts";
export { DEVELOPMENT_SETTINGS } from "./servers/app/config/development.ts";
export { type App, type AppOptions, createApp } from "./servers/app/create-app.ts";
export type { EmittedEnvelope, EmittedEvent } from "./servers/app/emitted.ts";
export type { RequestFilter, Requests } from "./servers/app/feed/request-list.ts";
export { StateError } from "./servers/app/state/check-state.ts";
export type {
  Ids,
  PaymentVendor,
  Settings,
  Supplier,
  VendorAnswer,
} from "./servers/handlers/handler.ts";
export type { Log, LogEntry } from "./servers/http/log.ts";
export type { WeatherOptions } from "./servers/http/weather.ts";
export {
  createMemoryStore,
  type MemoryStoreOptions,
} from "./servers/stores/memory/memory-store.ts";
export type { Store, StoredEvent } from "./servers/stores/store.ts";
export type { Listening, ListenOptions };

/** Serves an app over HTTP on Node. An app is any object with a fetch function. */
export async function listen(app: Pick<App, "fetch">, options?: ListenOptions): Promise<Listening> {
  // The import waits for the first call, so that the other functions run without Node.
  const { listenWith } = await import("./servers/host/listen.ts");
  return listenWith(app.fetch, options);
}
