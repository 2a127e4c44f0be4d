import type { Handler } from "./handler.ts";

/** The dry check: the front door has validated the data, and dropped unknown fields. */
export const validateAccount: Handler<"validateAccount"> = async ({ body }) => ({
  status: 200,
  body,
});
