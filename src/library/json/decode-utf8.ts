import { unlessThrown } from "../text/unless-thrown.ts";

const SKIPPING = new TextDecoder("utf-8", { fatal: true });
const KEEPING = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Decodes UTF-8; undefined for bytes that are not UTF-8. `keepMark` keeps a byte order mark. */
export const decodeUtf8 = (bytes: Uint8Array, { keepMark = false } = {}): string | undefined =>
  unlessThrown(TypeError, () => (keepMark ? KEEPING : SKIPPING).decode(bytes));
