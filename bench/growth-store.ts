// One store with so many accounts, in a process of its own, so that no store pays for the memory of
// another. It measures one thing after the other, whenever it is asked to.
import { type App, createApp } from "../src/servers/app/create-app.ts";
import { createMemoryStore } from "../src/servers/stores/memory/memory-store.ts";
import { openPostgresStore } from "../src/servers/stores/postgres/postgres-store.ts";
import { openSqliteStore } from "../src/servers/stores/sqlite/sqlite-store.ts";
import type { Store } from "../src/servers/stores/store.ts";
import { copyOf, fillDatabase, fillMemory } from "./growth-fill.ts";
import { apiOf } from "./stores.ts";

export const ENGINES = ["memory", "SQLite", "PostgreSQL"] as const;
export type Engine = (typeof ENGINES)[number];

/** What the process is told at its start. */
export interface Setup {
  readonly engine: Engine;
  readonly accounts: number;
  /** The directory of SQLite, or the address of a database. */
  readonly place: string;
}

/** What is measured, and in which unit. */
export const MEASURES = {
  stage: "µs",
  process: "µs",
  status: "µs",
  "whole list of a supplier": "ms",
  "CPU of the list, each account": "µs",
  "longest time for which it blocks": "ms",
  "memory that it holds halfway": "MB",
  "first page of products": "ms",
  "last page of products": "ms",
  "newest 100 events": "ms",
  "10 events claimed and settled": "ms",
  "what is pending counted up to 10,000": "ms",
} as const;
export type Measure = keyof typeof MEASURES;
export type Sample = Partial<Record<Measure, number>>;

/** What is done for a sample. */
export type Measured = "calls" | "pages" | "list";

/** How many calls warm the process up. They are among the accounts. */
const WARM_UP = 500;
/** How many calls of the first three make one sample. */
const CALLS = 40;
const SUPPLIER = "NORDWERK";
const SINK = "sink";

async function open({ engine, place }: Setup): Promise<Store> {
  if (engine === "memory") return createMemoryStore();
  return engine === "SQLite"
    ? openSqliteStore({ directory: place })
    : openPostgresStore({ url: place });
}

async function start(setup: Setup): Promise<(step: Measured) => Promise<Sample>> {
  const store = await open(setup);
  await store.outbox.addSink(SINK);
  const app = createApp({ store, settings: { processLimit: 100 }, control: true });
  const call = await apiOf(app);
  for (let index = 0; index < WARM_UP; index++)
    for (const kind of KINDS) await call(kind, `W-${index}`);
  const copies = setup.accounts - WARM_UP;
  if (setup.engine === "memory") await fillMemory(store, SUPPLIER, copies);
  else await fillDatabase(setup, SUPPLIER, copies);
  let round = 0;
  return (step) => {
    round += 1;
    if (step === "calls") return measureCalls(call, round, copies);
    return step === "pages" ? measurePages(app, store, copies) : measureList(app, setup.accounts);
  };
}

const KINDS = ["stage", "process", "status"] as const;

/** New accounts are staged and processed. */
async function measureCalls(
  call: Awaited<ReturnType<typeof apiOf>>,
  round: number,
  copies: number,
): Promise<Sample> {
  const sample: Sample = {};
  // The status is asked of accounts from everywhere.
  const idOf = (kind: string, index: number) =>
    kind === "status"
      ? copyOf((round * 7919 + Math.floor((index * copies) / CALLS)) % copies)
      : `N-${round}-${index}`;
  for (const kind of KINDS) {
    const all = async () => {
      for (let index = 0; index < CALLS; index++) await call(kind, idOf(kind, index));
    };
    sample[kind] = ((await duration(all)) * 1000) / CALLS;
  }
  return sample;
}

async function measurePages(app: App, store: Store, products: number): Promise<Sample> {
  const last = Math.floor(products / PAGE);
  return {
    "first page of products": await duration(() => read(app, "/v1/products/")),
    "last page of products": await duration(() => read(app, `/v1/products/?page=${last}`)),
    "newest 100 events": await duration(() => read(app, "/__control/events?limit=100")),
    "10 events claimed and settled": await duration(() => carry(store)),
    "what is pending counted up to 10,000": await duration(() =>
      store.outbox.countPending(SINK, 10_000),
    ),
  };
}

async function measureList(app: App, accounts: number): Promise<Sample> {
  const turns = watchTurns();
  const before = process.cpuUsage();
  let length = 0;
  const whole = await duration(async () => {
    length = await read(app, LIST);
  });
  const { user, system } = process.cpuUsage(before);
  return {
    "whole list of a supplier": whole,
    "CPU of the list, each account": (user + system) / accounts,
    "longest time for which it blocks": turns.longest(),
    "memory that it holds halfway": await memoryHalfway(app, length / 2),
  };
}

const LIST = `/v1/data-import/all-account-import-processes/${SUPPLIER}/`;
/** How many products a page has, by default. */
const PAGE = 100;

async function request(app: App, path: string): Promise<Response> {
  const headers = { Authorization: `Token ${app.settings.tokens[0]}` };
  const response = await app.fetch(new Request(`http://127.0.0.1${path}`, { headers }));
  if (response.status !== 200) throw new Error(`${path}: ${await response.text()}`);
  return response;
}

async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read())
      yield read.value;
  } finally {
    await reader?.cancel();
  }
}

/** Reads an answer to the end, and keeps nothing of it. Returns its length. */
async function read(app: App, path: string): Promise<number> {
  let length = 0;
  for await (const chunk of chunksOf(await request(app, path))) length += chunk.byteLength;
  return length;
}

async function duration(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/**
 * Watches for how long no other work gets its turn. Counts the time of the processor that this
 * thread has: other programs may have it meanwhile, too.
 */
function watchTurns() {
  let longest = 0;
  let last = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, (user + system) / 1000);
    last = process.threadCpuUsage();
  };
  const timer = setInterval(look, 1);
  return {
    /** Ends the watch. */
    longest() {
      look();
      clearInterval(timer);
      return longest;
    },
  };
}

/** How much more memory is in use when half of the list is read than before. */
async function memoryHalfway(app: App, half: number): Promise<number> {
  const before = inUse();
  let length = 0;
  for await (const chunk of chunksOf(await request(app, LIST))) {
    length += chunk.byteLength;
    if (length >= half) return Math.max(0, inUse() - before) / 2 ** 20;
  }
  throw new Error("The list has become shorter.");
}

function inUse(): number {
  global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** What a relay does: ten events are claimed, and are delivered. */
async function carry({ outbox }: Store): Promise<void> {
  const deliveries = await outbox.claim(SINK, 10, 60_000);
  if (deliveries.length < 10) throw new Error("There is too little to deliver.");
  const outcome = { kind: "delivered" } as const;
  await outbox.settle(
    SINK,
    deliveries.map((delivery) => ({ delivery, outcome })),
  );
}

const [, , told] = process.argv;
if (process.send && told) {
  const measure = await start(JSON.parse(told) as Setup);
  process.on("message", async (step: Measured) => process.send?.(await measure(step)));
  process.on("disconnect", () => process.exit());
  process.send("ready");
}
