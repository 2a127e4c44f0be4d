import { afterEach, expect, test, vi } from "vitest";
import { type Relay, type RelayProblem, startRelay } from "../../../src/servers/sinks/relay.ts";
import { delayAfter, type Failure, type Sink } from "../../../src/servers/sinks/sink.ts";
import { createMemoryStore } from "../../../src/servers/stores/memory/memory-store.ts";
import type { Store, StoredEvent } from "../../../src/servers/stores/store.ts";
import { addEvent } from "../stores/sample-data.ts";

const REFUSED: Failure = { reason: "It answered 500.", isFinal: false };
const GONE: Failure = { reason: "It answered 410.", isFinal: true };

/** A sink that remembers what was delivered, and fails on request. */
function collect(
  name: string,
  answer: (event: StoredEvent, attempt: number) => Failure | null | "throw" = () => null,
) {
  const taken: string[] = [];
  const attempts = new Map<string, number>();
  const sink: Sink = {
    name,
    batchSize: 3,
    retries: { delays: [1, 1], afterwards: "park" },
    async deliver(events) {
      return events.map((event) => {
        const attempt = (attempts.get(event.id) ?? 0) + 1;
        attempts.set(event.id, attempt);
        const result = answer(event, attempt);
        if (result === "throw") throw new Error("The sink breaks.");
        if (result === null) taken.push(`${event.subject}${event.sequence}`);
        return result;
      });
    },
    close: async () => {
      taken.push("closed");
    },
  };
  return { sink, taken };
}

const relays: Relay[] = [];
afterEach(async () => {
  for (const relay of relays.splice(0)) await relay.stop();
});

function relay(store: Store, sink: Sink) {
  const problems: RelayProblem[] = [];
  const started = startRelay({
    store,
    sink,
    pollMilliseconds: 5,
    report: (problem) => problems.push(problem),
  });
  relays.push(started);
  return { problems, relay: started };
}

const add = (store: Store, ...subjects: readonly string[]) =>
  store.write(async (writer) => {
    for (const subject of subjects) await addEvent(writer, subject);
  });

test("carries existing and new events, in the order of each subject, until it is stopped", async () => {
  const store = createMemoryStore();
  await add(store, "a", "a", "b");
  const { sink, taken } = collect("s");
  const { relay: started } = relay(store, sink);
  await expect.poll(() => taken).toHaveLength(3);
  await add(store, "a", "c");
  await expect.poll(() => taken).toHaveLength(5);
  expect(taken.filter((name) => name.startsWith("a"))).toEqual(["a1", "a2", "a3"]);
  await started.stop();
  await add(store, "a");
  expect(taken.at(-1)).toBe("closed");
  expect(await store.outbox.countPending("s")).toBe(1);
});

test("tries a failed event again before the next of its subject", async () => {
  const store = createMemoryStore();
  const { sink, taken } = collect("s", ({ sequence }, attempt) =>
    sequence === 1 && attempt < 3 ? REFUSED : null,
  );
  const { problems } = relay(store, sink);
  await add(store, "a", "a", "b");
  await expect.poll(() => taken).toHaveLength(3);
  expect(taken.filter((name) => name.startsWith("a"))).toEqual(["a1", "a2"]);
  expect(problems.filter(({ kind }) => kind === "failed")).toHaveLength(4);
  expect(problems[0]).toMatchObject({
    kind: "failed",
    sink: "s",
    reason: "It answered 500.",
    attempts: 1,
    event: { sequence: 1 },
  });
});

test.each([
  ["after the last attempt", REFUSED, 3],
  ["at once if another attempt is of no use", GONE, 1],
])("parks an event %s, and the rest goes on", async (_, failure, attempts) => {
  const store = createMemoryStore();
  const { sink, taken } = collect("s", ({ subject }) => (subject === "bad" ? failure : null));
  relay(store, sink);
  await add(store, "bad", "bad", "good");
  await expect.poll(() => store.outbox.listParked("s")).toHaveLength(1);
  await add(store, "good");
  await expect.poll(() => taken).toEqual(["good1", "good2"]);
  expect(await store.outbox.listParked("s")).toMatchObject([
    { failures: attempts, reason: failure.reason, event: { subject: "bad", sequence: 1 } },
  ]);
});

