import type { Handler } from "./handler.ts";

/** Answers the validated products. The front door has validated them and dropped unknown fields. */
export const validateProducts: Handler<"validateProducts"> = async ({ body }) => ({
  status: 200,
  body,
});
