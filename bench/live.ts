// What the view Live costs a browser at the size of a migration: 100,000 accounts, 50 calls a second,
// and a visitor who opens lists and accounts meanwhile. With --long for ten minutes.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { DEVELOPMENT_SETTINGS } from "../src/servers/app/config/development.ts";
import { openBrowser, openTab } from "../test/browser/open-browser.ts";
import { startServer } from "./mock-servers.ts";
import { megabytes, milliseconds, type Table } from "./table.ts";

const ACCOUNTS = 100_000;
const CALLS_A_SECOND = 50;
const MINUTES = { usual: 1, long: 10 };
/** What is told, and held by no test: a machine that others share has pauses of its own. */
const LONGEST_TASK_MS = 100;
const LONG_TASK_MS = 50;
const MOST_GROWTH = 1.2;
const FULL_AFTER_CALLS = 2_000;
const IMPORT = "/v1/data-import/account-import-process";
const SUPPLIER = "NORDWERK";

interface Sample {
  readonly heap: number;
  readonly nodes: number;
}

/** A task of the page, in milliseconds: how long it took, and how long it had a processor. */
interface Task {
  readonly wall: number;
  readonly cpu: number;
}

export async function measureLive(isLong: boolean): Promise<Table> {
  const minutes = isLong ? MINUTES.long : MINUTES.usual;
  const folder = mkdtempSync(join(tmpdir(), "energy-contracts-live-"));
  const state = join(folder, "state.json");
  writeFileSync(state, JSON.stringify(migration()));
  const server = await startServer({
    label: "serve",
    args: (port) => [
      "dist/src/cli/main.cjs",
      ...["serve", "--control", "--quiet", "--state", state, "--port", `${port}`],
    ],
  });
  const browser = await openBrowser();
  try {
    if (!browser) throw new Error("The view is measured in Chrome, and there is none.");
    return toTable({ minutes, ...(await followFor(browser, server.url, minutes)) });
  } finally {
    await browser?.close();
    await server.end();
    rmSync(folder, { recursive: true });
  }
}

/** Half of the accounts are staged, half are imported, and a few are skipped. */
function migration() {
  const named = (index: number) => ({
    import_supplier: SUPPLIER,
    external_account_number: `NW-${200_000 + index}`,
  });
  const all = Array.from({ length: ACCOUNTS }, (_, index) => named(index));
  return {
    staged: all.slice(0, ACCOUNTS / 2),
    imported: all.slice(ACCOUNTS / 2, -10).map((import_data, index) => ({
      platform_account_number: `A-${10_000_000 + index}`,
      import_data,
    })),
    skipped: all.slice(-10),
  };
}

async function followFor(browser: Browser, url: string, minutes: number) {
  const page = await openTab(browser, { viewport: { width: 1280, height: 800 } });
  await page.goto(`${url}/#/live`);
  await page.getByRole("link", { name: "50K", exact: true }).waitFor();
  const load = callSteadily(url);
  // The page keeps 1,000 requests, and grows until it has them.
  while (load.counts.calls < FULL_AFTER_CALLS) await page.waitForTimeout(1_000);
  const samples: Sample[] = [];
  const tasks: Task[] = [];
  const end = performance.now() + minutes * 60_000;
  try {
    for (let visit = 0; performance.now() < end; visit += 1) {
      await browser.startTracing(page, { categories: ["toplevel"] });
      await visitLists(page, visit);
      tasks.push(...tasksIn(await browser.stopTracing()));
      samples.push(await sizeOf(page));
    }
  } finally {
    await load.stop();
  }
  return { samples, tasks, ...load.counts };
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
  /** In microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
}

/** The tasks of the page's main thread in a trace. */
function tasksIn(trace: Buffer): Task[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    traceEvents.filter(({ args }) => args?.name === "CrRendererMain").map(threadOf),
  );
  return traceEvents
    .filter((event) => event.name.endsWith("RunTask") && main.has(threadOf(event)))
    .map(({ dur = 0, tdur = 0 }) => ({ wall: dur / 1000, cpu: tdur / 1000 }));
}

