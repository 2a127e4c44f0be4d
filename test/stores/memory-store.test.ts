import { expect, test } from "vitest";
import { createMemoryStore } from "../../src/stores/memory/memory-store.ts";
import { describeOutbox } from "./outbox-suite.ts";
import { lease, stage } from "./sample-data.ts";
import { describeStore } from "./store-suite.ts";

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
