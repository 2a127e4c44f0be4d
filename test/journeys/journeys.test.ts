// One set of journeys on every host: the answers are the same, byte for byte. Those told by hand run
// on all of them, and each random one in process and on one other host. `JOURNEYS=10000` makes so
// many random ones.
import { join } from "node:path";
import { setupServer } from "msw/node";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { handlersFor } from "../../src/msw.ts";
import { type App, createApp, createMemoryStore, listen, type Store } from "../../src/server.ts";
import { sha256 } from "../../src/servers/host/sha256.ts";
import { openSqliteStore } from "../../src/servers/stores/sqlite/sqlite-store.ts";
import { MSW_WORKER } from "../browser/msw-worker.ts";
import { openBrowser } from "../browser/open-browser.ts";
import { type ServedPage, servePage } from "../browser/serve-page.ts";
import { temporaryDirectory } from "../servers/stores/temporary-directory.ts";
import {
  fixedOptions,
  type Heard,
  type Journey,
  NOW,
  randomJourney,
  TOLD,
  travel,
} from "./journey.ts";

type Answers = readonly (readonly Heard[])[];
/** Makes journeys, and returns their answers. */
type Host = (journeys: readonly Journey[]) => Promise<Answers>;

const COUNT = Number(process.env.JOURNEYS ?? 100);

const newStore = () => createMemoryStore({ clock: () => NOW });
/** An app with the hash of Node, as `serve` has it. Behind MSW apps have the one of browsers. */
const newApp = (journey: Journey, store: Store = newStore()): App =>
  createApp({ ...fixedOptions(journey), store, sha256 });

const inProcess: Host = async (journeys) => {
  const all: (readonly Heard[])[] = [];
  for (const journey of journeys) {
    const app = newApp(journey);
    all.push(await travel(journey, "http://127.0.0.1", app.fetch));
    await app.close();
  }
  return all;
};

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

let browser: Browser | undefined;
let page: Page | undefined;
let server: ServedPage | undefined;
beforeAll(async () => {
  browser = await openBrowser();
  if (!browser) return;
  server = await servePage(join(import.meta.dirname, "page.ts"), MSW_WORKER);
  page = await browser.newPage();
  await page.goto(server.url);
  await page.evaluate("ready");
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const inChromium =
  (own: Page): Host =>
  async (journeys) =>
    (await own.evaluate(`travelAll(${JSON.stringify(journeys)})`)) as Answers;

/** The hosts, with their shares of the random journeys in tenths: some take longer than others. */
const HOSTS: readonly [string, () => Host | undefined, readonly number[]][] = [
  ["over HTTP", () => overHttp, [0]],
  ["with SQLite", () => withSqlite, [1, 2, 3, 4, 5, 6, 7]],
  ["behind MSW in Node", () => behindMsw, [8]],
  ["behind MSW in Chromium", () => page && inChromium(page), [9]],
];

describe.each(HOSTS)("%s", (_, hostOf, tenths) => {
  const share = Array.from({ length: COUNT }, (__, seed) => seed)
    .filter((seed) => tenths.includes(seed % 10))
    .map(randomJourney);

  test.for<[string, readonly Journey[]]>([
    ["the journeys told by hand", TOLD],
    [`${share.length} random journeys of 20 calls`, share],
  ])(
    "%s have the answers that they have in process",
    { timeout: 600_000 },
    async ([, journeys], { skip }) => {
      const host = hostOf() ?? skip("There is no Chrome here.");
      const [here, there] = await Promise.all([inProcess(journeys), host(journeys)]);
      for (const [place, { name }] of journeys.entries())
        expect([name, there[place]]).toEqual([name, here[place]]);
    },
  );
});

test("the journeys lead to answers of every kind", async () => {
  const answers = (await inProcess([...TOLD, ...[1, 2, 3, 5].map(randomJourney)])).flat();
  const statuses = new Set(answers.map(([status]) => status));
  for (const status of [200, 201, 400, 401, 404, 405, 429, 500, "TypeError"])
    expect(statuses).toContain(status);
});
