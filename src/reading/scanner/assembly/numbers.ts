// What a number is as a double, found from its digits and without one.
import { DIGITS_AT, HALF_DIGITS, HALF_LEAST, MOST_DIGITS, TOO_LARGE } from "./layout";
import { countOf, part } from "./table";
import { isDigit, MINUS, PLUS, POINT, ZERO } from "./text";

/** So many digits are kept by every double. */
const SURELY_KEPT: u32 = 15;
/** The digits of the first number that is infinite, before its point. */
const LARGEST_POINT: i32 = 309;
/** How many bits a double has for its digits. */
const BITS: i32 = 53;
/** An exponent that is greater is not read further. */
const ENOUGH: i32 = 100_000_000;

/** The digits from the first to the last that is not zero: 0.d1d2d3... times 10 to the power of `point`. */
let count: u32 = 0;
let point: i32 = 0;
let isNegative: bool = false;

function read(start: u32, end: u32): void {
  count = 0;
  point = 0;
  isNegative = load<u8>(start) === MINUS;
  let isFraction = false;
  let kept: u32 = 0;
  let at = isNegative ? start + 1 : start;
  for (; at < end; at++) {
    const byte = load<u8>(at);
    if (byte === POINT) isFraction = true;
    else if (!isDigit(byte)) break;
    else if (kept === 0 && byte === ZERO) point -= isFraction ? 1 : 0;
    else {
      if (!isFraction) point++;
      // Of what is beyond, it only matters whether there is anything.
      if (<i32>kept < MOST_DIGITS) store<u8>(DIGITS_AT + kept++, byte - ZERO);
      else if (byte !== ZERO) store<u8>(DIGITS_AT + MOST_DIGITS - 1, 1);
    }
  }
  while (kept > 0 && !load<u8>(DIGITS_AT + kept - 1)) kept--;
  count = kept;
  if (at < end) point += exponent(at + 1, end);
}

function exponent(start: u32, end: u32): i32 {
  const sign = load<u8>(start);
  let value: i32 = 0;
  for (let at = sign === MINUS || sign === PLUS ? start + 1 : start; at < end; at++)
    if (value < ENOUGH) value = value * 10 + (load<u8>(at) - ZERO);
  return sign === MINUS ? -value : value;
}

/** Below zero if the digits come before others, which have as many zeros behind them as needed. */
function compare(digits: u32, length: u32): i32 {
  for (let index: u32 = 0; index < max(count, length); index++) {
    const digit: i32 = index < count ? load<u8>(DIGITS_AT + index) : 0;
    const compared: i32 = index < length ? load<u8>(digits + index) : 0;
    if (digit !== compared) return digit - compared;
  }
  return 0;
}

/** Whether its double is finite, and with `whole` an integer. */
export function fits(start: u32, end: u32, whole: bool): bool {
  if (end - start <= SURELY_KEPT) {
    let at = load<u8>(start) === MINUS ? start + 1 : start;
    while (at < end && isDigit(load<u8>(at))) at++;
    if (at === end) return true;
  }
  read(start, end);
  if (count && point > LARGEST_POINT) return false;
  if (count && point === LARGEST_POINT && compare(part(TOO_LARGE), LARGEST_POINT) >= 0)
    return false;
  return !whole || isWhole();
}

/** Whether its double is 0. */
function isNothing(): bool {
  // Half of the least double is 2.47e-324, and becomes 0.
  if (!count || point < -323) return true;
  return point === -323 && compare(part(HALF_LEAST), countOf(HALF_DIGITS)) <= 0;
}

function isWhole(): bool {
  if (<i32>count <= point || isNothing() || point > 16) return true;
  if (count <= SURELY_KEPT || point < 0) return false;
  let whole: u64 = 0;
  for (let index: i32 = 0; index < point; index++) whole = whole * 10 + load<u8>(DIGITS_AT + index);
  const bits = 64 - <i32>clz<u64>(whole);
  // Half of the distance between doubles here is 2^-(54 - bits), and a quarter of it below 1.
  return bits >= BITS || isNearWhole(point, BITS + 1 - bits, point === 0);
}

/** Whether the fraction from a digit on is at most 2^-m, or at least 1 - 2^-m: its digits are doubled. */
function isNearWhole(from: u32, m: i32, isBelowOne: bool): bool {
  const start: u32 = DIGITS_AT + from;
  const end: u32 = DIGITS_AT + count;
  if (load<u8>(start) >= 5) {
    // What lacks to 1.
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

/** Writes a whole number from 0 on as JavaScript does. Returns its end; 0 if it is none, or too long. */
export function wholeText(start: u32, end: u32, out: u32): u32 {
  read(start, end);
  if (isNothing()) count = 0;
  if (!count) point = 1;
  const isLonger = <i32>count > point;
  if ((isNegative && count) || point < 0 || point > <i32>SURELY_KEPT) return 0;
  const goesUp = isLonger && load<u8>(DIGITS_AT + point) >= 5;
  // A double may round a number with a fraction to a whole one.
  if (isLonger && !isWhole()) return 0;
  const length = max(point, 1);
  for (let index: i32 = 0; index < length; index++)
    store<u8>(
      out + index,
      index < min(<i32>count, point) ? load<u8>(DIGITS_AT + index) + ZERO : ZERO,
    );
  return goesUp ? addOne(out, length) : out + length;
}

/** Adds 1 to a number that is written. Returns its end; 0 if it becomes too long. */
function addOne(out: u32, length: i32): u32 {
  let index = length - 1;
  for (; index >= 0 && load<u8>(out + index) === ZERO + 9; index--) store<u8>(out + index, ZERO);
  if (index >= 0) {
    store<u8>(out + index, load<u8>(out + index) + 1);
    return out + length;
  }
  if (length === <i32>SURELY_KEPT) return 0;
  store<u8>(out, ZERO + 1);
  store<u8>(out + length, ZERO);
  return out + length + 1;
}
