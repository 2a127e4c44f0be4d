import type { HttpRequest } from "../http/fetch.ts";

export type Address = Pick<HttpRequest, "origin" | "path" | "search">;

/** Matches a target that a URL leaves unchanged: nothing to encode, and no fragment. */
const PLAIN_TARGET = /^\/[!$&(-;=?-[\]_a-z~]*$/;
const DOT_SEGMENT = /\/\.\.?(?:[/?]|$)/;
const PLAIN_HOST = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/;

/** Reads the target in a request's first line: a path with a query, or a whole URL. */
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

/** The last host that was checked, because clients name the same host again and again. */
let lastHost = { host: "", isPlain: false };

/** True if a URL would leave the host unchanged. `1..2` is invalid, `127.1` becomes 127.0.0.1. */
function isPlainHost(host: string): boolean {
  if (host !== lastHost.host) {
    const url = `http://${host}`;
    const isPlain = PLAIN_HOST.test(host) && URL.canParse(url) && new URL(url).host === host;
    lastHost = { host, isPlain };
  }
  return lastHost.isPlain;
}

/** True if the URL has read all of `host` as its host. It reads the `a` of `a@b` as a user name. */
function namesHost(origin: string, host: string): boolean {
  if (PLAIN_HOST.test(host)) return true;
  const { hostname } = new URL(origin);
  return hostname.length === host.length || hostname === host.replace(/:\d+$/, "").toLowerCase();
}
