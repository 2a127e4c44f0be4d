// Finds what a text looks like. A text has no escapes, and a quote or a NUL stands behind it.
import * as word from "../../../../generated/judge-numbers.ts";
import { OTHER } from "./layout";
import * as rows from "./table";
import * as text from "./text";

/** Signs of patterns: some digits, one digit, a hexadecimal digit, and a sign. `T` and `Z` have any case. */
const SOME: u8 = 0x23;
const DIGIT: u8 = 0x39;
const HEX: u8 = 0x78;
const LETTER_T: u8 = 0x54;
const LOWER: u8 = 0x20;

/** Returns the counter of a text's form. */
export function formOf(start: u32, end: u32): u32 {
  for (let which: u32 = 0; which < <u32>word.PATTERN_COUNT; which++) {
    if (behind(start, end, word.PATTERNS + which) !== end) continue;
    if (which >= <u32>word.FIRST_WITH_DAY && !dayOf(start, end)) break;
    return rows.numberOf(rows.row(word.WORDS, word.PATTERNS + which));
  }
  return OTHER;
}

/** Returns the place behind what has the form of a pattern; 0 if a text does not begin so. */
function behind(start: u32, end: u32, pattern: u32): u32 {
  const row = rows.row(word.WORDS, pattern);
  const last = rows.textOf(row) + rows.lengthOf(row);
  let at = start;
  for (let sign = rows.textOf(row); sign < last; sign++, at++) {
    if (at >= end) return 0;
    const wanted = load<u8>(sign);
    if (wanted === SOME) {
      at = text.digitsEnd(at) - 1;
      if (at === u32.MAX_VALUE) return 0;
    } else if (!isLike(at, wanted)) return 0;
  }
  return at;
}

function isLike(at: u32, wanted: u8): bool {
  const byte = load<u8>(at);
  if (wanted === DIGIT) return text.isDigit(byte);
  if (wanted === HEX) return text.isHex(at);
  if (wanted === text.PLUS) return byte === text.PLUS || byte === text.MINUS;
  if (wanted === LETTER_T && byte === text.SPACE) return true;
  return byte === wanted || (wanted >= LETTER_T && byte === (wanted | LOWER));
}

/** Returns the digits of the day with which a text begins, as a number; 0 if it is no real day. */
export function dayOf(start: u32, end: u32): u32 {
  const rest = behind(start, end, word.DAY_PATTERN);
  if (!rest || (rest < end && !isLike(rest, LETTER_T))) return 0;
  const year = numberAt(start) * 100 + numberAt(start + 2);
  const month = numberAt(start + 5);
  const day = numberAt(start + 8);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days: u32 = month === 2 ? 28 + u32(isLeap) : 30 + ((month + (month >> 3)) & 1);
  return month - 1 < 12 && day - 1 < days ? (year * 100 + month) * 100 + day : 0;
}

/** Returns the number of two digits. */
function numberAt(at: u32): u32 {
  return <u32>(load<u8>(at) & 15) * 10 + (load<u8>(at + 1) & 15);
}
