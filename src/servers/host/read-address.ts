import type { HttpRequest } from "../http/fetch.ts";

export type Address = Pick<HttpRequest, "origin" | "path" | "search">;

/** A URL has such a target as it is: it has nothing to encode, and no fragment. */
const PLAIN_TARGET = /^\/[!$&(-;=?-[\]_a-z~]*$/;
const DOT_SEGMENT = /\/\.\.?(?:[/?]|$)/;
const PLAIN_HOST = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/;

/** `target` is that of the request's first line: a path with a query, or a whole address. */
export function readAddress(host: string, target: string): Address | undefined {
  if (isPlainHost(host) && PLAIN_TARGET.test(target) && !DOT_SEGMENT.test(target))
    return splitPlain(`http://${host}`, target);
  if (/^[^?]*\\/.test(target)) return undefined;
  if (/^https?:\/\//.test(target)) return fromUrl(target);
  if (!target.startsWith("/")) return undefined;
  const address = fromUrl(`http://${host}${target}`);
  return address && namesHost(address.origin, host) ? address : undefined;
}

function splitPlain(origin: string, target: string): Address {
  const mark = target.indexOf("?");
  const path = mark < 0 ? target : target.slice(0, mark);
  const search = mark < 0 || mark === target.length - 1 ? "" : target.slice(mark);
  return { origin, path, search };
}

function fromUrl(text: string): Address | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin, pathname: path, search } = new URL(text);
  return { origin, path, search };
}

/** Clients name the same host again and again. */
let lastHost = { host: "", isPlain: false };

/** Whether a host has the form that it has in a URL. `1..2` is none, and `127.1` is 127.0.0.1. */
function isPlainHost(host: string): boolean {
  if (host !== lastHost.host)
    lastHost = { host, isPlain: PLAIN_HOST.test(host) && hostInUrl(host) === host };
  return lastHost.isPlain;
}

const hostInUrl = (host: string): string | undefined =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).host : undefined;

/** Whether the host stands alone in its place, without a user name. */
function namesHost(origin: string, host: string): boolean {
  if (PLAIN_HOST.test(host)) return true;
  const { hostname } = new URL(origin);
  return hostname.length === host.length || hostname === host.replace(/:\d+$/, "").toLowerCase();
}
