import type { Reply } from "../api/reply.ts";

/** A reply as an HTTP response. It has no body if `body` is undefined. */
export function toResponse({ status, body, headers }: Reply): Response {
  const all = new Headers(headers);
  if (body === undefined) return new Response(null, { status, headers: all });
  if (!all.has("Content-Type")) all.set("Content-Type", "application/json");
  return new Response(JSON.stringify(body), { status, headers: all });
}
