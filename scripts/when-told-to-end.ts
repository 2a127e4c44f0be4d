import { untilParentGone } from "../src/servers/host/until-parent-gone.ts";

/** Calls `stop` on SIGTERM, and when npm, as the parent process, has ended. */
export function whenToldToEnd(stop: () => void): void {
  process.on("SIGTERM", stop);
  void untilParentGone().then(stop);
}
