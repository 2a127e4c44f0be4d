/** The error of a store that can't be used as it is. The message says what to do. */
export class StoreError extends Error {
  override readonly name = "StoreError";
}
