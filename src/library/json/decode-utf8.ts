const SKIPPING = new TextDecoder("utf-8", { fatal: true });
const KEEPING = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * The text that bytes hold; undefined if they are not UTF-8. A byte order mark at the start is
 * skipped. With `keepMark` it stays, where JSON does not allow it.
 */
export function decodeUtf8(bytes: Uint8Array, { keepMark = false } = {}): string | undefined {
  try {
    return (keepMark ? KEEPING : SKIPPING).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
