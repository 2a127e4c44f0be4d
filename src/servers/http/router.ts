// Finds the endpoint of each path and method, and answers if there is none.

import { OPERATIONS, type OperationId } from "../../../generated/rest-operations.ts";
import { didYouMean } from "../../library/text/did-you-mean.ts";
import { isRefusal, type Reply, refuse } from "../api/reply.ts";

/** A method and a path. In the path, `{name}` stands for one segment: `/v1/accounts/{number}/`. */
export interface Endpoint {
  readonly method: string;
  readonly path: string;
}

/** An endpoint, with the text of each path parameter, still percent-encoded. */
export type Routed<Entry extends Endpoint> = Entry & {
  readonly captured: Readonly<Record<string, string>>;
};

/** The endpoints with one path. */
interface Shape<Entry> {
  /** The segments of the path, with ANY in place of each parameter. */
  readonly segments: readonly string[];
  readonly entries: Entry[];
}

const ANY = "{}";

/** Finds the endpoint of a request. A literal segment has precedence over a parameter. */
export class Router<Entry extends Endpoint> {
  /** The shapes by path, so that a path without parameters is found in one step. */
  readonly #shapes = new Map<string, Shape<Entry>>();
  /** The shapes with parameters, in the order in which a path is compared with them. */
  readonly #open: readonly Shape<Entry>[];
  readonly #hint: (pathname: string) => string;

  /** `hint` ends the message about a path that does not exist. */
  constructor(endpoints: readonly Entry[], hint: (pathname: string) => string = () => ".") {
    for (const entry of endpoints) {
      const path = entry.path.replace(/\{\w+\}/g, ANY);
      const shape = this.#shapes.get(path) ?? { segments: path.split("/"), entries: [] };
      shape.entries.push(entry);
      this.#shapes.set(path, shape);
    }
    this.#open = [...this.#shapes.values()]
      .filter(({ segments }) => segments.includes(ANY))
      // Literal segments have precedence, because ANY sorts after every literal segment.
      .sort((a, b) => (a.segments.join() < b.segments.join() ? -1 : 1));
    this.#hint = hint;
  }

  match(pathname: string): readonly Routed<Entry>[] {
    return this.#entriesAt(pathname).map((entry) => routed(entry, pathname));
  }

  find(method: string, pathname: string) {
    const entries = this.#entriesAt(pathname);
    if (entries.length === 0)
      return refuse("not_found", `There is nothing at ${pathname}${this.#hint(pathname)}`);
    const wanted = method === "HEAD" ? "GET" : method;
    const endpoint = entries.find((entry) => entry.method === wanted);
    if (endpoint) return routed(endpoint, pathname);
    const detail = `The method ${method} is not available here. The header Allow names the methods that are.`;
    return refuse("method_not_allowed", detail, [], allowing(entries));
  }

  #entriesAt(pathname: string): readonly Entry[] {
    const parts = pathname.split("/");
    const fits = (segment: string, index: number): boolean =>
      segment === ANY ? parts[index] !== "" : segment === parts[index];
    const shape =
      this.#shapes.get(pathname) ??
      this.#open.find(({ segments }) => segments.length === parts.length && segments.every(fits));
    return shape?.entries ?? [];
  }

  /** Runs the endpoint of a request. Answers OPTIONS and requests without an endpoint itself. */
  answer(method: string, pathname: string, run: (route: Routed<Entry>) => Promise<Reply>) {
    const entries = method === "OPTIONS" ? this.#entriesAt(pathname) : [];
    if (entries.length > 0) return { status: 204, body: undefined, headers: allowing(entries) };
    const route = this.find(method, pathname);
    return isRefusal(route) ? route : run(route);
  }
}

/** Makes the header Allow. HEAD goes with GET, and every path has OPTIONS. */
function allowing(entries: readonly Endpoint[]): { Allow: string } {
  const methods = entries.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  return { Allow: [...methods, "OPTIONS"].join(", ") };
}

function routed<Entry extends Endpoint>(entry: Entry, pathname: string): Routed<Entry> {
  const captured: Record<string, string> = {};
  if (!entry.path.includes("{")) return { ...entry, captured };
  const segments = pathname.split("/");
  for (const [index, part] of entry.path.split("/").entries())
    if (part.startsWith("{")) captured[part.slice(1, -1)] = segments[index] ?? "";
  return { ...entry, captured };
}

export type Route = Routed<Endpoint & { readonly operationId: OperationId }>;

export const OPERATION_ROUTER = new Router(
  Object.entries(OPERATIONS).map(([id, { method, path }]) => ({
    operationId: id as OperationId,
    method,
    path,
  })),
  hint,
);

/** Suggests the slash that callers often omit: every path of the contract ends in a slash. */
function hint(pathname: string): string {
  const meant = pathname.endsWith("/") ? pathname.slice(0, -1) : `${pathname}/`;
  return didYouMean(OPERATION_ROUTER.match(meant).length > 0 ? meant : undefined, ".");
}
