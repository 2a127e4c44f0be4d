// A text on its way from one part to another. A message is never part of an address.
let text: string | undefined;

export function handOver(given: string): void {
  text = given;
}

/** What was handed over, once. */
export function takeOver(): string | undefined {
  const taken = text;
  text = undefined;
  return taken;
}
