// Judges messages. The result is a u32 count of payloads, and each payload's result: see faults.ts.
import { utf8End } from "./bytes";
import * as envelopes from "./envelopes";
import * as faults from "./faults";
import * as judge from "./judge";
import * as keys from "./keys";
import * as word from "./layout";
import * as levels from "./levels";
import * as names from "./names";
import * as pointers from "./pointers";
import * as room from "./room";
import * as rows from "./table";
import * as tape from "./tape";

/** Stands for no event and for no record. */
export const NONE: i32 = -1;
/** Stands for an event whose name only the host knows. */
export const UNHEARD: i32 = -3;

let messageStart: u32 = 0;
export let longest: u32 = 32 << 20;
/** True if wrong names of events get no suggestion, which is the slowest work. */
let isQuiet: bool = false;
/** Where the payloads' results begin, where the next result goes, and the number of payloads. */
let block: u32 = 0;
let place: u32 = 0;
let count: u32 = 0;
/** The number of the record that is read. */
let record: i32 = NONE;
/** True if any record names an event, which makes the message a batch. */
let isBatch: bool = false;

export function options(most: u32, quiet: bool): void {
  longest = most;
  isQuiet = quiet;
}

/** Where the message that was read last begins and ends; 0 once its tape is overwritten. */
let readStart: u32 = 0;
let readEnd: u32 = 0;

/** Reads a JSON value from UTF-8. Returns its end; 0 if there is no value, or memory is full. */
export function valueEnd(start: u32, stop: u32): u32 {
  room.forgetFull();
  const isAll = tape.build(start, stop, room.top);
  readStart = start;
  readEnd = isAll || (!room.isFull && tape.expected === word.TEXT_END) ? tape.end : 0;
  return readEnd;
}

/** Forgets the message that was read. Call this before anything may overwrite its tape. */
export function forgetRead(): void {
  readEnd = 0;
}

/** Judges a message. Returns the place of the result; 0 if memory is full. */
export function message(start: u32, size: u32, event: i32): u32 {
  const result = room.top;
  const end = start + size;
  const behind = load<u8>(end);
  const isRead = ASC_FEATURE_SIMD && start === readStart && end === readEnd;
  forgetRead();
  room.forgetFull();
  levels.forget(0);
  messageStart = start;
  begin(result);
  store<u8>(end, 0);
  if (size > longest) refuse(word.IS_TOO_LONG, word.JSON_CODE, start, word.TOO_LONG);
  else if (!isRead && utf8End(start, end) !== end)
    refuse(word.IS_NOT_UTF8, word.JSON_CODE, start, word.NOT_UTF8);
  else if (isRead || tape.build(start, end, result)) {
    begin(tape.top);
    read(tape.root, event);
  } else if (!room.isFull) {
    faults.beginPayload(NONE);
    faults.notJson(tape.expected, tape.faultAt, end);
    close(word.IS_NOT_JSON, NONE);
  }
  store<u8>(end, behind);
  if (room.isFull) {
    room.forgetFull();
    begin(result);
    refuse(word.IS_TOO_LONG, word.JSON_CODE, start, word.TOO_LONG);
    if (room.isFull) return 0;
  }
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
  faults.begin(messageStart);
  room.release(place);
}

/** Ends a payload, and closes the levels that were opened for it. */
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

function read(root: u32, event: i32): void {
  if (event === UNHEARD)
    refuse(word.IS_UNKNOWN_EVENT, word.EVENT_CODE, tape.startOf(root), word.NO_EVENT);
  else if (ASC_FEATURE_SIMD && pointers.isGiven()) byPointers(root, event);
  else if (event >= 0) judgePayload(root, event);
  else {
    envelopes.read(root);
    if (isEnveloped()) byEnvelope();
    else byBatch(root);
  }
}

function isEvent(): bool {
  return rows.findEvent(envelopes.nameStart, envelopes.nameEnd) !== 0;
}

/** Judges a message that is no envelope: a batch of messages, or one that names no event. */
function byBatch(root: u32): void {
  room.release(place);
  levels.forget(0);
  readBatch(envelopes.inside(root));
  if (isBatch) return;
  begin(block);
  levels.forget(0);
  if (ASC_FEATURE_SIMD && pointers.isFile) byPointers(root, NONE);
  else nameless(tape.startOf(root));
}

