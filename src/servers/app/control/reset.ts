import type { Reply } from "../../api/reply.ts";
import { type ActionRequest, done, type Operated } from "./action.ts";

/**
 * Forgets everything that the app, its store and the payment vendor remember. What there was at the
 * start of the server is there again.
 */
export async function reset(
  _: ActionRequest,
  { start, weather, vendor, requests, feed, leases }: Operated,
): Promise<Reply> {
  await start.again();
  vendor.reset?.();
  weather.options = start.weather;
  requests.clear();
  leases.clear();
  feed.publish("reset", {});
  return done({ reset: true });
}
