// How the outbox of every store behaves.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Delivery, Outcome } from "../../../src/servers/stores/outbox.ts";
import type { Store } from "../../../src/servers/stores/store.ts";
import { addEvent } from "./sample-data.ts";

/** Longer than any test takes: a lease runs out only if a test moves the clock. */
const LEASE_MILLISECONDS = 100_000;

/** Runs the suite against stores that `open` makes, each of them empty. */
export function describeOutbox(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    const add = (...subjects: readonly string[]) =>
      store.write(async (writer) => {
        for (const subject of subjects) await addEvent(writer, subject, { subject });
      });
    const claim = (sink = "s", limit = 10) => store.outbox.claim(sink, limit, LEASE_MILLISECONDS);
    const settle = (deliveries: readonly Delivery[], outcome: Outcome, sink = "s") =>
      store.outbox.settle(
        sink,
        deliveries.map((delivery) => ({ delivery, outcome })),
      );
    const names = (deliveries: readonly Delivery[]) =>
      deliveries.map(({ event }) => `${event.subject}${event.sequence}`).sort();

    test("lists the registered sinks", async () => {
      expect(await store.outbox.listSinks()).toEqual([]);
      for (const sink of ["t", "s", "t"]) await store.outbox.addSink(sink);
      expect(await store.outbox.listSinks()).toEqual(["s", "t"]);
    });

    test("hands out the next event of each subject, and the following one once that is delivered", async () => {
      await store.outbox.addSink("s");
      await add("a", "a", "b");
      const first = await claim();
      expect(names(first)).toEqual(["a1", "b1"]);
      expect(first.find(({ event }) => event.subject === "a")).toMatchObject({
        event: {
          type: "account.created-v1",
          payload: { subject: "a" },
          sequence: 1,
          id: expect.any(String),
          occurredAt: expect.any(Number),
        },
        failures: 0,
      });
      expect(await claim()).toEqual([]);
      await settle(first, { kind: "delivered" });
      expect(names(await claim())).toEqual(["a2"]);
      expect(await store.outbox.countPending("s")).toBe(1);
    });

    test("hands out the subjects in turn, so that one with many events holds up no other", async () => {
      await store.outbox.addSink("s");
      await add("a", "a", "a");
      await store.moveClock(1_000);
      await add("b");
      const order: string[] = [];
      for (let turn = 0; turn < 4; turn++) {
        await store.moveClock(1_000);
        const deliveries = await claim("s", 1);
        order.push(...names(deliveries));
        await settle(deliveries, { kind: "delivered" });
      }
      expect(order).toEqual(["a1", "b1", "a2", "a3"]);
    });

    test("hands out what was added first, also if another subject got something before", async () => {
      await store.outbox.addSink("s");
      await add("a");
      await settle(await claim(), { kind: "delivered" });
      for (const subject of ["b", "a"]) {
        await store.moveClock(1_000);
        await add(subject);
      }
      expect((await store.outbox.findWaiting("s"))?.event.subject).toBe("b");
      expect(names(await claim("s", 1))).toEqual(["b1"]);
      expect(names(await claim("s", 1))).toEqual(["a2"]);
    });

    test("hands out what has failed before what came later", async () => {
      await store.outbox.addSink("s");
      await add("z");
      await settle(await claim(), { kind: "failed", reason: "It is busy.", retryIn: 1_000 });
      await store.moveClock(2_000);
      await add("a");
      expect(names(await claim("s", 1))).toEqual(["z1"]);
      expect(names(await claim("s", 1))).toEqual(["a1"]);
    });

    test("gives a sink that is registered late every event from the first on", async () => {
      await add("a", "a");
      await store.outbox.addSink("s");
      await store.outbox.addSink("s");
      await add("a");
      expect(await store.outbox.countPending("s")).toBe(3);
      for (const expected of ["a1", "a2", "a3"]) {
        const deliveries = await claim();
        expect(names(deliveries)).toEqual([expected]);
        await settle(deliveries, { kind: "delivered" });
      }
      expect(await claim()).toEqual([]);
    });

    test("keeps the progress of each sink separately", async () => {
      for (const sink of ["s", "t"]) await store.outbox.addSink(sink);
      await add("a", "a");
      await settle(await claim("s"), { kind: "parked", reason: "It is dead." });
      const deliveries = await claim("t");
      expect(names(deliveries)).toEqual(["a1"]);
      await settle(deliveries, { kind: "delivered" }, "t");
      expect(names(await claim("t"))).toEqual(["a2"]);
      expect(await claim("s")).toEqual([]);
    });

    test("hands out a failed event again after its delay, and no later one of its subject before it", async () => {
      await store.outbox.addSink("s");
      await add("a", "a");
      await settle(await claim(), { kind: "failed", reason: "It is busy.", retryIn: 500_000 });
      await store.moveClock(400_000);
      expect(await claim()).toEqual([]);
      await store.moveClock(100_000);
      const again = await claim();
      expect(names(again)).toEqual(["a1"]);
      expect(again[0]?.failures).toBe(1);
      await settle(again, { kind: "delivered" });
      expect((await claim())[0]?.failures).toBe(0);
    });

    test("lets no event wait longer when the clock is moved back, after a failure or a dead relay", async () => {
      await store.outbox.addSink("s");
      await add("a", "b");
      await store.moveClock(1_000_000);
      const [failed] = await claim();
      if (failed)
        await settle([failed], {
          kind: "failed",
          reason: "It is busy.",
          retryIn: LEASE_MILLISECONDS,
        });
      await store.moveClock(-1_000_000);
      expect(await claim()).toEqual([]);
      await store.moveClock(LEASE_MILLISECONDS);
      expect(names(await claim())).toEqual(["a1", "b1"]);
    });

    test("goes by the time that it is, also after the clock was ahead for a while", async () => {
      await store.outbox.addSink("s");
      await add("a");
      await claim();
      await store.moveClock(2 * LEASE_MILLISECONDS);
      await store.moveClock(-2 * LEASE_MILLISECONDS);
      expect(await claim()).toEqual([]);
      await store.moveClock(LEASE_MILLISECONDS);
      expect(names(await claim())).toEqual(["a1"]);
    });

    test("hands out the event of a dead relay again, and ignores what that relay settles", async () => {
      await store.outbox.addSink("s");
      await add("a", "a");
      const dead = await claim();
      await store.moveClock(LEASE_MILLISECONDS);
      const living = await claim();
      expect(names(living)).toEqual(["a1"]);
      expect(living[0]?.failures).toBe(0); // it may never have been sent
      await settle(dead, { kind: "delivered" });
      expect(await claim()).toEqual([]);
      await settle(living, { kind: "delivered" });
      expect(names(await claim())).toEqual(["a2"]);
    });

    test("parks an event with those that follow it, until it is redelivered", async () => {
      await store.outbox.addSink("s");
      await add("a", "a", "b", "c");
      await settle(await claim(), { kind: "parked", reason: "It answered 410." });
      await add("a");
      await store.moveClock(86_400_000);
      expect(await claim()).toEqual([]);
      const parked = await store.outbox.listParked("s");
      expect(parked.map(({ event }) => event.subject)).toEqual(["a", "b", "c"]);
      expect(await store.outbox.listParked("s", { after: "a", limit: 1 })).toEqual([parked[1]]);
      expect(await store.outbox.listParked("s", { after: "c" })).toEqual([]);
      expect(parked[0]).toMatchObject({
        reason: "It answered 410.",
        failures: 1,
        event: { sequence: 1 },
      });
      expect(await store.outbox.redeliver("s", "b")).toBe(1);
      expect(names(await claim())).toEqual(["b1"]);
      expect(await store.outbox.redeliver("s")).toBe(2);
      expect(names(await claim())).toEqual(["a1", "c1"]);
      expect(await store.outbox.listParked("s")).toEqual([]);
    });

    test("says which event waits longest of those that failed, why, and when it is next", async () => {
      expect(await store.outbox.findWaiting("s")).toBeUndefined();
      await store.outbox.addSink("s");
      expect(await store.outbox.findWaiting("s")).toBeUndefined();
      for (const subject of ["a", "b", "c"]) {
        await add(subject);
        await store.moveClock(1_000);
      }
      const untried = { reason: null, failures: 0, retryIn: 0 };
      const waiting = () => store.outbox.findWaiting("s");
      expect(await waiting()).toMatchObject({ event: { subject: "a" }, ...untried });
      const [a, b, c] = await claim();
      if (!a || !b || !c) throw new Error("There are too few deliveries.");
      expect(await waiting()).toMatchObject({ event: { subject: "a" }, retryIn: null });
      await settle([c], { kind: "failed", reason: "It is busy.", retryIn: 50_000 });
      expect(await waiting()).toMatchObject({
        event: { subject: "c", sequence: 1 },
        reason: "It is busy.",
        failures: 1,
      });
      await settle([b], { kind: "failed", reason: "It answered 503.", retryIn: 500_000 });
      const found = await waiting();
      expect(found).toMatchObject({ event: { subject: "b" }, reason: "It answered 503." });
      expect(found?.retryIn).toBeGreaterThan(400_000);
      expect(found?.retryIn).toBeLessThanOrEqual(500_000);
      await store.moveClock(500_000);
      expect(await waiting()).toMatchObject({ event: { subject: "b" }, failures: 1, retryIn: 0 });
      const claimed = await claim();
      const again = claimed.filter(({ event }) => event.subject !== "a");
      expect(await waiting()).toMatchObject({ failures: 1, retryIn: null });
      await settle(again, { kind: "parked", reason: "It is dead." });
      expect(await waiting()).toMatchObject({ event: { subject: "a" }, ...untried, retryIn: null });
      await store.outbox.redeliver("s", "b");
      await settle([...claimed, ...(await claim())], { kind: "delivered" });
      await add("b");
      expect(await waiting()).toMatchObject({ event: { subject: "b", sequence: 2 }, ...untried });
    });

    test("gives up a parked event, and the later ones of its subject follow", async () => {
      await store.outbox.addSink("s");
      await add("a", "a", "b", "c");
      const [a, b, c] = await claim();
      if (!a || !b || !c) throw new Error("There are too few deliveries.");
      await settle([a, b], { kind: "parked", reason: "It is too large." });
      expect(await store.outbox.skip("s", "c")).toBe(0);
      expect(await store.outbox.skip("s", "a")).toBe(1);
      expect(names(await claim())).toEqual(["a2"]);
      expect(await store.outbox.skip("s")).toBe(1);
      expect(await store.outbox.listParked("s")).toEqual([]);
      expect(await store.outbox.countPending("s")).toBe(2);
      await settle([c], { kind: "delivered" });
      await add("b");
      expect(names(await claim())).toEqual(["b2"]);
    });

    test("forgets one sink with its progress, and no other", async () => {
      for (const sink of ["s", "t"]) await store.outbox.addSink(sink);
      await add("a", "a");
      await settle(await claim("s"), { kind: "delivered" });
      const [delivery] = await claim("s");
      await store.outbox.removeSink("s");
      if (delivery) await settle([delivery], { kind: "delivered" });
      await add("a");
      expect(await store.outbox.listSinks()).toEqual(["t"]);
      expect(await claim("s")).toEqual([]);
      expect(await store.outbox.countPending("t")).toBe(3);
      await store.outbox.removeSink("s");
      await store.outbox.addSink("s");
      expect(names(await claim("s"))).toEqual(["a1"]);
      expect(await store.outbox.countPending("s")).toBe(3);
    });

    test("hands each event to one of many relays", async () => {
      await store.outbox.addSink("s");
      await add(...Array.from({ length: 30 }, (_, index) => `subject ${index}`));
      const claims = await Promise.all(Array.from({ length: 10 }, () => claim("s", 5)));
      expect(new Set(claims.flat().map(({ event }) => event.id)).size).toBe(claims.flat().length);
      await Promise.all(claims.map((deliveries) => settle(deliveries, { kind: "delivered" })));
      const rest = await claim("s", 100);
      expect(claims.flat().length + rest.length).toBe(30);
    });

    test("counts what is pending, whatever became of it", async () => {
      await store.outbox.addSink("s");
      await add("a", "a", "b", "c", "d");
      const [a, b, c] = await claim("s", 3);
      if (!a || !b || !c) throw new Error("There are too few deliveries.");
      await settle([a], { kind: "delivered" });
      await settle([b], { kind: "parked", reason: "It is dead." });
      await settle([c], { kind: "failed", reason: "It is busy.", retryIn: 1_000 });
      expect(await store.outbox.countPending("s")).toBe(4);
      for (const most of [1, 3, 4]) expect(await store.outbox.countPending("s", most)).toBe(most);
      expect(await store.outbox.countPending("s", 5)).toBe(4);
      expect(await store.outbox.countPending("unknown")).toBe(0);
      expect(await store.outbox.skip("s")).toBe(1);
      expect(await store.outbox.countPending("s")).toBe(3);
      await store.reset();
      expect(await store.outbox.countPending("s")).toBe(0);
    });

    test("forgets its events when the store is reset, but not its sinks", async () => {
      await store.outbox.addSink("s");
      await add("a", "a");
      const old = await claim();
      await store.reset();
      expect(await claim()).toEqual([]);
      await add("a");
      await settle(old, { kind: "delivered" });
      expect(names(await claim())).toEqual(["a1"]);
    });

    test("contains no event of work that failed", async () => {
      await store.outbox.addSink("s");
      const failed = store.write(async (writer) => {
        await addEvent(writer, "a");
        throw new Error("The work fails.");
      });
      await expect(failed).rejects.toThrow("The work fails.");
      expect(await claim()).toEqual([]);
      expect(await store.outbox.countPending("s")).toBe(0);
      await add("b");
      expect(await store.outbox.countPending("s")).toBe(1);
      expect(names(await claim())).toEqual(["b1"]);
    });
  });
}
