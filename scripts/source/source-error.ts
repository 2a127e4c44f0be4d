/** Source that can't be read. Where this program was when it found out helps nobody. */
export class SourceError extends Error {
  override readonly name = "SourceError";
}
