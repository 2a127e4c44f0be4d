/** A copy of a JSON value that nobody can change, so that what a store holds is changed through the store alone. */
export function frozenCopy<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, item: unknown) => Object.freeze(item));
}
