// Hands texts between parts of the page, because addresses must not contain a message's text.
const handed = new Map<string, string>();

/** Hands a text over to a part of the page, or to an operation by its id. */
export function handOver(to: string, text: string): void {
  handed.clear();
  handed.set(to, text);
}

export function takeOver(to: string): string | undefined {
  const text = handed.get(to);
  handed.delete(to);
  return text;
}
