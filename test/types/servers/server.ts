import { type createMock, startMock } from "../../../src/mock.ts";
import { type App, createApp, listen, type SCENARIOS, type Settings } from "../../../src/server.ts";
import { type Equal, expectType } from "../expect-type.ts";

// The app and the mock are functions of the web, so they go wherever `fetch` goes.
const app: App = createApp({ settings: { processLimit: null, pageSize: 10 }, control: true });
const asFetch: (request: Request) => Promise<Response> = app.fetch;
expectType<Equal<typeof app.settings, Settings>>();
expectType<Equal<ReturnType<typeof createMock>["fetch"], typeof asFetch>>();

const { url, close } = await listen(app, { port: 0, host: "127.0.0.1" });
const mock = await startMock({ port: 0, seed: "1" });
expectType<Equal<typeof url, string>>();
expectType<Equal<typeof mock.url, string>>();
await Promise.all([close(), mock.close()]);

app.subscribe(({ type, sequence, payload }) => {
  expectType<Equal<typeof type, string>>();
  expectType<Equal<typeof sequence, number>>();
  expectType<Equal<typeof payload, unknown>>();
});
expectType<Equal<(typeof SCENARIOS)[0]["value"], "TEST-PAUSED">>();

// @ts-expect-error: there is no such setting
createApp({ settings: { procesLimit: 40 } });
