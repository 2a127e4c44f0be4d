// The functions that ClickHouse calls (its ABI BUFFERED_V1). A row is a String in RowBinary; its result
// is a Tuple(verdict String, event String, fault_count UInt32, code String, path String, faults String).
import { CODES, EVENTS, VERDICTS, WORDS } from "../../../../generated/judge-numbers.ts";
import * as faults from "./faults";
import { HEAP_AT } from "./layout";
import * as messages from "./messages";
import * as options from "./options";
import * as room from "./room";
import * as rows from "./table";
import * as writer from "./writer";

const MOST_FAULTS: u32 = 1000;
const LONGEST: u32 = 4 << 20;
/** The size of a buffer's header: u32 place and u32 size of its content. */
const BUFFER: u32 = 8;
/** The most bytes of a row's verdict, event, count, code and the lengths of its texts. */
const MOST_FORM: u32 = 512;

/** Where the next row is read. */
let at: u32 = 0;
/** The number of live buffers. When the last buffer is destroyed, all memory is free again. */
let count: u32 = 0;

export function clickhouse_create_buffer(size: u32): u32 {
  if (!count) room.release(HEAP_AT);
  room.forgetFull();
  const buffer = room.take(<u64>BUFFER + size);
  if (!buffer) return 0;
  count++;
  store<u32>(buffer, buffer + BUFFER);
  store<u32>(buffer, size, 4);
  return buffer;
}

export function clickhouse_destroy_buffer(buffer: u32): void {
  if (buffer && count) count--;
}

/** Judges a buffer of rows. Returns a buffer of results; 0 if rows are malformed or memory is full. */
export function judge_rows(buffer: u32, many: u32): u32 {
  const size = (<u64>memory.size()) << 16;
  if (<u64>buffer + BUFFER > size || !count) return 0;
  at = load<u32>(buffer);
  const end = <u64>at + load<u32>(buffer, 4);
  const result = end > size ? 0 : room.take(BUFFER);
  if (!result) return 0;
  options.set(MOST_FAULTS, 0, LONGEST);
  let out = result + BUFFER;
  for (let row: u32 = 0; row < many; row++) {
    const length = readLength(end);
    if (length > end - at) return 0;
    const fault = messages.message(at, <u32>length, messages.NONE, false);
    if (fault) out = write(fault, out);
    if (room.isFull) return 0;
    at += <u32>length;
  }
  if (at !== <u32>end) return 0;
  count++;
  store<u32>(result, result + BUFFER);
  store<u32>(result, out - result - BUFFER, 4);
  return result;
}

/** Reads the length of the next row, which has seven bits in each byte. */
function readLength(end: u64): u64 {
  let length: u64 = 0;
  for (let shift: u64 = 0; at < end && shift < 35; shift += 7) {
    const byte: u64 = load<u8>(at++);
    length |= (byte & 127) << shift;
    if (byte < 128) return length;
  }
  return u64.MAX_VALUE;
}

/** Writes the row of the last message. Returns where it ends and memory is free again. */
function write(fault: u32, place: u32): u32 {
  const list = room.top;
  writer.moveTo(list);
  if (messages.verdict) faults.writeList(fault, faults.kept);
  const row = writer.out;
  if (!room.reaches(<u64>row + 2 * (row - list) + MOST_FORM)) return place;
  addRow(WORDS, VERDICTS + messages.verdict);
  if (messages.event < 0) writer.put(0);
  else addRow(EVENTS, messages.event);
  store<u32>(writer.out, messages.faultCount);
  writer.moveTo(writer.out + 4);
  const path = faults.attrOf(fault);
  addRow(WORDS, CODES + (faults.kept ? load<u32>(fault) : 0));
  add(path, faults.kept ? faults.detailOf(fault) - path : 0);
  add(list, row - list);
  writer.moveBack(place, row);
  room.release(writer.out);
  return writer.out;
}

function addRow(part: u32, index: u32): void {
  const row = rows.row(part, index);
  add(rows.textOf(row), rows.lengthOf(row));
}

/** Adds a text, with its length before it. */
function add(text: u32, length: u32): void {
  let left = length;
  for (; left > 127; left >>= 7) writer.put(<u8>(left | 128));
  writer.put(<u8>left);
  writer.copy(text, length);
}
