/** `1 file`, `2 files`. */
export const amount = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;
