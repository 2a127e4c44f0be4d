/** A fault in the source. It is shown without a stack, which would not help the reader. */
export class SourceError extends Error {
  override readonly name = "SourceError";
}

export function endWith(error: unknown): never {
  if (!(error instanceof SourceError)) throw error;
  console.error(error.message);
  process.exit(1);
}
