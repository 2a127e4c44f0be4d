// Reads JSON Pointers, and references inside a document (`#` and a percent-encoded pointer).
import { unlessThrown } from "../text/unless-thrown.ts";

/** Returns the keys of a pointer: `a/b` and `0` for `/a~1b/0`. */
export const keysOf = (pointer: string): string[] => pointer.split("/").slice(1).map(unescapeKey);

const unescapeKey = (key: string): string => key.replaceAll("~1", "/").replaceAll("~0", "~");

export const escapeKey = (key: string): string => key.replaceAll("~", "~0").replaceAll("/", "~1");

/** Returns the value at the end of the keys; undefined if there is none. */
export function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (parent, key) => (isObject(parent) && Object.hasOwn(parent, key) ? parent[key] : undefined),
    value,
  );
}

/** Returns the keys of `#/components/schemas/Account`; undefined for another document. */
export function keysOfReference(reference: string): string[] | undefined {
  return reference === "#" || reference.startsWith("#/") ? keysOf(decode(reference)) : undefined;
}

export function resolveReference(document: unknown, reference: string): unknown {
  const keys = keysOfReference(reference);
  return keys && valueAt(document, keys);
}

/** Decodes percent signs. A text with a lone percent sign is returned unchanged. */
export const decode = (text: string): string =>
  unlessThrown(URIError, () => decodeURIComponent(text)) ?? text;

type Fields = Readonly<Record<string, unknown>>;

/** True for an object and for an array. */
export const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null;

export const isJsonObject = (value: unknown): value is Fields =>
  isObject(value) && !Array.isArray(value);
