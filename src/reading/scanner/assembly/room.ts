// Memory that is taken as it is needed. It lies behind all that has its place, one thing behind the
// other, grows by little more than is asked for, and is used again for the next message.
import { HEAP_AT, SLACK } from "./layout";

/** Places are below 2^31. */
const MOST_MEMORY: u64 = 0x7fff0000;

/** Where free memory begins. */
export let top: u32 = HEAP_AT;
/** Whether memory was asked for in vain since it was last forgotten. */
export let isFull: bool = false;

/** Gives back all from here on. */
export function release(at: u32): void {
  top = (at + 15) & ~15;
}

export function forgetFull(): void {
  isFull = false;
}

/** Whether memory reaches so far, with some bytes more that are only read. */
export function reaches(end: u64): bool {
  const size = (<u64>memory.size()) << 16;
  if (end + SLACK <= size) return true;
  const pages = <i32>((end + SLACK - size + 0xffff) >> 16);
  // A few more at once: some engines copy all memory whenever it grows.
  const more = max(pages, memory.size() >> 4);
  if (end + SLACK <= MOST_MEMORY && (memory.grow(more) >= 0 || memory.grow(pages) >= 0))
    return true;
  isFull = true;
  return false;
}

/** Takes so many bytes; 0 if there are none. */
export function take(bytes: u64): u32 {
  const at = top;
  if (!reaches(at + bytes)) return 0;
  release(<u32>(at + bytes));
  return at;
}
