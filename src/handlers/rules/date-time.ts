/** A moment as answers show it: in UTC, to the second. */
export const toDateTime = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace(/\.\d+Z$/, "Z");
