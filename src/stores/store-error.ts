/** Why a store can't be used, for programs. */
export type StoreErrorCode =
  /** A newer version of this package has written it. */
  | "newer_schema"
  /** An older version of this package has written it, and it was not to be changed. */
  | "older_schema"
  /** There is none, and it was not to be made. */
  | "missing"
  /** Another process uses it that would not understand it after the change that this version makes. */
  | "in_use"
  /** There is something else in its place. */
  | "not_a_store"
  /** It can't be opened, read or written at all. */
  | "unusable"
  /** Other writers held it for too long. */
  | "busy"
  /** What talks to it is not installed. */
  | "missing_driver";

/** A store that can't be used as it is. The message says what to do. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
