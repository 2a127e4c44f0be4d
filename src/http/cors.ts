// Pages of any origin may call these servers, unless their user narrows it. They use no cookies, so
// that a page gains nothing that it could not send itself.
import type { Fetch } from "./fetch.ts";

const EXPOSED = "Allow, Retry-After, WWW-Authenticate, X-Request-Id";
const PREFLIGHT_SECONDS = "600";

/** The CORS headers of every answer. `extra` names further headers that a page may read. */
export function corsHeaders(extra: readonly string[] = []): Record<string, string> {
  return {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": [EXPOSED, ...extra].join(", "),
  };
}

/** Whether a browser asks if the page may send a request, before it sends that. */
export const isPreflight = (request: Request): boolean =>
  request.method === "OPTIONS" &&
  request.headers.has("origin") &&
  request.headers.has("access-control-request-method");

/**
 * Allows whatever is asked for: `*` would not cover Authorization. Only the answer to the request
 * itself says whether path and method exist.
 */
export function preflightHeaders(request: Request): Record<string, string> {
  return {
    "Access-Control-Allow-Methods": request.headers.get("access-control-request-method") ?? "",
    "Access-Control-Allow-Headers": request.headers.get("access-control-request-headers") ?? "",
    "Access-Control-Max-Age": PREFLIGHT_SECONDS,
    Vary: "Access-Control-Request-Method, Access-Control-Request-Headers",
  };
}

/**
 * Lets only pages of these origins read answers. The preflights of other pages fail with it, so
 * that they can send no JSON. Without any origin, nothing is changed.
 */
export function narrowOrigins(fetch: Fetch, origins: readonly string[]): Fetch {
  if (origins.length === 0) return fetch;
  return async (request) => {
    const response = await fetch(request);
    const origin = request.headers.get("origin") ?? "";
    response.headers.append("Vary", "Origin");
    if (!origins.includes(origin)) response.headers.delete("Access-Control-Allow-Origin");
    else if (response.headers.has("Access-Control-Allow-Origin"))
      response.headers.set("Access-Control-Allow-Origin", origin);
    return response;
  };
}
