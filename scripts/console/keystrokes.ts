// Measures what a key in the search costs the thread of the page, in Chromium:
// `node scripts/console/keystrokes.ts`. The page has to be built.
import { openBrowser } from "../../test/browser/open-browser.ts";
import { servePage } from "./serve-page.ts";

const QUERIES = ["ledger", "account_number", "agreement.updated", "stage", "e a o"];
const ROUNDS = 5;
/** The keys of a round, and after them the one that clears the box. */
const KEYS = QUERIES.flatMap((query) => [...query, "Escape"]);
/** How long the page works on a key at most; what is said later is no part of it. */
const SETTLED_MILLISECONDS = 100;

const server = await servePage();
const browser = await openBrowser();
if (!browser) throw new Error("This needs a browser.");
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await page.goto(`${server.url}/#/events`);
await page.getByRole("searchbox").click();
const session = await page.context().newCDPSession(page);
// The time of the thread itself, so that other programs do not count.
await session.send("Performance.enable", { timeDomain: "threadTicks" });

/** How long the thread of the page has worked, in milliseconds. */
async function workedMilliseconds(): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
}

const rows: { key: string; milliseconds: number }[] = [];
for (let round = 0; round < ROUNDS; round++) {
  let typed = "";
  for (const key of KEYS) {
    typed = key === "Escape" ? "(cleared)" : typed === "(cleared)" ? key : typed + key;
    const before = await workedMilliseconds();
    await page.keyboard.press(key === " " ? "Space" : key);
    await page.waitForTimeout(SETTLED_MILLISECONDS);
    rows.push({ key: typed, milliseconds: (await workedMilliseconds()) - before });
  }
}
await browser.close();
await server.close();

const sorted = rows.toSorted((a, b) => a.milliseconds - b.milliseconds);
const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1]?.milliseconds.toFixed(1);
const slowest = sorted
  .slice(-5)
  .reverse()
  .map(({ key, milliseconds }) => `${key} ${milliseconds.toFixed(1)}`);
process.stdout.write(
  `${rows.length} keys: half take at most ${at(0.5)} ms, 95 % ${at(0.95)} ms, all ${at(1)} ms.\n` +
    `The slowest: ${slowest.join(", ")} ms.\n`,
);
