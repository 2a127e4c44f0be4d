// How long a message may be, and what its text may hold.

/** In characters. V8 limits a string to about half a gigabyte. */
export const LONGEST_MESSAGE = 2 ** 28;

export interface Limits {
  readonly depth: number;
  readonly values: number;
  /** A text may hold more values than that, if it has so many characters for each. */
  readonly charactersPerValue?: number;
  /** How many different names its fields may have. Each takes many times its text in memory. */
  readonly names?: number;
}
