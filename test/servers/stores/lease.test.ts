// The lease on an account, between real processes.
import { describe, expect, test } from "vitest";
import type { Store } from "../../../src/servers/stores/store.ts";
import { ENGINES, figure, openPlace } from "./engines.ts";
import { freshPostgres } from "./fresh-postgres.ts";
import { finish } from "./processes/import-account.ts";
import { type RunningProcess, runProcess } from "./run-process.ts";
import { claim, find, keyOf, stage } from "./sample-data.ts";

const CALLS = Number(process.env.LEASE_CALLS ?? 40);
const ACCOUNTS = CALLS * 0.15;
const LIMIT = 40;
const LEASE_MILLISECONDS = 500;

describe.each(ENGINES)("the lease on an account, %s", (engine, freshPlace) => {
  const withStore = async (work: (store: Store, place: string) => Promise<void>) => {
    const place = await freshPlace();
    const store = await openPlace(place);
    await work(store, place);
    await store.close();
  };

  test(`goes to one of ${CALLS} racing calls from 2 processes, for each of ${ACCOUNTS} accounts`, async () => {
    await withStore(async (store, place) => {
      await store.outbox.addSink("sink");
      for (let number = 0; number < ACCOUNTS; number += 1) await stage(store, `${number}`);
      const runs = await Promise.all(
        [9, 10].map((own) =>
          runProcess("race-imports.ts", [place, `${own}`, `${ACCOUNTS}`, `${CALLS / 2}`]),
        ),
      );
      const answers = (await Promise.all(runs.map((run) => run.allLines()))).map(([line = ""]) =>
        JSON.parse(line),
      );
      const count = (answer: string) =>
        answers.reduce((sum, counts) => sum + (counts[answer] ?? 0), 0);
      expect(count("created")).toBe(ACCOUNTS);
      expect(count("imported") + count("in_progress")).toBe(ACCOUNTS * (CALLS - 1));
      const entries = await store.read((reader) => reader.listImports("NORTHLIGHT"));
      expect(entries.filter(({ account }) => account)).toHaveLength(ACCOUNTS);
      expect(await deliverAll(store)).toEqual(
        entries
          .flatMap(({ externalNumber }) => [`${externalNumber} 1`, `${externalNumber} 2`])
          .sort(),
      );
      figure(
        `racing calls, ${engine}: ${ACCOUNTS * CALLS} for ${ACCOUNTS} accounts from 2 processes, ${count("created")} created, ${count("imported")} answered that it exists, ${count("in_progress")} that it is in progress`,
      );
    });
  });

  test(`is granted to at most ${LIMIT} of ${CALLS * 2} calls from 4 processes at once`, async () => {
    await withStore(async (_, place) => {
      const runs = await Promise.all(
        [0, 1, 2, 3].map((run) =>
          runProcess("occupy-slots.ts", [place, `${run}`, `${CALLS / 2}`, `${LIMIT}`]),
        ),
      );
      await untilPrinted(runs, LIMIT);
      for (const { child } of runs) child.stdin?.write("go on\n");
      const lines = (await Promise.all(runs.map((run) => run.allLines())))
        .flat()
        .filter((line) => line !== "held")
        .map((line) => line.split(" "));
      expect(lines.map(([, , answer]) => answer)).toEqual(
        Array.from({ length: CALLS * 2 }, () => "created"),
      );
      const most = mostAtOnce(lines.map(([start = "", end = ""]) => [BigInt(start), BigInt(end)]));
      expect(most).toBe(LIMIT);
      figure(`limit, ${engine}: ${CALLS * 2} calls from 4 processes, ${most} at once at most`);
    });
  });

  test("passes to another call when its holder is killed", async () => {
    await withStore(async (store, place) => {
      await stage(store, "1");
      const holder = await runProcess("hold-lease.ts", [place, "1", `${LEASE_MILLISECONDS}`]);
      const until = Number(await holder.nextLine());
      await holder.kill();
      const { granted, lease } = await claimWhenFree(store);
      expect(granted).toBeGreaterThanOrEqual(until);
      expect(await finish(store, keyOf("1"), lease)).toBe("created");
      figure(
        `kill -9 of the holder, ${engine}: granted to another call ${granted - until} ms after its end`,
      );
    });
  });

  test("passes to another call when its holder is stopped, which writes nothing when it goes on", async () => {
    await withStore(async (store, place) => {
      await stage(store, "1");
      const holder = await runProcess("hold-lease.ts", [place, "1", `${LEASE_MILLISECONDS}`]);
      const until = Number(await holder.nextLine());
      holder.child.kill("SIGSTOP");
      const { granted, lease } = await claimWhenFree(store);
      expect(granted).toBeGreaterThanOrEqual(until);
      const before = await find(store, "1");
      holder.child.kill("SIGCONT");
      holder.child.stdin?.write("go on\n");
      expect(await holder.nextLine()).toBe("lost");
      expect(await find(store, "1")).toEqual(before);
      expect(await finish(store, keyOf("1"), lease)).toBe("created");
      expect(await find(store, "1")).toMatchObject({ account: { number: "A-1" }, attempts: 2 });
      figure(
        `SIGSTOP of the holder, ${engine}: granted to another call ${granted - until} ms after its end; the zombie wrote nothing`,
      );
    });
  });
});

