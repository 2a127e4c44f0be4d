// Runs the reference server or the mock in Mock Service Worker. Only this file uses msw.
import { type HttpHandler, HttpResponse, http, passthrough } from "msw";
import { type Fetch, withFacts } from "../http/fetch.ts";
import { isControl } from "../http/root-and-health.ts";
import { OPERATION_ROUTER } from "../http/router.ts";

export interface HandlersOptions {
  /** The address of the API that the pages call: `https://api.example.com`, a path may follow. */
  readonly baseUrl: string;
  /** Beginnings of paths that the real server answers: `["/v1/products/"]`. */
  readonly bypass?: readonly string[] | undefined;
}

/** Lets an app or a mock answer the contract and `/__control/`. MSW handles all other requests. */
export function handlersFor(
  { fetch }: { readonly fetch: Fetch },
  { baseUrl, bypass = [] }: HandlersOptions,
): HttpHandler[] {
  const base = readBase(baseUrl);
  const isOwn = ({ request }: { readonly request: Request }): boolean => {
    const path = pathBelow(base, request.url);
    return path !== undefined && (isControl({ path }) || OPERATION_ROUTER.match(path).length > 0);
  };
  return [
    http.all(isOwn, async ({ request }) => {
      const path = pathBelow(base, request.url) ?? "";
      if (bypass.some((start) => path.startsWith(start))) return passthrough();
      try {
        return await fetch(withFacts(await moved(request, base), { base, isInside: true }));
      } catch (error) {
        // `fetch` rejects with a TypeError if the network fails, as simulated weather does.
        if (error instanceof TypeError) return HttpResponse.error();
        throw error;
      }
    }),
  ];
}

function readBase(baseUrl: string): string {
  const rule = "baseUrl has to be an address such as https://api.example.com";
  if (!URL.canParse(baseUrl)) throw new TypeError(`${rule}, not ${baseUrl}.`);
  const { origin, pathname } = new URL(baseUrl);
  let end = pathname.length;
  while (pathname[end - 1] === "/") end -= 1;
  return origin + pathname.slice(0, end);
}

function pathBelow(base: string, address: string): string | undefined {
  const { origin, pathname } = new URL(address);
  const path = origin + pathname;
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}

/** Removes the base path from a request, because the app answers at the root of a host. */
async function moved(request: Request, base: string): Promise<Request> {
  const { origin, pathname } = new URL(base);
  if (pathname === "/") return request;
  const { method, headers } = request;
  const url = new URL(request.url);
  const address = origin + url.pathname.slice(pathname.length) + url.search;
  const body = ["GET", "HEAD"].includes(method) ? null : await request.arrayBuffer();
  return new Request(address, { method, headers, body });
}
