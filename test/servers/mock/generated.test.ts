// Generated values: valid for every seed, the same for the same one, and fit to be looked at.
import { describe, expect, test } from "vitest";
import { ANSWERS } from "../../../generated/rest-answers.ts";
import type { OperationId } from "../../../generated/rest-operations.ts";
import { REST_RESPONSES } from "../../../generated/rest-responses.ts";
import type { components } from "../../../generated/rest-types.ts";
import type { Contract } from "../../../src/library/runtime/contract.ts";
import { createMock } from "../../../src/mock.ts";
import { findDepartures } from "../rest/contract-check.ts";
import { toRequest, VALID_REQUESTS, type ValidRequest } from "../rest/valid-requests.ts";

type Schemas = components["schemas"];

const seeds = (length: number) => Array.from({ length }, (_, seed) => `${seed}`);
const HUNDRED = seeds(100);
const SEEDS = seeds(Number(process.env.MOCK_SEEDS ?? 30));
/** A failure differs in its example alone. */
const SEEDS_OF_FAILURES = SEEDS.slice(0, 50);

/** The smallest body leaves most to the mock. */
const smallest = (request: ValidRequest): ValidRequest => ({
  ...request,
  bodies: [...request.bodies]
    .sort((left, right) => JSON.stringify(left).length - JSON.stringify(right).length)
    .slice(0, 1),
});

function requestFor(operationId: OperationId): ValidRequest {
  const found = VALID_REQUESTS.find((request) => request.operationId === operationId);
  if (!found) throw new Error(`There is no request for ${operationId}.`);
  return smallest(found);
}

async function generate(request: ValidRequest, seed: string, code?: number): Promise<unknown> {
  const prefer = code === undefined ? "dynamic=true" : `dynamic=true, code=${code}`;
  const response = await createMock({ seed }).fetch(
    toRequest(request, "http://mock", { Prefer: prefer }),
  );
  const body: unknown = await response.json();
  if (code !== undefined) expect(response.status).toBe(code);
  if (Number(seed) < 10)
    expect(
      findDepartures(request.method, request.path, response.status, response.headers, body),
    ).toEqual([]);
  return body;
}

describe.each(VALID_REQUESTS.map(smallest))("$operationId", (request) => {
  const contracts = REST_RESPONSES[request.operationId] as Readonly<
    Record<number, Contract<string, string, string, unknown>>
  >;
  test("every answer satisfies its contract, and is the same again for its seed", async () => {
    for (const code of Object.keys(ANSWERS[request.operationId]).map(Number)) {
      for (const seed of code < 300 ? SEEDS : SEEDS_OF_FAILURES) {
        const body = await generate(request, seed, code);
        const result = contracts[code]?.validate(body, { unknown: "report" });
        expect(result, `${code}, seed ${seed}`).toMatchObject({ ok: true });
        if (Number(seed) % 10 === 0) expect(await generate(request, seed, code)).toEqual(body);
      }
    }
  });
});

/** Where something is left to the mock: nearly every seed has other values. */
test.each<[OperationId, number]>([
  ["obtainPlatformToken", 100],
  ["validateProducts", 80],
  ["validateAccount", 100],
  ["listAccountImportProcesses", 100],
  ["listImportedAccountImportProcesses", 98],
  ["listProducts", 90],
  ["listStandardUnitRates", 98],
  ["getAccount", 100],
  ["getAccountTransferStatus", 3],
])("a hundred seeds give %s at least %i answers", async (operationId, least) => {
  const answers = await Promise.all(HUNDRED.map((seed) => generate(requestFor(operationId), seed)));
  expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBeGreaterThanOrEqual(least);
});

