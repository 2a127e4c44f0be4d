/** Why a store can't be used, for programs. */
export type StoreErrorCode =
  /** A newer version of this package has written it. */
  | "newer_schema"
  /** An older version of this package has written it, and the caller forbids changes. */
  | "older_schema"
  /** It does not exist, and the caller forbids making it. */
  | "missing"
  /** This version has to change its schema, and another process uses it with the old one. */
  | "in_use"
  /** Something else is in its place. */
  | "not_a_store"
  /** It can't be opened, read or written at all. */
  | "unusable"
  /** Other writers held it for too long. */
  | "busy"
  /** The package or module that it needs is not installed. */
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
