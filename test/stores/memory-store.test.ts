import { afterEach, expect, test, vi } from "vitest";
import { Layer } from "../../src/stores/memory/layer.ts";
import { createMemoryStore } from "../../src/stores/memory/memory-store.ts";
import { describeOutbox } from "./outbox-suite.ts";
import { lease, stage } from "./sample-data.ts";
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
    store.write((writer) => writer.putToken({ hash, kind: "refresh", keyHash: "k", expiresAt }));
  for (let index = 0; index < 2_000; index++) await putToken(`${index}`, HOUR + index);
  const list = vi.spyOn(Layer.prototype, "list");
  await putToken("one more", 5 * HOUR);
  const sizes = list.mock.results.map(({ value }) => (value as Map<string, unknown>).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10);
  now = 2 * HOUR;
  await putToken("last", 5 * HOUR);
  const found = await store.read((reader) =>
    Promise.all(["0", "1999", "one more", "last"].map((hash) => reader.findToken(hash))),
  );
  expect(found.map((token) => token?.hash)).toEqual([undefined, undefined, "one more", "last"]);
});
