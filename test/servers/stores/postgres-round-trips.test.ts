// How often a call waits for PostgreSQL. What it needs together has to travel together.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, createApp } from "../../../src/servers/app/create-app.ts";
import { openPostgresStore } from "../../../src/servers/stores/postgres/postgres-store.ts";
import { createClient } from "../rest/client.ts";
import { API_KEY } from "../rest/hosts.ts";
import { freshPostgres } from "./fresh-postgres.ts";
import { countRoundTrips } from "./round-trips.ts";

const KEY = { import_supplier: "NORDWERK", external_account_number: "NW-1" };
const TEAM = { operations_team_name: "migrations-north" };
const PRODUCT = { contracts: [{ tariff_code: "P-1" }] };

let app: App;
beforeAll(async () => {
  app = createApp({ store: await openPostgresStore({ url: await freshPostgres() }) });
  await client().post("/v1/data-import/products/", [{ code: "P-1" }]);
  // The first call to process an account adds the slots of the limit.
  const other = { external_account_number: "NW-2" };
  await post("account-import-process/create-or-update", other);
  await post("account-import-process/process", { ...other, ...TEAM });
});
afterAll(() => app.close());

const client = () => createClient(app.fetch, "http://127.0.0.1", `Basic ${btoa(`${API_KEY}:`)}`);
const post = (path: string, body: object) =>
  client().post(`/v1/data-import/${path}/`, { ...KEY, ...body });
const note = (body: string) => ({ notes: [{ body }] });

test.each<[string, number, number, () => Promise<{ status: number }>]>([
  ["staging", 4, 201, () => post("account-import-process/create-or-update", PRODUCT)],
  ["staging again", 4, 200, () => post("account-import-process/create-or-update", PRODUCT)],
  ["a dry run", 8, 400, () => post("account-import-process/process", { ...TEAM, dry_run: true })],
  ["processing", 6, 201, () => post("account-import-process/process", TEAM)],
  ["processing again", 3, 400, () => post("account-import-process/process", TEAM)],
  [
    "a status",
    1,
    200,
    () => client().get("/v1/data-import/account-transfer-status/NORDWERK/NW-1/"),
  ],
  ["a note", 5, 201, () => post("notes/create", note("a"))],
])("%s takes %i round trips", async (_, expected, status, call) => {
  let answer: { status: number } | undefined;
  const trips = await countRoundTrips(async () => {
    answer = await call();
  });
  expect(answer?.status).toBe(status);
  expect(trips).toBe(expected);
});
