// What a server remembers, taken from it as a document and put into another.

import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describe, expect, test } from "vitest";
import schema from "../../../generated/state.schema.json" with { type: "json" };
import { fixture, fixtures } from "../../../src/fixtures.ts";
import { demoState } from "../../../src/library/fixtures/demo-state.ts";
import {
  type App,
  type AppOptions,
  createApp,
  createMemoryStore,
  type State,
} from "../../../src/server.ts";
import { STORES } from "../stores/engines.ts";

const IMPORT = "/v1/data-import/account-import-process";
const KEY = { import_supplier: "NORDWERK", external_account_number: "NW-1" };

function open(options: AppOptions = {}) {
  const app = createApp({ control: true, ...options });
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await app.fetch(
      new Request(`http://127.0.0.1${path}`, {
        method,
        headers: {
          Authorization: `Token ${app.settings.tokens[0]}`,
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    return { status: response.status, body: JSON.parse(await response.text()) };
  };
  return { app, send };
}
type Send = ReturnType<typeof open>["send"];
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

/** Does by the API what leads to the demo state. */
async function live(
  send: Send,
  { staged, imported, skipped }: ReturnType<typeof demoState>,
  setClock: (time: number) => void,
) {
  const statuses: number[] = [];
  const post = async (path: string, body: unknown) => {
    statuses.push((await send("POST", `/v1/data-import/${path}`, body)).status);
  };
  for (const [index, account] of imported.entries()) {
    setClock(Date.parse(account.created_at));
    const { import_supplier, external_account_number } = account.import_data;
    const named = { import_supplier, external_account_number };
    await post("account-import-process/create-or-update/", account.import_data);
    const team = account.operations_team_name;
    await post("account-import-process/process/", { ...named, operations_team_name: team });
    const brought = account.import_data.notes?.length ?? 0;
    if (account.notes.length > brought) await post("notes/create/", nth("createNotes", index));
    if (account.transactions.length === 0) continue;
    await post("transactions/create/", nth("createTransactions", index));
    if (account.statements.length > 0)
      await post("historical-statements/create/", nth("createHistoricalStatements", index));
    await post("payment-instruction/create/", nth("createPaymentInstruction", index));
  }
  for (const account of staged) await post("account-import-process/create-or-update/", account);
  for (const { import_supplier, external_account_number } of skipped)
    await send("PUT", `/__control/imports/${import_supplier}/${external_account_number}`, {
      skipped: true,
    });
  return statuses;
}
const nth = (name: Parameters<typeof fixtures>[0], index: number) =>
  [...fixtures(name, { count: index + 1, seed: 2025 })].at(-1);

describe("the demo state", () => {
  const demo = demoState();

  test("is what the API itself leads to, but for what a vendor knows", async () => {
    const numbers = demo.imported.map(({ platform_account_number }) => platform_account_number);
    const ids = { accountNumber: () => numbers.shift() ?? "", secret: () => "s".repeat(40) };
    let now = 0;
    const lived = open({ ids, store: createMemoryStore({ clock: () => now }) });
    const setClock = (time: number) => {
      now = time;
    };
    expect(new Set(await live(lived.send, demo, setClock))).toEqual(new Set([201]));
    const withoutDetails = ({ imported = [], ...state }: State) => ({
      ...plain(state),
      imported: imported.map(({ payment_instructions = [], ...rest }) => ({
        ...plain(rest),
        payment_instructions: payment_instructions.map(({ details: _, ...own }) => own),
      })),
    });
    const loaded = open({ state: demo });
    const [one, other] = await Promise.all([loaded.app.snapshot(), lived.app.snapshot()]);
    expect(withoutDetails(one)).toEqual(withoutDetails(other));
  });

  test("has its times in one form, whatever form they were loaded in", async () => {
    const [imported] = demo.imported;
    const created_at = "2025-09-01T02:00+0200";
    const notes = [{ created_at, unpin_at: "2025-09-02t00:00z" }];
    const loaded = open({ state: { imported: [{ ...imported, created_at, notes }] } as State });
    expect((await loaded.app.snapshot()).imported?.[0]).toMatchObject({
      created_at: "2025-09-01T00:00:00.000Z",
      notes: [{ created_at: "2025-09-01T02:00:00+02:00", unpin_at: "2025-09-02T00:00:00Z" }],
    });
  });

  test("has accounts in every state", async () => {
    const { send } = open({ state: demo });
    const statusOf = async ({ import_supplier, external_account_number }: typeof KEY) => {
      const path = `/v1/data-import/account-transfer-status/${import_supplier}/${external_account_number}/`;
      return (await send("GET", path)).body.status;
    };
    const payloads = demo.imported.map(({ import_data }) => import_data);
    expect(new Set(await Promise.all(payloads.map(statusOf)))).toEqual(new Set(["COMPLETED"]));
    expect(new Set(await Promise.all(demo.staged.map(statusOf)))).toEqual(new Set(["UNKNOWN"]));
    const skipped = demo.skipped.map(({ external_account_number }) => external_account_number);
    expect([demo.imported.length, demo.staged.length]).toEqual([11, 11]);
    expect(skipped).toHaveLength(3);
    const process = (account: typeof KEY) =>
      send("POST", `${IMPORT}/process/`, {
        import_supplier: account.import_supplier,
        external_account_number: account.external_account_number,
        operations_team_name: "migrations-north",
      });
    const codes: unknown[] = [];
    for (const account of demo.staged) codes.push((await process(account)).body.code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(8);
    expect(codes.filter((code) => code === "account_skipped")).toHaveLength(2);
    expect(codes.filter((code) => code === "account_failed_validation")).toHaveLength(1);
  });
});

test("the state of many accounts comes in pieces, and other work has its turn between them", async () => {
  const { app } = open();
  const account = { ...fixture("stageAccount"), ...KEY };
  await app.store.write(async (writer) => {
    for (let number = 0; number < 1_000; number++)
      await writer.stage({ ...account, external_account_number: `NW-${number}` });
  });
  const { body } = await app.fetch(new Request("http://127.0.0.1/__control/state"));
  let turns = 0;
  let isRead = false;
  const takeTurn = () => {
    turns++;
    if (!isRead) setImmediate(takeTurn);
  };
  takeTurn();
  const pieces: Uint8Array[] = [];
  for await (const piece of body ?? []) pieces.push(piece);
  isRead = true;
  expect(pieces.length).toBeGreaterThan(5);
  expect(turns).toBeGreaterThanOrEqual(1_000 / 50);
  const state = plain(await app.snapshot());
  expect(JSON.parse(Buffer.concat(pieces).toString())).toEqual(state);
});

describe.each(STORES)("on %s", (_, openStore) => {
  test("what is taken from one server is the same in another, and on the control page", async () => {
    const first = open({ store: await openStore() });
    expect((await first.send("PUT", "/__control/state", demoState())).body).toEqual({
      loaded: true,
    });
    await first.send("PUT", "/__control/suppliers/NORDWERK-DEBT", { status: "Paused" });
    const state = await first.app.snapshot();
    const second = open({ store: await openStore(), state: plain(state) });
    expect(plain(await second.app.snapshot())).toEqual(plain(state));
    expect((await second.send("GET", "/__control/state")).body).toEqual(plain(state));
    const { platform_account_number } = state.imported?.[2] ?? {};
    const [one, two] = await Promise.all(
      [first, second].map(({ send }) =>
        send("GET", `/__control/accounts/${platform_account_number}`),
      ),
    );
    expect(one?.status).toBe(200);
    expect(two).toEqual(one);
    await Promise.all([first.app.close(), second.app.close()]);
  });
});

describe("a server with a state", () => {
  const state: State = { products: [{ code: "OTHER" }], staged: [KEY] };
  const codesOf = (app: App) =>
    app.snapshot().then(({ products = [] }) => products.map(({ code }) => code));

  test("goes back to it after a reset", async () => {
    const { app, send } = open({ state });
    await send("POST", "/v1/data-import/products/", [{ code: "MORE" }]);
    await send("POST", `${IMPORT}/create-or-update/`, { ...KEY, external_account_number: "NW-2" });
    expect(await codesOf(app)).toEqual(["MORE", "OTHER"]);
    await send("POST", "/__control/reset");
    expect(await app.snapshot()).toMatchObject(state);
    expect(await codesOf(app)).toEqual(["OTHER"]);
  });

  test("has no other products, and emits nothing for what it has", async () => {
    const { app, send } = open({ state });
    expect(await codesOf(app)).toEqual(["OTHER"]);
    expect((await send("GET", "/__control/events")).body.events).toEqual([]);
    expect((await send("POST", `${IMPORT}/create-or-update/`, KEY)).status).toBe(200);
  });

  test("leaves a store as it is that has something already", async () => {
    const { app } = open({ store: await storeWith({ staged: [KEY] }), state });
    expect(await codesOf(app)).toEqual([]);
  });
  const storeWith = async (before: State) => {
    const { app } = open({ state: before });
    await app.snapshot();
    return app.store;
  };

  test("takes another one while it runs, at once after its start, too", async () => {
    const { app, send } = open();
    await send("PUT", "/__control/state", { staged: [KEY] });
    expect(await app.snapshot()).toMatchObject({ products: [], staged: [KEY] });
  });
});

describe("a state with a fault", () => {
  const account = { ...fixture("stageAccount"), ...KEY };
  const imported = { platform_account_number: "A-1", import_data: account };
  test.each<[unknown, string[]]>([
    [[], [""]],
    [{ stagd: [] }, ["stagd"]],
    [{ staged: [account, { import_supplier: "NORDWERK" }] }, ["staged.1.external_account_number"]],
    [{ staged: [{ ...account, customers: [{ email: 1 }] }] }, ["staged.0.customers.0.email"]],
    [{ imported: [{ import_data: account }] }, ["imported.0.platform_account_number"]],
    [{ imported: [{ ...imported, notes: [{}] }] }, ["imported.0.notes.0.created_at"]],
    [{ imported: [{ ...imported, created_at: "today" }] }, ["imported.0.created_at"]],
    [
      { imported: [{ ...imported, transactions: [{ booked_on: "2025-02-30" }] }] },
      ["imported.0.transactions.0.transaction_data", "imported.0.transactions.0.booked_on"],
    ],
    ...["0000-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00"].map(
      (created_at): [unknown, string[]] => [
        { imported: [{ ...imported, created_at }] },
        ["imported.0.created_at"],
      ],
    ),
    [
      {
        imported: [
          {
            ...imported,
            created_at: "2025-09-01 00:00Z",
            notes: [{ created_at: "2025-09-01T00:00", unpin_at: "2025-02-30T00:00Z" }],
          },
        ],
      },
      ["imported.0.created_at", "imported.0.notes.0.created_at", "imported.0.notes.0.unpin_at"],
    ],
    [{ suppliers: [{ code: "OTHER", status: "Paused" }] }, ["suppliers.0.code"]],
    [{ skipped: [{ ...KEY, import_supplier: "OTHER" }] }, ["skipped.0.import_supplier"]],
    [
      { staged: [account], imported: [imported] },
      ["imported.0.import_data.external_account_number"],
    ],
    [
      {
        imported: [
          imported,
          { ...imported, import_data: { ...account, external_account_number: "NW-2" } },
        ],
      },
      ["imported.1.platform_account_number"],
    ],
    [{ products: [{ code: "A" }, { code: "A" }] }, ["products.1.code"]],
    [
      {
        suppliers: [
          { code: "NORDWERK", status: "Paused" },
          { code: "NORDWERK", status: "Ongoing" },
        ],
      },
      ["suppliers.1.code"],
    ],
    [
      {
        imported: [
          {
            ...imported,
            payment_instructions: [{ vendor: "V", reference: "R", type: "T", details: "{" }],
          },
        ],
      },
      ["imported.0.payment_instructions.0.details"],
    ],
  ])("%# is refused with the places of its faults", async (state, places) => {
    const { app, send } = open();
    const before = plain(await app.snapshot());
    const { status, body } = await send("PUT", "/__control/state", state);
    const attrs = body.errors.map(({ attr }: { attr: string | null }) => attr ?? "");
    expect([status, attrs]).toEqual([400, places]);
    expect(plain(await app.snapshot())).toEqual(before);
    const create = () => createApp({ state: state as State });
    expect(create).toThrow(expect.objectContaining({ name: "StateError" }));
    expect(create).toThrow(places[0] as string);
  });

  test("has its first hundred faults named, and the others counted, by createApp", () => {
    const staged = Array.from({ length: 20_000 }, (_, index) => ({
      import_supplier: "NOBODY",
      external_account_number: `${index}`,
    }));
    expect(() => createApp({ state: { staged } })).toThrow(
      expect.objectContaining({
        name: "StateError",
        message: expect.stringContaining("... and 19980 more"),
        issues: expect.objectContaining({ length: 100 }),
      }),
    );
  });
});

test("a state is there again after a reset, whoever writes meanwhile", async () => {
  const store = createMemoryStore();
  let written: Promise<unknown> = Promise.resolve();
  const { app, send } = open({
    state: { staged: [KEY] },
    store: {
      ...store,
      async reset() {
        await store.reset();
        const other = { ...KEY, external_account_number: "NW-2" };
        written = send("POST", `${IMPORT}/create-or-update/`, other);
        for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
      },
    },
  });
  expect((await send("POST", "/__control/reset")).status).toBe(200);
  await written;
  const staged = (await app.snapshot()).staged ?? [];
  expect(staged.map((account) => account.external_account_number)).toEqual(["NW-1", "NW-2"]);
});

test("states that are loaded at the same time don't mix", async () => {
  for (const [, make] of STORES) {
    const { app, send } = open({ store: await make() });
    const load = (number: string) => {
      const import_data = { ...KEY, external_account_number: number };
      const imported = [{ platform_account_number: "A-1", import_data }];
      return send("PUT", "/__control/state", { imported });
    };
    const statuses = (await Promise.all(["NW-1", "NW-2"].map(load))).map(({ status }) => status);
    expect(statuses).toEqual([200, 200]);
    expect((await app.snapshot()).imported).toHaveLength(1);
    await app.close();
  }
});

test("the published schema accepts what the server answers, and refuses what it refuses", async () => {
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  const validate = ajv.compile(schema);
  expect(validate(demoState())).toBe(true);
  const { app } = open({ state: demoState() });
  expect(validate(plain(await app.snapshot()))).toBe(true);
  expect(validate({ stagd: [] })).toBe(false);
  expect(validate({ staged: [{}] })).toBe(false);
});
