import { type Action, done } from "./action.ts";

/**
 * Forgets everything that the app, its store and the payment vendor remember. What there was at the
 * start of the server is there again.
 */
export const reset: Action<"reset"> = async (
  _,
  { start, weather, overrides, vendor, requests, feed, leases },
) => {
  await start.again();
  vendor.reset?.();
  weather.options = start.weather;
  overrides.list = [];
  requests.clear();
  leases.clear();
  feed.publish("reset", {});
  return done({ reset: true });
};
