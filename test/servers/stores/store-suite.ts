// How every store behaves, whatever it keeps its data in.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type {
  Product,
  Reader,
  Store,
  StoredEvent,
  TokenRecord,
  Writer,
} from "../../../src/servers/stores/store.ts";
import {
  addEvent,
  claim,
  createAccount,
  find,
  isSkipped,
  keyOf,
  lease,
  noteOf,
  payloadOf,
  productOf,
  release,
  SUPPLIER,
  stage,
  transactionOf,
} from "./sample-data.ts";

const KEY = keyOf("1");
const FAULT = new Error("The work fails.");
/** Longer than any test takes: a lease runs out only if a test moves the clock. */
const LEASE_MILLISECONDS = 100_000;

/** Runs the suite against stores that `open` makes, each of them empty. */
export function describeStore(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    let store: Store;
    const read = <Result>(work: (reader: Reader) => Promise<Result>) => store.read(work);
    const write = <Result>(work: (writer: Writer) => Promise<Result>) => store.write(work);
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    describe("staged data", () => {
      test("is stored with its import process", async () => {
        expect(await find(store, "1")).toBeUndefined();
        expect(await stage(store, "1", { sales_channel: "DIRECT" })).toBe("first");
        expect(await find(store, "1")).toEqual({
          ...KEY,
          payload: payloadOf("1", { sales_channel: "DIRECT" }),
          isInProgress: false,
          attempts: 0,
          account: null,
        });
      });

      test("is replaced by what is staged next, and stays marked to be skipped", async () => {
        await stage(store, "1", { sales_channel: "DIRECT" });
        await write((writer) => writer.setSkipped(KEY, true));
        expect(await stage(store, "1", { customers: [{ given_name: "Jette" }] })).toBe("replaced");
        expect(await find(store, "1")).toMatchObject({
          payload: { customers: [{ given_name: "Jette" }] },
        });
        expect(await isSkipped(store, "1")).toBe(true);
        await write((writer) => writer.setSkipped(KEY, false));
        expect(await isSkipped(store, "1")).toBe(false);
      });

      test("can be marked to be skipped before it is there", async () => {
        await write((writer) => writer.setSkipped(KEY, true));
        await write((writer) => writer.setSkipped(KEY, true));
        expect(await isSkipped(store, "1")).toBe(true);
        expect(await find(store, "1")).toBeUndefined();
        expect(await read((reader) => reader.listImports(SUPPLIER))).toEqual([]);
        expect(await stage(store, "1")).toBe("first");
        expect(await isSkipped(store, "1")).toBe(true);
        expect(await isSkipped(store, "2")).toBe(false);
        expect(await isSkipped(store, "1", "OTHER")).toBe(false);
        await write((writer) => writer.setSkipped(KEY, false));
        await write((writer) => writer.setSkipped(keyOf("2"), false));
        expect(await isSkipped(store, "1")).toBe(false);
      });

      test("belongs to one supplier", async () => {
        await stage(store, "1");
        await write((writer) => writer.stage({ ...payloadOf("1"), import_supplier: "OTHER" }));
        expect(await read((reader) => reader.listImports("OTHER"))).toHaveLength(1);
        expect(await read((reader) => reader.findImport(keyOf("1", "NONE")))).toBeUndefined();
      });

      test.each([
        ["text beyond ASCII", "Straße 12, 東京 🚲"],
        ["a NUL character", "a\u0000b"],
        ["a lone surrogate", "a\ud83db"],
        ["quotes and backslashes", "\"'`\\%_$1?{now}"],
        ["a megabyte", "x".repeat(1_000_000)],
      ])("is returned unchanged: %s", async (_, text) => {
        await stage(store, "1", { billing_address1: text });
        expect((await find(store, "1"))?.payload.billing_address1).toBe(text);
      });

      test("does not change with the objects of the caller", async () => {
        const payload = payloadOf("1", { customers: [{ given_name: "Jette" }] });
        await write((writer) => writer.stage(payload));
        payload.customers = [];
        const found = await find(store, "1");
        expect(found?.payload.customers).toEqual([{ given_name: "Jette" }]);
        expect(() => found?.payload.customers?.push({})).toSatisfy(isHarmless);
        expect((await find(store, "1"))?.payload.customers).toHaveLength(1);
      });
    });

    describe("an account", () => {
      test("is found by its number and by its import process, with the data it was made from", async () => {
        const before = await read(async ({ now }) => now);
        await createAccount(store, "1", "A-1");
        const account = await read((reader) => reader.findAccount("A-1"));
        const terms = { operationsTeam: null, sendsEmails: null };
        const createdAt = expect.any(Number);
        expect(account).toEqual({ ...KEY, number: "A-1", createdAt, ...terms });
        expect(account?.createdAt).toBeGreaterThanOrEqual(before);
        expect(await find(store, "1")).toMatchObject({
          account: { number: "A-1", createdAt: account?.createdAt },
          payload: payloadOf("1"),
        });
        expect(await read((reader) => reader.findAccount("A-2"))).toBeUndefined();
      });

      test.each([
        { operationsTeam: "south", sendsEmails: true },
        { operationsTeam: "süd 🚲", sendsEmails: false },
      ])("keeps the terms of its import: %j", async (terms) => {
        await stage(store, "1");
        await write((writer) => writer.createAccount(KEY, "A-1", terms));
        expect(await read((reader) => reader.findAccount("A-1"))).toMatchObject(terms);
      });

      test.each<[string, (writer: Writer) => Promise<unknown>]>([
        ["a second account of one import process", (writer) => writer.createAccount(KEY, "A-2")],
        ["a number that is in use", (writer) => writer.createAccount(keyOf("2"), "A-1")],
        ["an account without staged data", (writer) => writer.createAccount(keyOf("3"), "A-3")],
        ["a claim without staged data", (writer) => writer.claim(keyOf("3"), null, 1)],
        ["a note on no account", (writer) => writer.add("notes", "A-9", noteOf("a"))],
        [
          "a transaction on no account",
          (writer) => writer.add("transactions", "A-9", transactionOf("a")),
        ],
      ])("refuses %s", async (_, work) => {
        await createAccount(store, "1", "A-1");
        await stage(store, "2");
        await expect(write(work)).rejects.toThrow(Error);
        expect(await find(store, "1")).toMatchObject({ account: { number: "A-1" } });
        expect(await find(store, "2")).toMatchObject({ account: null });
      });

      test("has one instruction for each reference, however many calls add it at once", async () => {
        await createAccount(store, "1", "A-1");
        const put = (type: string) =>
          write((writer) =>
            writer.add("instructions", "A-1", {
              vendor: "V",
              reference: "R",
              type,
              details: "{}",
            }),
          );
        await Promise.all(["A", "B", "C", "D", "E", "F"].map(put));
        expect(await read((reader) => reader.listAdded("instructions", "A-1"))).toHaveLength(1);
      });

      test("keeps what is added to it, in that order", async () => {
        await createAccount(store, "1", "A-1");
        const statement = {
          bill_period_from_date: "2025-08-01",
          bill_period_to_date: "2025-08-31",
          statement_id: "S-1",
          supply_type: "ELECTRICITY",
        };
        const instruction = {
          vendor: "V",
          reference: "R-1",
          type: "DIRECT_DEBIT",
          details: '{"iban":"DE00"}',
        };
        await write(async (writer) => {
          for (const body of ["b", "a"]) await writer.add("notes", "A-1", noteOf(body));
          await writer.add("notes", "A-1", {
            ...noteOf("c"),
            body: null,
            isPinned: false,
            unpinAt: "2026-01-01T00:00:00Z",
            documentPaths: [],
          });
          for (const id of ["T-2", "T-1"])
            await writer.add("transactions", "A-1", transactionOf(id));
          await writer.add("statements", "A-1", statement);
          await writer.add("instructions", "A-1", instruction);
          await writer.add("instructions", "A-1", { ...instruction, reference: "R-2" });
        });
        await write((writer) =>
          writer.add("instructions", "A-1", { ...instruction, type: "CARD", details: "{}" }),
        );
        await read(async (reader) => {
          expect((await reader.listAdded("notes", "A-1")).map(({ body }) => body)).toEqual([
            "b",
            "a",
            null,
          ]);
          expect((await reader.listAdded("notes", "A-1"))[2]).toEqual({
            ...noteOf("c"),
            body: null,
            isPinned: false,
            unpinAt: "2026-01-01T00:00:00Z",
            documentPaths: [],
          });
          expect(await reader.listAdded("transactions", "A-1")).toEqual([
            transactionOf("T-2"),
            transactionOf("T-1"),
          ]);
          expect(await reader.listAdded("statements", "A-1")).toEqual([statement]);
          expect(await reader.listAdded("instructions", "A-1")).toEqual([
            { ...instruction, type: "CARD", details: "{}" },
            { ...instruction, reference: "R-2" },
          ]);
          expect(await reader.listAdded("notes", "A-2")).toEqual([]);
        });
      });

      test("knows which transactions are booked on it", async () => {
        await createAccount(store, "1", "A-1");
        await createAccount(store, "2", "A-2");
        await write(async (writer) => {
          await writer.add("transactions", "A-1", transactionOf("T-1"));
          await writer.add("transactions", "A-2", transactionOf("T-2"));
          expect(await writer.bookedTransactions("A-1", ["T-1", "T-2", "T-3", "T-1"])).toEqual(
            new Map([["T-1", transactionOf("T-1")]]),
          );
        });
        expect(await read((reader) => reader.bookedTransactions("A-2", []))).toEqual(new Map());
      });
    });

    describe("a list of import processes", () => {
      test("is sorted by number, in the order of code points", async () => {
        for (const number of ["b", "🚲", "B", "\uffee", "a", "10", "9"]) await stage(store, number);
        await write((writer) => writer.createAccount(keyOf("b"), "A-1"));
        const rows = await read((reader) => reader.listImports(SUPPLIER));
        expect(rows.map(({ externalNumber }) => externalNumber)).toEqual([
          "10",
          "9",
          "B",
          "a",
          "b",
          "\uffee",
          "🚲",
        ]);
        expect(rows[4]).toMatchObject({ account: { number: "A-1" } });
        expect(rows[0]).toEqual({
          ...keyOf("10"),
          isInProgress: false,
          attempts: 0,
          account: null,
        });
      });

      test("is read in parts, each after the last number of the one before", async () => {
        for (const number of ["2", "🚲", "10", "9", "\uffee"]) await stage(store, number);
        await write((writer) => writer.stage(payloadOf("3", { import_supplier: "OTHER" })));
        const list = async (after?: string, limit?: number) =>
          (await read((reader) => reader.listImports(SUPPLIER, { after, limit }))).map(
            ({ externalNumber }) => externalNumber,
          );
        expect(await list(undefined, 2)).toEqual(["10", "2"]);
        expect(await list("2", 2)).toEqual(["9", "\uffee"]);
        expect(await list("\uffee", 2)).toEqual(["🚲"]);
        expect(await list("🚲", 2)).toEqual([]);
        expect(await list("3")).toEqual(["9", "\uffee", "🚲"]); // a number that is not there
        await write(async (writer) => {
          await writer.stage(payloadOf("11"));
          const entries = await writer.listImports(SUPPLIER, { after: "10", limit: 2 });
          expect(entries.map(({ externalNumber }) => externalNumber)).toEqual(["11", "2"]);
        });
      });
    });

    describe("products", () => {
      test("are found by code, and replaced", async () => {
        await write((writer) =>
          writer.putProducts([productOf("P-1", { brand: "A" }), productOf("P-2")]),
        );
        await write((writer) => writer.putProducts([productOf("P-1", { brand: "B" })]));
        expect(await read((reader) => reader.findProduct("P-1"))).toEqual({
          code: "P-1",
          brand: "B",
        });
        expect(await read((reader) => reader.findProduct("P-9"))).toBeUndefined();
        expect(
          await read((reader) => reader.missingProducts(["P-9", "P-1", "P-8", "P-9"])),
        ).toEqual(["P-9", "P-8"]);
        expect(await read((reader) => reader.missingProducts([]))).toEqual([]);
      });

      test("are listed in the order of their codes, without hidden ones, in pages and by filters", async () => {
        await write((writer) =>
          writer.putProducts([
            productOf("d", { brand: "A", params: { is_green: true } }),
            productOf("c", { brand: "A", params: { is_green: false } }),
            productOf("b", { is_hidden: true }),
            productOf("a", { brand: "B" }),
            productOf("e", { brand: "" }),
            productOf("f"),
          ]),
        );
        const list = (...args: Parameters<Reader["listProducts"]>) =>
          read(async (reader) => {
            const { products, count } = await reader.listProducts(...args);
            return [products.map(({ code }) => code).join(""), count];
          });
        expect(await list({}, 0, 10)).toEqual(["acdef", 5]);
        expect(await list({}, 1, 1)).toEqual(["c", 5]);
        expect(await list({}, 2, 2)).toEqual(["de", 5]);
        expect(await list({}, 3, 1)).toEqual(["e", 5]);
        expect(await list({}, 4, 10)).toEqual(["f", 5]);
        expect(await list({}, 5, 10)).toEqual(["", 5]);
        expect(await list({}, 50, 10)).toEqual(["", 5]);
        expect(await list({ brand: "A" }, 1, 5)).toEqual(["d", 2]);
        expect(await list({ isGreen: false }, 2, 1)).toEqual(["e", 4]);
        expect(await list({ brand: "A" }, 0, 1)).toEqual(["c", 2]);
        expect(await list({ brand: "" }, 0, 10)).toEqual(["ef", 2]);
        expect(await list({ isGreen: false }, 0, 10)).toEqual(["acef", 4]);
        expect(await list({ brand: "A", isGreen: true }, 0, 10)).toEqual(["d", 1]);
      });

      test("are counted as they are now: replaced, hidden, shown again, sent twice, rehearsed", async () => {
        const count = (brand?: string) =>
          read(async (reader) => (await reader.listProducts({ brand }, 0, 1)).count);
        const put = (...products: readonly Product[]) =>
          write((writer) => writer.putProducts(products));
        await put(productOf("a", { brand: "A" }), productOf("b", { brand: "A" }));
        await put(productOf("a", { brand: "B" }), productOf("b", { is_hidden: true, brand: "A" }));
        expect([await count(), await count("A"), await count("B")]).toEqual([1, 0, 1]);
        await put(productOf("b", { brand: "A" }), productOf("b", { brand: "B" }));
        expect([await count(), await count("A"), await count("B")]).toEqual([2, 0, 2]);
        await expect(
          write(async (writer) => {
            await writer.putProducts([productOf("d")]);
            throw new Error("The work fails.");
          }),
        ).rejects.toThrow("The work fails.");
        expect([await count(), await count("")]).toEqual([2, 0]);
        await Promise.all(
          ["e", "f", "g"].map((code) => put(productOf(code), productOf("e", { brand: "A" }))),
        );
        expect([await count(), await count("A"), await count("")]).toEqual([5, 1, 2]);
      });
    });

    describe("a lease", () => {
      test("belongs to one call until it is released", async () => {
        await stage(store, "1");
        const { token, until } = await lease(store, "1");
        expect(until).toBeGreaterThan(await read(async ({ now }) => now));
        expect(await claim(store, "1")).toBe("in_progress");
        expect(await find(store, "1")).toMatchObject({ isInProgress: true, attempts: 1 });
        expect((await read((reader) => reader.listImports(SUPPLIER)))[0]).toMatchObject({
          isInProgress: true,
        });
        expect(await release(store, "1", "another token")).toBe(false);
        expect(await release(store, "1", token)).toBe(true);
        expect(await release(store, "1", token)).toBe(false);
        expect(await find(store, "1")).toMatchObject({ isInProgress: false, attempts: 1 });
      });

      test("runs out, and then passes to another call", async () => {
        await stage(store, "1");
        const first = await lease(store, "1", null, LEASE_MILLISECONDS);
        await store.moveClock(LEASE_MILLISECONDS);
        expect(await find(store, "1")).toMatchObject({ isInProgress: false });
        expect(await release(store, "1", first.token)).toBe(false);
        const second = await lease(store, "1");
        expect(second.token).not.toBe(first.token);
        expect(await release(store, "1", first.token)).toBe(false);
        expect(await find(store, "1")).toMatchObject({ isInProgress: true, attempts: 2 });
        expect(await release(store, "1", second.token)).toBe(true);
      });

      test("does not last longer when the clock is moved back", async () => {
        for (const number of ["1", "2"]) await stage(store, number);
        await store.moveClock(10 * LEASE_MILLISECONDS);
        await lease(store, "1", 1, LEASE_MILLISECONDS);
        await store.moveClock(-10 * LEASE_MILLISECONDS);
        expect(await claim(store, "1")).toBe("in_progress");
        expect(await claim(store, "2", 1)).toBe("limit_reached");
        await store.moveClock(LEASE_MILLISECONDS);
        expect(await claim(store, "2", 1)).toMatchObject({ token: expect.any(String) });
        expect(await claim(store, "1")).toMatchObject({ token: expect.any(String) });
      });

      test("is granted to as many calls as the limit allows", async () => {
        for (const number of ["1", "2", "3"]) await stage(store, number);
        const first = await lease(store, "1", 2);
        await lease(store, "2", 2);
        expect(await claim(store, "3", 2)).toBe("limit_reached");
        expect(await claim(store, "2", 2)).toBe("in_progress");
        expect(await find(store, "3")).toMatchObject({ attempts: 0 });
        await release(store, "1", first.token);
        expect(await claim(store, "3", 2)).toMatchObject({ token: expect.any(String) });
      });

      test("is granted to each of many calls at once while there is room", async () => {
        const numbers = Array.from({ length: 8 }, (_, index) => `${index}`);
        for (const number of numbers) await stage(store, number);
        const answers = await Promise.all(numbers.map((number) => claim(store, number, 8)));
        expect(answers.filter((answer) => typeof answer === "string")).toEqual([]);
      });

      test("stops counting towards the limit when it runs out", async () => {
        for (const number of ["1", "2"]) await stage(store, number);
        await lease(store, "1", 1, LEASE_MILLISECONDS);
        expect(await claim(store, "2", 1)).toBe("limit_reached");
        await store.moveClock(LEASE_MILLISECONDS);
        expect(await claim(store, "2", 1)).toMatchObject({ token: expect.any(String) });
        expect(await claim(store, "1", 0)).toBe("limit_reached");
      });

      test("goes to one of many calls at once", async () => {
        await stage(store, "1");
        const answers = await Promise.all(Array.from({ length: 20 }, () => claim(store, "1")));
        expect(answers.filter((answer) => answer !== "in_progress")).toHaveLength(1);
      });
    });

    describe("changes", () => {
      test("are all undone when the work fails", async () => {
        await stage(store, "1");
        const events: StoredEvent[] = [];
        store.subscribe((event) => events.push(event));
        const work = write(async (writer) => {
          await writer.createAccount(KEY, "A-1");
          await writer.add("notes", "A-1", noteOf("a"));
          await writer.putProducts([productOf("P-1")]);
          await writer.setSupplierStatus(SUPPLIER, "Paused");
          await addEvent(writer, "1");
          expect(await writer.listAdded("notes", "A-1")).toHaveLength(1);
          throw FAULT;
        });
        await expect(work).rejects.toBe(FAULT);
        await read(async (reader) => {
          expect(await reader.findImport(KEY)).toMatchObject({ account: null });
          expect(await reader.findAccount("A-1")).toBeUndefined();
          expect(await reader.listAdded("notes", "A-1")).toEqual([]);
          expect(await reader.findProduct("P-1")).toBeUndefined();
          expect(await reader.supplierStatus(SUPPLIER)).toBeUndefined();
        });
        expect(events).toEqual([]);
      });

      test("are seen by their own writer at once, and by readers after the commit", async () => {
        await stage(store, "1");
        await write(async (writer) => {
          await writer.setSkipped(KEY, true);
          expect(await writer.listAccounts(SUPPLIER)).toMatchObject([{ isSkipped: true }]);
          expect(await isSkipped(store, "1")).toBe(false);
        });
        expect(await isSkipped(store, "1")).toBe(true);
      });

      test("do not reach a reader that began before", async () => {
        await stage(store, "1");
        await read(async (reader) => {
          expect(await reader.listImports(SUPPLIER)).toHaveLength(1);
          await stage(store, "2");
          await write((writer) => writer.setSkipped(KEY, true));
          expect(await reader.listImports(SUPPLIER)).toHaveLength(1);
          expect(await reader.listAccounts(SUPPLIER)).toMatchObject([{ isSkipped: false }]);
          expect(await reader.findImport(keyOf("2"))).toBeUndefined();
        });
        expect(await read((reader) => reader.listImports(SUPPLIER))).toHaveLength(2);
      });

      test("to one import process wait for each other, even if it does not exist yet", async () => {
        const add = () =>
          write(async (writer) => {
            const found = await writer.findImport(KEY);
            const before = found?.payload.billing_address1 ?? "";
            await writer.stage(payloadOf("1", { billing_address1: `${before}x` }));
            return found ? "replaced" : "first";
          });
        const answers = await Promise.all(Array.from({ length: 12 }, add));
        expect(answers.filter((answer) => answer === "first")).toHaveLength(1);
        expect((await find(store, "1"))?.payload.billing_address1).toBe("x".repeat(12));
      });

      test("can't be made once the work has ended", async () => {
        const writer = await write(async (inner) => inner);
        const reader = await read(async (inner) => inner);
        await expect(writer.stage(payloadOf("1"))).rejects.toThrow(/has ended/);
        await expect(reader.findImport(KEY)).rejects.toThrow(/has ended/);
        expect(await find(store, "1")).toBeUndefined();
      });

      test("to the clock do not reach a reader at work", async () => {
        await read(async (reader) => {
          const { now } = reader;
          await store.moveClock(1_000);
          expect(reader.now).toBe(now);
        });
      });
    });

    describe("events", () => {
      test("reach listeners after the commit, in order, each with its place in its subject", async () => {
        const received: StoredEvent[] = [];
        const end = store.subscribe((event) => received.push(event));
        await write(async (writer) => {
          await addEvent(writer, "a", { n: 1 });
          await addEvent(writer, "b", { n: 2 });
          await addEvent(writer, "a", { n: 3 });
          expect(received).toEqual([]);
        });
        expect(
          received.map(({ subject, sequence, payload }) => [subject, sequence, payload]),
        ).toEqual([
          ["a", 1, { n: 1 }],
          ["b", 1, { n: 2 }],
          ["a", 2, { n: 3 }],
        ]);
        expect(new Set(received.map(({ id }) => id)).size).toBe(3);
        expect(received[0]).toMatchObject({
          type: "account.created-v1",
          occurredAt: expect.any(Number),
        });
        end();
        await write((writer) => addEvent(writer, "a"));
        expect(received).toHaveLength(3);
      });
    });

    describe("a list of events", () => {
      const list = async (limit = 10, newer?: number) =>
        (await read((reader) => reader.listEvents(limit, newer))).map(
          ({ subject, sequence }) => subject + sequence,
        );

      test("has the newest events as listeners got them, oldest first, until a reset", async () => {
        const received: StoredEvent[] = [];
        store.subscribe((event) => received.push(event));
        for (const subject of ["b", "a", "b"]) {
          await write((writer) => addEvent(writer, subject, { subject }));
          await store.moveClock(1_000);
        }
        expect(await read((reader) => reader.listEvents(10))).toEqual(received);
        expect(await list(2)).toEqual(["a1", "b2"]);
        expect(await list(1, 1)).toEqual(["a1"]);
        expect(await list(2, 2)).toEqual(["b1"]);
        expect(await list(2, 3)).toEqual([]);
        expect(await list(2, 4)).toEqual([]);
        await store.reset();
        expect(await list()).toEqual([]);
      });

      test("keeps the order of one subject when the clock is moved back", async () => {
        await write((writer) => addEvent(writer, "b"));
        await store.moveClock(86_400_000);
        await write((writer) => addEvent(writer, "a"));
        await store.moveClock(-2 * 86_400_000);
        await write((writer) => addEvent(writer, "a"));
        expect(await list()).toEqual(["b1", "a1", "a2"]);
        expect(await list(1)).toEqual(["a2"]);
      });
    });

    describe("tokens", () => {
      const token: TokenRecord = {
        hash: "h",
        kind: "refresh",
        keyHash: "k",
        expiresAt: 1_900_000_000_123,
      };

      test("that have expired are deleted when another is stored", async () => {
        await write((writer) => writer.putTokens([{ ...token, hash: "old", expiresAt: 1 }]));
        expect(await read((reader) => reader.findToken("old"))).toBeDefined();
        await write((writer) => writer.putTokens([token]));
        expect(await read((reader) => reader.findToken("old"))).toBeUndefined();
        expect(await read((reader) => reader.findToken("h"))).toEqual(token);
      });

      test("expire at their time, and not before it", async () => {
        await write(async (writer) => {
          const { now } = writer;
          const ends = { over: now, next: now + 1 };
          for (const [hash, expiresAt] of Object.entries(ends))
            await writer.putTokens([{ ...token, hash, expiresAt }]);
          await writer.putTokens([token]);
          expect(await writer.findToken("over")).toBeUndefined();
          expect(await writer.findToken("next")).toBeDefined();
        });
      });

      test("that have expired are deleted a thousand at a time", async () => {
        const hashes = Array.from({ length: 1_500 }, (_, index) => `old ${index}`);
        const now = await read(async (reader) => reader.now);
        const expiresAt = now + 3_600_000;
        await write((writer) =>
          writer.putTokens(hashes.map((hash) => ({ ...token, hash, expiresAt }))),
        );
        await store.moveClock(86_400_000);
        const left = () =>
          read(async (reader) => {
            const found = await Promise.all(hashes.map((hash) => reader.findToken(hash)));
            return found.filter((old) => old !== undefined).length;
          });
        for (const count of [500, 0]) {
          await write((writer) => writer.putTokens([token]));
          expect(await left()).toBe(count);
        }
      });

      test("are found by hash, replaced, and taken once", async () => {
        await write((writer) => writer.putTokens([{ ...token, expiresAt: 1 }]));
        await write((writer) => writer.putTokens([token]));
        expect(await read((reader) => reader.findToken("h"))).toEqual(token);
        const taken = await Promise.all(
          Array.from({ length: 5 }, () => write((writer) => writer.takeToken("h"))),
        );
        expect(taken.filter((item) => item !== undefined)).toEqual([token]);
        expect(await read((reader) => reader.findToken("h"))).toBeUndefined();
      });
    });

    describe("the operator", () => {
      test("sets the status of a supplier", async () => {
        expect(await read((reader) => reader.supplierStatus(SUPPLIER))).toBeUndefined();
        for (const status of ["Paused", "Complete", "Ongoing"] as const) {
          await write((writer) => writer.setSupplierStatus(SUPPLIER, status));
          expect(await read((reader) => reader.supplierStatus(SUPPLIER))).toBe(status);
        }
      });

      test("moves the clock, and resets it with everything else", async () => {
        const now = () => read(async (reader) => reader.now);
        const start = await now();
        await store.moveClock(86_400_000);
        await store.moveClock(-3_600_000);
        expect(await now()).toBeGreaterThanOrEqual(start + 82_800_000);
        await createAccount(store, "1", "A-1");
        await write(async (writer) => {
          await writer.claim(KEY, 1, 60_000);
          await addEvent(writer, "a");
          await writer.putTokens([{ hash: "h", kind: "access", keyHash: "k", expiresAt: 1 }]);
          await writer.putProducts([productOf("P-1")]);
          await writer.setSupplierStatus(SUPPLIER, "Paused");
        });
        await store.reset();
        expect(await now()).toBeLessThan(start + 82_800_000);
        await read(async (reader) => {
          expect(await reader.listImports(SUPPLIER)).toEqual([]);
          expect(await reader.findAccount("A-1")).toBeUndefined();
          expect(await reader.findToken("h")).toBeUndefined();
          expect(await reader.listProducts({}, 0, 1)).toEqual({ products: [], count: 0 });
          expect(await reader.supplierStatus(SUPPLIER)).toBeUndefined();
        });
        await stage(store, "1");
        expect(await claim(store, "1", 1)).toMatchObject({ token: expect.any(String) });
        const received: number[] = [];
        store.subscribe(({ sequence }) => received.push(sequence));
        await write((writer) => addEvent(writer, "a"));
        expect(received).toEqual([1]);
      });
    });

    test("may be closed again", async () => {
      await stage(store, "1");
      await Promise.all([store.close(), store.close()]);
      await store.close();
    });
  });
}

/**
 * Whether a change to a result succeeds or is refused. Both are fine if the store stays the same.
 */
function isHarmless(change: () => void): boolean {
  try {
    change();
    return true;
  } catch (error) {
    return error instanceof TypeError;
  }
}
