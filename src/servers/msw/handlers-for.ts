// Mock Service Worker serves the reference server or the mock. No other file knows the package msw.
import { type HttpHandler, HttpResponse, http, passthrough } from "msw";
import { type Fetch, withFacts } from "../http/fetch.ts";
import { OPERATION_ROUTER } from "../http/router.ts";

export interface HandlersOptions {
  /** The address of the API that pages call, with or without a path: `https://api.example.com`. */
  readonly baseUrl: string;
  /** The beginnings of paths that are left to the real server: `["/v1/products/"]`. */
  readonly bypass?: readonly string[] | undefined;
}

/** Lets an app or a mock answer the paths of the contract. Everything else is left to MSW. */
export function handlersFor(
  { fetch }: { readonly fetch: Fetch },
  { baseUrl, bypass = [] }: HandlersOptions,
): HttpHandler[] {
  const base = readBase(baseUrl);
  const isOwn = ({ request }: { readonly request: Request }): boolean => {
    const path = pathBelow(base, request.url);
    return path !== undefined && OPERATION_ROUTER.match(path) !== undefined;
  };
  return [
    http.all(isOwn, async ({ request }) => {
      const path = pathBelow(base, request.url) ?? "";
      if (bypass.some((start) => path.startsWith(start))) return passthrough();
      try {
        return await fetch(withFacts(await moved(request, base), { base }));
      } catch (error) {
        // `fetch` rejects with this if the network fails, as simulated weather may ask.
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

/** Moves the request to the root of its host, where the app is. */
async function moved(request: Request, base: string): Promise<Request> {
  const { origin, pathname } = new URL(base);
  if (pathname === "/") return request;
  const { method, headers } = request;
  const url = new URL(request.url);
  const address = origin + url.pathname.slice(pathname.length) + url.search;
  const body = ["GET", "HEAD"].includes(method) ? null : await request.arrayBuffer();
  return new Request(address, { method, headers, body });
}