// Nobody can end the transaction of another process on SQLite: there, others wait for it and give
// up with an error.
test("the lease on an account, PostgreSQL, passes to another call when its holder is stopped while it writes", async () => {
  const place = await freshPostgres();
  const store = await openPlace(place);
  await stage(store, "1");
  const holder = await runProcess("hold-lease.ts", [place, "1", `${LEASE_MILLISECONDS}`, "inside"]);
  await holder.nextLine();
  holder.child.kill("SIGSTOP");
  const { lease } = await claimWhenFree(store);
  expect(await finish(store, keyOf("1"), lease)).toBe("created");
  holder.child.kill("SIGCONT");
  holder.child.stdin?.write("go on\n");
  expect(await holder.nextLine()).toBe("lost");
  expect(await find(store, "1")).toMatchObject({ account: { number: "A-1" }, attempts: 2 });
  await store.close();
});

/** Resolves when the processes have printed so many lines together. */
function untilPrinted(runs: readonly RunningProcess[], count: number): Promise<void> {
  let printed = 0;
  return new Promise((resolve) => {
    for (const { child } of runs)
      child.stdout?.on("data", (data) => {
        printed += String(data).split("\n").length - 1;
        if (printed >= count) resolve();
      });
  });
}

/** Claims until the lease is granted, and returns it with the time of the store at that moment. */
async function claimWhenFree(store: Store) {
  for (;;) {
    const lease = await claim(store, "1", 1);
    if (typeof lease !== "string") return { lease, granted: lease.until - 60_000 };
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Delivers every event, and returns the subject and sequence of each. */
async function deliverAll(store: Store): Promise<readonly string[]> {
  const all: string[] = [];
  for (;;) {
    const deliveries = await store.outbox.claim("sink", 100, 60_000);
    if (deliveries.length === 0) return all.sort();
    all.push(...deliveries.map(({ event }) => `${event.subject} ${event.sequence}`));
    await store.outbox.settle(
      "sink",
      deliveries.map((delivery) => ({ delivery, outcome: { kind: "delivered" } })),
    );
  }
}

/** How many of the time spans overlap at most. */
function mostAtOnce(spans: readonly (readonly [bigint, bigint])[]): number {
  const edges = spans.flatMap(([start, end]) => [
    { at: start, change: 1 },
    { at: end, change: -1 },
  ]);
  edges.sort((left, right) =>
    left.at === right.at ? left.change - right.change : left.at < right.at ? -1 : 1,
  );
  let now = 0;
  return Math.max(...edges.map(({ change }) => (now += change)));
}
