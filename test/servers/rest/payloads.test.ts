// The rules that all payloads share, as in the specification.
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
const INSTRUCTION = "/v1/data-import/payment-instruction/create/";

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

  describe("an optional field", () => {
    test("that is not wanted is left out, and null is not that", async () => {
      expect((await client.post(VALIDATE, KEY)).status).toBe(200);
      expect(
        await faultsOf(VALIDATE, {
          ...KEY,
          customers: null,
          sales_channel: null,
          contracts: [{ agreed_at: null }],
        }),
      ).toEqual(["customers null", "sales_channel null", "contracts.0.agreed_at null"]);
    });

    test("takes null where the specification does", async () => {
      const account = {
        ...KEY,
        supply_addresses: [{ meter_points: [{ transfer_readings: [{ register_type: null }] }] }],
      };
      expect((await client.post(VALIDATE, account)).body).toEqual(account);
      const limits = { maximum_annual_consumption: null, minimum_annual_consumption: null };
      const products = [{ code: "A", params: { constraints: limits } }];
      expect((await client.post(PRODUCTS, products)).body).toEqual(products);
    });

    test("that is given needs the fields inside of it that are required", async () => {
      expect(await faultsOf(NOTES, { ...KEY, notes: [{ document_paths: [{}] }] })).toEqual([
        "notes.0.document_paths.0.document_path required",
      ]);
    });

    test("that is given obeys its own rules, and those inside of it", async () => {
      const meterPoint = {
        supply_start_date: "2025-02-29",
        transfer_readings: [{ value: "1,5", read_at: "2025-01-01T00:00:00" }],
      };
      const contract = {
        effective_from: "01.08.2025",
        sign_up_reward: { amount: 50 },
        params: { annual_consumption: "3e3" },
      };
      const customer = {
        landline: "",
        mobile: "",
        customer_preferences: { opted_into_sms: "yes" },
      };
      const account = {
        ...KEY,
        supply_addresses: [{ meter_points: [meterPoint] }],
        contracts: [contract],
        customers: [customer],
      };
      expect((await faultsOf(VALIDATE, account)).sort()).toEqual([
        "contracts.0.effective_from invalid_date",
        "contracts.0.params.annual_consumption invalid_decimal",
        "contracts.0.sign_up_reward.amount invalid_type",
        "customers.0.customer_preferences.opted_into_sms invalid_type",
        "customers.0.mobile invalid_phone_number",
        "supply_addresses.0.meter_points.0.supply_start_date invalid_date",
        "supply_addresses.0.meter_points.0.transfer_readings.0.read_at invalid_datetime",
        "supply_addresses.0.meter_points.0.transfer_readings.0.value invalid_decimal",
      ]);
    });
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

  test("identifiers are not empty", async () => {
    expect(await faultsOf(VALIDATE, { import_supplier: "", external_account_number: "" })).toEqual([
      "external_account_number blank",
      "import_supplier blank",
    ]);
    expect(
      await faultsOf(INSTRUCTION, { ...KEY, vendor: "", instruction_reference: "", type: "" }),
    ).toEqual(["vendor blank", "instruction_reference blank", "type blank"]);
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

  test("identifiers have at most 255 characters, in bodies and in addresses", async () => {
    const [longest, longer] = ["😀".repeat(255), "x".repeat(256)];
    expect((await client.post(VALIDATE, { ...KEY, external_account_number: longest })).status).toBe(
      200,
    );
    expect(
      await faultsOf(VALIDATE, { import_supplier: longer, external_account_number: longer }),
    ).toEqual(["external_account_number too_long", "import_supplier too_long"]);
    expect(await faultsOf(PRODUCTS, [{ code: longer }])).toEqual(["0.code too_long"]);
    const transaction = {
      transaction_id: longer,
      transaction_date: "2025-01-01",
      amount: 1,
      type: "CREDIT",
    };
    expect(
      await faultsOf("/v1/data-import/transactions/create/", {
        ...KEY,
        transactions: [transaction],
      }),
    ).toEqual(["transactions.0.transaction_id too_long"]);
    expect(
      await faultsOf(INSTRUCTION, {
        ...KEY,
        vendor: longer,
        instruction_reference: longer,
        type: "DIRECT_DEBIT",
      }),
    ).toEqual(["vendor too_long", "instruction_reference too_long"]);
    const status = await client.get(`/v1/data-import/account-transfer-status/NORDWERK/${longer}/`);
    expect([status.status, status.body.errors]).toMatchObject([
      400,
      [{ attr: "external_account_number", code: "too_long" }],
    ]);
  });
});
