// Strings as they stand in JSON text.

const BACKSLASH = 92;

/** Where the quote is that ends a string, which begins at `start`, behind its quote; -1 if none does. */
export function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start);
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, index: number): boolean {
  let first = index;
  while (text.charCodeAt(first - 1) === BACKSLASH) first--;
  return (index - first) % 2 === 1;
}

/** The text of a string in its quotes. */
export const unquoted = (quoted: string): string =>
  quoted.includes("\\") ? (JSON.parse(quoted) as string) : quoted.slice(1, -1);
