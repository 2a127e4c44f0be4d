import { Batches, isRefusal, type Reply } from "../api/reply.ts";
import type { Bytes, HttpAnswer } from "./fetch.ts";
import { arrayText, type Failed, streamText } from "./stream-items.ts";

type Headers = Readonly<Record<string, string>>;

/** Makes an answer with the headers that all answers have. `cors` is sorted, in lower case. */
export function toAnswer(
  { status, body, headers }: Reply,
  cors: Headers,
  requestId: string,
  failed?: Failed,
): HttpAnswer {
  const sorted = sortHeaders({
    ...(body !== undefined && { "content-type": "application/json" }),
    ...lowerCased(headers ?? {}),
    ...cors,
    "x-request-id": requestId,
  });
  return { status, headers: sorted, body: bodyOf(body, failed) };
}

function bodyOf(body: unknown, failed?: Failed): HttpAnswer["body"] {
  if (body === undefined) return null;
  if (body instanceof ReadableStream) return body as ReadableStream<Bytes>;
  return body instanceof Batches ? streamText(arrayText(body.items), failed) : JSON.stringify(body);
}

export const lowerCased = (headers: Headers): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Sorts headers by name, as web servers do. */
export const sortHeaders = <Value>(headers: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(headers).sort(([a], [b]) => (a < b ? -1 : 1)));

export const MOST_FAULTS = 100;

/** Says how many faults are left out; an empty text if none are. */
export const countFaults = (listed: number, all: number): string =>
  all > listed ? ` Only the first ${listed} of ${all} faults are listed.` : "";

/** Keeps the first faults, and counts all. A fault of the whole body has the path null. */
export function listFaults(reply: Reply): Reply {
  if (!isRefusal(reply)) return reply;
  const { detail, errors } = reply.body;
  const listed = errors
    .slice(0, MOST_FAULTS)
    .map((fault) => ({ ...fault, attr: fault.attr || null }));
  const whole = detail + countFaults(listed.length, errors.length);
  return { ...reply, body: { ...reply.body, detail: whole, errors: listed } };
}
