import * as faults from "./faults";
import * as levels from "./levels";
import * as room from "./room";
import * as tape from "./tape";
import * as writer from "./writer";

/** The offsets of the numbers of a payload. */
export const VERDICT: u32 = 0;
export const EVENT: u32 = 4;
export const COUNT: u32 = 8;
export const KEPT: u32 = 12;
export const ROW: u32 = 16;
export const START: u32 = 20;
export const END: u32 = 24;
const SIZES: u32 = 28;
export const PAYLOAD_AT: u32 = 48;
export const OF_RECORD: u32 = 52;
const SIZE: u32 = 56;
/** The offset of its first fault, or of the next text. */
const FIRST: u32 = 60;
export const HEAD: u32 = 64;
/** The texts of a payload, in their order. At `SIZES` is the size of each. */
export const NAME: u32 = 0;
export const PAYLOAD: u32 = 1;
export const ID: u32 = 2;
export const TIME: u32 = 3;
export const SEQUENCE: u32 = 4;
export const ENTRIES: u32 = 5;

/** The number of the message's row, where its text begins, and the place that its faults report. */
let row: u32 = 0;
export let message: u32 = 0;
let from: u32 = 0;
let to: u32 = 0;
/** Where the payload's result begins. */
let head: u32 = 0;

/** A bit for each text that a payload has since `forgetTexts`, and whether one has a place. */
let texts: u32 = 0;
export let hasPlaces: bool = false;

export function forgetTexts(): void {
  texts = 0;
  hasPlaces = false;
}

export function hasText(which: u32): bool {
  return ((texts >> which) & 1) !== 0;
}

/** Sets the number of the next message's row, and the place that its faults report. */
export function setRow(ofRow: u32, ofStart: u32, ofEnd: u32): void {
  row = ofRow;
  from = ofStart;
  to = ofEnd;
}

/** Sets where the next message begins. */
export function setMessage(place: u32): void {
  message = place;
}

export function beginPayload(record: i32): void {
  head = room.top;
  faults.beginPayload(record);
  writer.moveTo(head + HEAD);
  if (!room.reaches(writer.out)) return;
  for (let offset: u32 = 0; offset < HEAD; offset += 8) store<u64>(head + offset, 0);
  store<i32>(head, record, OF_RECORD);
  store<u32>(head, HEAD, FIRST);
}

/** Ends a payload, and moves its result to an earlier place. Returns where the result ends. */
export function endPayload(verdict: u32, event: i32, place: u32): u32 {
  if (room.isFull || !room.reaches(writer.out)) return place;
  store<u32>(head, verdict, VERDICT);
  store<i32>(head, event, EVENT);
  store<u32>(head, faults.count, COUNT);
  store<u32>(head, faults.kept + faults.told, KEPT);
  store<u32>(head, row, ROW);
  store<u32>(head, from, START);
  store<u32>(head, to, END);
  store<u32>(head, writer.aligned(writer.out - head), SIZE);
  if (place !== head) memory.copy(place, head, writer.out - head);
  return place + writer.out - head;
}

/** Returns the payload that follows another with its faults. */
export function behind(payload: u32): u32 {
  return payload + load<u32>(payload, SIZE);
}

/** Writes the name of the payload's event, which is not known. */
export function addName(begin: u32, end: u32): void {
  if (!room.reaches(<u64>writer.out + end - begin)) return;
  writer.show(begin, end, false);
  addText(NAME);
}

/** Writes the text of a payload that the host judges. */
export function addPayload(entry: u32): void {
  const start = tape.startOf(entry);
  const size = tape.behind(entry) - start;
  if (!room.reaches(<u64>writer.out + size)) return;
  writer.copy(start, size);
  addText(PAYLOAD);
}

/** Ends a text of the payload, which is written behind those before it. */
export function addText(which: u32): void {
  if (room.isFull) return;
  const size = writer.out - head - load<u32>(head, FIRST);
  store<u32>(head + SIZES + which * 4, size);
  if (size) texts |= 1 << which;
  writer.moveTo(writer.aligned(writer.out));
  store<u32>(head, writer.out - head, FIRST);
}

/** Ends the entries of what a payload counts, which follow its texts. */
export function endEntries(): void {
  if (!room.reaches(writer.out + 16)) return;
  memory.fill(writer.out, 0, 16); // entries that count nothing
  writer.moveTo(writer.aligned(writer.out));
  store<u32>(head, writer.out - head, FIRST);
}

export function addPlace(entry: u32): void {
  hasPlaces = true;
  store<u32>(head, levels.outermost(tape.startOf(entry)) - message, PAYLOAD_AT);
}

export function firstOf(payload: u32): u32 {
  return payload + load<u32>(payload, FIRST);
}

/** Writes a text of a payload. */
export function writeText(payload: u32, which: u32): void {
  const size = load<u32>(payload + SIZES + which * 4);
  if (room.reaches(<u64>writer.out + size)) writer.copy(textOf(payload, which), size);
}

/** Returns the place of a text of a payload; with ENTRIES, that of its entries. */
export function textOf(payload: u32, which: u32): u32 {
  let place = payload + HEAD;
  for (let before: u32 = 0; before < which; before++)
    place = writer.aligned(place + load<u32>(payload + SIZES + before * 4));
  return place;
}
