// Memory for texts, tapes and results. It lies behind the parts with a fixed place. Each piece follows
// the last one. Memory grows by little more than is asked for, and the next message uses it again.
import { HEAP_AT, SLACK } from "./layout";

/** The limit of memory: every place is below 2^31. */
const MOST_MEMORY: u64 = 0x7fff0000;

/** Where free memory begins. */
export let top: u32 = HEAP_AT;
/** True if a request for memory failed since the last `forgetFull`. */
export let isFull: bool = false;

/** Frees all memory from a place on. */
export function release(at: u32): void {
  top = (at + 15) & ~15;
}

export function forgetFull(): void {
  isFull = false;
}

/** Grows memory up to `end` and the slack behind it. False if memory is full. */
export function reaches(end: u64): bool {
  const size = (<u64>memory.size()) << 16;
  if (end + SLACK <= size) return true;
  const pages = <i32>((end + SLACK - size + 0xffff) >> 16);
  // Ask for more pages than needed: some engines copy all memory whenever it grows.
  const more = max(pages, memory.size() >> 4);
  if (end + SLACK <= MOST_MEMORY && (memory.grow(more) >= 0 || memory.grow(pages) >= 0))
    return true;
  isFull = true;
  return false;
}

/** Takes a number of bytes. Returns their place; 0 if memory is full. */
export function take(bytes: u64): u32 {
  const place = top;
  if (!reaches(place + bytes)) return 0;
  release(<u32>(place + bytes));
  return place;
}
