// Reads and writes the addresses of views. They are fragments, so that any static host works.
import { unlessThrown } from "../../library/text/unless-thrown.ts";

export interface Address {
  readonly part: string;
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
}

const PIECES = /^(?:#\/?)?([^/?]*)\/?([^?]*)\??(.*)$/s;

export function readAddress(hash: string): Address {
  const [, part = "", name = "", search = ""] = PIECES.exec(hash) ?? [];
  const query = Object.fromEntries(new URLSearchParams(search));
  return { part: part === "" ? "start" : decode(part), name: decode(name), query };
}

/** Writes the fragment for a view. Empty values of the query are left out. */
export function hrefOf(part: string, name = "", query: Address["query"] = {}): string {
  const filled = Object.entries(query).filter(([, value]) => value !== "");
  const search = new URLSearchParams(filled).toString();
  const path = name === "" ? part : `${part}/${encodeURIComponent(name).replaceAll("%2F", "/")}`;
  return `#/${path}${search === "" ? "" : `?${search}`}`;
}

/** Writes the fragment for a field, by the path of a value: `customers.0.mobile`. */
export function hrefOfField(part: "events" | "rest", name: string, attr: string): string {
  let field = attr.replace(/\.\d+(?=\.|$)/g, "[]");
  while (field.endsWith("[]")) field = field.slice(0, -2);
  return hrefOf(part, name, { field });
}

/** Decodes a text. A text with a lone percent sign is returned unchanged. */
const decode = (text: string): string =>
  unlessThrown(URIError, () => decodeURIComponent(text)) ?? text;
