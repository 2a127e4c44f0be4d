// Finds rows of the table. A row is known by its place in memory.
import { isSame } from "./bytes";
import * as table from "./layout";

export function part(which: u32): u32 {
  return table.TABLE_AT + load<u32>(table.TABLE_AT + which);
}

export function countOf(which: u32): u32 {
  return load<u32>(table.TABLE_AT + which);
}

export function textOf(row: u32): u32 {
  return part(table.TEXTS) + load<u16>(row);
}

export function lengthOf(row: u32): u32 {
  return load<u16>(row, table.ROW_LENGTH);
}

export function numberOf(row: u32): u32 {
  return load<u16>(row, table.ROW_VALUE);
}

export function eventRow(event: u32): u32 {
  return part(table.EVENTS) + event * table.ROW_SIZE;
}

/** Returns the shape of an event's payload. */
export function shapeOf(event: u32): u32 {
  return numberOf(eventRow(event));
}

export function wordRow(word: u32): u32 {
  return part(table.WORDS) + word * table.ROW_SIZE;
}

export function shapeRow(shape: u32): u32 {
  return part(table.SHAPES) + shape * table.SHAPE_SIZE;
}

export function firstField(shape: u32): u32 {
  return part(table.FIELDS) + load<u16>(shape, table.SHAPE_FIRST) * table.ROW_SIZE;
}

export function itemType(list: u32): u32 {
  return load<u16>(part(table.LISTS) + list * 2);
}

/** True if this code knows all types of the table: none is reserved. */
export function isKnown(): bool {
  for (let list: u32 = 0; list < countOf(table.LIST_COUNT); list++)
    if ((itemType(list) & table.KIND_MASK) > <u32>table.PAYLOAD) return false;
  for (let field: u32 = 0; field < countOf(table.FIELD_COUNT); field++)
    if (
      (numberOf(part(table.FIELDS) + field * table.ROW_SIZE) & table.KIND_MASK) >
      <u32>table.PAYLOAD
    )
      return false;
  return true;
}

/** Returns the number, from 1, of the event with this name; 0 if there is none. */
export function findEvent(start: u32, end: u32): u32 {
  const length = end - start;
  if (length < <u32>table.SHORTEST_NAME) return 0;
  let slot = hashOf(start, end);
  while (true) {
    const event = load<u16>(part(table.SLOTS) + (slot++ & (table.SLOT_COUNT - 1)) * 2);
    if (!event) return 0;
    const row = eventRow(event - 1);
    if (lengthOf(row) === length && isSame(start, textOf(row), length)) return event;
  }
}

/** Hashes a name four bytes at a time. The last four may overlap the four before. */
export function hashOf(start: u32, end: u32): u32 {
  let hash: u32 = 0;
  for (let at = start; at < end - 4; at += 4) hash = (hash ^ load<u32>(at)) * table.HASH_FACTOR;
  hash = (hash ^ load<u32>(end - 4)) * table.HASH_FACTOR;
  return hash ^ (hash >> 15);
}
