import type { Handler } from "./handler.ts";

/**
 * The dry check. Only the payload counts, and the front door has validated it: by the contract, and
 * its telephone numbers (src/library/rest/). It comes back without the fields that the
 * contract does not have. Nothing is stored.
 */
export const validateAccount: Handler<"validateAccount"> = async ({ body }) => ({
  status: 200,
  body,
});
