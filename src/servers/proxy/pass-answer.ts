import { codePoint } from "../../library/text/printable.ts";
import { corsHeaders } from "../http/cors.ts";
import type { Fault } from "../prism/fault.ts";
import type { ServerAnswer } from "./forward.ts";

/** A body of many thousand items may break the contract in each of them. */
const MOST_ERRORS = 1000;

export function ownAnswer(
  status: number,
  code: string,
  detail: string,
  faults: readonly Fault[] = [],
): Response {
  const omitted = faults.length - MOST_ERRORS;
  const errors = faults
    .slice(0, MOST_ERRORS)
    .map((fault) => ({ detail: fault.detail, code: fault.code, attr: fault.attr }));
  const whole = omitted > 0 ? `${detail} ${omitted} more faults are left out.` : detail;
  const headers = {
    ...corsHeaders([VIOLATIONS_HEADER]),
    ...(errors.length > 0 && { [VIOLATIONS_HEADER]: violationsHeader(faults) }),
  };
  return Response.json({ detail: whole, code, errors }, { status, headers });
}

const EMPTY = [204, 205, 304];

export function passAnswer(
  { status, headers, body }: ServerAnswer,
  method: string,
  violations: readonly Fault[],
): Response {
  // A `Response` can have no other status.
  if (status < 200 || status > 599) {
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

const VIOLATIONS_HEADER = "X-Contract-Violations";

/** Clients give up on an answer whose headers are longer than some 8 to 16 KB in all. */
const LONGEST = 2000;

/** Writes as many faults as a header holds, as JSON. The last entry counts those left out. */
function violationsHeader(faults: readonly Fault[]): string {
  const entries: string[] = [];
  let length = 0;
  for (const { place, attr, detail } of faults) {
    const entry = toAscii(JSON.stringify({ place, attr, detail }));
    length += entry.length;
    if (length > LONGEST) break;
    entries.push(entry);
  }
  const omitted = faults.length - entries.length;
  return `[${[...entries, ...(omitted > 0 ? [JSON.stringify({ more: omitted })] : [])].join(",")}]`;
}

/** Escapes every other character: a header may have ASCII only. */
const toAscii = (text: string): string => text.replace(/[^\x20-\x7e]/g, codePoint);
