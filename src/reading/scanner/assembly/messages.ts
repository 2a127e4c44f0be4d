// Judges messages. The result is a u32 count of payloads, and each payload's result: see faults.ts.
import * as word from "../../../../generated/judge-numbers.ts";
import { utf8End } from "./bytes";
import * as envelopes from "./envelopes";
import * as faults from "./faults";
import * as judge from "./judge";
import * as keys from "./keys";
import * as levels from "./levels";
import * as names from "./names";
import * as options from "./options";
import * as pointers from "./pointers";
import * as room from "./room";
import * as rows from "./table";
import * as tape from "./tape";
import * as text from "./text";

const BROKEN: u32 = word.CODE_INVALID_JSON;
/** Stands for no event and for no record. */
export const NONE: i32 = -1;
/** Stands for an event whose name only the host knows. */
export const UNHEARD: i32 = -3;

let start: u32 = 0;
/** Where the payloads' results begin, where the next result goes, and the number of payloads. */
let block: u32 = 0;
let place: u32 = 0;
let count: u32 = 0;
/** The number of the record that is read. */
let record: i32 = NONE;
/** True if any record names an event, which makes the message a batch. */
let isBatch: bool = false;
/** True if a payload is of an event that is not known, or not named. */
let isUnknown: bool = false;

/**
 * Judges a message. With `isRead`, it was the last value on the tape, which lies where memory is
 * free. Returns the place of the result; 0 if memory is full, or the host judges the message.
 */
export function message(at: u32, size: u32, event: i32, isRead: bool): u32 {
  const result = room.top;
  const end = at + size;
  const behind = load<u8>(end);
  start = at;
  store<u8>(end, 0);
  room.forgetFull();
  begin(result);
  if (size > options.longest) refuse(word.VERDICT_TOO_LONG, BROKEN, at, word.TOO_LONG);
  else if (!isRead && utf8End(at, end) !== end)
    refuse(word.VERDICT_NOT_UTF8, BROKEN, at, word.NOT_UTF8);
  else {
    room.release(result);
    if (isRead || tape.build(at, end)) {
      begin(tape.top);
      read(tape.root, event);
    } else if (!room.isFull) {
      begin(result);
      faults.beginPayload(NONE);
      faults.notJson(tape.expected, tape.faultAt, end);
      close(word.VERDICT_INVALID_JSON, NONE);
    }
  }
  store<u8>(end, behind);
  if (room.isFull) {
    room.forgetFull();
    begin(result);
    refuse(word.VERDICT_TOO_LONG, BROKEN, at, word.TOO_LONG);
    if (room.isFull) return 0;
  }
  if (ASC_FEATURE_SIMD && isUnknown && options.leavesUnknown) return 0;
  store<u32>(block, count);
  memory.copy(result, block, place - block);
  room.release(result + place - block);
  return result;
}

/** Begins an empty list of payloads at a place, and frees all memory behind it. */
function begin(at: u32): void {
  room.release(at);
  block = room.top;
  place = block + 4;
  count = 0;
  record = NONE;
  isBatch = false;
  isUnknown = false;
  levels.forget(0);
  faults.begin(start);
  room.release(place);
}

/** Ends a payload, and frees the memory that was taken for it. */
function close(verdict: u32, event: i32): void {
  place = faults.endPayload(verdict, event, place);
  count++;
  room.release(place);
}

/** Reports the only fault of a payload that is not compared with a contract. */
function refuse(verdict: u32, code: u32, at: u32, words: u32): void {
  faults.beginPayload(record);
  faults.add(code, at, words, 0);
  close(verdict, NONE);
}

function nameless(at: u32): void {
  isUnknown = true;
  refuse(word.VERDICT_MISSING_EVENT_NAME, word.CODE_MISSING_EVENT_NAME, at, word.NAMELESS);
}

function read(root: u32, event: i32): void {
  const at = tape.startOf(root);
  if (event === UNHEARD)
    refuse(word.VERDICT_UNKNOWN_EVENT, word.CODE_UNKNOWN_EVENT, at, word.NO_EVENT);
  else if (ASC_FEATURE_SIMD && pointers.isGiven()) byPointers(root, event);
  else if (event >= 0) judgePayload(root, event);
  else if (!isEnvelope(root)) {
    room.release(place);
    levels.forget(0);
    readBatch(envelopes.inside(root));
    if (isBatch) return;
    begin(block);
    if (ASC_FEATURE_SIMD && pointers.isFile) byPointers(root, NONE);
    else nameless(at);
  }
}

