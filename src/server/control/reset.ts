import type { Reply } from "../../api/reply.ts";
import type { Context } from "../../handlers/context.ts";
import { addExampleProducts } from "../example-products.ts";
import { type ActionRequest, done } from "./action.ts";

/**
 * Forgets everything that the store and the payment vendor remember. The example products, if they
 * are set, exist again.
 */
export async function reset(
  _: ActionRequest,
  { store, settings, vendor }: Context,
): Promise<Reply> {
  await store.reset();
  await addExampleProducts(store, settings);
  vendor.reset?.();
  return done({ reset: true });
}