describe("values look like those of the examples", () => {
  test("an account has a person, an address and contracts that belong together", async () => {
    for (const seed of HUNDRED.slice(0, 50)) {
      const body = (await generate(
        { ...requestFor("validateAccount"), bodies: [NAMED] },
        seed,
      )) as Schemas["Account"];
      expect(body).toMatchObject(NAMED);
      expect(body.billing_address1).toMatch(/^[A-ZÄÖÜ]\p{L}+ \d{1,3}$/u);
      expect(body.billing_postcode).toMatch(/^\d{5}$/);
      expect(body.transfer_balance).toMatch(/^-?\d{1,4}\.\d\d$/);
      for (const { given_name = "", family_name = "", email = "" } of body.customers ?? []) {
        expect(`${given_name} ${family_name}`).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u);
        expect(email).toMatch(/^[a-z]+\.[a-z]+\d+@example\.(com|org|net)$/);
      }
      const meters = body.supply_addresses?.flatMap(({ meter_points = [] }) => meter_points) ?? [];
      expect(meters.map((meter) => meter.malo_number)).toEqual(
        body.contracts?.map((contract) => contract.malo_number),
      );
    }
  });

  test("products and rates", async () => {
    for (const seed of HUNDRED.slice(0, 50)) {
      const { count, results } = (await generate(
        requestFor("listProducts"),
        seed,
      )) as Schemas["PublicProductPage"];
      expect(results).toHaveLength(count);
      expect(new Set(results.map(({ code }) => code)).size).toBe(count);
      for (const { code, available_from, available_to, links } of results) {
        expect(code).toMatch(/^[A-Z]+-\d+M-\d\d-\d\d$/);
        expect(links[0]?.href.startsWith(`http://mock/v1/products/${code}/`)).toBe(true);
        if (available_to !== null) expect(available_to > available_from).toBe(true);
      }
      const rates = (await generate(
        requestFor("listStandardUnitRates"),
        seed,
      )) as Schemas["UnitRatePage"];
      expect(rates.results.length).toBeGreaterThan(1);
      for (const [at, rate] of rates.results.entries()) {
        expect(rate.value_exc_vat).toBeGreaterThan(0.1);
        expect(rate.value_inc_vat).toBeGreaterThan(rate.value_exc_vat);
        expect(rate.valid_to).toBe(rates.results[at - 1]?.valid_from);
      }
    }
  });

  test.each([
    [true, /^Electricity/],
    [false, /^Gas/],
  ])("products that are green: %j", async (isGreen, description) => {
    const request = requestFor("listProducts");
    const path = `${request.path}?is_green=${isGreen}`;
    for (const seed of HUNDRED.slice(0, 20)) {
      const { results } = (await generate(
        { ...request, path },
        `${Number(seed) + 10}`,
      )) as Schemas["PublicProductPage"];
      for (const product of results) {
        expect(product.is_green).toBe(isGreen);
        expect(product.description).toMatch(description);
      }
    }
  });

  test("rates of a period have no others, and their tax is the one of the example", async () => {
    const request = requestFor("listStandardUnitRates");
    const [from, to] = ["2025-11-01T00:00:00Z", "2025-11-02T00:00:00Z"];
    const sizes = new Set<number>();
    for (const seed of HUNDRED.slice(10)) {
      const path = `${request.path.split("?")[0]}?period_from=${from}&period_to=${to}`;
      const page = (await generate({ ...request, path }, seed)) as Schemas["UnitRatePage"];
      expect(page.results).toHaveLength(page.count);
      sizes.add(page.count);
      for (const { valid_from, valid_to = to, value_exc_vat, value_inc_vat } of page.results) {
        expect(Date.parse(valid_from)).toBeLessThan(Date.parse(to));
        expect(Date.parse(valid_to)).toBeGreaterThan(Date.parse(from));
        expect(value_inc_vat).toBeCloseTo(1.19 * value_exc_vat, 7);
      }
    }
    expect(sizes).toContain(1);
  });

  test("accounts of a supplier", async () => {
    const rows = (await generate(
      requestFor("listAccountImportProcesses"),
      "1",
    )) as Schemas["AccountImportProcesses"];
    expect(rows.length).toBeGreaterThan(2);
    for (const { external_account_number, platform_account_number, account_created_at } of rows) {
      expect(external_account_number).toMatch(/^NW-\d{8}$/);
      expect(platform_account_number ?? "A-00000000").toMatch(/^A-[0-9A-F]{8}$/);
      expect(account_created_at === null).toBe(platform_account_number === null);
    }
  });
});

const NAMED = { import_supplier: "NORDWERK", external_account_number: "X-1" };

test("a mock may generate by itself, and a request may ask for the example", async () => {
  const answer = async (dynamic: boolean | undefined, prefer: string) => {
    const headers = { Prefer: prefer };
    const request = new Request("http://mock/v1/products/", { headers });
    return (await createMock({ dynamic }).fetch(request)).text();
  };
  const [generated, example] = [
    await answer(undefined, "dynamic=true"),
    await answer(undefined, "wait=0"),
  ];
  expect(generated).not.toBe(example);
  expect(await answer(true, "wait=0")).toBe(generated);
  expect(await answer(true, "code=200")).toBe(generated);
  expect(await answer(true, "dynamic=false")).toBe(example);
  expect(await answer(false, "wait=0")).toBe(example);
  expect(await answer(true, "example=none")).toBe(await answer(false, "example=none"));
});
