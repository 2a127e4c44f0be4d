// A question, which PostgreSQL answers outside of a transaction.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Store } from "../../../src/servers/stores/store.ts";
import { openPlace, STORES } from "./engines.ts";
import { freshPostgres } from "./fresh-postgres.ts";
import { keyOf, lease, stage } from "./sample-data.ts";

describe.each(STORES)("a question to %s", (_, open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  test("gets the answer that a reader gets, or none, and the time", async () => {
    await stage(store, "1");
    await lease(store, "1");
    const find = (number: string) => store.ask((reader) => reader.findImport(keyOf(number)));
    expect(await find("1")).toEqual(await store.read((reader) => reader.findImport(keyOf("1"))));
    expect(await find("1")).toMatchObject({ isInProgress: true });
    expect(await find("2")).toBeUndefined();
    const before = await store.read(async ({ now }) => now);
    await store.moveClock(3_600_000);
    const time = await store.ask(async (reader) => {
      await reader.findToken("none");
      return reader.now;
    });
    expect(time).toBeGreaterThanOrEqual(before + 3_600_000);
    expect(await find("1")).toMatchObject({ isInProgress: false });
  });
});

test("a question to PostgreSQL comes alone, and the time only after it", async () => {
  const store = await openPlace(await freshPostgres());
  const two = store.ask(async (reader) => {
    await reader.findToken("a");
    return reader.findToken("b");
  });
  await expect(two).rejects.toThrow("Only one question can be asked");
  await expect(store.ask(async ({ now }) => now)).rejects.toThrow("once the question is answered");
  await store.close();
});
