// Finds the name of an event or a field that a wrong name may mean.
import { EVENTS } from "../../../../generated/judge-numbers.ts";
import { isSame } from "./bytes";
import { DISTANCES_AT, MET_AT, MET_COUNT, MET_SIZE, ROW_SIZE } from "./layout";
import * as strings from "./strings";
import * as rows from "./table";
import { isDigit, LETTER_V, MINUS, POINT, ZERO } from "./text";

/** Two letters whose lower case is, or begins with, an ASCII letter. */
const KELVIN: u32 = 0x212a;
const DOTTED_I: u32 = 0x130;
/** The bits of each part of a version, and the number that stands for all greater parts. */
const PART_BITS: u64 = 20;
const GREATEST: u64 = (1 << PART_BITS) - 1;

/** Returns the row of the nearest version if only a name's version is wrong; else 0. */
export function suggestVersion(start: u32, end: u32): u32 {
  const version = versionOf(start, end);
  return version ? nearestVersion(start, version - 1, order) : 0;
}

/**
 * Returns the row of the event that a wrong name may mean, like `suggestName`; 0 if there is none.
 * Remembers the answers: a stream repeats few wrong names, and the search for an event is slow.
 */
export function suggest(start: u32, end: u32): u32 {
  const length = end - start;
  if (length > <u32>MET_SIZE - 8) return compareAll(start, end);
  const met: u32 = MET_AT + (rows.hashOf(start, end) % MET_COUNT) * MET_SIZE;
  if (load<u32>(met) === length && isSame(met + 8, start, length)) return load<u32>(met, 4);
  const event = compareAll(start, end);
  store<u32>(met, length);
  store<u32>(met, event, 4);
  memory.copy(met + 8, start, length);
  return event;
}

function compareAll(start: u32, end: u32): u32 {
  const newest = nearestVersion(start, end, u64.MAX_VALUE);
  if (newest) return newest;
  const first = rows.row(EVENTS, 0);
  const last = rows.row(EVENTS, rows.eventCount());
  for (let row = last - ROW_SIZE; row >= first; row -= ROW_SIZE) {
    const name = rows.textOf(row);
    const nameEnd = name + rows.lengthOf(row);
    if (isPlainly(start, end, name, nameEnd)) return row;
    if (isPlainly(start, end, name, versionOf(name, nameEnd) - 1)) return row;
  }
  return nearestRow(start, end, false, first, last);
}

/** True if a name has a version. A name with a line break has none. */
export function isVersioned(start: u32, end: u32): bool {
  for (let at = start; at < end; at += strings.taken) {
    const code = strings.character(at);
    if (code === 10 || code === 13 || (code | 1) === 0x2029) return false;
  }
  return versionOf(start, end) !== 0;
}

/** A number that is greater for a newer version. Versions with the letter v are the newest. */
let order: u64 = 0;

/** Returns the place of the version that ends a name, like `v7` or `1.0.0`; 0 if there is none. */
export function versionOf(start: u32, end: u32): u32 {
  let version = end;
  while (version > start && load<u8>(version - 1) !== MINUS) version--;
  if (version < start + 2) return 0;
  const hasLetter = load<u8>(version) === LETTER_V;
  let at = hasLetter ? version + 1 : version;
  order = u64(hasLetter);
  for (let left = hasLetter ? 1 : 3; left > 0; left--) {
    const first = at;
    let part: u64 = 0;
    for (; at < end && isDigit(load<u8>(at)); at++)
      part = min<u64>(part * 10 + (load<u8>(at) - ZERO), GREATEST);
    if (at === first || (left > 1 && load<u8>(at++) !== POINT)) return 0;
    order = (order << PART_BITS) | part;
  }
  if (hasLetter) order <<= 2 * PART_BITS;
  return at === end ? version : 0;
}

/** Finds the newest event of a type before a version, or else the oldest event; 0 if none. */
function nearestVersion(type: u32, typeEnd: u32, before: u64): u32 {
  let best: u32 = 0;
  let bestOrder: u64 = 0;
  const last = rows.row(EVENTS, rows.eventCount());
  for (let row = rows.row(EVENTS, 0); row < last; row += ROW_SIZE) {
    const name = rows.textOf(row);
    const version = versionOf(name, name + rows.lengthOf(row));
    if (version - 1 - name !== typeEnd - type || !isSame(type, name, typeEnd - type)) continue;
    const isBetter = order < before ? bestOrder >= before || order >= bestOrder : order < bestOrder;
    if (best && !isBetter) continue;
    best = row;
    bestOrder = order;
  }
  return best;
}

/** The place behind the letter or digit that `nextPlain` returned. */
let behind: u32 = 0;

/** Returns the next letter, in lower case, or digit; 0 at the end. */
function nextPlain(start: u32, end: u32): u32 {
  for (behind = start; behind < end; ) {
    let code = strings.character(behind);
    behind += strings.taken;
    if (code - 0x41 < 26) code |= 0x20;
    else if (code === KELVIN) code = 0x6b;
    else if (code === DOTTED_I) code = 0x69;
    if (code - 0x30 < 10 || code - 0x61 < 26) return code;
  }
  return 0;
}

/** True if two names have the same letters and digits, regardless of case and other characters. */
function isPlainly(a: u32, aEnd: u32, b: u32, bEnd: u32): bool {
  let one = a;
  let two = b;
  while (true) {
    const code = nextPlain(one, aEnd);
    one = behind;
    if (code !== nextPlain(two, bEnd)) return false;
    two = behind;
    if (!code) return true;
  }
}

/** Finds the row whose name is nearest to a word, or to a key in JSON; 0 if no name is near enough. */
export function nearestRow(start: u32, end: u32, isKey: bool, first: u32, last: u32): u32 {
  let size: u32 = 0;
  for (let at = start; at < end; at += strings.taken)
    size += strings.codeAt(at, isKey) > 0xffff ? 2 : 1;
  let least = max<u32>(size / 3, 1) + 1;
  let best: u32 = 0;
  for (let row = first; row < last; row += ROW_SIZE) {
    // Only the length of a key counts its end quote.
    const length = rows.lengthOf(row) - u32(isKey);
    if (max(length, size) - min(length, size) >= least) continue;
    const distance = distanceTo(start, end, isKey, rows.textOf(row), length, least);
    if (distance >= least) continue;
    best = row;
    least = distance;
  }
  return best;
}

/** Counts the edits from a word to a name. The count may stop at `least`. */
function distanceTo(start: u32, end: u32, isKey: bool, name: u32, length: u32, least: u32): u32 {
  for (let to: u32 = 0; to < length; to++) store<u32>(DISTANCES_AT + to * 4, to + 1);
  let from: u32 = 0;
  let last = length;
  for (let at = start; at < end; at += strings.taken) {
    const code = strings.codeAt(at, isKey);
    // A character beyond 16 bits has two units, which no name has.
    for (const next = from + (code > 0xffff ? 2 : 1); from < next; from++) {
      let left = from + 1;
      let diagonal = from;
      let lowest = left;
      for (let to: u32 = 0; to < length; to++) {
        const above = load<u32>(DISTANCES_AT + to * 4);
        left = min(min(left, above) + 1, diagonal + u32(code !== load<u8>(name + to)));
        diagonal = above;
        store<u32>(DISTANCES_AT + to * 4, left);
        lowest = min(lowest, left);
      }
      if (lowest >= least) return least;
      last = left;
    }
  }
  return last;
}
