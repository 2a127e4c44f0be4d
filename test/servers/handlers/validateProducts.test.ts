import { expect, test } from "vitest";
import { listProducts } from "../../../src/servers/handlers/listProducts.ts";
import { validateProducts } from "../../../src/servers/handlers/validateProducts.ts";
import { call, EXAMPLES, prepareAccount } from "./prepare-account.ts";

test("products are answered as they were validated, however often", async () => {
  const { context, events } = await prepareAccount();
  const body = EXAMPLES.productsElectricityAndGas.value;
  for (let times = 0; times < 3; times++)
    expect(await call({ validateProducts }, { body }, context)).toEqual({ status: 200, body });
  expect(events()).toEqual([]);
});

test("nothing is created", async () => {
  const { context } = await prepareAccount();
  await call({ validateProducts }, { body: EXAMPLES.productSmallest.value }, context);
  expect(await call({ listProducts }, {}, context)).toMatchObject({ body: { count: 0 } });
});
