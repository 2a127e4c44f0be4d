// Writes a payload as it is judged: as its text is, but of equal keys with the last alone, and with
// integers in digits. So every program reads from it what the judge has read.
import { fieldOf } from "./judge";
import * as keys from "./keys";
import * as table from "./layout";
import * as numbers from "./numbers";
import * as room from "./room";
import * as rows from "./table";
import * as tape from "./tape";
import { OPEN_OBJECT, QUOTE } from "./text";
import * as writer from "./writer";

/** Stands for the type of a value that no contract describes. */
const ANY: u32 = table.NULL;
/** The most bytes of an integer, and the most keys that are compared with each other. */
const MOST_BYTES: u32 = 320;
const MOST_KEYS: u32 = 16;

/** What is written begins here. */
let from: u32 = 0;

/** Writes a payload, which is that of a shape; -1 if no contract describes it. */
export function write(entry: u32, shape: i32): void {
  from = tape.startOf(entry);
  const end = tape.behind(entry);
  value(entry, shape < 0 ? ANY : (shape << table.KIND_BITS) | table.OBJECT);
  writeTo(end);
}

/** Writes a payload as its text is. */
export function copy(start: u32, end: u32): void {
  from = start;
  writeTo(end);
}

function writeTo(place: u32): void {
  if (room.reaches(<u64>writer.out + place - from)) writer.copy(from, place - from);
  from = place;
}

function value(entry: u32, type: u32): void {
  const kind = type & table.KIND_MASK;
  const is = tape.kindOf(entry);
  if (kind === table.INTEGER && is === table.NUMBER)
    integer(tape.startOf(entry), tape.endOf(entry));
  else if (kind === table.OBJECT && is === kind)
    object(entry, rows.shapeRow(type >> table.KIND_BITS));
  else if (kind === table.LIST && is === kind) {
    const inner = rows.itemType(type >> table.KIND_BITS);
    const end = tape.next(entry);
    for (let item = entry + tape.ENTRY; item < end; item = tape.next(item)) value(item, inner);
  } else if (tape.isOpen(entry)) anything(entry);
}

function integer(start: u32, end: u32): void {
  if (numbers.isPlain(start, end) || !numbers.fits(start, end, true)) return;
  writeTo(start);
  if (room.reaches(writer.out + MOST_BYTES)) numbers.writeInteger(start, end);
  from = end;
}

/** Writes an object of a shape. No shape is inside itself, so that this ends. */
function object(entry: u32, shape: u32): void {
  markRepeated(entry);
  const first = rows.firstField(shape);
  const last = first + load<u8>(shape, table.SHAPE_COUNT) * table.ROW_SIZE;
  const end = tape.next(entry);
  let expected = first;
  for (let key = entry + tape.ENTRY; key < end; key = tape.next(key + tape.ENTRY)) {
    if (tape.isOpen(key)) {
      leaveOut(key);
      continue;
    }
    const field = fieldOf(key, first, last, expected);
    value(key + tape.ENTRY, field ? rows.numberOf(field) : ANY);
    if (field) expected = field + table.ROW_SIZE;
  }
}

/** Writes what no contract describes. It may be deep, so that this does not recurse. */
function anything(value: u32): void {
  const end = tape.next(value);
  for (let entry = value; entry < end; ) {
    const isRepeated = tape.isOpen(entry) && tape.is(entry, QUOTE);
    if (isRepeated) leaveOut(entry);
    else if (tape.is(entry, OPEN_OBJECT)) markRepeated(entry);
    entry = isRepeated ? tape.next(entry + tape.ENTRY) : entry + tape.ENTRY;
  }
}

/** Leaves out a field that is marked. The key that counts follows, if not at once. */
function leaveOut(key: u32): void {
  tape.mark(key, false);
  writeTo(tape.startOf(key));
  from = tape.startOf(tape.next(key + tape.ENTRY));
}

/** Marks each key of an object that an equal key follows. */
function markRepeated(object: u32): void {
  if (hasFewPlainKeys(object)) return;
  const top = room.top;
  room.release(writer.out);
  const list = keys.fieldsOf(object);
  const end = tape.next(object);
  let count: u32 = 0;
  for (let key = object + tape.ENTRY; key < end; key = tape.next(key + tape.ENTRY)) count++;
  if (list && count > keys.count) {
    for (let key = object + tape.ENTRY; key < end; key = tape.next(key + tape.ENTRY))
      tape.mark(key, true);
    for (let field = list; field < list + keys.count * keys.FIELD; field += keys.FIELD)
      tape.mark(load<u32>(field, 4) - tape.ENTRY, false);
  }
  room.release(top);
}

/** True if an object surely has no equal keys. */
function hasFewPlainKeys(object: u32): bool {
  const end = tape.next(object);
  let count: u32 = 0;
  for (let key = object + tape.ENTRY; key < end; key = tape.next(key + tape.ENTRY))
    if (++count > MOST_KEYS || !keys.isNew(object, key)) return false;
  return true;
}
