import type { Answered } from "./front-door.ts";
import type { RequestEntry } from "./log.ts";

/** A request that was answered, as an entry of the log. */
export const toRequestEntry = (
  { request: { method, path, headers }, requestId, seen, reply, code, milliseconds }: Answered,
  ignored?: string,
): RequestEntry => ({
  kind: "request",
  method,
  path,
  traceParent: headers.get("traceparent") ?? undefined,
  requestId,
  operationId: seen.operationId,
  status: reply.status,
  milliseconds,
  code,
  ignored,
});
