// By default, pages of any origin may call these servers. The servers use no cookies, so a page can
// do no more than any other program.

import { type Fetch, type HttpRequest, toFetch, toServe } from "./fetch.ts";
import { sortHeaders } from "./to-answer.ts";

const EXPOSED = "Allow, Retry-After, WWW-Authenticate, X-Request-Id";
const PREFLIGHT_SECONDS = "600";

/** Returns the CORS headers of every answer. `extra` names more headers that a page may read. */
export function corsHeaders(extra: readonly string[] = []): Record<string, string> {
  return {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": [EXPOSED, ...extra].join(", "),
  };
}

/** True if the request is a browser's question whether a page may send its request. */
export const isPreflight = ({ method, headers }: HttpRequest): boolean =>
  method === "OPTIONS" &&
  headers.get("origin") !== null &&
  headers.get("access-control-request-method") !== null;

/** Allows every header that is asked for, because `*` does not include Authorization. */
export function preflightHeaders({ headers }: HttpRequest): Record<string, string> {
  return {
    "Access-Control-Allow-Methods": headers.get("access-control-request-method") ?? "",
    "Access-Control-Allow-Headers": headers.get("access-control-request-headers") ?? "",
    "Access-Control-Max-Age": PREFLIGHT_SECONDS,
    Vary: "Access-Control-Request-Method, Access-Control-Request-Headers",
  };
}

/** Stops pages of origins outside the list from sending JSON. An empty list allows all origins. */
export function narrowOrigins(fetch: Fetch, origins: readonly string[]): Fetch {
  if (origins.length === 0) return fetch;
  const serve = toServe(fetch);
  return toFetch(async (request) => {
    const answer = await serve(request);
    const { "access-control-allow-origin": allowed, vary, ...others } = answer.headers;
    const origin = request.headers.get("origin") ?? "";
    const headers = sortHeaders({
      ...others,
      ...(allowed && origins.includes(origin) && { "access-control-allow-origin": origin }),
      vary: vary === undefined ? "Origin" : `${vary}, Origin`,
    });
    return { ...answer, headers };
  });
}
