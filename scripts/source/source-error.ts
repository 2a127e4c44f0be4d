/** A fault in the source. The stack of the program that found it helps nobody. */
export class SourceError extends Error {
  override readonly name = "SourceError";
}

/** Ends the process with the place of a fault in the source. */
export function endWith(error: unknown): never {
  if (!(error instanceof SourceError)) throw error;
  console.error(error.message);
  process.exit(1);
}
