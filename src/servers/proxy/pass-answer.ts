import type { Fault } from "../prism/fault.ts";
import type { ServerAnswer } from "./forward.ts";
import { ownAnswer } from "./own-answer.ts";
import { VIOLATIONS_HEADER, violationsHeader } from "./violations-header.ts";

const EMPTY = [204, 205, 304];
/** The statuses that a `Response` can have. */
const LEAST = 200;
const GREATEST = 599;

/** Passes an answer on to the caller as it came, with the header that lists the violations. */
export function passAnswer(
  { status, headers, body }: ServerAnswer,
  method: string,
  violations: readonly Fault[],
): Response {
  if (status < LEAST || status > GREATEST) {
    const detail = `The server answered with the status ${status}.`;
    return ownAnswer(502, "contract_violation", detail, violations);
  }
  const isEmpty = method === "HEAD" || body.length === 0 || EMPTY.includes(status);
  const response = new Response(isEmpty ? null : body, { status, headers });
  if (isEmpty && method !== "HEAD" && body.length > 0) response.headers.delete("content-length");
  if (violations.length > 0) {
    response.headers.set(VIOLATIONS_HEADER, violationsHeader(violations));
    if (headers.has("access-control-allow-origin"))
      response.headers.append("Access-Control-Expose-Headers", VIOLATIONS_HEADER);
  }
  return response;
}
