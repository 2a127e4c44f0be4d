// The journeys of `test/journeys/` in a browser, behind the service worker of MSW. Both sides are of
// the built package, which has a server of its own for browsers.
import { join } from "node:path";
import type { Plugin } from "esbuild";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe } from "vitest";
import { built, builtFile } from "../built.ts";
import { expectSameAnswers, type Host, inProcessWith } from "../journeys/hosts.ts";
import { fixedOptions, NOW } from "../journeys/journey.ts";
import { MSW_WORKER } from "./msw-worker.ts";
import { openBrowser, openTab } from "./open-browser.ts";
import { type ServedPage, servePage } from "./serve-page.ts";

const { createApp, createMemoryStore } = await built("server");
const browser = await openBrowser();

/** Takes the entry points of the page from what is built. */
const BUILT: Plugin = {
  name: "built",
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/src\/[\w-]+\.ts$/ }, ({ path }) => ({
      path: builtFile(path.replace(/.*\/|\.ts$/g, "")),
    })),
};

describe.skipIf(!browser)("behind MSW in Chromium", () => {
  let page: Page | undefined;
  let server: ServedPage;
  beforeAll(async () => {
    server = await servePage(join(import.meta.dirname, "journeys-page.ts"), MSW_WORKER, [BUILT]);
    page = browser && (await openTab(browser));
    await page?.goto(server.url);
    await page?.evaluate("ready");
  });
  afterAll(async () => {
    await browser?.close();
    await server.close();
  });

  const inChromium: Host = async (journeys) =>
    (await page?.evaluate(`travelAll(${JSON.stringify(journeys)})`)) as Awaited<ReturnType<Host>>;
  const inProcess = inProcessWith((journey) => {
    const store = createMemoryStore({ clock: () => NOW });
    return createApp({ ...fixedOptions(journey), store });
  });
  expectSameAnswers(inProcess, inChromium, [9]);
});
