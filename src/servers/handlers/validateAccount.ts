import type { Handler } from "./handler.ts";

/** Answers the validated account. The front door has validated it and dropped unknown fields. */
export const validateAccount: Handler<"validateAccount"> = async ({ body }) => ({
  status: 200,
  body,
});
