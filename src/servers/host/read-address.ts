import type { HttpRequest } from "../http/fetch.ts";

export type Address = Pick<HttpRequest, "origin" | "path" | "search">;

/** Matches a host that a URL leaves as it is. */
const PLAIN_HOST = /^[a-z0-9._-]+(?::\d{1,5})?$/;

/** Reads the target in a request's first line: a path with a query, or a whole URL. */
export function readAddress(host: string, target: string): Address | undefined {
  if (/^[^?]*\\/.test(target)) return undefined;
  if (/^https?:\/\//.test(target)) return fromUrl(target);
  if (!target.startsWith("/")) return undefined;
  const address = fromUrl(`http://${host}${target}`);
  return address && namesHost(address.origin, host) ? address : undefined;
}

function fromUrl(text: string): Address | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin, pathname: path, search } = new URL(text);
  return { origin, path, search };
}

/** True if the URL has read all of `host` as its host. It reads the `a` of `a@b` as a user name. */
function namesHost(origin: string, host: string): boolean {
  if (PLAIN_HOST.test(host)) return true;
  const { hostname } = new URL(origin);
  return hostname.length === host.length || hostname === host.replace(/:\d+$/, "").toLowerCase();
}
