import { Bytes } from "../../api/reply.ts";
import type { Action } from "./action.ts";

/** Streams what happens from now on, and what happened since the caller was here last. */
export const streamFeed: Action<"streamFeed"> = async ({ headers }, { feed }) => ({
  status: 200,
  headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store" },
  body: new Bytes(feed.read(headers.get("last-event-id"))),
});
