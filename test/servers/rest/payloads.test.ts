// The rules that all payloads share, as in the specification, but for those of one field alone:
// test/attacks/keywords.test.ts breaks each of these.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createNotes } from "../../../src/servers/handlers/createNotes.ts";
import { validateAccount } from "../../../src/servers/handlers/validateAccount.ts";
import { validateProducts } from "../../../src/servers/handlers/validateProducts.ts";
import { serveHandlers } from "../handlers/serve-handlers.ts";
import type { Client } from "./client.ts";
import { WAYS } from "./ways.ts";

const KEY = { import_supplier: "NORDWERK", external_account_number: "NW-1" };
const VALIDATE = "/v1/data-import/validate-account/";
const PRODUCTS = "/v1/data-import/validate-products/";
const NOTES = "/v1/data-import/notes/create/";

interface Fault {
  readonly attr: string;
  readonly code: string;
}

describe.each(WAYS)("$name", ({ reach }) => {
  let client: Client;
  let close: () => Promise<void>;
  beforeEach(async () => {
    const server = serveHandlers({ createNotes, validateAccount, validateProducts });
    ({ client, close } = await reach(server));
  });
  afterEach(() => close());

  const faultsOf = async (path: string, body: unknown) => {
    const answer = await client.post(path, body);
    expect(answer.status).toBe(400);
    return answer.body.errors.map(({ attr, code }: Fault) => `${attr} ${code}`);
  };

  test("an optional field takes null where the specification does", async () => {
    const account = {
      ...KEY,
      supply_addresses: [{ meter_points: [{ transfer_readings: [{ register_type: null }] }] }],
    };
    expect((await client.post(VALIDATE, account)).body).toEqual(account);
    const limits = { maximum_annual_consumption: null, minimum_annual_consumption: null };
    const products = [{ code: "A", params: { constraints: limits } }];
    expect((await client.post(PRODUCTS, products)).body).toEqual(products);
  });

  test("a bill that ends before it begins is refused, a contract or supply is not", async () => {
    const supply = (supply_end_date: string) => ({
      meter_points: [{}, { supply_start_date: "2025-09-01", supply_end_date }],
    });
    const contract = (effective_to: string) => ({ effective_from: "2025-09-01", effective_to });
    const account = {
      ...KEY,
      statements: [{ bill_period_from_date: "2025-09-01", bill_period_to_date: "2025-08-31" }],
      contracts: [contract("2025-09-01"), contract("2025-08-31"), contract("soon")],
      supply_addresses: [{}, supply("2025-09-01"), supply("2025-08-31")],
    };
    expect((await faultsOf(VALIDATE, account)).sort()).toEqual([
      "contracts.2.effective_to invalid_date",
      "statements.0.bill_period_to_date out_of_range",
    ]);
  });

  test("all charges of a network are kept, also those that only a gas contract has", async () => {
    const network_charges = { gas_grid_fee: "5.00", total_network_charges_per_year: "7.10" };
    const account = { ...KEY, contracts: [{ supply_type: "GAS", params: { network_charges } }] };
    expect((await client.post(VALIDATE, account)).body).toEqual(account);
  });

  test("values that were seen are not a closed list", async () => {
    const account = {
      ...KEY,
      supply_addresses: [{ meter_points: [{ supply_type: "HEAT", supply_start_type: "SWITCH" }] }],
    };
    expect((await client.post(VALIDATE, account)).body).toEqual(account);
  });

  test("an unknown field is dropped in every payload, and never an error", async () => {
    expect(
      (
        await client.post(VALIDATE, {
          ...KEY,
          x: 1,
          contracts: [{ params: { x: 1, network_charges: { x: 1 } } }],
        })
      ).status,
    ).toBe(200);
    expect((await client.post(PRODUCTS, [{ code: "A", x: 1, params: { x: 1 } }])).body).toEqual([
      { code: "A", params: {} },
    ]);
    expect((await client.post(NOTES, { ...KEY, x: 1, notes: [] })).status).toBe(404);
  });

  test("identifiers are not one or two dots, which no address can hold", async () => {
    for (const dots of [".", ".."]) {
      expect(
        await faultsOf(VALIDATE, { import_supplier: dots, external_account_number: dots }),
      ).toEqual([
        "external_account_number invalid_identifier",
        "import_supplier invalid_identifier",
      ]);
      expect(await faultsOf(PRODUCTS, [{ code: dots }])).toEqual(["0.code invalid_identifier"]);
    }
    for (const good of ["...", ".a", "a..", "\n.", ".\n"])
      expect((await client.post(VALIDATE, { ...KEY, external_account_number: good })).status).toBe(
        200,
      );
  });
});
