// What the server does with rows of its own, on each store.
import { afterEach, describe, expect, test } from "vitest";
import { type App, createApp } from "../../../src/servers/app/create-app.ts";
import { AUTHORIZATION, createClient } from "../rest/client.ts";
import { STORES } from "./engines.ts";

const KEY = { import_supplier: "NORDWERK", external_account_number: "NW-1" };
const BASE = "http://127.0.0.1";

let app: App;
afterEach(() => app.close());

const clientOf = () => createClient(app.fetch, BASE, AUTHORIZATION);
const post = async (path: string, body: object) => {
  const answer = await clientOf().post(`/v1/data-import/${path}/`, { ...KEY, ...body });
  return [answer.status, answer.body.code ?? null];
};
const stage = () => post("account-import-process/create-or-update", {});
const processAccount = () =>
  post("account-import-process/process", { operations_team_name: "migrations-north" });

async function control(method: string, path: string, body?: object) {
  const init = body && {
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  };
  const response = await app.fetch(new Request(`${BASE}/__control/${path}`, { method, ...init }));
  return JSON.parse(await response.text());
}

/** What EventBridge takes at most. An envelope has all that counts. */
const MOST_BYTES = 256 * 1024;
/** Text of which each character takes as many bytes in JSON as possible. */
const long = (length: number): string => "\u0001".repeat(length);

describe.each(STORES)("%s", (_, open) => {
  test.each([
    ["many short emails", Array.from({ length: 40_000 }, (__, index) => `${index}@x`)],
    ["long emails", Array.from({ length: 650 }, () => long(254))],
    ["an email of 150 KB", [long(150_000), "jette@x.example"]],
  ])("keeps the events of an account small: %s", async (__, emails) => {
    app = createApp({ store: await open(), control: true });
    const customers = emails.map((email) => ({ email }));
    expect(await post("account-import-process/create-or-update", { customers })).toEqual([
      201,
      null,
    ]);
    expect(await processAccount()).toEqual([201, null]);
    const { events } = await control("GET", "events");
    const sizes = events.map((event: object) => Buffer.byteLength(JSON.stringify(event)));
    expect(Math.max(...sizes)).toBeLessThan(MOST_BYTES);
    const kept = emails.filter(({ length }) => length <= 254).slice(0, 100);
    expect(events[0].payload.account_user_emails).toEqual(kept);
  });

  test("keeps the event of an attempt with many long faults small", async () => {
    app = createApp({ store: await open(), control: true });
    const contracts = Array.from({ length: 200 }, () => ({ tariff_code: long(800) }));
    await post("account-import-process/create-or-update", { contracts });
    expect(await processAccount()).toEqual([400, "account_failed_validation"]);
    const { events } = await control("GET", "events");
    expect(events).toHaveLength(1);
    expect(Buffer.byteLength(JSON.stringify(events))).toBeLessThan(MOST_BYTES);
  });

  test("keeps the events of what is added small", async () => {
    app = createApp({ store: await open(), control: true });
    await stage();
    await processAccount();
    const period = { bill_period_from_date: "2024-01-01", bill_period_to_date: "2024-12-31" };
    const addStatement = (length: number) => {
      const statement = { statement_id: long(length), supply_type: "GAS", ...period };
      return post("historical-statements/create", { statements: [statement] });
    };
    expect(await addStatement(256)).toEqual([400, "invalid_request"]);
    expect(await addStatement(255)).toEqual([201, null]);
    const { events } = await control("GET", "events");
    expect(events.at(-1).payload.identifier).toBe(long(255));
    expect(Buffer.byteLength(JSON.stringify(events))).toBeLessThan(MOST_BYTES);
  });

  test.each([
    ["NORDWERK", "migrations-north", true],
    ["NORDWERK-DEBT", "migrations-south", false],
  ])(
    "shows which team imported an account of %s, and whether customers are emailed",
    async (import_supplier, operations_team_name, sends_customer_emails) => {
      app = createApp({ store: await open(), control: true });
      const key = { ...KEY, import_supplier };
      await post("account-import-process/create-or-update", key);
      await post("account-import-process/process", { ...key, operations_team_name });
      const { body } = await clientOf().get(
        `/v1/data-import/account-transfer-status/${import_supplier}/NW-1/`,
      );
      const page = await control("GET", `accounts/${body.platform_account_number}`);
      expect(page).toMatchObject({ operations_team_name, sends_customer_emails });
    },
  );

  test("skips an account that was marked before it was staged, until the mark is gone", async () => {
    app = createApp({ store: await open(), control: true });
    const skip = (skipped: boolean) => control("PUT", "imports/NORDWERK/NW-1", { skipped });
    const status = async () => {
      const { body } = await clientOf().get(
        "/v1/data-import/account-transfer-status/NORDWERK/NW-1/",
      );
      return body.status ?? body.code;
    };
    expect(await skip(true)).toEqual({ ...KEY, skipped: true });
    expect(await stage()).toEqual([400, "account_skipped"]);
    expect(await processAccount()).toEqual([400, "account_skipped"]);
    expect(await status()).toBe("not_found");
    const list = await clientOf().get("/v1/data-import/all-account-import-processes/NORDWERK/");
    expect(list.body).toEqual([]);
    expect(await skip(false)).toEqual({ ...KEY, skipped: false });
    expect(await processAccount()).toEqual([400, "account_not_staged"]);
    expect(await stage()).toEqual([201, null]);
    expect(await status()).toBe("UNKNOWN");
    expect((await control("GET", "events")).events).toEqual([]);
    await skip(true);
    expect(await processAccount()).toEqual([400, "account_skipped"]);
    await skip(false);
    expect(await processAccount()).toEqual([201, null]);
    expect(await status()).toBe("COMPLETED");
    expect(await skip(true)).toMatchObject({ code: "account_already_imported" });
    const { events } = await control("GET", "events");
    expect(events.map(({ type }: { type: string }) => type)).toEqual([
      "data_import.import_process.cancelled-v1",
      "account.created-v1",
      "data_import.import_process.complete-v1",
    ]);
  });
});
