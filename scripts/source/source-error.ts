/** Source that can't be read. Where this program was when it found out helps nobody. */
export class SourceError extends Error {
  override readonly name = "SourceError";
}

/** Ends the process with the place of a fault in the source. */
export function endWith(error: unknown): never {
  if (!(error instanceof SourceError)) throw error;
  console.error(error.message);
  process.exit(1);
}
