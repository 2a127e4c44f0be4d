import { toEnvelope } from "../../../library/envelopes/write-envelope.ts";
import { nextTurn } from "../../http/next-turn.ts";
import type { Store, StoredEvent } from "../../stores/store.ts";
import type { EmittedEnvelope } from "../emitted.ts";
import { type Action, done } from "./action.ts";

/** Lists the newest events of the store, the oldest of them first. */
export const listEvents: Action<"listEvents"> = async ({ parameters }, { store }) => {
  const events = await newestEvents(store, parameters.limit);
  // Handlers emit no others.
  return done({ events: events.map((event) => toEnvelope(event) as EmittedEnvelope) });
};

/** How many events are read at a time, so that others are answered in between. */
const BATCH = 1_000;

/** The newest events as they are at one moment, the oldest of them first. */
export const newestEvents = (store: Store, limit: number): Promise<readonly StoredEvent[]> =>
  store.read(async (reader) => {
    const batches: (readonly StoredEvent[])[] = [];
    for (let read = 0; read < limit; read += BATCH) {
      if (read > 0) await nextTurn();
      const batch = await reader.listEvents(Math.min(BATCH, limit - read), read);
      batches.unshift(batch);
      if (batch.length < BATCH) break;
    }
    return batches.flat();
  });
