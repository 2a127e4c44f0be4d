// Finds rows of the table. A row is known by its place in memory.
import * as parts from "../../../../generated/judge-numbers.ts";
import { isSame } from "./bytes";
import * as table from "./layout";

export function part(which: u32): u32 {
  return table.TABLE_AT + load<u32>(table.TABLE_AT + which);
}

/** True if the table is as it was generated: the sum of all that is before the last part says so. */
export function isWhole(): bool {
  const end = part(parts.SUM);
  if (end - table.TABLE_AT >= <u32>(table.PATH_AT - table.TABLE_AT)) return false;
  let sum: u32 = 0;
  for (let four: u32 = table.TABLE_AT; four < end; four += 4)
    sum = (sum ^ load<u32>(four)) * table.HASH_FACTOR;
  return sum === load<u32>(end);
}

/** Returns the number of events, whose rows end where the shapes begin. */
export function eventCount(): u32 {
  return (part(parts.SHAPES) - part(parts.EVENTS)) / table.ROW_SIZE;
}

/** Returns the row of an event, a field or a word. */
export function row(which: u32, index: u32): u32 {
  return part(which) + index * table.ROW_SIZE;
}

export function textOf(row: u32): u32 {
  return part(parts.TEXTS) + load<u16>(row);
}

export function lengthOf(row: u32): u32 {
  return load<u16>(row, table.ROW_LENGTH);
}

export function numberOf(row: u32): u32 {
  return load<u16>(row, table.ROW_VALUE);
}

/** Returns the node of an event, or how far that of a field is from the node of its object. */
export function nodeOf(row: u32): u32 {
  return load<u16>(row, table.ROW_NODE);
}

/** Returns the shape of an event's payload. */
export function shapeOf(event: u32): u32 {
  return numberOf(row(parts.EVENTS, event));
}

export function shapeRow(shape: u32): u32 {
  return part(parts.SHAPES) + shape * table.SHAPE_SIZE;
}

export function firstField(shape: u32): u32 {
  return row(parts.FIELDS, load<u16>(shape, table.SHAPE_FIRST));
}

export function itemType(list: u32): u32 {
  return load<u16>(part(parts.LISTS) + list * 2);
}

/** Returns the number, from 1, of the event with this name; 0 if there is none. */
export function findEvent(start: u32, end: u32): u32 {
  const length = end - start;
  if (length < <u32>table.SHORTEST_NAME) return 0;
  let slot = hashOf(start, end);
  while (true) {
    const event = load<u16>(part(parts.SLOTS) + (slot++ & (table.SLOT_COUNT - 1)) * 2);
    if (!event) return 0;
    const found = row(parts.EVENTS, event - 1);
    if (lengthOf(found) === length && isSame(start, textOf(found), length)) return event;
  }
}

/** Hashes a name four bytes at a time. The last four may overlap the four before. */
export function hashOf(start: u32, end: u32): u32 {
  let hash: u32 = 0;
  for (let four = start; four < end - 4; four += 4)
    hash = (hash ^ load<u32>(four)) * table.HASH_FACTOR;
  hash = (hash ^ load<u32>(end - 4)) * table.HASH_FACTOR;
  return hash ^ (hash >> 15);
}
