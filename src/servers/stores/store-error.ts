/** Programs see by this code why a store can't be used. */
type StoreErrorCode =
  /** A newer version of this package has written the store. */
  | "newer_schema"
  /** An older version of this package has written the store, and the caller forbids changes. */
  | "older_schema"
  /** The store does not exist, and the caller forbids making it. */
  | "missing"
  /** This version has to change the schema, and another process uses the old schema. */
  | "in_use"
  | "not_a_store"
  | "unusable"
  /** Other writers held the store for too long. */
  | "busy"
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
