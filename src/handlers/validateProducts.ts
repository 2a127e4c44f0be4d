import type { Handler } from "./handler.ts";

/**
 * The dry check: what gets here is valid, and comes back without the fields that the contract does not have. Nothing is created.
 * Validity is that of the contract and of rules/further-faults.ts: no code twice.
 */
export const validateProducts: Handler<"validateProducts"> = async ({ body }) => ({
  status: 200,
  body,
});
