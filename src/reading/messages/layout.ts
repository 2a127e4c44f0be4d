/** How the messages of an input lie in it. */
export type Layout = "lines" | "array" | "document";

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
