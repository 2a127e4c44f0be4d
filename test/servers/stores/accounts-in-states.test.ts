// The lists of accounts by state and number, on each store.
import { afterEach, describe, expect, test } from "vitest";
import type { ListedAccount, ListedState, Overview } from "../../../generated/server-types.ts";
import { type App, createApp } from "../../../src/servers/app/create-app.ts";
import type { Store, Writer } from "../../../src/servers/stores/store.ts";
import { STORES } from "./engines.ts";

const SUPPLIER = "NORDWERK";
const STATES: readonly ListedState[] = ["staged", "in_progress", "imported", "skipped"];

let app: App;
let store: Store;
afterEach(() => app.close());

async function ask(path: string) {
  const response = await app.fetch(new Request(`http://127.0.0.1/__control/${path}`));
  return { status: response.status, body: JSON.parse(await response.text()) };
}
const list = async (query: string) => {
  const { status, body } = await ask(`accounts?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { accounts: ListedAccount[]; next: string | null };
};
const names = async (query: string) =>
  (await list(query)).accounts.map(
    ({ import_supplier, external_account_number: number }) =>
      `${import_supplier === SUPPLIER ? "" : `${import_supplier} `}${number}`,
  );
/** All pages of a list, one after the other. */
async function pages(query: string, between: () => Promise<unknown> = async () => {}) {
  const read: string[][] = [];
  for (let after = ""; ; ) {
    const { accounts, next } = await list(`${query}${after}`);
    read.push(accounts.map(({ external_account_number: number }) => number));
    if (next === null) return read;
    after = `&after=${encodeURIComponent(next)}`;
    await between();
  }
}

const keyOf = (externalNumber: string, supplier = SUPPLIER) => ({ supplier, externalNumber });
const stage = (writer: Writer, number: string, import_supplier = SUPPLIER) =>
  writer.stage({ import_supplier, external_account_number: number });
async function importIt(writer: Writer, number: string) {
  await stage(writer, number);
  await writer.createAccount(keyOf(number), `A-${number}`);
}
const LONG = 100_000;

describe.each(STORES)("%s", (_, open) => {
  const begin = async (fill: (writer: Writer) => Promise<unknown> = async () => {}) => {
    store = await open();
    app = createApp({ store, control: true });
    await store.write(fill);
  };

  test("lists each state by supplier and number, in the order of code points", async () => {
    await begin(async (writer) => {
      for (const number of ["b", "🚲", "B", "\uffee", "10", "9", "s", "i", "p"])
        await stage(writer, number);
      await stage(writer, "1", "NORDWERK-DEBT");
      await writer.setSkipped(keyOf("s"), true);
      await writer.setSkipped(keyOf("marked only"), true);
      await writer.createAccount(keyOf("i"), "A-1");
      await writer.claim(keyOf("p"), null, LONG);
    });
    expect(await names("state=staged")).toEqual([
      ...["10", "9", "B", "b", "\uffee", "🚲"],
      "NORDWERK-DEBT 1",
    ]);
    expect(await names("state=in_progress")).toEqual(["p"]);
    expect(await names("state=imported")).toEqual(["i"]);
    expect(await names("state=skipped")).toEqual(["marked only", "s"]);
    const all = ["10", "9", "B", "b", "i", "marked only", "p", "s", "\uffee", "🚲"];
    expect(await names("")).toEqual([...all, "NORDWERK-DEBT 1"]);
    expect((await list("number=i")).accounts).toEqual([
      {
        import_supplier: SUPPLIER,
        external_account_number: "i",
        platform_account_number: "A-1",
        state: "imported",
        mark: null,
        attempts: 0,
      },
    ]);
  });

  test("counts as many accounts in each state as the overview", async () => {
    await begin(async (writer) => {
      for (let index = 0; index < 12; index += 1) {
        const key = keyOf(`${index}`);
        await stage(writer, key.externalNumber);
        if (index % 3 === 0) await writer.setSkipped(key, true);
        if (index % 4 === 1) await writer.createAccount(key, `A-${index}`);
        if (index % 5 === 2) await writer.claim(key, null, LONG);
      }
    });
    const { groups } = (await ask("overview")).body as Overview;
    for (const state of STATES) {
      const named = groups.filter((group) => group.state === state);
      const numbers = named.flatMap(({ accounts }) =>
        accounts.map((a) => a.external_account_number),
      );
      expect((await names(`state=${state}`)).sort(), state).toEqual(numbers.sort());
      expect(numbers.length).toBeGreaterThan(0);
    }
  });

  test("follows accounts that move from one state to another, and leases that run out", async () => {
    await begin((writer) => stage(writer, "1"));
    const states = async () => (await list("")).accounts.map(({ state }) => state);
    const { token } = (await store.write((writer) => writer.claim(keyOf("1"), null, LONG))) as {
      token: string;
    };
    expect([await states(), await names("state=staged")]).toEqual([["in_progress"], []]);
    await store.moveClock(LONG);
    expect([await states(), await names("state=in_progress")]).toEqual([["staged"], []]);
    await store.write((writer) => writer.release(keyOf("1"), token));
    await store.write((writer) => writer.setSkipped(keyOf("1"), true));
    expect([await states(), await names("state=staged")]).toEqual([["skipped"], []]);
    await store.write((writer) => writer.setSkipped(keyOf("1"), false));
    expect(await states()).toEqual(["staged"]);
    await store.write((writer) => writer.createAccount(keyOf("1"), "A-1"));
    expect([await states(), await names("state=staged")]).toEqual([["imported"], []]);
    await store.reset();
    expect(await states()).toEqual([]);
  });

  test("finds how a number begins, and nothing else", async () => {
    await begin(async (writer) => {
      for (const number of ["NW-1", "NW-10", "NW-2", "nw-1", "N", "1-NW", "NW%", "NW_"])
        await stage(writer, number);
      await importIt(writer, "NW-11");
    });
    expect(await names("number=NW-1")).toEqual(["NW-1", "NW-10", "NW-11"]);
    expect(await names("number=NW-1&state=staged")).toEqual(["NW-1", "NW-10"]);
    expect(await names("number=NW%25")).toEqual(["NW%"]);
    expect(await names("number=NW-9")).toEqual([]);
    expect(await pages("number=NW-1&limit=1")).toEqual([["NW-1"], ["NW-10"], ["NW-11"]]);
    expect(await pages("number=NW-1&limit=3")).toEqual([["NW-1", "NW-10", "NW-11"]]);
  });

  test("has each account that stays once, in pages while others move", async () => {
    const numbers = Array.from({ length: 20 }, (__, index) => `${10 + index}`);
    await begin(async (writer) => {
      for (const number of numbers) await stage(writer, number);
      await stage(writer, "1", "NORDWERK-DEBT");
    });
    let moved = 8;
    const read = await pages("state=staged&limit=3", () =>
      store.write(async (writer) => {
        // The last account of a page leaves, one before the page comes, and one behind it leaves.
        moved += 4;
        await writer.createAccount(keyOf(`${moved}`), `A-${moved}`);
        await stage(writer, `0${moved}`);
        await writer.setSkipped(keyOf(`${moved + 9}`), true);
      }),
    );
    const seen = read.flat();
    expect(new Set(seen).size).toBe(seen.length);
    const gone = new Set(
      await Promise.all([names("state=imported"), names("state=skipped")]).then((lists) =>
        lists.flat(),
      ),
    );
    expect(seen).toEqual(expect.arrayContaining(numbers.filter((number) => !gone.has(number))));
    expect(seen.at(-1)).toBe("1");
    expect(seen.some((number) => number.startsWith("0"))).toBe(false);
  });

  test.each([
    ["state=not_staged", "state"],
    ["state=Staged", "state"],
    ["limit=0", "limit"],
    ["limit=201", "limit"],
    ["limit=all", "limit"],
    ["after=NW-1", "after"],
    ["after=NORDWERK", "after"],
    ["after=NORDWERK/", "after"],
    ["after=UNKNOWN/NW-1", "after"],
    ["after=NORDWERK/NW-1&number=NW-2", "after"],
    ["number=1&number=2", "number"],
  ])("refuses %s", async (query, attr) => {
    await begin();
    const { status, body } = await ask(`accounts?${query}`);
    expect([status, body.code, body.errors.map((error: { attr: string }) => error.attr)]).toEqual([
      400,
      "invalid_request",
      [attr],
    ]);
  });

  test("shows an import with its staged data, its attempts and its events", async () => {
    await begin(async (writer) => {
      await stage(writer, "NW/1");
      await writer.setSkipped(keyOf("marked only"), true);
    });
    const shown = () => ask(`imports/NORDWERK/${encodeURIComponent("NW/1")}`);
    const account = { import_supplier: SUPPLIER, external_account_number: "NW/1" };
    expect((await shown()).body).toEqual({
      account: { ...account, state: "staged", mark: null, attempts: 0 },
      import_data: account,
      events: [],
    });
    await store.write(async (writer) => {
      await writer.claim(keyOf("NW/1"), null, 0);
      for (const type of [
        "data_import.import_process.error-v1",
        "data_import.import_process.cancelled-v1",
      ])
        await writer.addEvent({ type, payload: { type }, subject: `${SUPPLIER}/NW/1` });
      await writer.addEvent({ type: "account.created-v1", payload: {}, subject: "another" });
    });
    const { body } = await shown();
    expect(body.account).toEqual({ ...account, state: "staged", mark: "failed", attempts: 1 });
    expect((await list("")).accounts).toContainEqual(body.account);
    expect(body.events.map((event: { sequence: number; type: string }) => event)).toMatchObject([
      { sequence: 1, type: "data_import.import_process.error-v1" },
      { sequence: 2, type: "data_import.import_process.cancelled-v1" },
    ]);
    expect((await ask("imports/NORDWERK/marked%20only")).body).toEqual({
      account: {
        import_supplier: SUPPLIER,
        external_account_number: "marked only",
        state: "skipped",
        mark: null,
        attempts: 0,
      },
      events: [],
    });
    expect((await ask("imports/NORDWERK/NW")).status).toBe(404);
    expect((await ask("imports/UNKNOWN/NW")).status).toBe(404);
  });
});
