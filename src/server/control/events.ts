import type { Reply } from "../../api/reply.ts";
import { toEnvelope } from "../../envelopes/write-envelope.ts";
import type { Context } from "../../handlers/context.ts";
import { type ActionRequest, done, readLimit } from "./action.ts";

/** The most events that one answer lists. */
export const MOST_EVENTS = 10_000;

/** Lists the newest events of the store, the oldest of them first. */
export async function listEvents({ url }: ActionRequest, { store }: Context): Promise<Reply> {
  const limit = readLimit(url.searchParams, MOST_EVENTS);
  if (typeof limit !== "number") return limit;
  const events = await store.read((reader) => reader.listEvents(limit));
  return done({ events: events.map(toEnvelope) });
}
