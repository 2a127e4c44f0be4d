// Writes integers in digits, whatever form they have, and finds those for which 64 bits have no room.
import * as word from "../../../../generated/judge-numbers.ts";
import { DIGITS_AT } from "./layout";
import * as numbers from "./numbers";
import * as rows from "./table";
import { MINUS, numberEnd, ZERO } from "./text";
import * as writer from "./writer";

/** Every integer with at most this many characters has room in 64 bits. */
export const SURELY_LONG: u32 = 18;
/** The most digits of an integer with 64 bits. */
const MOST_DIGITS: u32 = 19;

/** True if an integer has no fraction and no exponent in its text. */
export function isPlain(start: u32, end: u32): bool {
  return numberEnd(start, true) === end;
}

/** Writes an integer: what `numbers.fits` takes for one. */
export function write(start: u32, end: u32): void {
  const length = digitsOf(start, end);
  if (length && load<u8>(start) === MINUS) writer.put(MINUS);
  if (length) writer.copy(DIGITS_AT, length);
  else writer.put(ZERO);
}

/** True if 64 bits have room for an integer. */
export function isLong(start: u32, end: u32): bool {
  if (end - start <= SURELY_LONG && isPlain(start, end)) return true;
  const length = digitsOf(start, end);
  if (length !== MOST_DIGITS) return length < MOST_DIGITS;
  const least = rows.textOf(rows.row(word.WORDS, word.LEAST_LONG));
  for (let index: u32 = 0; index < length; index++) {
    const digit = load<u8>(DIGITS_AT + index);
    if (digit !== load<u8>(least + index)) return digit < load<u8>(least + index);
  }
  return load<u8>(start) === MINUS;
}

/** Reads an integer, and rounds a fraction that its double loses. Returns the number of its digits. */
function digitsOf(start: u32, end: u32): u32 {
  numbers.read(start, end);
  const length: u32 = numbers.count ? max(numbers.point, 0) : 0;
  const isUp = numbers.point >= 0 && length < numbers.count && load<u8>(DIGITS_AT + length) > 0x34;
  for (let at = numbers.count; at < length; at++) store<u8>(DIGITS_AT + at, ZERO);
  if (!isUp) return length;
  let at: u32 = DIGITS_AT + length;
  while (at > <u32>DIGITS_AT && load<u8>(at - 1) === ZERO + 9) store<u8>(--at, ZERO);
  if (at === DIGITS_AT) {
    memory.copy(DIGITS_AT + 1, DIGITS_AT, length);
    store<u8>(DIGITS_AT, ZERO + 1);
    return length + 1;
  }
  store<u8>(at - 1, load<u8>(at - 1) + 1);
  return length;
}
