// The options that the host sets for all messages.

/** Unknown fields are faults. */
export const REPORT_UNKNOWN: u32 = 1;
/** Null counts as absent. */
export const DROP_NULLS: u32 = 2;
export const HIDE_VALUES: u32 = 4;
export const AS_JSON: u32 = 8;
export const NO_DETAILS: u32 = 16;
/** Equal keys of an object are faults. */
export const KEYS_ONCE: u32 = 32;
/** Unknown fields are told beside the faults, and are none. */
export const TELL_UNKNOWN: u32 = 128;
/** Each record of a batch is a row. */
export const EACH_RECORD: u32 = 1024;

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