/** True if the message names its event. If the file name does, only a name with a version counts. */
function isEnveloped(): bool {
  if (!envelopes.name) return envelopes.lost !== 0 && !pointers.isFile;
  envelopes.readName(envelopes.name);
  if (envelopes.bare) return isEvent() && (record !== NONE || !pointers.isFile);
  return !pointers.isFile || names.isVersioned(envelopes.nameStart, envelopes.nameEnd);
}

function byEnvelope(): void {
  if (envelopes.lost)
    refuse(word.INVALID, word.JSON_CODE, tape.startOf(envelopes.lost), envelopes.whyLost);
  else if (envelopes.bare) withoutPayload();
  else byName(tape.startOf(envelopes.name), envelopes.payload);
}

/** Judges the payload of the event whose name was read. `at` is the place of the name. */
function byName(at: u32, payload: u32): void {
  const event = <i32>rows.findEvent(envelopes.nameStart, envelopes.nameEnd) - 1;
  if (event === NONE) unknownName(at);
  else judgePayload(payload, event);
}

function judgePayload(entry: u32, event: i32): void {
  faults.beginPayload(record);
  if (ASC_FEATURE_SIMD && !entry) pointers.nothing();
  else judge.payload(entry, event);
  close(faults.count ? word.INVALID : word.VALID, event);
}

function withoutPayload(): void {
  faults.beginPayload(record);
  faults.add(word.REQUIRED_CODE, levels.placeOf(envelopes.bare), word.MISSING, 0);
  close(word.INVALID, <i32>rows.findEvent(envelopes.nameStart, envelopes.nameEnd) - 1);
}

function unknownName(at: u32): void {
  const name = envelopes.nameStart;
  const end = envelopes.nameEnd;
  const version = names.suggestVersion(name, end);
  faults.beginPayload(record);
  const meant = version || isQuiet || !faults.isTold() ? version : names.suggest(name, end);
  faults.unknownEvent(name, end, at, meant ? rows.eventRow(meant - 1) : 0);
  close(version ? word.IS_UNKNOWN_VERSION : word.IS_UNKNOWN_EVENT, NONE);
}

function nameless(at: u32): void {
  refuse(word.IS_NAMELESS, word.NAMELESS_CODE, at, word.NAMELESS);
}

/** Judges the payload at the keys that the options give. */
function byPointers(message: u32, event: i32): void {
  const at = pointers.read(message);
  if (event >= 0) judgePayload(pointers.payload, event);
  else if (envelopes.nameStart) byName(at, pointers.payload);
  else nameless(at);
}

/** Judges each record of a Lambda event as a message: of one list, or of a list for each partition. */
function readBatch(message: u32): void {
  if (!tape.isObject(message)) return;
  for (let key: u32 = word.RECORDS_KEYS; key < <u32>word.ENVELOPE_KEYS; key++) {
    const records = envelopes.fieldOf(message, key);
    if (tape.isList(records)) readRecords(records);
    if (!tape.isObject(records)) continue;
    const list = keys.fieldsOf(records);
    const end = list + keys.count * 4;
    if (room.isFull) return;
    moveBlock();
    for (let at = list; at < end; at += 4) {
      const partition = load<u32>(load<u32>(at), 4);
      if (tape.isList(partition)) readRecords(partition);
    }
  }
}

/** Moves the payloads' results behind the text that was read, where they can grow. */
function moveBlock(): void {
  const to = room.take(place - block);
  if (!to) return;
  memory.copy(to, block, place - block);
  place += to - block;
  block = to;
  room.release(place);
}

function readRecords(list: u32): void {
  const level = levels.last;
  const end = tape.next(list);
  for (let item = list + tape.ENTRY; item < end && !room.isFull; item = tape.next(item)) {
    record++;
    envelopes.read(item);
    if (isEnveloped()) {
      isBatch = true;
      byEnvelope();
    } else nameless(tape.startOf(item));
    levels.forget(level);
    room.release(place);
  }
}
