import { describe, expect, test } from "vitest";
import { processAccount } from "../../../src/servers/handlers/processAccount.ts";
import { makeContext } from "./make-context.ts";
import { call, NAMED, prepareAccount } from "./prepare-account.ts";

const REQUEST = { body: { ...NAMED, operations_team_name: "migrations-north" } };

/**
 * Processes an account whose contracts name products that do not exist. Returns the errors of the
 * body and the detail of the event.
 */
async function processStaged(
  codes: readonly string[],
): Promise<{ errors: unknown[]; detail: string }> {
  const contracts = codes.map((tariff_code) => ({ tariff_code }));
  const prepared = await prepareAccount(
    "staged",
    { contracts },
    makeContext({ productsRequired: true }),
  );
  const { body } = await call({ processAccount }, REQUEST, prepared.context);
  const [event] = prepared.events();
  expect(event?.type).toBe("data_import.import_process.error-v1");
  const { errors } = body as { errors: unknown[] };
  const { error_detail: detail = "" } = (event?.payload ?? {}) as { error_detail?: string };
  return { errors, detail };
}
const missing = (code: string): string => `There is no product with the code ${code}`;

describe("the event of a failed attempt", () => {
  test("reports every fault if there are a few", async () => {
    const { detail } = await processStaged(["A", "B"]);
    expect(detail).toBe(`The staged account data is not valid. ${missing("A")}. ${missing("B")}.`);
  });

  test("reports the first faults and the number of others if there are many; the refusal has them all", async () => {
    const codes = Array.from({ length: 8000 }, (_, index) => `MISSING-${index}`);
    const { errors, detail } = await processStaged(codes);
    expect(errors.length).toBe(8000);
    expect(detail).toContain(`${missing("MISSING-19")}. And 7980 more.`);
    expect(detail).not.toContain("MISSING-20");
  });

  test("reports the beginning of a long fault, and cuts no character in two", async () => {
    const { detail } = await processStaged(["😀".repeat(1000), `x${"😀".repeat(1000)}`]);
    expect(detail.length).toBeLessThan(1000);
    expect(detail).toMatch(/\.\.\. There .*\.\.\.$/);
    expect(detail.isWellFormed()).toBe(true);
  });
});

describe("staged data", () => {
  test("is checked again by every rule of staging", async () => {
    const statements = [{ bill_period_from_date: "2025-09-30", bill_period_to_date: "2025-09-01" }];
    const { context } = await prepareAccount("staged", {
      statements,
      customers: [{ mobile: "12" }],
    });
    expect((await call({ processAccount }, REQUEST, context)).body).toMatchObject({
      code: "account_failed_validation",
      errors: [{ attr: "customers.0.mobile" }, { attr: "statements.0.bill_period_to_date" }],
    });
  });

  test("leads to no empty notes", async () => {
    const notes = [{}, { body: "" }, { body: "Moved" }, { is_pinned: true }];
    const { context } = await prepareAccount("staged", { notes });
    const { body } = await call({ processAccount }, REQUEST, context);
    const { platform_account_number: number } = body as { platform_account_number: string };
    const kept = await context.store.read((reader) => reader.listAdded("notes", number));
    expect(kept.map((note) => note.body)).toEqual(["Moved"]);
  });
});
