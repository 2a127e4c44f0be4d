// Reads a text once, finds its first fault, and writes an entry for each key and value in the order of
// the text. It does not recurse: the entry of an open bracket holds the outer entry until it closes.
import * as lacks from "../../../../generated/judge-numbers.ts";
import * as table from "./layout";
import * as room from "./room";
import * as text from "./text";

/**
 * The size of an entry: u32 begin and u32 end of a value. For an object or a list, OPEN marks the
 * begin, and the end is the entry that follows its content.
 */
export const ENTRY: u32 = 8;
const OPEN: u32 = 1 << 31;
/** The most bytes that are written between two checks of the free memory. */
const FEW: u32 = 3 * ENTRY;

/** The entry of the whole text, and the end of the tape. */
export let root: u32 = 0;
export let top: u32 = 0;
/** The entry of the innermost open bracket; 0 without one. */
let parent: u32 = 0;
/** The word for what JSON expects at the first fault of the text, and the place of that fault. */
export let expected: u32 = 0;
export let faultAt: u32 = 0;

export function isOpen(entry: u32): bool {
  return load<i32>(entry) < 0;
}

/** Marks a key, or removes its mark. A key with a mark is open. */
export function mark(key: u32, isMarked: bool): void {
  store<u32>(key, startOf(key) | (isMarked ? OPEN : 0));
}

export function startOf(entry: u32): u32 {
  return load<u32>(entry) & ~OPEN;
}

/** Returns where a string or a literal ends. */
export function endOf(entry: u32): u32 {
  return load<u32>(entry, 4);
}

/** Returns where the text between the quotes of a string begins; `textEnd` where it ends. */
export function textOf(entry: u32): u32 {
  return load<u32>(entry) + 1;
}

export function textEnd(entry: u32): u32 {
  return load<u32>(entry, 4) - 1;
}

/** Returns the entry that follows a value and all that it holds. */
export function next(entry: u32): u32 {
  return isOpen(entry) ? load<u32>(entry, 4) : entry + ENTRY;
}

/** Returns the place behind the text of a value. */
export function behind(entry: u32): u32 {
  if (!isOpen(entry)) return endOf(entry);
  const end = next(entry);
  const last = end - ENTRY;
  let place = isOpen(last) ? startOf(last) + 1 : endOf(last);
  // What ends where the value ends has its closing bracket there, too.
  for (let other = entry; other <= last; other += ENTRY)
    if (isOpen(other) && next(other) === end) place = text.skipSpaces(place) + 1;
  return place;
}

/** True for a value that begins with this byte; false for no value. */
export function is(entry: u32, first: u8): bool {
  return entry !== 0 && load<u8>(startOf(entry)) === first;
}

/** Returns the kind of a value. The numbers of kinds are in layout.ts. */
export function kindOf(entry: u32): u32 {
  const first = load<u8>(startOf(entry));
  if (first === text.QUOTE) return table.STRING;
  if (first === text.OPEN_OBJECT) return table.OBJECT;
  if (first === text.OPEN_LIST) return table.LIST;
  if (first === text.LETTER_N) return table.NULL;
  return first === text.LETTER_T || first === text.LETTER_F ? table.BOOLEAN : table.NUMBER;
}

function fail(at: u32, what: u32): u32 {
  faultAt = at;
  expected = what;
  return 0;
}

/** Reads a text that a NUL follows. False if the text is not JSON, or memory is full. */
export function build(start: u32, stop: u32): bool {
  const end = valueEnd(text.skipSpaces(start), stop);
  if (!end) return false;
  const behind = text.skipSpaces(end);
  return behind >= stop || fail(behind, lacks.TEXT_END) !== 0;
}

/** Reads a value. Returns where it ends; 0 if it is not JSON, or memory is full. */
export function valueEnd(start: u32, stop: u32): u32 {
  root = room.top;
  top = root;
  parent = 0;
  let end: u32 = 0;
  let next: u32 = 0;
  for (let at = start; at && room.reaches(<u64>top + FEW); ) {
    const first = load<u8>(at);
    if (first === text.OPEN_OBJECT || first === text.OPEN_LIST) {
      next = open(at);
      if (!isClosed(next)) {
        at = first === text.OPEN_LIST ? next : keyEnd(next, stop, lacks.FIELD_OR_BRACE);
        continue;
      }
    } else {
      end = first === text.QUOTE ? stringEnd(at, stop) : text.literalEnd(at);
      if (!end) return first === text.QUOTE ? 0 : fail(at, lacks.A_VALUE);
      add(at, end);
      next = text.skipSpaces(end);
    }
    while (isClosed(next)) {
      end = close(next);
      next = text.skipSpaces(end);
    }
    if (!parent) return end;
    at = itemStart(next, stop);
  }
  return 0;
}

function add(begin: u32, end: u32): void {
  store<u32>(top, begin);
  store<u32>(top, end, 4);
  top += ENTRY;
}

/** Opens a bracket. Returns where its content begins. */
function open(at: u32): u32 {
  add(at | OPEN, parent);
  parent = top - ENTRY;
  return text.skipSpaces(at + 1);
}

/** True if a bracket is open, and closes here. Its code is that of the opening bracket plus 2. */
function isClosed(at: u32): bool {
  return parent !== 0 && load<u8>(at) === load<u8>(startOf(parent)) + 2;
}

function close(at: u32): u32 {
  const around = load<u32>(parent, 4);
  store<u32>(parent, top, 4);
  parent = around;
  return at + 1;
}

/** Reads the comma behind a value, and the key of a field. Returns where the next value begins. */
function itemStart(comma: u32, stop: u32): u32 {
  const isInObject = is(parent, text.OPEN_OBJECT);
  if (load<u8>(comma) !== text.COMMA)
    return fail(comma, isInObject ? lacks.COMMA_OR_BRACE : lacks.COMMA_OR_BRACKET);
  const next = text.skipSpaces(comma + 1);
  return isInObject ? keyEnd(next, stop, lacks.FIELD_NAME) : next;
}

/** Reads a key and its colon. Returns where the value begins. */
function keyEnd(start: u32, stop: u32, what: u32): u32 {
  if (load<u8>(start) !== text.QUOTE) return fail(start, what);
  const end = stringEnd(start, stop);
  if (!end) return 0;
  add(start, end);
  const colon = text.skipSpaces(end);
  return load<u8>(colon) === text.COLON ? text.skipSpaces(colon + 1) : fail(colon, lacks.A_COLON);
}

function stringEnd(start: u32, end: u32): u32 {
  const behind = text.stringEnd(start + 1);
  if (behind) return behind;
  const place = text.brokenAt;
  if (load<u8>(place) === text.BACKSLASH) return fail(place, lacks.AN_ESCAPE);
  return fail(place, place >= end ? lacks.STRING_END : lacks.NO_CONTROL);
}