test("tries a parked event again when it is redelivered", async () => {
  const store = createMemoryStore();
  let failure: Failure | null = GONE;
  const { sink, taken } = collect("s", () => failure);
  relay(store, sink);
  await add(store, "a", "a");
  await expect.poll(() => store.outbox.listParked("s")).toHaveLength(1);
  failure = null;
  await store.outbox.redeliver("s");
  await expect.poll(() => taken).toEqual(["a1", "a2"]);
});

test("waits longer and longer while the store can't be read", async () => {
  const store = createMemoryStore();
  const problems: RelayProblem[] = [];
  const outbox = {
    ...store.outbox,
    claim: () => Promise.reject(new Error("The database is down.")),
  };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const started = startRelay({
    store: { outbox, subscribe: store.subscribe },
    sink: collect("s").sink,
    pollMilliseconds: 250,
    report: (problem) => problems.push(problem),
  });
  await vi.advanceTimersByTimeAsync(60_000);
  const inAMinute = problems.length;
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await started.stop();
  expect(inAMinute).toBeGreaterThan(5);
  expect(inAMinute).toBeLessThan(12); // every 250 ms would be 240
  expect(problems.length - inAMinute).toBeGreaterThan(1); // it does not give up
});

test("a sink that is down holds up no other", async () => {
  const store = createMemoryStore();
  const dead: Sink = { ...collect("dead").sink, deliver: () => new Promise(() => {}) };
  const { sink, taken } = collect("alive");
  // This relay is not stopped, because its delivery never ends.
  startRelay({ store, sink: dead, pollMilliseconds: 5 });
  relay(store, sink);
  await add(store, "a", "a", "b");
  await expect.poll(() => taken).toHaveLength(3);
  expect(await store.outbox.countPending("dead")).toBe(3);
});

test("treats a sink that throws as a failure of all its events", async () => {
  const store = createMemoryStore();
  const { sink, taken } = collect("s", (_, attempt) => (attempt === 1 ? "throw" : null));
  const { problems } = relay(store, sink);
  await add(store, "a");
  await expect.poll(() => taken).toEqual(["a1"]);
  expect(problems).toMatchObject([{ kind: "failed", reason: "The sink breaks." }]);
});

test("keeps at most 200 characters of a reason, on one line", async () => {
  const store = createMemoryStore();
  const reason = `\u001b[31mNo\n${"x".repeat(300)}`;
  const { sink } = collect("s", () => ({ reason, isFinal: true }));
  const { problems } = relay(store, sink);
  await add(store, "a");
  await expect.poll(() => store.outbox.listParked("s")).toHaveLength(1);
  const kept = (await store.outbox.listParked("s"))[0]?.reason;
  expect(kept).toHaveLength(200);
  expect(kept).toMatch(/^\\u001b\[31mNo\\u000ax+$/);
  await expect.poll(() => problems).toMatchObject([{ kind: "parked", reason: kept }]);
});

test("goes on when the store fails for a while", async () => {
  const store = createMemoryStore();
  let failures = 3;
  const claim: Store["outbox"]["claim"] = async (...args) => {
    failures -= 1;
    if (failures >= 0) throw new Error("The database is restarting.");
    return store.outbox.claim(...args);
  };
  const { sink, taken } = collect("s");
  const { problems } = relay({ ...store, outbox: { ...store.outbox, claim } }, sink);
  await add(store, "a");
  await expect.poll(() => taken).toEqual(["a1"]);
  expect(problems.map(({ kind }) => kind)).toEqual(["store", "store", "store"]);
});

test.each([
  ["park", [10, 20, undefined]],
  ["repeat", [10, 20, 20]],
] as const)("a plan to %s waits longer each time", (afterwards, expected) => {
  const plan = { delays: [10, 20], afterwards };
  for (const [index, delay] of expected.entries()) {
    const found = delayAfter(plan, index + 1);
    if (delay === undefined) expect(found).toBeUndefined();
    else expect(Math.floor((found ?? 0) / 10) * 10).toBe(delay);
  }
});
