// Finds the operation that a request is for, by the addresses that the contract has.
import { OPERATIONS, type OperationId } from "../../generated/rest-operations.ts";
import { type Refusal, refuse } from "../api/reply.ts";

export interface Route {
  readonly operationId: OperationId;
  /** What stands in the path for each path parameter, still percent-encoded. */
  readonly captured: Readonly<Record<string, string>>;
}

/** What a path has, whatever the method. */
export interface Place {
  readonly routes: readonly { readonly method: string; readonly route: Route }[];
  /** The methods that the path has, for the header Allow. */
  readonly allow: string;
}

interface Template {
  readonly operationId: OperationId;
  readonly method: string;
  readonly segments: readonly string[];
}

const TEMPLATES: readonly Template[] = Object.entries(OPERATIONS).map(
  ([operationId, { method, path }]) => ({
    operationId: operationId as OperationId,
    method,
    segments: path.split("/"),
  }),
);

/** What lies at a path; undefined where the contract has nothing. */
export function findPlace(pathname: string): Place | undefined {
  const segments = pathname.split("/");
  const routes = TEMPLATES.flatMap(({ operationId, method, segments: template }) => {
    const captured = capture(template, segments);
    return captured ? [{ method, route: { operationId, captured } }] : [];
  });
  if (routes.length === 0) return undefined;
  return { routes, allow: allowOf(routes.map(({ method }) => method)) };
}

/** The header Allow of a path with these methods. HEAD is answered wherever GET is, and OPTIONS everywhere. */
export const allowOf = (methods: readonly string[]): string =>
  [...methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])), "OPTIONS"].join(
    ", ",
  );

/** The route of a request. HEAD is answered wherever GET is. */
export function findRoute(
  method: string,
  pathname: string,
): Route | Refusal<"not_found" | "method_not_allowed"> {
  const place = findPlace(pathname);
  if (!place) return refuse("not_found", `There is nothing at ${pathname}.${hint(pathname)}`);
  const wanted = method === "HEAD" ? "GET" : method;
  const found = place.routes.find((candidate) => candidate.method === wanted);
  if (found) return found.route;
  const detail = `The method ${method} is not available here. The header Allow names the methods that are.`;
  return refuse("method_not_allowed", detail, [], { Allow: place.allow });
}

/** Every path of the contract ends in a slash, and leaving it out is the commonest slip. */
function hint(pathname: string): string {
  const meant = pathname.endsWith("/") ? pathname.slice(0, -1) : `${pathname}/`;
  return findPlace(meant) ? ` Did you mean ${meant}?` : "";
}

function capture(
  template: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  if (template.length !== segments.length) return undefined;
  const captured: Record<string, string> = {};
  for (const [index, part] of template.entries()) {
    const segment = segments[index] ?? "";
    if (!part.startsWith("{")) {
      if (part !== segment) return undefined;
    } else if (segment === "") return undefined;
    else captured[part.slice(1, -1)] = segment;
  }
  return captured;
}
