// Judges messages that lie one behind the other in a text, which may come in pieces. A message ends where
// its JSON ends. One that breaks ends before the next line that begins with a bracket and is not indented
// deeper; one without a bracket ends with its line.
import * as word from "../../../../generated/judge-numbers.ts";
import { utf8End } from "./bytes";
import { ORDER_MARK } from "./formats";
import * as messages from "./messages";
import { longest } from "./options";
import * as result from "./result";
import * as room from "./room";
import * as tape from "./tape";
import * as text from "./text";

/** Bits of the argument `how`. */
const IS_LAST: u32 = 1;
/** The items of a list are messages. */
const TAKES_ITEMS: u32 = 2;
/** The host knows that the bytes are UTF-8. */
const IS_UTF8: u32 = 8;
/** The most bytes that are read again for each byte of the text. More would take too long. */
const MOST_AGAIN: u64 = 8;
/** What a list expects next; OUTSIDE without a list. */
const OUTSIDE: u32 = 0;
const FIRST_ITEM: u32 = 1;
const ITEM: u32 = 2;
const A_COMMA: u32 = 3;

/** The state between pieces. */
let list: u32 = OUTSIDE;
/** True if a comma was missing after the last comma of the list. */
let lacksComma: bool = false;
/** The column, from 1, of a message that is too long, and of which the rest is passed over; or 0. */
let lost: u32 = 0;
/** True if the last message broke. */
let isBroken: bool = false;
/** The bytes of the line that came before the piece. */
let passed: u32 = 0;
/** True before anything, and before the first message. */
let isStart: bool = true;
let isFresh: bool = true;
/** The bytes that came, and those that were read again. */
let came: u64 = 0;
let again: u64 = 0;

/** The piece: where the text begins, and where this piece does; the rest is told by `how`. */
let base: u32 = 0;
let start: u32 = 0;
let stop: u32 = 0;
let flags: u32 = 0;
let row: u32 = 0;
/** Where the search for the end of a message stopped. */
let reached: u32 = 0;

/** Begins another text. */
export function forget(): void {
  list = OUTSIDE;
  lacksComma = false;
  lost = 0;
  isBroken = false;
  passed = 0;
  isStart = true;
  isFresh = true;
  came = 0;
  again = 0;
}

/** Judges a piece. Returns where the next has to begin; 0 if memory is full. */
export function judge(ofText: u32, from: u32, to: u32, event: i32, how: u32): u32 {
  base = ofText;
  start = from;
  stop = to;
  flags = how;
  row = 0;
  came += to - from;
  const behind = load<u8>(stop);
  store<u8>(stop, 0);
  const end = judgeAll(event);
  store<u8>(stop, behind);
  if (!end) return 0;
  passed = columnOf(end) - 1;
  came -= stop - end;
  return end;
}

function judgeAll(event: i32): u32 {
  let at = start;
  while (true) {
    at = skip(at);
    if (!at) return 0;
    if (at >= stop || lost) break;
    const accepted = messages.accept(at, event);
    const whole = accepted ? accepted : valueEnd(at);
    const end = whole ? whole : brokenEnd(at);
    if (!end) return at;
    const last = whole ? whole : withoutSpaces(at, end);
    result.setRow(row++, at - base, last - base);
    const isText = whole !== 0 && ((flags & IS_UTF8) !== 0 || utf8End(at, last) === last);
    const isDone =
      isText && accepted ? messages.valid() : messages.message(at, last - at, event, isText);
    if (!isDone) return 0;
    isFresh = false;
    isBroken = isBroken && !whole;
    if (list !== OUTSIDE) list = isBroken ? FIRST_ITEM : A_COMMA;
    at = end;
  }
  const isUnclosed = flags & IS_LAST && list !== OUTSIDE && !isBroken && !lacksComma;
  return isUnclosed && !refuse(at) ? 0 : at;
}

/** Returns where the next message begins, or the end of the piece; 0 if memory is full. */
function skip(from: u32): u32 {
  let at = from;
  if (isStart && stop - at >= 3) {
    isStart = false;
    if ((load<u32>(at) & 0xffffff) === ORDER_MARK) at += 3;
  }
  if (lost) {
    const line = lineWithBracket(at, lost, 0);
    if (!line) return reached;
    at = line;
    lost = 0;
  }
  while (true) {
    at = text.skipSpaces(at);
    if (at >= stop || !(flags & TAKES_ITEMS)) return at;
    const byte = load<u8>(at);
    if (list === OUTSIDE) {
      if (byte !== text.OPEN_LIST) return at;
      list = FIRST_ITEM;
      lacksComma = false;
      isBroken = false;
    } else if (byte === text.CLOSE_LIST) {
      if (list === ITEM && !refuse(at)) return 0;
      list = OUTSIDE;
    } else if (byte === text.COMMA) {
      if (list !== A_COMMA && !refuse(at)) return 0;
      list = ITEM;
      lacksComma = false;
    } else if (list !== A_COMMA) return at;
    else {
      // After a second missing comma, this is no list, but a bracket in front of messages.
      if (!lacksComma && !refuse(at)) return 0;
      list = lacksComma ? OUTSIDE : FIRST_ITEM;
      lacksComma = true;
      continue;
    }
    at++;
  }
}

