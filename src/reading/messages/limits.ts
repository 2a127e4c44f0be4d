// V8 limits a string to about half a gigabyte.

/** A longer line, or item of an array, is passed over. */
export const LONGEST = 256 * 1024 * 1024;
/** A larger document is not read. */
export const LARGEST_DOCUMENT = 400 * 1024 * 1024;
