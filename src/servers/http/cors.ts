// Pages of any origin may call these servers, unless their user narrows it. They use no cookies, so
// that a page gains nothing that it could not send itself.

import { type Fetch, type HttpAnswer, type HttpRequest, toFetch, toServe } from "./fetch.ts";
import { sortHeaders } from "./to-answer.ts";

const EXPOSED = "Allow, Retry-After, WWW-Authenticate, X-Request-Id";
const PREFLIGHT_SECONDS = "600";

/** The CORS headers of every answer. `extra` names further headers that a page may read. */
export function corsHeaders(extra: readonly string[] = []): Record<string, string> {
  return {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": [EXPOSED, ...extra].join(", "),
  };
}

/** Whether a browser asks before it sends the request of a page. */
export const isPreflight = ({ method, headers }: HttpRequest): boolean =>
  method === "OPTIONS" &&
  headers.get("origin") !== null &&
  headers.get("access-control-request-method") !== null;

/** Allows all that is asked for: `*` lacks Authorization. The request may still be refused. */
export function preflightHeaders({ headers }: HttpRequest): Record<string, string> {
  return {
    "Access-Control-Allow-Methods": headers.get("access-control-request-method") ?? "",
    "Access-Control-Allow-Headers": headers.get("access-control-request-headers") ?? "",
    "Access-Control-Max-Age": PREFLIGHT_SECONDS,
    Vary: "Access-Control-Request-Method, Access-Control-Request-Headers",
  };
}

/** Lets preflights of other pages fail, so that they send no JSON. Without origins, all may. */
export function narrowOrigins(fetch: Fetch, origins: readonly string[]): Fetch {
  if (origins.length === 0) return fetch;
  const serve = toServe(fetch);
  return toFetch(async (request) => {
    const { headers, ...answer } = await serve(request);
    const origin = request.headers.get("origin") ?? "";
    return { ...answer, headers: narrow(headers, origins.includes(origin) ? origin : undefined) };
  });
}

/** The headers for a page of this origin, or for any other page. */
function narrow(headers: HttpAnswer["headers"], origin: string | undefined): typeof headers {
  const { "access-control-allow-origin": allowed, vary, ...others } = headers;
  return sortHeaders({
    ...others,
    ...(allowed !== undefined && origin !== undefined && { "access-control-allow-origin": origin }),
    vary: vary === undefined ? "Origin" : `${vary}, Origin`,
  });
}
