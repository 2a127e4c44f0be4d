/**
 * Source that can't be read. Its message says where and what is wrong; where this program was when
 * it found out helps nobody.
 */
export class SourceError extends Error {
  override readonly name = "SourceError";
}
