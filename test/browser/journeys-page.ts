// The page in which a browser makes journeys, against an app behind the service worker of MSW.
import { setupWorker } from "msw/browser";
import { handlersFor } from "../../src/msw.ts";
import { createApp, createMemoryStore } from "../../src/server-for-browsers.ts";
import { fixedOptions, type Heard, type Journey, NOW, travel } from "../journeys/journey.ts";

const BASE = "https://api.example.com/platform";

const worker = setupWorker();

/** What the test calls. */
interface JourneyPage {
  ready?: Promise<unknown>;
  travelAll?(journeys: readonly Journey[]): Promise<readonly (readonly Heard[])[]>;
}

const page = globalThis as JourneyPage;
page.ready = worker.start({ quiet: true });
page.travelAll = async (journeys) => {
  const all: (readonly Heard[])[] = [];
  for (const journey of journeys) {
    const store = createMemoryStore({ clock: () => NOW });
    const app = createApp({ ...fixedOptions(journey), store });
    worker.resetHandlers(...handlersFor(app, { baseUrl: BASE }));
    all.push(await travel(journey, BASE, fetch));
    await app.close();
  }
  return all;
};
