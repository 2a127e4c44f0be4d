// Finds from the digits of a number, without floating point, what its double is.
import { HALF_DIGITS, HALF_LEAST, TOO_LARGE } from "../../../../generated/judge-numbers.ts";
import { DIGITS_AT, MOST_DIGITS } from "./layout";
import { number, part } from "./table";
import { isDigit, MINUS, numberEnd, PLUS, POINT, ZERO } from "./text";

/** A double keeps any number of at most this many digits. */
const SURELY_KEPT: u32 = 15;
/** The number of digits before the point of the least number whose double is infinite. */
const LARGEST_POINT: i32 = 309;
/** The bits of precision of a double. */
const BITS: i32 = 53;
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
  let at = load<u8>(start) === MINUS ? start + 1 : start;
  for (; at < end; at++) {
    const byte = load<u8>(at);
    if (byte === POINT) isFraction = true;
    else if (!isDigit(byte)) break;
    else if (kept === 0 && byte === ZERO) point -= isFraction ? 1 : 0;
    else {
      if (!isFraction) point++;
      // Of the digits beyond the limit, it only matters whether any is not zero.
      if (<i32>kept < MOST_DIGITS) store<u8>(DIGITS_AT + kept++, byte - ZERO);
      else if (byte !== ZERO) store<u8>(DIGITS_AT + MOST_DIGITS - 1, 1);
    }
  }
  while (kept > 0 && !load<u8>(DIGITS_AT + kept - 1)) kept--;
  count = kept;
  if (at === end) return;
  const sign = load<u8>(at + 1);
  let exponent: i32 = 0;
  for (at += sign === MINUS || sign === PLUS ? 2 : 1; at < end; at++)
    if (exponent < ENOUGH) exponent = exponent * 10 + (load<u8>(at) - ZERO);
  point += sign === MINUS ? -exponent : exponent;
}

/** Compares the digits with others: negative if they are less. The shorter row is read with zeros. */
function compare(digits: u32, length: u32): i32 {
  for (let index: u32 = 0; index < max(count, length); index++) {
    const digit: i32 = index < count ? load<u8>(DIGITS_AT + index) : 0;
    const compared: i32 = index < length ? load<u8>(digits + index) : 0;
    if (digit !== compared) return digit - compared;
  }
  return 0;
}

/** True if the double of a number is finite and, with `whole`, an integer. */
export function fits(start: u32, end: u32, whole: bool): bool {
  if (end - start <= SURELY_KEPT && numberEnd(start, true) === end) return true;
  read(start, end);
  if (count && point > LARGEST_POINT) return false;
  if (count && point === LARGEST_POINT && compare(part(TOO_LARGE), LARGEST_POINT) >= 0)
    return false;
  return !whole || isWhole();
}

/** True if the double of the number is 0. */
function isNothing(): bool {
  // Half of the least double is 2.47e-324, which rounds to 0.
  if (!count || point < -323) return true;
  return point === -323 && compare(part(HALF_LEAST), number(HALF_DIGITS)) <= 0;
}

function isWhole(): bool {
  if (<i32>count <= point || isNothing() || point > 16) return true;
  if (count <= SURELY_KEPT || point < 0) return false;
  const bits = 64 - <i32>clz<u64>(whole());
  // Half of the distance between doubles here is 2^-(54 - bits), and a quarter of it below 1.
  return bits >= BITS || isNearWhole(point, BITS + 1 - bits, point === 0);
}

/** Returns the digits before the point, which are few, as a number. */
function whole(): u64 {
  let value: u64 = 0;
  for (let index: i32 = 0; index < point; index++)
    value = value * 10 + (index < <i32>count ? load<u8>(DIGITS_AT + index) : 0);
  return value;
}

/** True if the fraction from a digit on is within 2^-m of 0 or 1. Doubles the digits to find out. */
function isNearWhole(from: u32, m: i32, isBelowOne: bool): bool {
  const start: u32 = DIGITS_AT + from;
  const end: u32 = DIGITS_AT + count;
  if (load<u8>(start) >= 5) {
    // Replace the fraction by the difference between 1 and the fraction.
    let digit: u8 = 10;
    for (let at = end - 1; at >= start; at--) {
      store<u8>(at, digit - load<u8>(at));
      digit = 9;
    }
  } else if (isBelowOne) return false;
  for (let round: i32 = 1; round <= m; round++) {
    let carry: u8 = 0;
    for (let at = end - 1; at >= start; at--) {
      const twice = load<u8>(at) * 2 + carry;
      carry = twice >= 10 ? 1 : 0;
      store<u8>(at, twice - carry * 10);
    }
    if (!carry) continue;
    if (round < m) return false;
    for (let at = start; at < end; at++) if (load<u8>(at)) return false;
    return true;
  }
  return true;
}
