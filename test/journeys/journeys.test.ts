// One set of journeys on every host: the answers are the same, byte for byte. Those told by hand run
// on all of them, and each random one in process and on one other host: `test/browser/` has one, too.
// `JOURNEYS=10000` makes so many random ones.
import { setupServer } from "msw/node";
import { describe, expect, test } from "vitest";
import { handlersFor } from "../../src/msw.ts";
import { type App, createApp, createMemoryStore, listen, type Store } from "../../src/server.ts";
import { openSqliteStore } from "../../src/servers/stores/sqlite/sqlite-store.ts";
import { temporaryDirectory } from "../servers/stores/temporary-directory.ts";
import { expectSameAnswers, type Host, inProcessWith } from "./hosts.ts";
import {
  fixedOptions,
  type Heard,
  type Journey,
  NOW,
  randomJourney,
  TOLD,
  travel,
} from "./journey.ts";

const newStore = () => createMemoryStore({ clock: () => NOW });
const newApp = (journey: Journey, store: Store = newStore()): App =>
  createApp({ ...fixedOptions(journey), store });

const inProcess = inProcessWith(newApp);

const overHttp: Host = async (journeys) => {
  let app = createApp();
  const server = await listen({ fetch: (request) => app.fetch(request) });
  const all: (readonly Heard[])[] = [];
  for (const journey of journeys) {
    app = newApp(journey);
    all.push(await travel(journey, server.url, fetch));
  }
  await server.close();
  return all;
};

const withSqlite: Host = async (journeys) => {
  const store = await openSqliteStore({ directory: temporaryDirectory() });
  const all: (readonly Heard[])[] = [];
  for (const journey of journeys) {
    await store.reset();
    const app = newApp(journey, store);
    all.push(await travel(journey, "http://127.0.0.1", app.fetch));
  }
  await store.close();
  return all;
};

const BASE = "https://api.example.com/platform";
const behindMsw: Host = async (journeys) => {
  const server = setupServer();
  server.listen({ onUnhandledFrame: "bypass" });
  const all: (readonly Heard[])[] = [];
  for (const journey of journeys) {
    const app = createApp({ ...fixedOptions(journey), store: newStore() });
    server.resetHandlers(...handlersFor(app, { baseUrl: BASE }));
    all.push(await travel(journey, BASE, fetch));
  }
  server.close();
  return all;
};

/** The hosts, with their shares of the random journeys in tenths: some take longer than others. */
const HOSTS: readonly [string, Host, readonly number[]][] = [
  ["over HTTP", overHttp, [0]],
  ["with SQLite", withSqlite, [1, 2, 3, 4, 5, 6, 7]],
  ["behind MSW in Node", behindMsw, [8]],
];

describe.each(HOSTS)("%s", (_, host, tenths) => expectSameAnswers(inProcess, host, tenths));

test("the journeys lead to answers of every kind", async () => {
  const answers = (await inProcess([...TOLD, ...[1, 2, 3, 5].map(randomJourney)])).flat();
  const statuses = new Set(answers.map(([status]) => status));
  for (const status of [200, 201, 400, 401, 404, 405, 429, 500, "TypeError"])
    expect(statuses).toContain(status);
});
