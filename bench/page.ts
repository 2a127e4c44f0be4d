// What the page of the servers costs on a slow line: the time until a view can be read, in Chromium,
// with nothing kept from before.
import type { Browser } from "playwright-core";
import { openBrowser, openTab } from "../test/browser/open-browser.ts";
import { median } from "./measure.ts";
import { serveWith, startServer } from "./mock-servers.ts";
import { kilobytes, seconds, type Table } from "./table.ts";

const KILOBITS_PER_SECOND = 400;
const LATENCY_MILLISECONDS = 400;
const LOADS = 5;
const EVENT_MILLISECONDS = 3000;

/** Each view with what stands there as soon as it can be read. */
const VIEWS = [
  { name: "the start", address: "", sign: "h1" },
  { name: "an event", address: "events/account.created-v1", sign: "#fields" },
  { name: "an operation", address: "rest/stageAccount", sign: "#answers" },
  { name: "the check of a message", address: "check", sign: "[role=textbox]" },
] as const;

interface Load {
  readonly requests: number;
  readonly bytes: number;
  readonly milliseconds: number;
}

export async function measurePage(): Promise<Table> {
  const browser = await openBrowser();
  if (!browser) throw new Error("The page is measured in Chrome, and there is none.");
  const server = await startServer(serveWith("none"));
  try {
    const rows: string[][] = [];
    let event = Number.POSITIVE_INFINITY;
    for (const { name, address, sign } of VIEWS) {
      const loads: Load[] = [];
      for (let load = 0; load < LOADS; load++)
        loads.push(await loadCold(browser, `${server.url}/#/${address}`, sign));
      const milliseconds = median(loads.map((load) => load.milliseconds));
      if (name === "an event") event = milliseconds;
      const bytes = median(loads.map((load) => load.bytes));
      const requests = median(loads.map((load) => load.requests));
      rows.push([name, `${requests}`, kilobytes(bytes), seconds(milliseconds)]);
    }
    return {
      title: "The page on a slow line",
      says: `How long a visitor waits who has nothing of the page yet, at ${KILOBITS_PER_SECOND} kbit/s and ${LATENCY_MILLISECONDS} ms for each request.`,
      grids: [{ columns: ["view", "requests", "received", "until it can be read"], rows }],
      claims: [
        {
          text: `An event can be read within ${EVENT_MILLISECONDS / 1000} seconds.`,
          holds: event <= EVENT_MILLISECONDS,
        },
      ],
      notes: [
        `Chromium plays the line. The median of ${LOADS} loads, each in a new context, of \`serve\` on this machine. Requests and bytes are those until then, with headers. Until the fields of an event stand, until the answers of an operation stand, until one can type.`,
      ],
    };
  } finally {
    await server.end();
    await browser.close();
  }
}

async function loadCold(browser: Browser, url: string, sign: string): Promise<Load> {
  const page = await openTab(browser);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const bytesPerSecond = (KILOBITS_PER_SECOND * 1000) / 8;
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MILLISECONDS,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  let requests = 0;
  let bytes = 0;
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    requests++;
    bytes += encodedDataLength;
  });
  const begun = performance.now();
  await page.goto(url, { waitUntil: "commit" });
  await page.locator(sign).first().waitFor();
  const milliseconds = performance.now() - begun;
  await page.context().close();
  return { requests, bytes, milliseconds };
}
