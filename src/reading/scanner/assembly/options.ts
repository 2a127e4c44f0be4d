// The options that the host sets for all messages. Flags are bits: `FLAG_` in the generated numbers.

/** The largest number of faults that are kept, and the most bytes of a message. */
export let limit: u32 = 1000;
export let longest: u32 = 32 << 20;
let flags: u32 = 0;

export function set(most: u32, given: u32, bytes: u32): void {
  limit = most;
  flags = given;
  longest = bytes;
}

export function has(flag: u32): bool {
  return (flags & flag) !== 0;
}
