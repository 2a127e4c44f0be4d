import { Batches, type Reply } from "../api/reply.ts";
import type { HttpAnswer } from "./serve.ts";
import { type Failed, streamItems } from "./stream-items.ts";

type Headers = Readonly<Record<string, string>>;

/**
 * A reply as an answer, with the headers that every answer has. Their names have to be in lower
 * case and in order. It has no body if `body` is undefined. `failed` receives what is thrown while a
 * body in batches is read.
 */
export function toAnswer(
  { status, body, headers, text }: Reply,
  common: Headers,
  failed?: Failed,
): HttpAnswer {
  const type = body === undefined ? undefined : { "content-type": "application/json" };
  return {
    status,
    headers: sortHeaders({ ...type, ...lowerCased(headers ?? {}), ...common }),
    body: text ?? bodyOf(body, failed),
  };
}

function bodyOf(body: unknown, failed?: Failed): HttpAnswer["body"] {
  if (body === undefined) return null;
  return body instanceof Batches ? streamItems(body.items, failed) : JSON.stringify(body);
}

/** Headers by their names in lower case. */
export const lowerCased = (headers: Headers): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Headers in the order of their names, in which all servers for the web send them. */
export const sortHeaders = <Value>(
  headers: Readonly<Record<string, Value>>,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).sort(([one], [other]) => (one < other ? -1 : 1)));
