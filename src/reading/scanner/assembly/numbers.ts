// Finds from the digits of a number, without floating point, what its double is. Writes integers in
// digits, whatever form they have, and finds those for which 64 bits have no room.
import * as word from "../../../../generated/judge-numbers.ts";
import { DIGITS_AT, MOST_DIGITS } from "./layout";
import * as rows from "./table";
import { isDigit, MINUS, numberEnd, PLUS, POINT, ZERO } from "./text";
import * as writer from "./writer";

/** A double keeps any number of at most this many digits. */
const SURELY_KEPT: u32 = 15;
/** The number of digits before the point of the least number whose double is infinite. */
const LARGEST_POINT: i32 = 309;
/** The bits of precision of a double. */
const BITS: i32 = 53;
/** Every integer with at most this many characters has room in 64 bits. */
export const SURELY_LONG: u32 = 18;
/** The most digits of an integer with 64 bits. */
const MOST_OF_LONG: u32 = 19;
/** The reader of an exponent stops at this value. */
const ENOUGH: i32 = 100_000_000;

/** The number of digits without outer zeros. The value is 0.d1d2d3... times 10 to the power of `point`. */
let count: u32 = 0;
let point: i32 = 0;

function read(start: u32, end: u32): void {
  count = 0;
  point = 0;
  let isFraction = false;
  let kept: u32 = 0;
  let digit = load<u8>(start) === MINUS ? start + 1 : start;
  for (; digit < end; digit++) {
    const byte = load<u8>(digit);
    if (byte === POINT) isFraction = true;
    else if (!isDigit(byte)) break;
    else if (kept === 0 && byte === ZERO) point -= isFraction ? 1 : 0;
    else {
      if (!isFraction) point++;
      // Of the digits beyond the limit, it only matters whether any is not zero.
      if (<i32>kept < MOST_DIGITS) store<u8>(DIGITS_AT + kept++, byte);
      else if (byte !== ZERO) store<u8>(DIGITS_AT + MOST_DIGITS - 1, byte);
    }
  }
  while (kept > 0 && load<u8>(DIGITS_AT + kept - 1) === ZERO) kept--;
  count = kept;
  if (digit === end) return;
  const sign = load<u8>(digit + 1);
  let exponent: i32 = 0;
  for (digit += sign === MINUS || sign === PLUS ? 2 : 1; digit < end; digit++)
    if (exponent < ENOUGH) exponent = exponent * 10 + (load<u8>(digit) - ZERO);
  point += sign === MINUS ? -exponent : exponent;
}

/** Compares the digits from index `from` on with a word's digits: negative if they are smaller. */
function compare(from: u32, which: u32): i32 {
  const row = rows.row(word.WORDS, which);
  const length = rows.lengthOf(row);
  for (let index: u32 = 0; index < max(count - from, length); index++) {
    const digit = from + index < count ? load<u8>(DIGITS_AT + from + index) : ZERO;
    const other = index < length ? load<u8>(rows.textOf(row) + index) : ZERO;
    if (digit !== other) return <i32>digit - <i32>other;
  }
  return 0;
}

/** True if the double of a number is finite and, with `whole`, an integer. */
export function fits(start: u32, end: u32, whole: bool): bool {
  if (end - start <= SURELY_KEPT && numberEnd(start, true) === end) return true;
  read(start, end);
  if (count && point > LARGEST_POINT) return false;
  if (count && point === LARGEST_POINT && compare(0, word.TOO_LARGE) >= 0) return false;
  return !whole || isWhole();
}

function isWhole(): bool {
  if (!count || <i32>count <= point || point > 16) return true;
  // Half of the least double is 2.47e-324, which rounds to 0.
  if (point <= -323) return point < -323 || compare(0, word.HALF_LEAST) <= 0;
  if (count <= SURELY_KEPT || point < 0) return false;
  let whole: u64 = 0;
  for (let index: i32 = 0; index < point; index++)
    whole = whole * 10 + (load<u8>(DIGITS_AT + index) - ZERO);
  const bits = 64 - <i32>clz<u64>(whole);
  if (bits >= BITS) return true;
  return compare(point, word.ROUND_DOWN + bits) <= 0 || compare(point, word.ROUND_UP + bits) >= 0;
}

/** True if an integer has no fraction and no exponent in its text. */
export function isPlain(start: u32, end: u32): bool {
  return numberEnd(start, true) === end;
}

/** Writes an integer: what `numbers.fits` takes for one. */
export function writeInteger(start: u32, end: u32): void {
  const length = digitsOf(start, end);
  if (length && load<u8>(start) === MINUS) writer.put(MINUS);
  if (length) writer.copy(DIGITS_AT, length);
  else writer.put(ZERO);
}

/** True if 64 bits have room for an integer. */
export function isLong(start: u32, end: u32): bool {
  if (end - start <= SURELY_LONG && isPlain(start, end)) return true;
  const length = digitsOf(start, end);
  if (length !== MOST_OF_LONG) return length < MOST_OF_LONG;
  const least = rows.textOf(rows.row(word.WORDS, word.LEAST_LONG));
  for (let index: u32 = 0; index < length; index++) {
    const digit = load<u8>(DIGITS_AT + index);
    if (digit !== load<u8>(least + index)) return digit < load<u8>(least + index);
  }
  return load<u8>(start) === MINUS;
}

/** Reads an integer, and rounds a fraction that its double loses. Returns the number of its digits. */
function digitsOf(start: u32, end: u32): u32 {
  read(start, end);
  const length: u32 = count ? max(point, 0) : 0;
  const isUp = point >= 0 && length < count && load<u8>(DIGITS_AT + length) > 0x34;
  for (let at = count; at < length; at++) store<u8>(DIGITS_AT + at, ZERO);
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