/** Tells, in a row without a text, that the list expects something else. False if memory is full. */
function refuse(at: u32): bool {
  isFresh = false;
  result.setRow(row++, at - base, at - base);
  return messages.broken(at, list === A_COMMA ? word.COMMA_OR_BRACKET : word.A_VALUE, stop);
}

/** Reads an object or a list onto the tape. Returns where it ends; 0 for any other text. */
function valueEnd(at: u32): u32 {
  if (!isBracket(load<u8>(at))) return 0;
  const end = tape.valueEnd(at, stop);
  room.forgetFull();
  return end;
}

/** Returns where a message that is not whole JSON ends; 0 if it may go on behind the piece. */
function brokenEnd(at: u32): u32 {
  isBroken = false;
  const isOpen = list !== OUTSIDE || isBracket(load<u8>(at));
  const end = isOpen ? closedAt(at) : lineEnd(at);
  // What is alone in its input is told in another way, so that something has to follow.
  const isAlone = isFresh && !(flags & IS_LAST) && isBlank(end);
  if (end && !isAlone) return end;
  isBroken = isOpen;
  const isWaiting = !(flags & IS_LAST) && (isAlone || reached === stop);
  const line = isWaiting ? 0 : lineWithBracket(at, columnOf(at), reached);
  if (line) return line;
  if (flags & IS_LAST) return stop;
  if (stop - at <= longest) return 0;
  lost = columnOf(at);
  return stop;
}

/** Returns where the line ends; 0 if it may go on. */
function lineEnd(from: u32): u32 {
  reached = from;
  while (reached < stop && load<u8>(reached) !== text.NEWLINE) reached++;
  return reached < stop || flags & IS_LAST ? reached : 0;
}

/** Returns where all brackets are closed; 0 if the message breaks before, or the piece ends. */
function closedAt(from: u32): u32 {
  const bottom = room.top;
  let top = bottom;
  let before = text.COLON;
  let isText = false;
  for (reached = from; reached < stop; reached++) {
    const byte = load<u8>(reached);
    if (isText) {
      if (byte === text.NEWLINE) return 0;
      if (byte === text.BACKSLASH && load<u8>(reached + 1) !== text.NEWLINE) reached++;
      isText = byte !== text.QUOTE;
    } else if (byte === text.QUOTE) isText = true;
    else if (top === bottom && isEndOfItem(byte)) return reached;
    else if (isBracket(byte)) {
      // A bracket elsewhere begins the next message, and this message has no end.
      const isInside = before === text.COLON || before === text.COMMA || before === text.OPEN_LIST;
      if (!isInside || !room.reaches(top + 1)) return 0;
      store<u8>(top++, byte + 2); // the code of the closing bracket
    } else if (byte === text.CLOSE_OBJECT || byte === text.CLOSE_LIST) {
      if (top === bottom || load<u8>(--top) !== byte) return 0;
      if (top === bottom) return reached + 1;
    }
    if (byte > 0x20) before = byte;
  }
  reached = stop;
  return top === bottom && !isText && flags & IS_LAST ? stop : 0;
}

function isEndOfItem(byte: u8): bool {
  return byte === text.NEWLINE || byte === text.COMMA || byte === text.CLOSE_LIST;
}

/**
 * Returns where the line before the next bracket ends that begins its line, at most at a column; 0
 * without one. What was read up to `until` is read again from there, so some brackets are left out.
 */
function lineWithBracket(from: u32, column: u32, until: u32): u32 {
  const most = came * MOST_AGAIN - again;
  for (let line = from; line < stop; line++) {
    if (load<u8>(line) !== text.NEWLINE) continue;
    let first = line + 1;
    while (load<u8>(first) === text.SPACE || load<u8>(first) === text.TAB) first++;
    const rest = until > first ? until - first : 0;
    reached = line;
    if (first === stop) return 0;
    if (!isBracket(load<u8>(first)) || first - line > column || rest > most) continue;
    again += rest;
    return line;
  }
  reached = stop;
  return 0;
}

/** Returns the column of a place, from 1. */
function columnOf(place: u32): u32 {
  for (let at = place; at > start; at--)
    if (load<u8>(at - 1) === text.NEWLINE) return place - at + 1;
  return place - start + passed + 1;
}

function withoutSpaces(from: u32, end: u32): u32 {
  let last = end;
  while (last > from && text.isSpace(load<u8>(last - 1))) last--;
  return last;
}

/** True if nothing but spaces and the end of a list follow in the piece. */
function isBlank(from: u32): bool {
  let next = text.skipSpaces(from);
  if (list !== OUTSIDE && load<u8>(next) === text.CLOSE_LIST) next = text.skipSpaces(next + 1);
  return next >= stop;
}

function isBracket(byte: u8): bool {
  return byte === text.OPEN_OBJECT || byte === text.OPEN_LIST;
}
