/** A receiver of events that can't be used as it is. The message says what to do. */
export class SinkError extends Error {
  override readonly name = "SinkError";
}
