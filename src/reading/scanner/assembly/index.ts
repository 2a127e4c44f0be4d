// Node's own module, with SIMD. It accepts JSON text that satisfies a contract without building values,
// and judges any other text. `scanner.ts` of `validate` describes the functions.
import { isSame, plainEnd } from "./bytes";
import { acceptedEnd, reportUnknown } from "./contract";
import * as envelopes from "./envelopes";
import { HEAP_AT, WINDOW_AT } from "./layout";
import * as messages from "./messages";
import * as room from "./room";
import * as strings from "./strings";
import * as tape from "./tape";
import { NEWLINE, numberEnd, OPEN_OBJECT, QUOTE, skipSpaces, ZERO } from "./text";

export { isUnknown } from "./messages";
export { set as options } from "./options";

/** The value of `event` with which `accept` accepts no message. */
const NOTHING: i32 = -2;
/** Signed bytes: the greatest inside a character, and the least that begins a character of four. */
const LAST_INSIDE: i8 = -65;
const FIRST_OF_FOUR: i8 = -16;

/** A double keeps any number of at most this many digits. */
const SURELY_KEPT: u32 = 15;
/** The most keys that are compared. The time for this grows with the square of their number. */
const MOST_KEYS: u32 = 64;

/** The index of the event of every payload; -1 if each message names its own. */
let event: i32 = -1;
/** The number of messages that `accept` accepted, and where the last of them ends. */
export let count: u32 = 0;
export let countedEnd: u32 = 0;

/** The event of the judged messages, where their input goes, and where memory behind it begins. */
let judged: i32 = -1;
let heap: u32 = HEAP_AT;
let floor: u32 = HEAP_AT;

export function expect(ofEvent: i32, strict: bool): void {
  event = ofEvent;
  reportUnknown(strict);
}

export function accept(start: u32, end: u32, most: u32, rows: bool): u32 {
  const stop: u32 = WINDOW_AT + end;
  const behind = load<u8>(stop);
  store<u8>(stop, 0);
  count = 0;
  let at = skipSpaces(WINDOW_AT + start);
  while (at < stop && event !== NOTHING && (!most || count < most)) {
    const next = acceptedEnd(at, event);
    if (!next) break;
    count++;
    countedEnd = next - WINDOW_AT;
    at = skipSpaces(next);
    if (rows && (at !== next + 1 || load<u8>(next) !== NEWLINE)) break;
  }
  store<u8>(stop, behind);
  return at - WINDOW_AT;
}

export function endOf(start: u32, end: u32): u32 {
  const stop: u32 = WINDOW_AT + end;
  const behind = load<u8>(stop);
  store<u8>(stop, 0);
  room.release(floor);
  const valueEnd = tape.valueEnd(WINDOW_AT + start, stop);
  store<u8>(stop, behind);
  return valueEnd ? valueEnd - WINDOW_AT : 0;
}

export function isSafeTo(depth: i32): bool {
  return isSafe(tape.root, depth);
}

/** True if a value surely has at most `depth` levels, no equal keys, exact numbers, safe texts. */
function isSafe(entry: u32, depth: i32): bool {
  const start = tape.startOf(entry);
  if (tape.is(entry, QUOTE)) return isSafeText(entry);
  if (!tape.isOpen(entry)) {
    const isWord = load<u8>(start) > ZERO + 9;
    const end = tape.endOf(entry);
    return isWord || (end - start <= SURELY_KEPT && numberEnd(start, false) === end);
  }
  const isObject = tape.is(entry, OPEN_OBJECT);
  const end = tape.next(entry);
  let count: u32 = 0;
  for (let item = entry + tape.ENTRY; item < end && depth > 0; item = tape.next(item)) {
    if (isObject) {
      if (count++ >= MOST_KEYS || !isNew(entry, item)) return false;
      item += tape.ENTRY;
    }
    if (!isSafe(item, depth - 1)) return false;
  }
  return depth > 0;
}

/** True if a text has no NUL, and no half of a surrogate pair. */
function isSafeText(entry: u32): bool {
  const end = tape.textEnd(entry);
  for (let at = plainEnd(tape.textOf(entry)); at < end; at = plainEnd(at + strings.taken)) {
    const code = strings.unit(at);
    if (code === 0 || strings.isHalf(code)) return false;
  }
  return true;
}

/** True if a key has no escape, and no key before it is equal. */
function isNew(object: u32, key: u32): bool {
  const start = tape.textOf(key);
  const length = tape.textEnd(key) - start;
  for (let other = object + tape.ENTRY; other < key; other = tape.next(other + tape.ENTRY)) {
    const text = tape.textOf(other);
    if (tape.textEnd(other) - text === length && isSame(text, start, length)) return false;
  }
  return plainEnd(start) === start + length;
}

export function newlines(start: u32, end: u32): u32 {
  const stop: u32 = WINDOW_AT + end;
  let found: u32 = 0;
  for (let at: u32 = WINDOW_AT + start; at < stop; at += 16)
    found += countOf(i8x16.eq(v128.load(at), i8x16.splat(NEWLINE)), stop - at);
  return found;
}

/** Counts the UTF-16 units of a UTF-8 text: a character of four bytes counts twice. */
export function lengthOf(start: u32, end: u32): u32 {
  const stop: u32 = WINDOW_AT + end;
  let found: u32 = 0;
  for (let at: u32 = WINDOW_AT + start; at < stop; at += 16) {
    const bytes = v128.load(at);
    found += countOf(i8x16.gt_s(bytes, i8x16.splat(LAST_INSIDE)), stop - at);
    found += countOf(i8x16.ge_u(bytes, i8x16.splat(FIRST_OF_FOUR)), stop - at);
  }
  return found;
}

/** Counts the bytes that are set among the first `left` bytes. */
function countOf(bytes: v128, left: u32): u32 {
  const bits = i8x16.bitmask(bytes);
  return popcnt<u32>(left < 16 ? bits & ((1 << left) - 1) : bits);
}

export function input(bytes: u32): u32 {
  room.release(heap);
  const at = room.take(<u64>bytes + 1);
  floor = at ? room.top : heap;
  return at;
}

export function layout(ofEvent: i32, bytes: u32): void {
  memory.copy(HEAP_AT, heap, bytes);
  store<u8>(HEAP_AT + bytes, 0);
  room.release(HEAP_AT + bytes + 1);
  if (tape.build(HEAP_AT, HEAP_AT + bytes)) envelopes.setKeys(tape.root);
  room.release(tape.top);
  judged = ofEvent;
  heap = room.top;
  floor = heap;
}

export function judgeText(place: u32, bytes: u32, isRead: bool): u32 {
  room.release(floor);
  return messages.message(place, bytes, judged, isRead);
}
