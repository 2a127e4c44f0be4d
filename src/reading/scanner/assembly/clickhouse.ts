// The functions that ClickHouse calls (its ABI BUFFERED_V1). A row is a String in RowBinary; its result
// is a Tuple(verdict String, event String, fault_count UInt32, code String, path String, faults String).
import { CODES, EVENTS, VERDICTS, WORDS } from "../../../../generated/judge-numbers.ts";
import * as columns from "./columns";
import { HEAP_AT } from "./layout";
import { NONE } from "./messages";
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

/** The number of live buffers. When the last buffer is destroyed, all memory is free again. */
let count: u32 = 0;

export function clickhouse_create_buffer(size: u32): u32 {
  if (!count) room.release(HEAP_AT);
  room.forgetFull();
  const buffer = rows.isKnown() ? room.take(<u64>BUFFER + size) : 0;
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
  let at = load<u32>(buffer);
  const end = <u64>at + load<u32>(buffer, 4);
  const header = end > size ? 0 : columns.begin(many);
  if (!header) return 0;
  options.set(MOST_FAULTS, options.AS_JSON, LONGEST);
  for (let row: u32 = 0; row < many; row++) {
    const length = readLength(at, <u32>end);
    at = behind;
    if (length > end - at || !columns.judge(row, at, <u32>length, NONE)) return 0;
    at += <u32>length;
  }
  return at === <u32>end && columns.finish() ? write(header, many) : 0;
}

/** The place behind the length that `readLength` read, where the row begins. */
let behind: u32 = 0;

/** Reads a length that has seven bits in each byte. */
function readLength(start: u32, end: u32): u64 {
  let length: u64 = 0;
  behind = start;
  for (let shift: u64 = 0; behind < end && shift < 35; shift += 7) {
    const byte: u64 = load<u8>(behind++);
    length |= (byte & 127) << shift;
    if (byte < 128) return length;
  }
  return u64.MAX_VALUE;
}

/** Writes the columns as a buffer of rows. */
function write(header: u32, many: u32): u32 {
  const paths = header + columns.PATHS;
  const faults = header + columns.FAULTS_JSON;
  const buffer = room.top;
  if (!room.reaches(<u64>buffer + BUFFER)) return 0;
  writer.moveTo(buffer + BUFFER);
  for (let row: u32 = 0; row < many; row++) {
    const pathLength = columns.lengthOf(paths, row);
    const faultsLength = columns.lengthOf(faults, row);
    if (!room.reaches(<u64>writer.out + pathLength + faultsLength + MOST_FORM)) return 0;
    addRow(WORDS, VERDICTS + load<u8>(columns.verdicts + row));
    const event = load<i16>(columns.events + row * 2);
    if (event < 0) writer.put(0);
    else addRow(EVENTS, event);
    store<u32>(writer.out, load<u32>(columns.counts + row * 4));
    writer.moveTo(writer.out + 4);
    addRow(WORDS, CODES + load<u8>(columns.codes + row));
    add(columns.textOf(paths, row), pathLength);
    add(columns.textOf(faults, row), faultsLength);
  }
  count++;
  store<u32>(buffer, buffer + BUFFER);
  store<u32>(buffer, writer.out - buffer - BUFFER, 4);
  room.release(writer.out);
  return buffer;
}

function addRow(part: u32, index: u32): void {
  const row = rows.row(part, index);
  add(rows.textOf(row), rows.lengthOf(row));
}

function add(text: u32, length: u32): void {
  let left = length;
  for (; left > 127; left >>= 7) writer.put(<u8>(left | 128));
  writer.put(<u8>left);
  writer.copy(text, length);
}
