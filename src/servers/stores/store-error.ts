/** The code that tells a program why a store can't be used. */
type StoreErrorCode =
  /** A newer version of this package has written the store. */
  | "newer_schema"
  /** An older version of this package has written the store, and the caller forbids changes. */
  | "older_schema"
  /** The store does not exist, and the caller forbids making it. */
  | "missing"
  /** The schema has to change, but another process uses the old schema. */
  | "in_use"
  | "not_a_store"
  | "unusable"
  /** Other writers locked the store for too long. */
  | "busy"
  | "missing_driver";

/** The store can't be used in its state. The message says what to do. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
