import type { Handler } from "./handler.ts";

/** The dry check: the front door has validated the products, and dropped unknown fields. */
export const validateProducts: Handler<"validateProducts"> = async ({ body }) => ({
  status: 200,
  body,
});
