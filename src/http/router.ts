// The one router: which methods a path has, and what answers when it lacks one.
import { isRefusal, type Refusal, type Reply, refuse } from "../api/reply.ts";

/**
 * A method at a path, in which `{name}` stands for one segment: `/v1/accounts/{account_number}/`.
 */
export interface Endpoint {
  readonly method: string;
  readonly path: string;
}

/** An endpoint with what stands in the path for each parameter, still percent-encoded. */
export type Routed<Entry extends Endpoint> = Entry & {
  readonly captured: Readonly<Record<string, string>>;
};

/** The endpoints at one path. */
export interface PathMatch<Entry extends Endpoint> {
  readonly routes: readonly Routed<Entry>[];
  /** The methods of the path, for the header Allow. */
  readonly allow: string;
}

/** Finds the endpoint of a request in a table of them. */
export class Router<Entry extends Endpoint> {
  readonly #table: readonly { readonly entry: Entry; readonly template: readonly string[] }[];
  readonly #hint: (pathname: string) => string;

  /** `hint` ends the message to a caller whose path does not exist. */
  constructor(endpoints: readonly Entry[], hint: (pathname: string) => string = () => "") {
    this.#table = endpoints.map((entry) => ({ entry, template: entry.path.split("/") }));
    this.#hint = hint;
  }

  /** All endpoints at a path; undefined if there are none. */
  match(pathname: string): PathMatch<Entry> | undefined {
    const segments = pathname.split("/");
    const routes = this.#table.flatMap(({ entry, template }) => {
      const captured = capture(template, segments);
      return captured ? [{ ...entry, captured }] : [];
    });
    return routes.length === 0 ? undefined : { routes, allow: allowOf(routes) };
  }

  /** The endpoint of a request. One for GET also serves HEAD. */
  find(
    method: string,
    pathname: string,
  ): Routed<Entry> | Refusal<"not_found" | "method_not_allowed"> {
    const matched = this.match(pathname);
    if (!matched)
      return refuse("not_found", `There is nothing at ${pathname}.${this.#hint(pathname)}`);
    const wanted = method === "HEAD" ? "GET" : method;
    const route = matched.routes.find((candidate) => candidate.method === wanted);
    return route ?? refuseMethod(method, matched.allow);
  }

  /** The reply of the endpoint. OPTIONS, and a request without an endpoint, are answered here. */
  async answer(
    method: string,
    pathname: string,
    run: (route: Routed<Entry>) => Promise<Reply>,
  ): Promise<Reply> {
    const matched = method === "OPTIONS" ? this.match(pathname) : undefined;
    if (matched) return { status: 204, body: undefined, headers: { Allow: matched.allow } };
    const route = this.find(method, pathname);
    return isRefusal(route) ? route : run(route);
  }
}

/** The header Allow: HEAD comes with GET, and every path has OPTIONS. */
function allowOf(routes: readonly Endpoint[]): string {
  const methods = routes.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  return [...methods, "OPTIONS"].join(", ");
}

function refuseMethod(method: string, allow: string): Refusal<"method_not_allowed"> {
  const detail = `The method ${method} is not available here. The header Allow names the methods that are.`;
  return refuse("method_not_allowed", detail, [], { Allow: allow });
}

/** What a path has in the places of the parameters; undefined if it does not fit the template. */
function capture(
  template: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  if (template.length !== segments.length) return undefined;
  const isThere = template.every((part, index) =>
    part.startsWith("{") ? segments[index] !== "" : part === segments[index],
  );
  if (!isThere) return undefined;
  return Object.fromEntries(
    template.flatMap((part, index) =>
      part.startsWith("{") ? [[part.slice(1, -1), segments[index] ?? ""]] : [],
    ),
  );
}