/** Stages and imports accounts at a steady rate: every other call imports what the last staged. */
function callSteadily(url: string) {
  const [token] = DEVELOPMENT_SETTINGS.tokens;
  const [operations_team_name] = DEVELOPMENT_SETTINGS.operationsTeams;
  const counts = { calls: 0, failed: 0 };
  let staged: Promise<unknown> = Promise.resolve();
  const underWay = new Set<Promise<unknown>>();
  const send = async (path: string, body: object) => {
    const response = await fetch(`${url}${IMPORT}/${path}/`, {
      method: "POST",
      headers: { Authorization: `Token ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    await response.text();
    if (!response.ok) counts.failed += 1;
  };
  const timer = setInterval(() => {
    const key = {
      import_supplier: SUPPLIER,
      external_account_number: `LIVE-${counts.calls >> 1}`,
    };
    const isImport = counts.calls % 2 === 1;
    counts.calls += 1;
    const call = isImport
      ? staged.then(() => send("process", { ...key, operations_team_name }))
      : send("create-or-update", key);
    if (!isImport) staged = call;
    underWay.add(call);
    void call.finally(() => underWay.delete(call));
  }, 1000 / CALLS_A_SECOND);
  return {
    counts,
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}

/** Opens the list of a state, looks for a number, opens an account, and goes back. */
async function visitLists(page: Page, visit: number): Promise<void> {
  const controls = page.getByRole("region", { name: "Controls" });
  const list = page.getByRole("table", { name: "Accounts" });
  await page.locator(`[data-state="${visit % 2 ? "imported" : "staged"}"] > a`).click();
  await list.getByRole("row").nth(50).waitFor();
  await page.getByRole("textbox", { name: "Number begins with" }).fill(`NW-2${visit % 2 ? 9 : 0}`);
  await list
    .getByRole("link", { name: /^NW-2[09]/ })
    .first()
    .waitFor();
  await list.getByRole("link").nth(7).click();
  await page.getByRole("heading", { name: "Staged data" }).waitFor();
  await controls.getByRole("link", { name: "Close" }).click();
  await page.waitForTimeout(4_000);
}

/** The heap after a collection, and the nodes of the document. */
async function sizeOf(page: Page): Promise<Sample> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  const nodes = await page.evaluate("document.querySelectorAll('*').length");
  return { heap: usedSize, nodes: Number(nodes) };
}

interface Told {
  readonly minutes: number;
  readonly samples: readonly Sample[];
  readonly tasks: readonly Task[];
  readonly calls: number;
  readonly failed: number;
}

function toTable({ minutes, samples, tasks, calls, failed }: Told): Table {
  const longest = (of: keyof Task) => tasks.reduce((most, task) => Math.max(most, task[of]), 0);
  const above = (of: keyof Task) => tasks.filter((task) => task[of] > LONG_TASK_MS).length;
  const part = (from: number, to: number) =>
    samples.slice(Math.floor(samples.length * from), Math.ceil(samples.length * to));
  const mean = (some: readonly Sample[], of: "heap" | "nodes") =>
    some.reduce((sum, sample) => sum + sample[of], 0) / some.length;
  const thirds = [part(0, 1 / 3), part(1 / 3, 2 / 3), part(2 / 3, 1)];
  const [first = 0, , last = 0] = thirds.map((some) => mean(some, "heap"));
  return {
    title: "The page at 100,000 accounts",
    says: `The view *Live* for ${minutes === 1 ? "a minute" : `${minutes} minutes`} at ${CALLS_A_SECOND} calls a second, while a visitor opens lists of accounts, looks for numbers and opens accounts.`,
    grids: [
      {
        columns: ["", "first third", "second", "last"],
        rows: [
          [
            "heap of the page after a collection",
            ...thirds.map((some) => megabytes(mean(some, "heap"))),
          ],
          ["elements", ...thirds.map((some) => `${Math.round(mean(some, "nodes"))}`)],
        ],
      },
      {
        columns: ["tasks of the page", "time that passed", "time on a processor"],
        rows: [
          ["the longest", milliseconds(longest("wall")), milliseconds(longest("cpu"))],
          [`above ${LONG_TASK_MS} ms, of ${tasks.length}`, `${above("wall")}`, `${above("cpu")}`],
        ],
      },
    ],
    claims: [
      {
        text: `No task takes a processor for longer than ${LONGEST_TASK_MS} ms.`,
        holds: longest("cpu") <= LONGEST_TASK_MS,
      },
      {
        text: `The heap of the last third is at most ${MOST_GROWTH} times that of the first.`,
        holds: last <= first * MOST_GROWTH,
      },
    ],
    notes: [
      `Chromium and \`serve\` on this machine; the server holds its accounts in memory. Every other call stages an account, and the next imports it. ${calls} calls were made and ${failed} refused, during ${samples.length} visits to a list; the heap is read after each. Time passes for the page also while other programs have the processors. \`npm run bench -- live --long\` takes ten minutes, without \`--long\` one.`,
    ],
  };
}
