// What the host orders for all messages. Both modules have the same flags.

const REPORT_UNKNOWN: u32 = 1;
const DROP_NULLS: u32 = 2;
const HIDE_VALUES: u32 = 4;
export const AS_JSON: u32 = 8;
const NO_DETAILS: u32 = 16;
const LEAVE_UNKNOWN: u32 = 32;

/** The largest number of faults that are kept, and the most bytes of a message. */
export let limit: u32 = 1000;
export let longest: u32 = 32 << 20;
/** True if unknown fields are faults. */
export let isStrict: bool = false;
/** True if null counts as absent. */
export let dropsNulls: bool = false;
export let hidesValues: bool = false;
export let isJson: bool = false;
export let isShort: bool = false;
/** True if the host knows more events, so that it judges what the module does not know. */
export let leavesUnknown: bool = false;

export function set(most: u32, flags: u32, bytes: u32): void {
  limit = most;
  longest = bytes;
  isStrict = (flags & REPORT_UNKNOWN) !== 0;
  dropsNulls = (flags & DROP_NULLS) !== 0;
  hidesValues = (flags & HIDE_VALUES) !== 0;
  isJson = (flags & AS_JSON) !== 0;
  isShort = (flags & NO_DETAILS) !== 0;
  leavesUnknown = (flags & LEAVE_UNKNOWN) !== 0;
}
