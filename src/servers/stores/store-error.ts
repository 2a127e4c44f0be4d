/** Why a store can't be used, for programs. */
type StoreErrorCode =
  /** A newer version of this package has written it. */
  | "newer_schema"
  /** An older version of this package has written it, and the caller forbids changes. */
  | "older_schema"
  /** It does not exist, and the caller forbids making it. */
  | "missing"
  /** This version has to change its schema, and another process uses it with the old one. */
  | "in_use"
  | "not_a_store"
  | "unusable"
  /** Other writers held it for too long. */
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
