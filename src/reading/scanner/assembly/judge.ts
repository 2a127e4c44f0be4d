// Compares the values of a tape with the table, and reports all faults in the order of `explain`: first
// an object's unknown fields, then its missing fields, then the faults inside its fields.
import * as word from "../../../../generated/judge-numbers.ts";
import { plainEnd } from "./bytes";
import { fieldAt } from "./contract";
import * as faults from "./faults";
import * as keys from "./keys";
import * as table from "./layout";
import * as levels from "./levels";
import * as names from "./names";
import * as numbers from "./numbers";
import { has } from "./options";
import * as path from "./path";
import * as strings from "./strings";
import * as rows from "./table";
import * as tape from "./tape";
import * as text from "./text";

/** Judges the payload of an event. */
export function payload(entry: u32, event: u32): void {
  if (tape.is(entry, text.OPEN_OBJECT)) object(entry, rows.shapeOf(event), 0);
  else faults.wrong(entry, table.OBJECT, levels.placeOf(entry));
}

/** Compares a value with its type. If `field` is 0, the value is the item `index` of a list. */
function check(entry: u32, type: u32, depth: u32, field: u32, index: u32): void {
  const kind = type & table.KIND_MASK;
  const isRight = isOf(kind, entry) && !isTooLong(kind, entry);
  if (isRight && kind <= <u32>table.NUMBER) return;
  const before = path.push(field, index);
  if (!isRight) faults.wrong(entry, kind, tape.startOf(entry));
  else if (kind === table.OBJECT) object(entry, type >> table.KIND_BITS, depth);
  else list(entry, rows.itemType(type >> table.KIND_BITS), depth);
  path.pop(before);
}

/** True if a value has a kind. */
export function isOf(kind: u32, entry: u32): bool {
  const is = tape.kindOf(entry);
  const isNumber = is === table.NUMBER && (kind === table.NUMBER || kind === table.INTEGER);
  if (!isNumber) return is === kind;
  return numbers.fits(tape.startOf(entry), tape.endOf(entry), kind === table.INTEGER);
}

function isTooLong(kind: u32, entry: u32): bool {
  if (kind !== table.INTEGER || !has(word.FLAG_LONG_INTEGERS)) return false;
  return !numbers.isLong(tape.startOf(entry), tape.endOf(entry));
}

function list(entry: u32, type: u32, depth: u32): void {
  const end = tape.next(entry);
  let index: u32 = 0;
  for (let item = entry + tape.ENTRY; item < end; item = tape.next(item))
    check(item, type, depth, 0, index++);
}

function object(entry: u32, shape: u32, depth: u32): void {
  const row = rows.shapeRow(shape);
  const first = rows.firstField(row);
  const count: u32 = load<u8>(row, table.SHAPE_COUNT);
  const last = first + count * table.ROW_SIZE;
  const values: u32 = table.ROWS_AT + depth * table.MOST_FIELDS * 4;
  const others = spread(entry, first, last, values);
  if (
    others &&
    has(word.FLAG_REPORT_UNKNOWN | word.FLAG_TELL_UNKNOWN) &&
    !load<u8>(row, table.SHAPE_OPEN) &&
    count
  )
    unknown(entry, first, last, depth === 0);
  for (let index: u32 = 0, required = load<u32>(row); required; index++, required >>= 1) {
    const value = load<u32>(values + index * 4);
    if (!(required & 1) || (value && !isDropped(value))) continue;
    const before = path.push(first + index * table.ROW_SIZE, 0);
    faults.add(word.CODE_REQUIRED, tape.startOf(value ? value : entry), word.MISSING);
    path.pop(before);
  }
  for (let index: u32 = 0; index < count; index++) {
    const value = load<u32>(values + index * 4);
    const field = first + index * table.ROW_SIZE;
    if (value && !isDropped(value)) check(value, rows.numberOf(field), depth + 1, field, 0);
  }
}

function isDropped(value: u32): bool {
  return has(word.FLAG_DROP_NULLS) && tape.is(value, text.LETTER_N);
}

/** Writes the last value of each field to `values`. Returns the number of unknown fields. */
export function spread(object: u32, first: u32, last: u32, values: u32): u32 {
  memory.fill(values, 0, ((last - first) / table.ROW_SIZE) * 4);
  let others: u32 = 0;
  let expected = first;
  const end = tape.next(object);
  for (let key = object + tape.ENTRY; key < end; key = tape.next(key + tape.ENTRY)) {
    const field = fieldOf(key, first, last, expected);
    if (!field) others++;
    else {
      store<u32>(values + ((field - first) / table.ROW_SIZE) * 4, key + tape.ENTRY);
      expected = field + table.ROW_SIZE;
    }
  }
  return others;
}

/** Finds the field of a key, even if the key has escapes; 0 if there is none. */
export function fieldOf(key: u32, first: u32, last: u32, expected: u32): u32 {
  const start = tape.textOf(key);
  const end = tape.textEnd(key);
  const field = fieldAt(start, first, last, expected);
  if (field || plainEnd(start) === end) return field;
  for (let row = first; row < last; row += table.ROW_SIZE)
    if (strings.isName(start, end, rows.textOf(row), rows.lengthOf(row) - 1)) return row;
  return 0;
}

/** Reports each unknown field once. */
function unknown(entry: u32, first: u32, last: u32, isPayload: bool): void {
  const list = keys.openList(entry);
  for (let field = list; field < list + keys.count * keys.FIELD; field += keys.FIELD) {
    const key = load<u32>(field);
    if (!isUnknown(key, first, last, isPayload)) continue;
    const start = tape.textOf(key);
    const end = tape.textEnd(key);
    const meant = faults.hasDetail() ? names.nearestRow(start, end, true, first, last) : 0;
    faults.unknown(key, tape.startOf(load<u32>(field, 4)), meant);
  }
  keys.closeList();
}

/** True if no field has a key. A payload may say by which schema editors read it. */
export function isUnknown(key: u32, first: u32, last: u32, isPayload: bool): bool {
  const row = rows.row(word.WORDS, word.SCHEMA_KEY);
  const end = tape.textEnd(key);
  if (isPayload && strings.isName(tape.textOf(key), end, rows.textOf(row), rows.lengthOf(row)))
    return false;
  return !fieldOf(key, first, last, first);
}
