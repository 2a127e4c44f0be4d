// Every store accepts the longest identifiers that the contract allows, even of random characters
// that need four bytes each and can't be compressed.
import { afterEach, expect, test } from "vitest";
import { type App, createApp } from "../../../src/servers/app/create-app.ts";
import { seeded } from "../../seeded.ts";
import { createClient } from "../rest/client.ts";
import { API_KEY } from "../rest/hosts.ts";
import { ENGINES, openPlace } from "./engines.ts";

let app: App;
afterEach(() => app.close());

const FIRST_CHARACTER = 0x20000; // CJK ideographs: there are more than 40,000 from here on
const random = seeded(5);
const identifier = (): string =>
  Array.from({ length: 255 }, () => String.fromCodePoint(FIRST_CHARACTER + random(40_000))).join(
    "",
  );

test.each(ENGINES)("%s", async (_, make) => {
  const [supplier, number, code, id, vendor, reference] = Array.from({ length: 6 }, identifier);
  const suppliers = [
    {
      code: supplier ?? "",
      status: "Ongoing",
      sendsCustomerEmails: false,
      documentRoot: "r",
      country: "DE",
    },
  ] as const;
  app = createApp({ store: await openPlace(await make()), settings: { suppliers } });
  const { post } = createClient(app.fetch, "http://127.0.0.1", `Basic ${btoa(`${API_KEY}:`)}`);
  const key = { import_supplier: supplier, external_account_number: number };
  const transaction = {
    transaction_id: id,
    transaction_date: "2025-01-01",
    amount: 1,
    type: "CREDIT",
  };
  const steps: readonly [string, unknown][] = [
    ["products", [{ code }]],
    ["account-import-process/create-or-update", key],
    ["account-import-process/process", { ...key, operations_team_name: "migrations-north" }],
    ["transactions/create", { ...key, transactions: [transaction] }],
    [
      "payment-instruction/create",
      { ...key, vendor, instruction_reference: reference, type: "DIRECT_DEBIT" },
    ],
  ];
  for (const [path, body] of steps)
    expect([path, (await post(`/v1/data-import/${path}/`, body)).status]).toEqual([path, 201]);
});
