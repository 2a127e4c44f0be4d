// The module for hosts in any language: ABI 1, without imports and without SIMD. All numbers are
// little-endian. A view of the memory dies with the next call.

import { ABOUT, EVENT_COUNT } from "../../../../generated/judge-numbers.ts";
import * as columns from "./columns";
import { reportUnknown } from "./contract";
import { HEAP_AT } from "./layout";
import * as messages from "./messages";
import * as options from "./options";
import * as room from "./room";
import * as rows from "./table";

export { clickhouse_create_buffer, clickhouse_destroy_buffer, judge_rows } from "./clickhouse";

export { set as options } from "./options";

/** The reasons for which a call returns 0. */
const NO_MEMORY: u32 = 1;
const WRONG_OFFSETS: u32 = 2;
const NO_SUCH_EVENT: u32 = 3;

/** The event of `judge` if each row has its own event. */
const BY_ROW: i32 = -2;

let inputSize: u32 = 0;
let why: u32 = 0;

/** Returns "ECJ1": the kind of this module, and the version of its exports. */
export function abi(): u32 {
  return 0x314a4345;
}

export function minor(): u32 {
  return 0;
}

/** Returns the place of a u32 size and JSON, which lists the columns and what their numbers mean. */
export function about(): u32 {
  return rows.part(ABOUT);
}

/** Returns the reason for which the last call returned 0. */
export function error(): u32 {
  return why;
}

/** Returns where the host writes its rows; 0 if memory is full. Drops the last result. */
export function input(bytes: u32): u32 {
  room.forgetFull();
  room.release(HEAP_AT);
  inputSize = bytes;
  const place = rows.isKnown() ? room.take(bytes) : 0;
  if (!place) inputSize = 0;
  why = place ? 0 : NO_MEMORY;
  return place;
}

/**
 * Judges rows. The input is `count` + 1 i32 offsets and then the texts; the first text begins at the
 * first offset. `event` is the event of all payloads, -1 if each message names its own, or -2 if the
 * input begins with an i16 event for each row, without a gap. Returns the place of u32 size, u32 rows
 * and u32 columns, and then u32 place and u32 size of each column.
 */
export function judge(count: i32, event: i32): u32 {
  const isByRow = event === BY_ROW;
  const offsets = HEAP_AT + (isByRow ? <u64>count * 2 : 0);
  const texts = offsets + (<u64>count + 1) * 4;
  const end = <u64>HEAP_AT + inputSize;
  if (count < 0 || texts > end) return refuse(WRONG_OFFSETS);
  if (!isByRow && (event === messages.UNHEARD || !isEvent(event))) return refuse(NO_SUCH_EVENT);
  room.release(<u32>end);
  reportUnknown(options.has(options.REPORT_UNKNOWN));
  const header = columns.begin(count);
  if (!header) return refuse(NO_MEMORY);
  const first = load<u32>(<u32>offsets);
  let start: u32 = 0;
  for (let row: i32 = 0; row < count; row++) {
    const next = load<u32>(<u32>offsets + row * 4, 4) - first;
    const ofRow: i32 = isByRow ? load<i16>(HEAP_AT + row * 2) : event;
    if (next < start || next > <u32>(end - texts)) return refuse(WRONG_OFFSETS);
    if (!isEvent(ofRow)) return refuse(NO_SUCH_EVENT);
    if (!columns.judge(row, <u32>texts + start, next - start, ofRow)) return refuse(NO_MEMORY);
    start = next;
  }
  return columns.finish() ? header : refuse(NO_MEMORY);
}

function refuse(reason: u32): u32 {
  why = reason;
  return 0;
}

function isEvent(event: i32): bool {
  if (event >= 0) return event < <i32>rows.number(EVENT_COUNT);
  return event === messages.NONE || event === messages.UNHEARD;
}
