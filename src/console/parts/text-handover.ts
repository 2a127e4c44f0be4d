// Hands texts between parts of the page, because addresses must not contain a message's text.
const handed = new Map<string, string | File>();

/** Hands a text or a file over to a part of the page, or a text to an operation by its id. */
export function handOver(to: string, content: string | File): void {
  handed.clear();
  handed.set(to, content);
}

export function takeOver(to: string): string | File | undefined {
  const content = handed.get(to);
  handed.delete(to);
  return content;
}
