// The mock checks the rules of a period that no schema can say, as the reference server does.
import { expect, test } from "vitest";
import { createMock } from "../../../src/mock.ts";
import { listStandardUnitRates } from "../../../src/servers/handlers/listStandardUnitRates.ts";
import { serveHandlers } from "../handlers/serve-handlers.ts";

test.each([
  "period_from=2025-02-30T00:00:00Z",
  "period_to=2025-02-30T00:00:00Z",
  "period_from=2025-02-02T00:00:00Z&period_to=2025-02-01T00:00:00Z",
])("both refuse %s in the same words", async (query) => {
  const address = `http://a/v1/products/A/electricity-tariffs/A/standard-unit-rates/?${query}`;
  const [mocked, served] = await Promise.all([
    createMock().fetch(new Request(address)),
    serveHandlers({ listStandardUnitRates })(new Request(address)),
  ]);
  expect([mocked.status, served.status]).toEqual([400, 400]);
  expect(await mocked.json()).toEqual(await served.json());
});

test("the mock answers a page of any number of digits as one of 15", async () => {
  const list = async (page: string) => {
    const answer = await createMock().fetch(new Request(`http://a/v1/products/?page=${page}`));
    return [answer.status, await answer.text()];
  };
  const expected = await list("9".repeat(15));
  expect(expected[0]).toBe(200);
  for (const digits of [16, 25, 400]) expect(await list("9".repeat(digits))).toEqual(expected);
  expect((await list(`-${"9".repeat(400)}`))[0]).toBe(400);
});

test("the mock answers a valid period", async () => {
  const address =
    "http://a/v1/products/A/electricity-tariffs/A/standard-unit-rates/?period_from=2025-02-01T00:00:00Z&period_to=2025-02-01T00:00:00Z";
  expect((await createMock().fetch(new Request(address))).status).toBe(200);
});
