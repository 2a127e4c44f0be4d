/** Why a receiver of events can't be used, for programs. */
export type SinkErrorCode =
  /** What talks to it is not installed. */
  | "missing_driver"
  /** There is something else in its place. */
  | "not_events"
  /** It can't be opened or written at all. */
  | "unusable";

/** A receiver of events that can't be used as it is. The message says what to do. */
export class SinkError extends Error {
  override readonly name = "SinkError";
  readonly code: SinkErrorCode;

  constructor(code: SinkErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
