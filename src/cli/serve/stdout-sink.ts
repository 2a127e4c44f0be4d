import { toEnvelope } from "../../library/envelopes/write-envelope.ts";
import type { Failure, Sink } from "../../servers/sinks/sink.ts";
import type { Io } from "../command.ts";

export const STDOUT = "stdout";
const UNREAD: Failure = { reason: "Nobody reads it any more.", isFinal: false };

/**
 * Writes events as lines to stdout. Once nobody reads it any more it takes no more events, so that
 * the next server delivers them.
 */
export function stdoutSink(io: Io): Sink {
  let isUnread = false;
  const unread = io.untilUnread().then(() => {
    isUnread = true;
  });
  return {
    name: STDOUT,
    batchSize: 100,
    retries: { delays: [100], afterwards: "repeat" },
    async deliver(events) {
      const lines = events.map((event) => `${JSON.stringify(toEnvelope(event))}\n`).join("");
      if (!isUnread && !io.out(lines)) await Promise.race([io.drained(), unread]);
      return events.map(() => (isUnread ? UNREAD : null));
    },
    close: async () => {},
  };
}
