import type { Reply } from "../../api/reply.ts";
import { toEnvelope } from "../../envelopes/write-envelope.ts";
import type { Context } from "../../handlers/context.ts";
import { type ActionRequest, done, refuseValue } from "./action.ts";

/** The most events that one answer lists. */
const MOST_EVENTS = 10_000;

/** Lists the newest events of the store, the oldest of them first. */
export async function listEvents({ url }: ActionRequest, { store }: Context): Promise<Reply> {
  const limit = Number(url.searchParams.get("limit") ?? MOST_EVENTS);
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST_EVENTS) {
    const rule = `must be a whole number from 1 to ${MOST_EVENTS}`;
    return refuseValue("limit", "out_of_range", rule);
  }
  const events = await store.read((reader) => reader.listEvents(limit));
  return done({ events: events.map(toEnvelope) });
}
