import { type createMock, startMock } from "../../../src/mock.ts";
import {
  type App,
  createApp,
  createMemoryStore,
  type EmittedEnvelope,
  type Ids,
  type Log,
  type LogEntry,
  listen,
  type SCENARIOS,
  type Settings,
  type Store,
  type StoredEvent,
} from "../../../src/server.ts";
import { type Equal, expectType } from "../expect-type.ts";

// The app and the mock are functions from Request to Response, like `fetch`.
const app: App = createApp({ settings: { processLimit: null, pageSize: 10 }, control: true });
const asFetch: (request: Request) => Promise<Response> = app.fetch;
expectType<Equal<typeof app.settings, Settings>>();
expectType<Equal<ReturnType<typeof createMock>["fetch"], typeof asFetch>>();

const { url, close } = await listen(app, { port: 0, host: "127.0.0.1" });
const mock = await startMock({ port: 0, seed: "1" });
expectType<Equal<typeof url, string>>();
expectType<Equal<typeof mock.url, string>>();
await Promise.all([close(), mock.close()]);

app.subscribe((event) => {
  expectType<Equal<typeof event.sequence, number>>();
  if (event.type === "account.created-v1") {
    expectType<Equal<typeof event.payload.account_number, string>>();
  }
  // @ts-expect-error the server emits no such event
  if (event.type === "agreement.updated-v2") throw new Error();
});
// A message `emitted` of /__control/stream.
export const streamed = (message: EmittedEnvelope): string =>
  message.type === "account.created-v1" ? message.payload.account_number : message.event_id;
expectType<Equal<(typeof SCENARIOS)[0]["value"], "TEST-PAUSED">>();

// A test may set the clock of the store, choose identifiers and receive the log.
const store: Store = createMemoryStore({
  clock: () => 0,
  ids: { unique: () => crypto.randomUUID() },
});
const ids: Ids = { accountNumber: () => "A-1", secret: () => crypto.randomUUID() };
const told: LogEntry[] = [];
const log: Log = (entry) => told.push(entry);
const events: StoredEvent[] = [];
createApp({ store, ids, log }).subscribe((event) => events.push(event));

// @ts-expect-error: names of leases and events are the store's
createApp({ ids: { ...ids, unique: () => "" } });
// @ts-expect-error: there is no such setting
createApp({ settings: { procesLimit: 40 } });
