import type { components } from "../../generated/rest-types.ts";
import { ERROR_CODES } from "../../generated/rest-values.ts";

/** What a handler answers: data. The front door makes an HTTP response of it. */
export interface Reply<Status extends number = number, Body = unknown> {
  readonly status: Status;
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
}

export type ErrorCode = keyof typeof ERROR_CODES;
export type ErrorBody = components["schemas"]["Error"];
export type ErrorItem = components["schemas"]["ErrorItem"];
type StatusOf<Code extends ErrorCode> = (typeof ERROR_CODES)[Code]["status"];

/** An error of the API as a reply. */
export type Refusal<Code extends ErrorCode = ErrorCode> = Reply<StatusOf<Code>, ErrorBody>;

/** Refuses a request: the code decides the status, `detail` is for people, `errors` names each value at fault. */
export function refuse<Code extends ErrorCode>(
  code: Code,
  detail: string,
  errors: readonly ErrorItem[] = [],
  headers: Readonly<Record<string, string>> = {},
): Refusal<Code> {
  return { status: ERROR_CODES[code].status, body: { detail, code, errors: [...errors] }, headers };
}

/** A reply as an HTTP response. Without a body where `body` is undefined. */
export function toResponse({ status, body, headers }: Reply): Response {
  const all = new Headers(headers);
  if (body === undefined) return new Response(null, { status, headers: all });
  if (!all.has("Content-Type")) all.set("Content-Type", "application/json");
  return new Response(JSON.stringify(body), { status, headers: all });
}
