// Every store accepts the longest identifiers that the contract allows, even of random characters
// that need four bytes each and can't be compressed.
import { expect, test } from "vitest";
import { createSimulatedVendor } from "../../../src/servers/app/vendors.ts";
import { createPaymentInstruction } from "../../../src/servers/handlers/createPaymentInstruction.ts";
import { createProducts } from "../../../src/servers/handlers/createProducts.ts";
import { createTransactions } from "../../../src/servers/handlers/createTransactions.ts";
import { processAccount } from "../../../src/servers/handlers/processAccount.ts";
import { seeded } from "../../seeded.ts";
import { makeContext } from "../handlers/make-context.ts";
import { serveHandlers } from "../handlers/serve-handlers.ts";
import { AUTHORIZATION, createClient } from "../rest/client.ts";
import { ENGINES, openPlace } from "./engines.ts";

const HANDLERS = { createPaymentInstruction, createProducts, createTransactions, processAccount };
const FIRST_CHARACTER = 0x20000; // CJK ideographs: there are more than 40,000 from here on
const random = seeded(5);
const identifier = (): string =>
  Array.from({ length: 255 }, () => String.fromCodePoint(FIRST_CHARACTER + random(40_000))).join(
    "",
  );

test.each(ENGINES)("%s", async (_, make) => {
  const [supplier = "", number = "", code, id, vendor, reference] = Array.from(
    { length: 6 },
    identifier,
  );
  const suppliers = [
    {
      code: supplier,
      status: "Ongoing",
      sendsCustomerEmails: false,
      documentRoot: "r",
      country: "DE",
    },
  ] as const;
  const store = await openPlace(await make());
  const context = makeContext({ suppliers }, store);
  const server = serveHandlers(HANDLERS, {
    ...context,
    vendor: createSimulatedVendor(context.settings),
  });
  const { post } = createClient(server, "http://127.0.0.1", AUTHORIZATION);
  const key = { import_supplier: supplier, external_account_number: number };
  const transaction = {
    transaction_id: id,
    transaction_date: "2025-01-01",
    amount: 1,
    type: "CREDIT",
  };
  const steps: readonly [string, unknown][] = [
    ["products", [{ code }]],
    ["account-import-process/process", { ...key, operations_team_name: "migrations-north" }],
    ["transactions/create", { ...key, transactions: [transaction] }],
    [
      "payment-instruction/create",
      { ...key, vendor, instruction_reference: reference, type: "DIRECT_DEBIT" },
    ],
  ];
  await store.change({ supplier, externalNumber: number }, (writer) => writer.stage(key));
  for (const [path, body] of steps)
    expect([path, (await post(`/v1/data-import/${path}/`, body)).status]).toEqual([path, 201]);
  await store.close();
});
