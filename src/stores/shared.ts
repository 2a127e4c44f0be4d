// What every store does in the same way.
import type { ImportKey } from "./store.ts";

/** A copy of a JSON value that nobody can change, so that what a store holds is changed through the store alone. */
export function frozenCopy<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, item: unknown) => Object.freeze(item));
}

export const notStaged = ({ supplier, externalNumber }: ImportKey): string =>
  `No data is staged for the account ${externalNumber} of ${supplier}.`;

export const HAS_ENDED =
  "The work with the store has ended. A reader or writer can't be used after that.";

/** Runs one task at a time, in the order in which they came. */
export function createQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    // Whoever asked for the task is told of its failure; the next one does not depend on it.
    last = result.catch(() => undefined);
    return result;
  };
}

/** Orders text by its code points, as databases order the bytes of UTF-8. The order of JavaScript differs beyond U+FFFF. */
export function byCodePoint(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const difference = rank(left.charCodeAt(index)) - rank(right.charCodeAt(index));
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Halves of characters beyond U+FFFF come after everything else. */
const rank = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);
