import type { Handler } from "./handler.ts";

/**
 * The dry check: what gets here is valid, and comes back without the fields that the contract does not have. Nothing is stored.
 * Validity is that of the payload alone, by the contract and rules/further-faults.ts: telephone numbers.
 */
export const validateAccount: Handler<"validateAccount"> = async ({ body }) => ({
  status: 200,
  body,
});
