import type { Handler } from "./handler.ts";

/** Creates products, all or none. A product whose code exists is replaced. */
export const createProducts: Handler<"createProducts"> = async ({ body }, { store }) => {
  const [first] = body;
  if (!first) throw new Error("There is no product to create. The contract asks for at least one.");
  await store.write((writer) => writer.putProducts(body));
  return { status: 201, body: { code: first.code } };
};
