import { afterEach, expect, test, vi } from "vitest";
import { Layer } from "../../../src/servers/stores/memory/layer.ts";
import { createMemoryStore } from "../../../src/servers/stores/memory/memory-store.ts";
import type { Store } from "../../../src/servers/stores/store.ts";
import { describeOutbox } from "./outbox-suite.ts";
import { addEvent, lease, productOf, stage } from "./sample-data.ts";
import { describeStore } from "./store-suite.ts";

afterEach(() => void vi.restoreAllMocks());

const open = async () => createMemoryStore();

describeStore("the memory store", open);
describeOutbox("the outbox of the memory store", open);

test("takes its time and its names from its options", async () => {
  const store = createMemoryStore({ clock: () => 1_000, ids: { unique: () => "name" } });
  await stage(store, "1");
  expect(await lease(store, "1", null, 500)).toEqual({ token: "name", until: 1_500 });
  await store.moveClock(250);
  expect(await store.read(async ({ now }) => now)).toBe(1_250);
});

test("a new token takes the same time however many there are, and expired ones go", async () => {
  const HOUR = 3_600_000;
  let now = 0;
  const store = createMemoryStore({ clock: () => now });
  const putToken = (hash: string, expiresAt: number) =>
    store.write((writer) => writer.putTokens([{ hash, kind: "refresh", keyHash: "k", expiresAt }]));
  for (let index = 0; index < 2_000; index++) await putToken(`${index}`, HOUR + index);
  const list = vi.spyOn(Layer.prototype, "list");
  await putToken("one more", 5 * HOUR);
  const sizes = list.mock.results.map(({ value }) => (value as readonly unknown[]).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10);
  now = 2 * HOUR;
  // A thousand at a time.
  for (const hash of ["next", "last"]) await putToken(hash, 5 * HOUR);
  const found = await store.read((reader) =>
    Promise.all(["0", "1999", "one more", "last"].map((hash) => reader.findToken(hash))),
  );
  expect(found.map((token) => token?.hash)).toEqual([undefined, undefined, "one more", "last"]);
});

/** A store with so many of everything. */
async function fill(count: number): Promise<Store> {
  const store = createMemoryStore();
  await store.outbox.addSink("s");
  await store.write(async (writer) => {
    for (let index = 0; index < count; index++) {
      await writer.stage({ import_supplier: "S", external_account_number: `${index}` });
      await addEvent(writer, `subject ${index}`);
      await writer.putProducts([productOf(`${index}`)]);
    }
  });
  return store;
}

/** What is done with a store that is filled: none of it looks at more than it returns. */
const calls: Readonly<Record<string, (store: Store) => Promise<unknown>>> = {
  "claims events": async (store) => {
    const deliveries = await store.outbox.claim("s", 5, 1_000);
    expect(deliveries).toHaveLength(5);
    const [failed, parked, ...rest] = deliveries.map((delivery) => ({ delivery }));
    await store.outbox.settle("s", [
      ...(failed
        ? [
            {
              ...failed,
              outcome: { kind: "failed", reason: "It is busy.", retryIn: 1_000 },
            } as const,
          ]
        : []),
      ...(parked
        ? [{ ...parked, outcome: { kind: "parked", reason: "It is dead." } } as const]
        : []),
      ...rest.map((item) => ({ ...item, outcome: { kind: "delivered" } }) as const),
    ]);
    expect(await store.outbox.listParked("s")).toHaveLength(1);
  },
  "counts what is pending": (store) => store.outbox.countPending("s"),
  "lists some of what is parked": async (store) => {
    const deliveries = await store.outbox.claim("s", 20, 1_000);
    const outcome = { kind: "parked", reason: "It is dead." } as const;
    await store.outbox.settle(
      "s",
      deliveries.map((delivery) => ({ delivery, outcome })),
    );
    expect(await store.outbox.listParked("s", { after: "12", limit: 5 })).toHaveLength(5);
  },
  "lists a part of the import processes": (store) =>
    store.read(async (reader) =>
      expect(await reader.listImports("S", { after: "10", limit: 5 })).toHaveLength(5),
    ),
  "lists a page of accounts": (store) =>
    store.read(async (reader) => {
      const range = { after: "10", prefix: "1", limit: 5 };
      expect(await reader.listAccounts("S", range)).toHaveLength(5);
    }),
  "lists the events of a subject": (store) =>
    store.read(async (reader) =>
      expect(await reader.listEvents(5, 0, "subject 7")).toHaveLength(1),
    ),
  "lists the newest events": (store) =>
    store.read(async (reader) => expect(await reader.listEvents(5)).toHaveLength(5)),
  "stages, and adds an event": (store) =>
    store.write(async (writer) => {
      await writer.stage({ import_supplier: "S", external_account_number: "new" });
      await addEvent(writer, "new");
    }),
};

test.each(Object.entries(calls))(
  "%s by looking at no more rows in a full store",
  async (_, call) => {
    const work = async (count: number) => {
      const store = await fill(count);
      const get = vi.spyOn(Layer.prototype, "get");
      const list = vi.spyOn(Layer.prototype, "list");
      await call(store);
      const listed = list.mock.results.map(({ value }) => (value as readonly unknown[]).length);
      const looks = get.mock.calls.length + listed.reduce((sum, size) => sum + size, 0);
      vi.restoreAllMocks();
      return looks;
    };
    expect(await work(2_000)).toBe(await work(50));
  },
);
