import type { Handler } from "./handler.ts";

/**
 * The dry check. The front door has validated the products by the contract, and that no code occurs
 * twice (src/library/rest/). They come back without the fields that the contract does not
 * have. Nothing is created.
 */
export const validateProducts: Handler<"validateProducts"> = async ({ body }) => ({
  status: 200,
  body,
});
