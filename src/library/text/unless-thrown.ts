/** Returns the result of a call; undefined if the call throws an error of this kind. */
export function unlessThrown<Result>(kind: new (message: string) => Error, call: () => Result) {
  try {
    return call();
  } catch (error) {
    if (error instanceof kind) return undefined;
    throw error;
  }
}
