// The exports of the module, for hosts in any language: ABI 1. All numbers are little-endian.
import * as word from "../../../../generated/judge-numbers.ts";
import { newlines, utf8End } from "./bytes";
import * as contract from "./contract";
import * as counters from "./counters";
import * as document from "./document";
import { HEAP_AT } from "./layout";
import * as messages from "./messages";
import * as numbers from "./numbers";
import { has } from "./options";
import * as outlines from "./outline";
import * as pieces from "./pieces";
import * as result from "./result";
import * as results from "./results";
import * as room from "./room";
import { UNHEARD } from "./route";
import * as given from "./settings";
import { NONE } from "./settings";
import * as table from "./table";
import * as tape from "./tape";

export { set as options } from "./options";

/** The reasons for which a call returns 0. */
const NO_MEMORY: u32 = 1;
const WRONG_OFFSETS: u32 = 2;
const NO_SUCH_EVENT: u32 = 3;
const DAMAGED: u32 = 4;
const WRONG_SETTINGS: u32 = 5;

/** The argument `event` of `judge` if each row has its own event. */
const BY_ROW: i32 = -2;
/** Where the input begins, and its size. Settings lie before it. */
let start: u32 = HEAP_AT;
/** Where settings begin, or the counters, which then lie before them. */
let base: u32 = HEAP_AT;
let inputSize: u32 = 0;
let why: u32 = 0;
/** Whether the table is whole: 0 before it was looked at, 1 if it is, 2 if it is not. */
let wholeness: u32 = 0;

/** Returns "ECJ1": the kind of this module, and the version of its exports; 0 for a damaged table. */
export function abi(): u32 {
  if (!wholeness) wholeness = table.isWhole() ? 1 : 2;
  return wholeness === 1 ? 0x314a4345 : refuse(DAMAGED);
}

export function minor(): u32 {
  return 1;
}

/** Returns the place of a u32 size and JSON, which lists the columns and what their numbers mean. */
export function about(): u32 {
  return table.part(word.ABOUT);
}

/** Returns the place of a u32 size and JSON: the fields of an event. Drops the last result. */
export function outline(event: u32): u32 {
  if (event >= table.eventCount()) return refuse(NO_SUCH_EVENT);
  input(0);
  const place = outlines.write(event);
  return place ? place : refuse(NO_MEMORY);
}

/** Returns the reason for which the last call returned 0. */
export function error(): u32 {
  return why;
}

/** Returns where the host writes its rows; 0 if memory is full. Drops the last result. */
export function input(bytes: u32): u32 {
  room.forgetFull();
  room.release(start);
  if (has(word.FLAG_COUNTS) && !takeCounters()) return refuse(NO_MEMORY);
  const place = room.take(bytes);
  inputSize = place ? bytes : 0;
  why = place ? 0 : NO_MEMORY;
  pieces.forget();
  return place;
}

/** Takes memory for the counters, once. False if memory is full. */
function takeCounters(): bool {
  if (counters.area) return true;
  if (!counters.take()) return false;
  start = room.top;
  base = start;
  return true;
}

/** Returns the place of a u32 size and JSON: what was counted since the last time. Drops the last result. */
export function counts(): u32 {
  const isThere = input(0) !== 0 && takeCounters();
  const place = isThere ? document.write() : 0;
  return place ? place : refuse(NO_MEMORY);
}

/** Takes settings: JSON in the input, or none. Returns 0 if they are wrong, and then there are none. */
export function settings(bytes: u32): u32 {
  abi(); // looks at the table before it is changed
  const isThere = bytes <= inputSize;
  if (isThere) memory.copy(base, start, bytes);
  start = base;
  inputSize = 0;
  given.forget();
  const end = base + bytes;
  room.forgetFull();
  room.release(end + 1);
  if (!isThere || !room.reaches(end)) return refuse(WRONG_SETTINGS);
  store<u8>(end, 0);
  if (!bytes) return 1;
  const isText = utf8End(base, end) === end && tape.build(base, end);
  room.release(tape.top);
  if (isText && given.set(tape.root)) {
    start = room.top;
    return 1;
  }
  given.forget();
  return refuse(WRONG_SETTINGS);
}

/**
 * Judges rows. The input is `count` + 1 i32 offsets and then the texts; the first text begins at the
 * first offset. `event` is the event of all payloads, -1 if each message names its own, or -2 if the
 * input begins with an i16 event for each row, without a gap. Returns the place of u32 size, u32 rows
 * and u32 columns, and then u32 place and u32 size of each column.
 */
export function judge(count: i32, event: i32): u32 {
  const isByRow = event === BY_ROW;
  const offsets = start + (isByRow ? <u64>count * 2 : 0);
  const texts = offsets + (<u64>count + 1) * 4;
  const end = <u64>start + inputSize;
  if (count < 0 || texts > end) return refuse(WRONG_OFFSETS);
  if (!isByRow && (event === UNHEARD || !isEvent(event))) return refuse(NO_SUCH_EVENT);
  begin();
  const first = load<u32>(<u32>offsets);
  let offset: u32 = 0;
  for (let row: u32 = 0; row < <u32>count; row++) {
    const next = load<u32>(<u32>offsets + row * 4, 4) - first;
    const ofRow: i32 = isByRow ? load<i16>(start + row * 2) : event;
    if (next < offset || next > <u32>(end - texts)) return refuse(WRONG_OFFSETS);
    if (!isEvent(ofRow)) return refuse(NO_SUCH_EVENT);
    result.setRow(row, 0, 0);
    if (!messages.message(<u32>texts + offset, next - offset, ofRow, false))
      return refuse(NO_MEMORY);
    offset = next;
  }
  const header = results.columns(false, 0, 0);
  return header ? header : refuse(NO_MEMORY);
}

/**
 * Judges messages that follow each other in the input, from an offset to another. Stops before a
 * message that may go on behind these. `how` is a sum of bits of `pieces.ts`. The header ends with
 * where it stopped, and how many lines it read.
 */
export function text(from: u32, to: u32, event: i32, how: u32): u32 {
  if (from > to || to > inputSize) return refuse(WRONG_OFFSETS);
  if (event === UNHEARD || !isEvent(event)) return refuse(NO_SUCH_EVENT);
  begin();
  const end = pieces.judge(start, start + from, start + to, event, how);
  const header = end ? results.columns(true, end - start, newlines(start + from, end)) : 0;
  return header ? header : refuse(NO_MEMORY);
}

/** Begins results behind the input, and behind the NUL that stands there now and then. */
function begin(): void {
  const most = has(word.FLAG_LONG_INTEGERS) ? numbers.SURELY_LONG : u32.MAX_VALUE;
  const isStrict = has(word.FLAG_REPORT_UNKNOWN | word.FLAG_TELL_UNKNOWN) || given.hasFile();
  counters.set(has(word.FLAG_COUNTS));
  contract.set(isStrict, most);
  room.forgetFull();
  room.release(start + inputSize + 1);
  results.begin();
}

function refuse(reason: u32): u32 {
  why = reason;
  return 0;
}

function isEvent(event: i32): bool {
  if (event >= 0) return event < <i32>(table.eventCount() + given.otherCount());
  return event === NONE || event === UNHEARD;
}
