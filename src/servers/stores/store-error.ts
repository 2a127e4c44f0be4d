/** The store can't be used in its state. The message says what to do. */
export class StoreError extends Error {
  override readonly name = "StoreError";
}
