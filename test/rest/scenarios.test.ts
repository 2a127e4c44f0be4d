// Every magic value does what the table says.
import { describe, expect, test } from "vitest";
import { SCENARIOS, type Scenario } from "../../src/handlers/scenarios.ts";
import type { Client } from "./client.ts";
import { HOSTS } from "./hosts.ts";

const STAGE = "/v1/data-import/account-import-process/create-or-update/";
const PROCESS = "/v1/data-import/account-import-process/process/";
const INSTRUCT = "/v1/data-import/payment-instruction/create/";

/** Uses a value in the operation that it is for, as often as asked, and answers each status and code. */
async function use(client: Client, { field, effect }: Scenario, value: string, times: number): Promise<string[]> {
  const key = {
    import_supplier: field === "import_supplier" ? value : "NORDWERK",
    external_account_number: field === "external_account_number" ? value : "NW-1",
  };
  const request = { ...key, operations_team_name: "migrations-north" };
  const instruction = { ...key, vendor: "PAYBRIDGE", instruction_reference: value, type: "DIRECT_DEBIT" };
  const staged = await client.post(STAGE, key);
  if (field === "instruction_reference") await client.post(PROCESS, request);
  const answers: string[] = [];
  for (let time = 0; time < times; time++) {
    const stages = field === "import_supplier" || effect === "account_is_skipped";
    const answer = stages
      ? await client.post(STAGE, key)
      : await (field === "instruction_reference" ? client.post(INSTRUCT, instruction) : client.post(PROCESS, request));
    answers.push(`${answer.status}${answer.status >= 400 ? ` ${answer.body.code}` : ""}`);
  }
  expect(staged.status < 500).toBe(true);
  return answers;
}

/** The answers to calls one after the other. */
const EXPECTED: Readonly<Record<(typeof SCENARIOS)[number]["effect"], readonly string[]>> = {
  supplier_is_paused: ["400 supplier_paused", "400 supplier_paused"],
  supplier_is_complete: ["400 supplier_complete", "400 supplier_complete"],
  account_is_skipped: ["400 account_skipped", "400 account_skipped"],
  import_fails: ["400 import_failed", "400 import_failed"],
  import_fails_once: ["400 import_failed", "201"],
  import_takes_time: ["201", "400 account_already_imported"],
  limit_is_reached: ["429 concurrency_limit_reached", "429 concurrency_limit_reached"],
  vendor_refuses: ["400 payment_vendor_failure", "400 payment_vendor_failure"],
  vendor_fails_once: ["500 payment_vendor_unavailable", "201"],
  vendor_is_unavailable: ["500 payment_vendor_unavailable", "500 payment_vendor_unavailable"],
};

describe.each(HOSTS)("$name", ({ start }) => {
  test.each(SCENARIOS)("$value: $answer", async (scenario) => {
    const waited: number[] = [];
    const { client, close } = await start({ wait: async (milliseconds) => void waited.push(milliseconds) });
    const expected = EXPECTED[scenario.effect];
    expect(expected[0]).toContain(/^\d+( [a-z_]+)?/.exec(scenario.answer)?.[0]);
    expect(await use(client, scenario, scenario.value, expected.length)).toEqual(expected);
    expect(await use(client, scenario, `${scenario.value}-2`, expected.length)).toEqual(expected);
    expect(waited).toEqual(scenario.effect === "import_takes_time" ? [5000, 5000] : []);
    await close();
  });

  test("means nothing where scenarios are off", async () => {
    const { client, close } = await start({ settings: { scenarios: false } });
    for (const number of ["TEST-FAILS", "TEST-LIMIT", "TEST-SKIPPED"]) {
      const key = { import_supplier: "NORDWERK", external_account_number: number };
      expect((await client.post(STAGE, key)).status).toBe(201);
      expect((await client.post(PROCESS, { ...key, operations_team_name: "migrations-north" })).status).toBe(201);
    }
    expect((await client.post(STAGE, { import_supplier: "TEST-PAUSED", external_account_number: "1" })).body.code).toBe(
      "supplier_not_found",
    );
    await close();
  });
});
