import { untilParentGone } from "../src/servers/host/until-parent-gone.ts";

/** Calls `stop` on SIGTERM, also on one that was sent to npm. */
export function whenToldToEnd(stop: () => void): void {
  process.on("SIGTERM", stop);
  void untilParentGone().then(stop);
}
