import type { Reply } from "../../api/reply.ts";
import type { Context } from "../../handlers/context.ts";
import { type ActionRequest, done } from "./action.ts";

/** Forgets everything that the store and the payment vendor remember. */
export async function reset(_: ActionRequest, { store, vendor }: Context): Promise<Reply> {
  await store.reset();
  vendor.reset?.();
  return done({ reset: true });
}
