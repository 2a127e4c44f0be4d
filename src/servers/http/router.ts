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

/** The endpoints whose paths have the same literal segments, and parameters in the same places. */
interface Place<Entry extends Endpoint> {
  readonly literals: Map<string, Place<Entry>>;
  parameter: Place<Entry> | undefined;
  entries: readonly { readonly entry: Entry; readonly names: readonly string[] }[];
  allow: string;
}

const newPlace = <Entry extends Endpoint>(): Place<Entry> => ({
  literals: new Map(),
  parameter: undefined,
  entries: [],
  allow: "",
});

/**
 * Finds the endpoint of a request in a tree of path segments. A literal segment wins over a
 * parameter.
 */
export class Router<Entry extends Endpoint> {
  readonly #root = newPlace<Entry>();
  /** The places of paths without parameters, found in one step. */
  readonly #fixed = new Map<string, Match<Entry>>();
  readonly #hint: (pathname: string) => string;

  /** `hint` ends the message to a caller whose path does not exist. */
  constructor(endpoints: readonly Entry[], hint: (pathname: string) => string = () => ".") {
    for (const entry of endpoints) {
      const place = add(this.#root, entry);
      if (!entry.path.includes("{")) this.#fixed.set(entry.path, { place, values: [] });
    }
    this.#hint = hint;
  }

  /** All endpoints at a path; undefined if there are none. */
  match(pathname: string): PathMatch<Entry> | undefined {
    const found = this.#placeOf(pathname);
    return (
      found && {
        routes: found.place.entries.map((own) => routed(own, found.values)),
        allow: found.place.allow,
      }
    );
  }

  /** The endpoint of a request. One for GET also serves HEAD. */
  find(
    method: string,
    pathname: string,
  ): Routed<Entry> | Refusal<"not_found" | "method_not_allowed"> {
    const found = this.#placeOf(pathname);
    if (!found)
      return refuse("not_found", `There is nothing at ${pathname}${this.#hint(pathname)}`);
    const wanted = method === "HEAD" ? "GET" : method;
    const own = found.place.entries.find(({ entry }) => entry.method === wanted);
    return own ? routed(own, found.values) : refuseMethod(method, found.place.allow);
  }

  #placeOf(pathname: string): Match<Entry> | undefined {
    return this.#fixed.get(pathname) ?? find(this.#root, pathname.split("/"), 0, []);
  }

  /** The reply of the endpoint. OPTIONS, and a request without an endpoint, are answered here. */
  answer(
    method: string,
    pathname: string,
    run: (route: Routed<Entry>) => Promise<Reply>,
  ): Reply | Promise<Reply> {
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

/** Returns the place where the endpoint now is. */
function add<Entry extends Endpoint>(root: Place<Entry>, entry: Entry): Place<Entry> {
  const names: string[] = [];
  let place = root;
  for (const segment of entry.path.split("/")) {
    if (segment.startsWith("{")) {
      names.push(segment.slice(1, -1));
      place.parameter ??= newPlace();
      place = place.parameter;
    } else {
      const next = place.literals.get(segment) ?? newPlace<Entry>();
      place.literals.set(segment, next);
      place = next;
    }
  }
  place.entries = [...place.entries, { entry, names }];
  place.allow = allowOf(place.entries.map((own) => own.entry));
  return place;
}

interface Match<Entry extends Endpoint> {
  readonly place: Place<Entry>;
  /** What stands in the path for each parameter. */
  readonly values: readonly string[];
}

function find<Entry extends Endpoint>(
  place: Place<Entry>,
  segments: readonly string[],
  index: number,
  values: readonly string[],
): Match<Entry> | undefined {
  const segment = segments[index];
  if (segment === undefined) return place.entries.length > 0 ? { place, values } : undefined;
  const literal = place.literals.get(segment);
  const found = literal && find(literal, segments, index + 1, values);
  if (found || !place.parameter || segment === "") return found;
  return find(place.parameter, segments, index + 1, [...values, segment]);
}

function routed<Entry extends Endpoint>(
  { entry, names }: Place<Entry>["entries"][number],
  values: readonly string[],
): Routed<Entry> {
  const captured: Record<string, string> = {};
  for (const [index, name] of names.entries()) captured[name] = values[index] ?? "";
  return { ...entry, captured };
}
