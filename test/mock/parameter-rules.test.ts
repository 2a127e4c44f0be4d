// What no schema can say of a period holds for the mock as for the reference server.
import { expect, test } from "vitest";
import { createMock } from "../../src/mock.ts";
import { createApp } from "../../src/server.ts";

test.each([
  "period_from=2025-02-30T00:00:00Z",
  "period_to=2025-02-30T00:00:00Z",
  "period_from=2025-02-02T00:00:00Z&period_to=2025-02-01T00:00:00Z",
])("both refuse %s in the same words", async (query) => {
  const address = `http://a/v1/products/A/electricity-tariffs/A/standard-unit-rates/?${query}`;
  const app = createApp();
  const [mocked, served] = await Promise.all([
    createMock().fetch(new Request(address)),
    app.fetch(new Request(address)),
  ]);
  expect([mocked.status, served.status]).toEqual([400, 400]);
  expect(await mocked.json()).toEqual(await served.json());
  await app.close();
});

test("a period that can be meant is answered by the mock", async () => {
  const address =
    "http://a/v1/products/A/electricity-tariffs/A/standard-unit-rates/?period_from=2025-02-01T00:00:00Z&period_to=2025-02-01T00:00:00Z";
  expect((await createMock().fetch(new Request(address))).status).toBe(200);
});
