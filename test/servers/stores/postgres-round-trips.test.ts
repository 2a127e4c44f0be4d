// How often a call waits for PostgreSQL. What it needs together has to travel together.
import { expect, test } from "vitest";
import { createApp } from "../../../src/servers/app/create-app.ts";
import { openPostgresStore } from "../../../src/servers/stores/postgres/postgres-store.ts";
import { type Answer, AUTHORIZATION, type Client, createClient } from "../rest/client.ts";
import { freshPostgres } from "./fresh-postgres.ts";
import { countRoundTrips } from "./round-trips.ts";

const KEY = { import_supplier: "NORDWERK", external_account_number: "NW-1" };
const TEAM = { operations_team_name: "migrations-north" };
const PRODUCT = { contracts: [{ tariff_code: "P-1" }] };

type Call = (client: Client) => Promise<Answer>;
const post =
  (path: string, body: object): Call =>
  (client) =>
    client.post(`/v1/data-import/${path}/`, { ...KEY, ...body });

const process = (external_account_number: string): Call =>
  post("account-import-process/process", { external_account_number, ...TEAM });

/** Calls, one after the other, with their statements, round trips and the status of their answers. */
const CALLS: readonly [string, number, number, number, Call][] = [
  ["staging", 5, 2, 201, post("account-import-process/create-or-update", PRODUCT)],
  ["staging again", 5, 2, 200, post("account-import-process/create-or-update", PRODUCT)],
  ["a dry run", 8, 3, 400, post("account-import-process/process", { ...TEAM, dry_run: true })],
  ["processing", 9, 3, 201, process("NW-3")],
  ["processing what names a product", 10, 3, 201, post("account-import-process/process", TEAM)],
  ["processing again", 4, 2, 400, post("account-import-process/process", TEAM)],
  [
    "a status",
    1,
    1,
    200,
    (client) => client.get("/v1/data-import/account-transfer-status/NORDWERK/NW-1/"),
  ],
  ["a note", 7, 3, 201, post("notes/create", { notes: [{ body: "a" }] })],
];

test("every call takes as few statements and round trips as it can", async () => {
  const app = createApp({ store: await openPostgresStore({ url: await freshPostgres() }) });
  const client = createClient(app.fetch, "http://127.0.0.1", AUTHORIZATION);
  await client.post("/v1/data-import/products/", [{ code: "P-1" }]);
  // The first call to process an account adds the slots of the limit.
  for (const external_account_number of ["NW-2", "NW-3"])
    await post("account-import-process/create-or-update", { external_account_number })(client);
  await process("NW-2")(client);
  const found: [string, number, number, number | undefined][] = [];
  for (const [name, , , , call] of CALLS) {
    let answer: Answer | undefined;
    const { trips, statements } = await countRoundTrips(async () => {
      answer = await call(client);
    });
    found.push([name, statements, trips, answer?.status]);
  }
  expect(found).toEqual(CALLS.map(([name, ...rest]) => [name, ...rest.slice(0, -1)]));
  await app.close();
});
