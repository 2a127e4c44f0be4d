/** How the messages of an input lie in it. */
export type Layout = "lines" | "array" | "document";

/** The layout that the name of a file says; undefined if its first bytes have to show it. */
export const layoutOfFile = (name: string): Layout | undefined =>
  /\.(ndjson|jsonl)(\.gz)?$/.test(name) ? "lines" : undefined;

/** How far to look for what follows the first line. */
const FARTHEST = 1024 * 1024;

/**
 * Whether the first characters of an input show its layout. It may be one line of many if a message
 * begins, and nothing follows its first line yet.
 */
export function showsLayout(start: string): boolean {
  const text = start.trimStart();
  const newline = text.indexOf("\n");
  const isFollowed = newline !== -1 && /\S/.test(text.slice(newline));
  return start.length >= FARTHEST || (text !== "" && (!/^[{[]/.test(text) || isFollowed));
}

/** What the first characters of an input show. */
export function layoutOf(text: string): Layout {
  if (beginsWithLines(text)) return "lines";
  return /^\s*\[/.test(text.slice(0, 4096)) ? "array" : "document";
}

/** Whether the first line is a whole message and something follows it, or a list before another. */
function beginsWithLines(text: string): boolean {
  const newline = text.indexOf("\n");
  const line = text.slice(0, newline);
  const isFollowed = /^\s*\{/.test(line) ? /\S/ : /^\s*\[/.test(line) ? /^\s*\[/ : undefined;
  if (newline === -1 || !isFollowed?.test(text.slice(newline))) return false;
  try {
    JSON.parse(line);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
