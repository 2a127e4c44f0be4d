// Reads texts inside strings. The content of a string, without escapes or base64, is written behind all
// earlier texts, and is then read like any other text.
import { utf8End } from "./bytes";
import * as room from "./room";
import * as strings from "./strings";
import * as tape from "./tape";
import { BACKSLASH, LETTER_N, skipSpaces } from "./text";

/** The size of a level: u32 outer level, string, begin and end of text, whether in base64, value. */
const SIZE: u32 = 24;
const STRING: u32 = 4;
const BEGIN: u32 = 8;
const END: u32 = 12;
const BASE64: u32 = 16;
const ROOT: u32 = 20;
/** A byte order mark, in three bytes. */
const ORDER_MARK: u32 = 0xbfbbef;

/** The level that was opened last; 0 if there is none. */
export let last: u32 = 0;
/** True if the last string has JSON in base64, some bytes of which are not UTF-8. */
export let isDamaged: bool = false;

/** Returns the level around a level; 0 if that is the message. */
export function outer(level: u32): u32 {
  return load<u32>(level);
}

/** Returns the entry of a level's whole text. */
export function rootOf(level: u32): u32 {
  return load<u32>(level, ROOT);
}

export function forget(level: u32): void {
  last = level;
}

/** Reads the JSON in a string, even in base64, like `valueIn`. Returns 0 if there is none. */
export function open(entry: u32): u32 {
  isDamaged = false;
  const start = tape.textOf(entry);
  const end = tape.textEnd(entry);
  const level = room.take(SIZE + ((end - start) / strings.STEP + 1) * strings.MARK);
  const begin = room.take(end - start + 1);
  if (room.isFull) return 0;
  const behind = strings.unquote(start, end, begin, level + SIZE);
  store<u32>(level, last);
  store<u32>(level, tape.startOf(entry), STRING);
  if (isRead(level, begin, behind, 0) && !tape.is(tape.root, LETTER_N)) return tape.root;
  const decoded = decode(begin, behind);
  const isMarked = decoded >= begin + 3 && (load<u32>(begin) & 0xffffff) === ORDER_MARK;
  const first = isMarked ? begin + 3 : begin;
  if (decoded && isRead(level, first, decoded, 1)) {
    isDamaged = utf8End(first, decoded) !== decoded;
    if (!isDamaged) return tape.root;
  }
  last = load<u32>(level);
  room.release(level);
  return 0;
}

/** Reads the text of a level. If it is JSON, the level becomes the last level. */
function isRead(level: u32, start: u32, end: u32, base64: u32): bool {
  store<u8>(end, 0);
  store<u32>(level, start, BEGIN);
  store<u32>(level, end, END);
  store<u32>(level, base64, BASE64);
  if (!tape.build(start, end)) return false;
  store<u32>(level, tape.root, ROOT);
  room.release(tape.top);
  last = level;
  return true;
}

/** Decodes base64 in place, like `atob`. Returns the new end; 0 if the text is not base64. */
function decode(start: u32, end: u32): u32 {
  let out = start;
  let bits: u32 = 0;
  let count: u32 = 0;
  let pads: u32 = 0;
  for (let at = start; at < end; at++) {
    const byte = load<u8>(at);
    if (byte === 0x20 || byte === 9 || byte === 10 || byte === 12 || byte === 13) continue;
    if (byte === 0x3d) {
      pads++;
      continue;
    }
    const value = sixBits(byte);
    if (value < 0 || pads) return 0;
    bits = (bits << 6) | value;
    if (count++ & 3) store<u8>(out++, <u8>(bits >> (6 - ((count - 1) & 3) * 2)));
  }
  const isWhole = pads === 0 || (pads <= 2 && ((count + pads) & 3) === 0);
  return isWhole && (count & 3) !== 1 ? out : 0;
}

function sixBits(byte: u8): i32 {
  if (<u8>(byte - 0x41) < 26) return byte - 0x41;
  if (<u8>(byte - 0x61) < 26) return byte - 0x61 + 26;
  if (<u8>(byte - 0x30) < 10) return byte - 0x30 + 52;
  return byte === 0x2b ? 62 : byte === 0x2f ? 63 : -1;
}

/** Turns a place of an inner text into one of the message: for base64, the start of the string. */
export function outermost(inside: u32): u32 {
  let place = inside;
  for (let level = last; level; level = load<u32>(level)) {
    if (place < load<u32>(level, BEGIN) || place >= load<u32>(level, END)) continue;
    place = load<u32>(level, BASE64) ? load<u32>(level, STRING) : outside(level, place);
  }
  return place;
}

/** Turns a place of a level's text into the place in the string that holds the text. */
function outside(level: u32, inside: u32): u32 {
  const offset = inside - load<u32>(level, BEGIN);
  const mark = level + SIZE + (offset / strings.STEP) * strings.MARK;
  let outer = load<u32>(mark, 4);
  let to = load<u32>(mark);
  while (to < inside) {
    const isEscape = load<u8>(outer) === BACKSLASH;
    to += isEscape ? strings.sizeOf(strings.unit(outer)) : 1;
    outer += isEscape ? strings.taken : 1;
  }
  return outer;
}

/** Returns the place of a value. If the value is all that a string holds, the place of the string. */
export function placeOf(entry: u32): u32 {
  const start = tape.startOf(entry);
  for (let level = last; level; level = load<u32>(level))
    if (skipSpaces(load<u32>(level, BEGIN)) === start) return load<u32>(level, STRING);
  return start;
}
