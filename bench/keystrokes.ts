// Measures how long a key in the search keeps the page's thread busy in Chromium: `node
// bench/keystrokes.ts`. The page has to be built first.
import { loadavg } from "node:os";
import { openBrowser } from "../test/browser/open-browser.ts";
import { serveWith, startServer } from "./mock-servers.ts";

const QUERIES = ["ledger", "account_number", "agreement.updated", "stage", "e a o"];
const ROUNDS = 5;
/** The keys of a round. "Clear" empties the box after each query. */
const KEYS = QUERIES.flatMap((query) => [...query, "Clear"]);
/**
 * How long the script waits after a key: longer than the page works on the key. Announcements come
 * after this time and do not count.
 */
const SETTLED_MILLISECONDS = 300;

/** An entry of the trace. `tdur` is the processor time of the thread, in microseconds. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
}

const server = await startServer(serveWith("none"));
const browser = await openBrowser();
if (!browser) throw new Error("This needs a browser.");
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await page.goto(`${server.url}/#/events`);
await page.getByRole("combobox", { name: "Search" }).click();
await page.waitForTimeout(SETTLED_MILLISECONDS);

const session = await page.context().newCDPSession(page);
const traced: Traced[] = [];
session.on("Tracing.dataCollected", ({ value }) => traced.push(...(value as unknown as Traced[])));
const isComplete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
const includedCategories = ["toplevel", "devtools.timeline", "blink.user_timing"];
await session.send("Tracing.start", { traceConfig: { includedCategories } });
for (let round = 0; round < ROUNDS; round++) {
  let typed = "";
  for (const key of KEYS) {
    typed = key === "Clear" ? "(cleared)" : typed === "(cleared)" ? key : typed + key;
    await page.evaluate(`performance.mark(${JSON.stringify(`key ${typed}`)})`);
    if (key === "Clear") await page.keyboard.press("Control+A");
    await page.keyboard.press({ " ": "Space", Clear: "Delete" }[key] ?? key);
    await page.waitForTimeout(SETTLED_MILLISECONDS);
  }
}
await page.evaluate(`performance.mark("key end")`);
await session.send("Tracing.end");
await isComplete;
await browser.close();
await server.end();

const inOrder = traced.toSorted((a, b) => a.ts - b.ts);
const marks = inOrder.filter(({ name }) => name.startsWith("key "));
const rows = marks.slice(0, -1).map(({ name, ts, pid, tid }, index) => {
  const end = marks[index + 1]?.ts ?? 0;
  const events = inOrder.filter(
    (event) => event.pid === pid && event.tid === tid && event.ts >= ts && event.ts < end,
  );
  const tasks = events.filter((event) => event.name === "ThreadControllerImpl::RunTask");
  const drawn = events.find((event) => event.name === "Paint")?.ts ?? ts;
  const untilDrawn = tasks.filter((task) => task.ts <= drawn).map(millisecondsOf);
  const all = tasks.map(millisecondsOf);
  return {
    key: name.slice("key ".length),
    "until the results are drawn": sum(untilDrawn),
    "the longest task": Math.max(...all),
    "in all": sum(all),
  };
});

function millisecondsOf({ tdur = 0 }: Traced): number {
  return tdur / 1000;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

const load = loadavg()[0]?.toFixed(1);
process.stdout.write(`${rows.length} keys, load ${load}, in milliseconds:\n`);
for (const what of ["until the results are drawn", "the longest task", "in all"] as const) {
  const sorted = rows.toSorted((a, b) => a[what] - b[what]);
  const millisecondsAt = (share: number) =>
    sorted[Math.ceil(share * sorted.length) - 1]?.[what].toFixed(1);
  const slowest = sorted.slice(-3).map(({ key }) => key);
  process.stdout.write(
    `${what}: half ${millisecondsAt(0.5)}, 95 % ${millisecondsAt(0.95)}, 98 % ${millisecondsAt(0.98)}, all ${millisecondsAt(1)} (${slowest.join(", ")})\n`,
  );
}
