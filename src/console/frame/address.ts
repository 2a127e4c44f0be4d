// Addresses of views. They stand in the fragment, so that any static host and base path work.
import { unlessThrown } from "../../library/text/unless-thrown.ts";

/** The address of a view: a part, a name in it, and options. */
export interface Address {
  readonly part: string;
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
}

const PIECES = /^(?:#\/?)?([^/?]*)\/?([^?]*)\??(.*)$/s;

/** Reads the fragment of an address. An empty one is the start. */
export function readAddress(hash: string): Address {
  const [, part = "", name = "", search = ""] = PIECES.exec(hash) ?? [];
  return {
    part: part === "" ? "start" : decode(part),
    name: decode(name),
    query: Object.fromEntries(new URLSearchParams(search)),
  };
}

/** The fragment of a view. Empty values of the query are left out. */
export function hrefOf(part: string, name = "", query: Address["query"] = {}): string {
  const filled = Object.entries(query).filter(([, value]) => value !== "");
  const search = new URLSearchParams(filled).toString();
  const path = name === "" ? part : `${part}/${encodeURIComponent(name).replaceAll("%2F", "/")}`;
  return `#/${path}${search === "" ? "" : `?${search}`}`;
}

/** Decodes a text. A text with a lone percent sign stays as it is. */
const decode = (text: string): string =>
  unlessThrown(URIError, () => decodeURIComponent(text)) ?? text;
