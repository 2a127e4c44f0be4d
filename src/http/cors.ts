// Pages of any origin may call these servers. No cookies are used, so an origin gains nothing that it could not send itself.

const EXPOSED = "Allow, Retry-After, WWW-Authenticate, X-Request-Id";
const PREFLIGHT_SECONDS = "600";

/** What every answer tells a browser. `extra` names further headers that a page may read. */
export function corsHeaders(extra: readonly string[] = []): Record<string, string> {
  return {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": [EXPOSED, ...extra].join(", "),
  };
}

/** Whether a browser asks, ahead of a request, if the page may send it. */
export const isPreflight = (request: Request): boolean =>
  request.method === "OPTIONS" &&
  request.headers.has("origin") &&
  request.headers.has("access-control-request-method");

/** Allows what is asked for: `*` would not cover Authorization. Whether path and method exist is said by the answer to the request itself. */
export function preflightHeaders(request: Request): Record<string, string> {
  return {
    "Access-Control-Allow-Methods": request.headers.get("access-control-request-method") ?? "",
    "Access-Control-Allow-Headers": request.headers.get("access-control-request-headers") ?? "",
    "Access-Control-Max-Age": PREFLIGHT_SECONDS,
    Vary: "Access-Control-Request-Method, Access-Control-Request-Headers",
  };
}
