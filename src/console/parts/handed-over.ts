// A text on its way from one part to another. A message is never part of an address.
let handed = { to: "", text: "" };

/** Hands a text to a part, or to an operation by its id. */
export function handOver(to: string, text: string): void {
  handed = { to, text };
}

export function takeOver(to: string): string | undefined {
  if (handed.to !== to) return undefined;
  const { text } = handed;
  handed = { to: "", text: "" };
  return text;
}