/** Judges the payload at the keys that the options give. */
function byPointers(message: u32, event: i32): void {
  const at = pointers.read(message);
  const known = event < 0 ? namedEvent() : event;
  if (known === NONE) {
    if (envelopes.nameStart) unknownName(at);
    else nameless(at);
  } else if (pointers.payload) judgePayload(pointers.payload, known);
  else {
    faults.beginPayload(record);
    pointers.nothing(message);
    close(word.VERDICT_INVALID, known);
  }
}

/** Returns the event whose name was read, or NONE. */
function namedEvent(): i32 {
  return <i32>rows.findEvent(envelopes.nameStart, envelopes.nameEnd) - 1;
}

/** Judges a message, if it is an envelope. Where the file names an event, a message has to do so, too. */
function isEnvelope(message: u32): bool {
  envelopes.read(message);
  if (envelopes.name) envelopes.readName(envelopes.name);
  else if (!envelopes.lost) return false;
  const event = envelopes.name ? namedEvent() : NONE;
  if (envelopes.bare) return event !== NONE && isBare(event);
  if (pointers.isFile && !(envelopes.name && isVersioned())) return false;
  if (envelopes.lost)
    refuse(word.VERDICT_INVALID, BROKEN, tape.startOf(envelopes.lost), envelopes.whyLost);
  else if (event === NONE) unknownName(tape.startOf(envelopes.name));
  else judgePayload(envelopes.payload, event);
  return true;
}

function isVersioned(): bool {
  return names.isVersioned(envelopes.nameStart, envelopes.nameEnd);
}

/** Reports a message that has no payload; but in a file that names an event, only a record. */
function isBare(event: i32): bool {
  if (pointers.isFile && record === NONE) return false;
  faults.beginPayload(record);
  faults.add(word.CODE_REQUIRED, levels.placeOf(envelopes.bare), word.MISSING, 0);
  close(word.VERDICT_INVALID, event);
  return true;
}

function judgePayload(entry: u32, event: i32): void {
  faults.beginPayload(record);
  judge.payload(entry, event);
  close(faults.count ? word.VERDICT_INVALID : word.VERDICT_VALID, event);
}

function unknownName(at: u32): void {
  const name = envelopes.nameStart;
  const end = envelopes.nameEnd;
  isUnknown = true;
  if (ASC_FEATURE_SIMD && options.leavesUnknown) return;
  const version = names.suggestVersion(name, end);
  faults.beginPayload(record);
  const meant = version || !faults.isTold() ? version : names.suggest(name, end);
  const row = meant ? rows.row(word.EVENTS, meant - 1) : 0;
  const words = meant ? word.MEANT_EVENT : word.UNKNOWN_EVENT;
  faults.named(name, end, row, word.CODE_UNKNOWN_EVENT, at, words);
  close(version ? word.VERDICT_UNKNOWN_VERSION : word.VERDICT_UNKNOWN_EVENT, NONE);
}

/** Judges each record of a Lambda event as a message: of one list, or of a list for each partition. */
function readBatch(message: u32): void {
  if (!tape.is(message, text.OPEN_OBJECT)) return;
  for (let key: u32 = word.RECORDS_KEYS; key < <u32>word.ENVELOPE_KEYS; key++) {
    const records = envelopes.fieldOf(message, key);
    if (tape.is(records, text.OPEN_LIST)) readRecords(records);
    if (!tape.is(records, text.OPEN_OBJECT)) continue;
    const list = keys.fieldsOf(records);
    const end = list + keys.count * 4;
    // The results move behind the list, where they can grow.
    const moved = room.take(place - block);
    if (room.isFull) return;
    memory.copy(moved, block, place - block);
    place += moved - block;
    block = moved;
    room.release(place);
    for (let at = list; at < end; at += 4) {
      const partition = load<u32>(load<u32>(at), 4);
      if (tape.is(partition, text.OPEN_LIST)) readRecords(partition);
    }
  }
}

function readRecords(list: u32): void {
  const level = levels.last;
  const end = tape.next(list);
  for (let item = list + tape.ENTRY; item < end && !room.isFull; item = tape.next(item)) {
    record++;
    if (isEnvelope(item)) isBatch = true;
    else nameless(tape.startOf(item));
    levels.forget(level);
    room.release(place);
  }
}
