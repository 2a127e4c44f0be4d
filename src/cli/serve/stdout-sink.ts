import { toEnvelope } from "../../sinks/event-envelope.ts";
import type { Sink } from "../../sinks/sink.ts";
import type { Io } from "../command.ts";

/** Events as lines on stdout. */
export const stdoutSink = (io: Io): Sink => ({
  name: "stdout",
  batchSize: 100,
  retries: { delays: [100], afterwards: "repeat" },
  async deliver(events) {
    if (!io.out(events.map((event) => `${JSON.stringify(toEnvelope(event))}\n`).join(""))) await io.drained();
    return events.map(() => null);
  },
  close: async () => {},
});
