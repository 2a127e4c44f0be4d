// What a call costs in a store with few accounts, and in one with many. Every size of every store
// is a process of its own, and all of them are measured in turn.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "../test/servers/stores/postgres-cluster.ts";
import { drawGrowth } from "./growth-plot.ts";
import {
  ENGINES,
  type Engine,
  MEASURES,
  type Measure,
  type Measured,
  type Sample,
  type Setup,
} from "./growth-store.ts";
import { type Grid, type Table, times } from "./table.ts";

const SIZES = [1_000, 20_000, 200_000];
const MILLION = 1_000_000;
const ROUNDS = 25;
/** Lists take long where there are many accounts. */
const LIST_ROUNDS = 3;
const NAMES = Object.keys(MEASURES) as Measure[];
/** What has to stay the same, and by how much it may differ. */
const FLAT: readonly Measure[] = ["stage", "process", "status"];
const MOST_GROWTH = 1.5;
const LONGEST_BLOCK_MS = 50;
/** In microseconds. */
const MOST_CPU_OF_A_ROW = { memory: 2, SQLite: 3 } as const;

/** A store of a size, with what was measured of it. */
interface Subject {
  readonly engine: Engine;
  readonly accounts: number;
  readonly samples: Sample[];
}

/** The process of a store. */
interface Child {
  readonly node: ChildProcess;
  /** Rejects when the process ends. */
  readonly ended: Promise<never>;
}

/** Measures all sizes, up to a million accounts if that is asked for. */
export async function measureGrowth(isLarge = false): Promise<Table> {
  const sizes = isLarge ? [...SIZES, MILLION] : SIZES;
  const folder = mkdtempSync(join(tmpdir(), "energy-contracts-growth-"));
  const cluster = await startPostgres();
  const subjects: Subject[] = [];
  try {
    for (const engine of ENGINES) {
      const ofEngine = sizes.map((accounts): Subject => ({ engine, accounts, samples: [] }));
      await measureEngine(ofEngine, folder, cluster.url);
      subjects.push(...ofEngine);
    }
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true });
  }
  return toTable(subjects, sizes);
}

/** Measures the sizes of one engine, each a sample of everything in turn. */
async function measureEngine(
  subjects: readonly Subject[],
  folder: string,
  url: string,
): Promise<void> {
  const running = new Map<Subject, Child>();
  try {
    for (const subject of subjects) running.set(subject, await start(subject, folder, url));
    // The first round only warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      const isListed = round > 0 && round <= LIST_ROUNDS;
      const steps: readonly Measured[] = isListed ? ["calls", "pages", "list"] : ["calls", "pages"];
      for (const step of steps)
        for (const [subject, child] of rotated([...running], round)) {
          const sample = await ask(child, step);
          if (round > 0) subject.samples.push(sample);
        }
    }
  } finally {
    for (const { node } of running.values()) node.kill();
  }
}

const rotated = <Item>(items: readonly Item[], by: number): readonly Item[] => [
  ...items.slice(by % items.length),
  ...items.slice(0, by % items.length),
];

async function start({ engine, accounts }: Subject, folder: string, url: string): Promise<Child> {
  const setup: Setup = {
    engine,
    accounts,
    place:
      engine === "PostgreSQL"
        ? await createDatabase(url, `growth_${accounts}`)
        : join(folder, `${accounts}`),
  };
  const node = fork(join(import.meta.dirname, "growth-store.ts"), [JSON.stringify(setup)], {
    execArgv: ["--expose-gc", "--max-old-space-size=16384"],
  });
  const ended = once(node, "exit").then(([code]): never => {
    throw new Error(`${engine} with ${accounts} accounts ended with ${code}.`);
  });
  // It ends when everything is measured, too.
  ended.catch(() => {});
  await Promise.race([once(node, "message"), ended]);
  return { node, ended };
}

async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const address = new URL(url);
  address.pathname = name;
  return address.href;
}

async function ask({ node, ended }: Child, step: Measured): Promise<Sample> {
  node.send(step);
  const [sample] = await Promise.race([once(node, "message"), ended]);
  return sample as Sample;
}

/** The middle one of the samples. */
function medianOf({ samples }: Subject, name: Measure): number {
  const values = samples.flatMap((sample) => sample[name] ?? []);
  return values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

const count = (number: number): string => number.toLocaleString("en");

function toTable(subjects: readonly Subject[], sizes: readonly number[]): Table {
  const find = (engine: Engine, accounts: number) =>
    subjects.find((subject) => subject.engine === engine && subject.accounts === accounts);
  const value = (engine: Engine, accounts: number, name: Measure) => {
    const subject = find(engine, accounts);
    return subject ? medianOf(subject, name) : Number.NaN;
  };
  const [least = 0] = sizes;
  const most = sizes.at(-1) ?? least;
  const growth = (engine: Engine, accounts: number, name: Measure) =>
    value(engine, accounts, name) / value(engine, least, name);
  const gridOf = (engine: Engine): Grid => ({
    columns: [`${engine}, accounts:`, ...sizes.map(count)],
    rows: NAMES.map((name) => [
      name,
      ...sizes.map((size) => {
        const text = `${precise(value(engine, size, name))} ${MEASURES[name]}`;
        return size > least && FLAT.includes(name)
          ? `${text} (${times(growth(engine, size, name))})`
          : text;
      }),
    ]),
  });
  const svg = drawGrowth(
    ENGINES.flatMap((engine) =>
      FLAT.map((name) => ({
        label: `${name}, ${engine}`,
        points: sizes.map((size) => [size, growth(engine, size, name)] as const),
      })),
    ),
    MOST_GROWTH,
  );
  return {
    title: "Growth",
    says: "What calls cost in a store with more and more accounts, each with its events, their deliveries to one sink, and a product.",
    picture: { file: "growth.svg", svg },
    grids: ENGINES.map(gridOf),
    claims: [
      ...ENGINES.map((engine) => ({
        text: `On ${engine}, stage, process and status cost at most ${MOST_GROWTH} times as much with ${count(most)} accounts as with ${count(least)}.`,
        holds: FLAT.every((name) => growth(engine, most, name) <= MOST_GROWTH),
      })),
      ...(["memory", "SQLite"] as const).map((engine) => ({
        text: `On ${engine}, an account of the list of ${count(most)} takes at most ${MOST_CPU_OF_A_ROW[engine]} µs of CPU.`,
        holds: value(engine, most, "CPU of the list, each account") <= MOST_CPU_OF_A_ROW[engine],
      })),
      {
        text: `The list of a supplier blocks other work for at most ${LONGEST_BLOCK_MS} ms, whatever the store.`,
        holds: subjects.every(
          (subject) => medianOf(subject, "longest time for which it blocks") <= LONGEST_BLOCK_MS,
        ),
      },
    ],
    notes: [
      "![Cost of stage, process and status by the number of accounts](growth.svg)",
      `In process, without HTTP, one call at a time: the median of ${ROUNDS} samples (of lists ${LIST_ROUNDS}), taken in turn from all sizes, each a process of its own that was warmed up before. \`npm run bench -- growth --million\` adds a million accounts. The CPU of a list is that of the process of the server. A list blocks for as long as its thread has the processor without a turn for other work. Memory is what is still in use after a collection when half of the list is read, beyond what was before it. No event is delivered but those that are claimed, so everything is pending.`,
    ],
  };
}

const precise = (value: number): string =>
  value < 10 ? value.toFixed(2) : count(Math.round(value));
