// What the server does with rows of its own, on each store.
import { afterEach, describe, expect, test } from "vitest";
import { type App, createApp } from "../../src/server/create-app.ts";
import { createMemoryStore } from "../../src/stores/memory/memory-store.ts";
import type { Store } from "../../src/stores/store.ts";
import { createClient } from "../rest/client.ts";
import { API_KEY } from "../rest/hosts.ts";
import { ENGINES, openPlace } from "./engines.ts";

const STORES: readonly [string, () => Promise<Store>][] = [
  ["memory", async () => createMemoryStore()],
  ...ENGINES.map(([engine, make]): [string, () => Promise<Store>] => [
    engine,
    async () => openPlace(await make()),
  ]),
];
const KEY = { import_supplier: "NORDWERK", external_account_number: "NW-1" };
const BASE = "http://127.0.0.1";

let app: App;
afterEach(() => app.close());

const clientOf = () => createClient(app.fetch, BASE, `Basic ${btoa(`${API_KEY}:`)}`);
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

describe.each(STORES)("%s", (_, open) => {
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
