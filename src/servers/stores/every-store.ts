// What every store does in the same way.
import type { ImportKey, ImportTerms } from "./store.ts";

/** The terms of an account that is created without any. */
export const NO_TERMS: ImportTerms = { operationsTeam: null, sendsEmails: null };

/** How many expired tokens are deleted at a time, so that no call takes long because of them. */
export const MOST_DELETED_TOKENS = 1_000;

/** The message for an import process that does not exist. */
export const notStaged = ({ supplier, externalNumber }: ImportKey): string =>
  `No data is staged for the account ${externalNumber} of ${supplier}.`;

/** The message for a second account of one import process. */
export const accountExists = ({ supplier, externalNumber }: ImportKey, number: string): string =>
  `The account ${externalNumber} of ${supplier} exists already. Its number is ${number}.`;

/** The message for an account number that another account has. */
export const numberInUse = (number: string): string =>
  `The account number ${number} is in use. Take another one.`;

/** The message for something that is added to an account that does not exist. */
export const noAccount = (number: string): string => `There is no account ${number}.`;

/** The message for a reader or writer that is used too late. */
export const HAS_ENDED =
  "The work with the store has ended. A reader or writer can't be used after that.";

/** Runs one task at a time, in the order in which they are given. */
export function createQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    // The caller gets the error of its task; the next task runs all the same.
    const result = last.then(task, task);
    last = result;
    return result;
  };
}

/**
 * Compares text by code points, as databases compare the bytes of UTF-8. JavaScript compares UTF-16
 * units, which gives another order beyond U+FFFF.
 */
export function byCodePoint(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const difference = rank(left.charCodeAt(index)) - rank(right.charCodeAt(index));
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Surrogates, the halves of characters beyond U+FFFF, come after everything else. */
const rank = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);
