// Texts on their way from one part to another. An address never has the text of a message.
const handed = new Map<string, string>();

/** Hands a text to a part, or to an operation by its id. */
export function handOver(to: string, text: string): void {
  handed.clear();
  handed.set(to, text);
}

export function takeOver(to: string): string | undefined {
  const text = handed.get(to);
  handed.delete(to);
  return text;
}
