// A request in the form in which it is judged.
import { decodePairs, splitQuery } from "../http/read-parameters.ts";
import type { Route } from "../http/route.ts";
import type { DecodedRequest } from "../prism/engine.ts";
import type { Fault } from "../prism/fault.ts";

/** The request, decoded; or that it can't be. */
export function judgedRequest(
  { captured }: Route,
  request: Request,
  body: unknown,
): { request: DecodedRequest } | { violation: Fault } {
  const path = decodePairs(Object.entries(captured));
  const query = decodePairs(splitQuery(new URL(request.url).search));
  if (!path || !query) {
    const detail = "The address is not valid percent-encoded UTF-8.";
    return { violation: { place: path ? "query" : "path", attr: "", code: "encoding", detail } };
  }
  return {
    request: {
      path: Object.fromEntries(path),
      query: Object.fromEntries(query.map(([name]) => [name, valuesOf(query, name)])),
      headers: Object.fromEntries(request.headers),
      body,
    },
  };
}

/** One text, or all where a parameter is given several times. */
function valuesOf(query: readonly (readonly [string, string])[], name: string): string | string[] {
  const values = query.filter(([other]) => other === name).map(([, value]) => value);
  return values.length > 1 ? values : (values[0] ?? "");
}
