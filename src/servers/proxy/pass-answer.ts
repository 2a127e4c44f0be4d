import { codePoint } from "../../library/text/printable.ts";
import { corsHeaders } from "../http/cors.ts";
import type { Fault } from "./fault.ts";
import type { ServerAnswer } from "./forward.ts";

/** The most faults that an answer lists, because each of many thousand items may have a fault. */
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
    .map(({ detail, code, attr }) => ({ detail, code, attr }));
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
  // A `Response` can't have a status outside of this range.
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

/** The largest size of the violations header. Clients give up at 8 to 16 KB of headers. */
const LONGEST = 2000;

/** Writes the first faults as JSON within the size. The last entry counts the others. */
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

/** Escapes all characters that are not printable ASCII, because a header allows no others. */
const toAscii = (text: string): string => text.replace(/[^\x20-\x7e]/g, codePoint);
