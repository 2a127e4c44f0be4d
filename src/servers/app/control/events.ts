import { toEnvelope } from "../../../library/envelopes/write-envelope.ts";
import type { Reply } from "../../api/reply.ts";
import type { Context } from "../../handlers/context.ts";
import { otherWork } from "../../http/other-work.ts";
import type { Store, StoredEvent } from "../../stores/store.ts";
import { type ActionRequest, done, readLimit } from "./action.ts";

/** The most events that one answer lists. */
export const MOST_EVENTS = 10_000;

/** Lists the newest events of the store, the oldest of them first. */
export async function listEvents({ query }: ActionRequest, { store }: Context): Promise<Reply> {
  const limit = readLimit(query, MOST_EVENTS);
  if (typeof limit !== "number") return limit;
  return done({ events: (await newestEvents(store, limit)).map(toEnvelope) });
}

/** How many events are read at a time, so that others are answered in between. */
const BATCH = 1_000;

/** The newest events as they are at one moment, the oldest of them first. */
export const newestEvents = (store: Store, limit: number): Promise<readonly StoredEvent[]> =>
  store.read(async (reader) => {
    const batches: (readonly StoredEvent[])[] = [];
    for (let read = 0; read < limit; read += BATCH) {
      if (read > 0) await otherWork();
      const batch = await reader.listEvents(Math.min(BATCH, limit - read), read);
      batches.unshift(batch);
      if (batch.length < BATCH) break;
    }
    return batches.flat();
  });
