// Counts what is judged. A payload writes what it counts into its result, as entries, and they are
// added when a call has its results: what is judged again counts once.
import * as word from "../../../../generated/judge-numbers.ts";
import * as table from "./layout";
import * as names from "./name-counts";
import * as room from "./room";
import * as rows from "./table";
import * as writer from "./writer";

/** The size of an entry: u32 place of a counter behind `area`, u32 how often. A bit marks a day, or a name. */
export const ENTRY: u32 = 8;
const IS_DAY: u32 = 1 << 31;
const IS_NAME: u32 = 1 << 30;
const COUNTER: u32 = ~(IS_DAY | IS_NAME);
/** One message of so many is in the sample. */
const SAMPLE: u32 = 64;
/** The words of a payload by which it is chosen. They lie at equal distances. */
const WORDS_OF_SAMPLE: u32 = 8;

/** Where the counters begin; 0 before `take`. */
export let area: u32 = 0;
/** True if what is judged is counted. */
export let isOn: bool = false;
/** The size of the draft of a message, which is what it counts if the scanner accepts it. */
export let draftSize: u32 = 0;

export function set(on: bool): void {
  isOn = on && area !== 0;
  draftSize = 0;
}

/** Takes memory for the counters. False if memory is full. */
export function take(): bool {
  const nodes = rows.part(word.NODES);
  area = room.take(load<u32>(nodes) * table.NODE_SIZE + names.sizeFor(load<u32>(nodes, 4)));
  if (area) clear();
  return area !== 0;
}

export function clear(): void {
  const size = load<u32>(rows.part(word.NODES)) * table.NODE_SIZE;
  memory.fill(area, 0, size);
  names.clear(area + size);
}

export function placeOf(node: u32): u32 {
  return area + node * table.NODE_SIZE;
}

/** True if a payload is in the sample: by its text alone, so that every host has the same sample. */
export function isInSample(start: u32, end: u32): bool {
  const size = end - start;
  let hash = names.HASH_START ^ size;
  for (let index: u32 = 1; index <= WORDS_OF_SAMPLE && size >= 4; index++) {
    const place = start + <u32>((<u64>(size - 4) * index) / WORDS_OF_SAMPLE);
    hash = (hash ^ load<u32>(place)) * table.HASH_FACTOR;
  }
  return (((hash ^ (hash >> 15)) * table.HASH_FACTOR) >> 16) % SAMPLE === 0;
}

/** Begins a draft: what is counted from here on, as far as there is room for it. */
export function beginDraft(): void {
  writer.moveTo(table.DRAFT_AT);
}

/** Ends the draft. False if it lacks something. */
export function endDraft(): bool {
  draftSize = writer.out - table.DRAFT_AT;
  return writer.out < <u32>table.HEAP_AT;
}

/** Writes the draft at a place. For so few bytes, a call of the engine would take longer. */
export function writeDraft(place: u32): void {
  if (!room.reaches(place + draftSize)) return;
  for (let offset: u32 = 0; offset < draftSize; offset += ENTRY)
    store<u64>(place + offset, load<u64>(table.DRAFT_AT + offset));
  writer.moveTo(place + draftSize);
}

/** Writes that a counter grows. */
export function add(node: u32, counter: u32, count: u32 = 1): void {
  entry(node * table.NODE_SIZE + counter * 8, count, 0);
}

/** Writes a day of an event: its digits as a number. */
export function addDay(node: u32, day: u32): void {
  entry((node * table.NODE_SIZE) | IS_DAY, day, 0);
}

/** Writes an unknown name at a node. */
export function addName(node: u32, start: u32, end: u32): void {
  const size = aligned(end - start);
  entry((node * table.NODE_SIZE) | IS_NAME, end - start, size);
  if (room.isFull) return;
  writer.copy(start, end - start);
  writer.moveTo(writer.out + size - (end - start));
}

function aligned(size: u32): u32 {
  return (size + ENTRY - 1) & ~(ENTRY - 1);
}

function entry(what: u32, count: u32, more: u32): void {
  if (writer.out === table.HEAP_AT || !room.reaches(writer.out + ENTRY + more)) return;
  store<u32>(writer.out, what);
  store<u32>(writer.out, count, 4);
  writer.moveTo(writer.out + ENTRY);
}

/** Adds the entries between two places. */
export function apply(start: u32, end: u32): void {
  for (let place = start; place < end; ) {
    const what = load<u32>(place);
    const count = load<u32>(place, 4);
    const counter = area + (what & COUNTER);
    place += ENTRY;
    if (what & IS_NAME) {
      names.add(counter, counter === area, place, count);
      place += aligned(count);
    } else if (what & IS_DAY) takeDay(counter, count);
    else store<u64>(counter, load<u64>(counter) + count);
  }
}

function takeDay(node: u32, day: u32): void {
  const first = load<u64>(node, table.FIRST_DAY * 8);
  if (!first || day < first) store<u64>(node, day, table.FIRST_DAY * 8);
  if (day > load<u64>(node, table.LAST_DAY * 8)) store<u64>(node, day, table.LAST_DAY * 8);
}
