// Judges a message: its payload, or the payload of each record. The result is the faults of all
// payloads, see faults.ts; in Node's module a u32 count of payloads comes before them.
import * as word from "../../../../generated/judge-numbers.ts";
import { utf8End } from "./bytes";
import { acceptedEnd, named } from "./contract";
import * as envelopes from "./envelopes";
import * as faults from "./faults";
import * as judge from "./judge";
import * as keys from "./keys";
import * as levels from "./levels";
import * as names from "./names";
import * as once from "./once";
import { has, IS_OWN, KEYS_ONCE, longest } from "./options";
import * as room from "./room";
import * as rows from "./table";
import * as tape from "./tape";
import * as text from "./text";

const BROKEN: u32 = word.CODE_INVALID_JSON;
/** The size of what comes before the payloads. */
const HEAD: u32 = IS_OWN ? 16 : 0;
/** After this many invalid messages in a row, `isAccepted` is false until a message is valid. */
const IN_VAIN: u32 = 8;
/** The bytes that the serializers of Confluent write before a message. The first of them is 0. */
const PREFIX: u32 = 5;
/** The first bytes of texts that are no JSON in UTF-8, as they are read from memory. */
const ORDER_MARK: u32 = 0xbfbbef;
const GZIP: u32 = 0x8b1f;
const PARQUET: u32 = 0x31524150;
const AVRO: u32 = 0x016a624f;
const LITTLE_UTF16: u32 = 0xfeff;
const BIG_UTF16: u32 = 0xfffe;
/** Stands for no event and for no record. */
export const NONE: i32 = -1;
/** Stands for an event that the table lacks. Only the host knows its name. */
export const UNHEARD: i32 = -3;

/** The verdict and the event of the first invalid payload, or else of the first payload. */
export let verdict: u32 = 0;
export let event: i32 = NONE;
export let faultCount: u32 = 0;

/** The number of messages in a row that were not valid. */
let refused: u32 = 0;
let start: u32 = 0;
/** Where the result begins, where the next payload goes in it, and the number of payloads. */
let block: u32 = 0;
let place: u32 = 0;
let count: u32 = 0;
/** The number of the record that is read. */
let record: i32 = NONE;
/** The entry of the message, and the level around it. A record's text is that of its batch. */
let whole: u32 = 0;
let around: u32 = 0;
/** The entry of the payload that is judged; 0 if there is none. */
let payload: u32 = 0;
/** True if a message or a record names no event, or an unknown event. */
export let isUnknown: bool = false;

/**
 * Judges a message. With `isRead`, the tape already holds the message, and lies in free memory.
 * Returns the place of the result; 0 if memory is full.
 */
export function message(at: u32, size: u32, ofEvent: i32, isRead: bool): u32 {
  const result = room.top;
  const end = at + size;
  const from = !IS_OWN && size > PREFIX && !load<u8>(at) ? at + PREFIX : at;
  const behind = load<u8>(end);
  start = at;
  store<u8>(end, 0);
  room.forgetFull();
  begin(result);
  if (size > longest) refuse(word.VERDICT_TOO_LONG, BROKEN, at, word.TOO_LONG);
  else if (!isRead && utf8End(from, end) !== end) {
    const other = otherFormat(at, end);
    refuse(word.VERDICT_NOT_UTF8, BROKEN, at, other ? other : word.NOT_UTF8);
  } else if (!IS_OWN && isAccepted(from, end, ofEvent)) event = ofEvent < 0 ? named - 1 : ofEvent;
  else if (isRead || tape.build(from, end)) {
    begin(tape.top);
    read(tape.root, ofEvent);
  } else if (!room.isFull) {
    const other = otherFormat(at, end);
    if (other) refuse(word.VERDICT_INVALID_JSON, BROKEN, at, other);
    else {
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
  if (IS_OWN) store<u32>(block, count);
  refused = verdict === word.VERDICT_VALID ? 0 : refused + 1;
  memory.copy(result, block, place - block);
  room.release(result + place - block);
  return result;
}

/** Returns the word for what a text that is no JSON begins as; 0 if that is not known. */
function otherFormat(at: u32, end: u32): u32 {
  if (IS_OWN || end - at < 4) return 0;
  const four = load<u32>(at);
  const two = four & 0xffff;
  if ((four & 0xffffff) === ORDER_MARK) return word.IS_MARKED;
  if (two === GZIP) return word.IS_GZIP;
  if (four === PARQUET) return word.IS_PARQUET;
  if (four === AVRO) return word.IS_AVRO;
  const isHalf = !(four & 0xff00ff00) || !(four & 0x00ff00ff);
  if (two === LITTLE_UTF16 || two === BIG_UTF16 || (isHalf && two)) return word.IS_UTF16;
  return end - at > PREFIX && !load<u8>(at) ? word.NO_JSON_BEHIND : 0;
}

/** True if the scanner accepts the whole text. */
function isAccepted(at: u32, end: u32, ofEvent: i32): bool {
  if (ofEvent === UNHEARD || refused >= IN_VAIN || has(KEYS_ONCE)) return false;
  const behind = acceptedEnd(text.skipSpaces(at), ofEvent);
  return behind !== text.UNSURE && text.skipSpaces(behind) === end;
}

/** Begins an empty result at a place, and frees all memory behind it. */
function begin(at: u32): void {
  room.release(at);
  block = room.top;
  place = block + HEAD;
  count = 0;
  record = NONE;
  whole = 0;
  around = 0;
  payload = 0;
  isUnknown = false;
  verdict = word.VERDICT_VALID;
  event = NONE;
  faultCount = 0;
  levels.forget(0);
  faults.begin(start);
  room.release(place);
}

/** Ends a payload, and frees the memory that was taken for it. */
function close(judged: u32, ofEvent: i32): void {
  if (has(KEYS_ONCE)) findRepeated();
  const isFaulty = judged === word.VERDICT_VALID && faults.count > 0;
  const ofPayload: u32 = isFaulty ? word.VERDICT_INVALID : judged;
  if (verdict === word.VERDICT_VALID) {
    if (ofPayload !== word.VERDICT_VALID || !count) event = ofEvent;
    verdict = ofPayload;
  }
  faultCount += faults.count;
  place = faults.endPayload(ofPayload, ofEvent, place);
  count++;
  room.release(place);
}

/** Reports equal keys of the message, or of texts in the record, and in all texts that led to it. */
function findRepeated(): void {
  if (whole) once.report(whole, payload);
  for (let level = levels.last; level !== around; level = levels.outer(level))
    once.report(levels.rootOf(level), payload);
  payload = 0;
}

/** Reports the only fault of a payload that is not compared with a contract. */
function refuse(verdict: u32, code: u32, at: u32, words: u32, ofEvent: i32 = NONE): void {
  faults.beginPayload(record);
  faults.add(code, at, words);
  close(verdict, ofEvent);
}

function nameless(at: u32): void {
  isUnknown = true;
  refuse(word.VERDICT_MISSING_EVENT_NAME, word.CODE_MISSING_EVENT_NAME, at, word.NAMELESS);
}

function read(root: u32, ofEvent: i32): void {
  const at = tape.startOf(root);
  whole = root;
  if (ofEvent === UNHEARD)
    refuse(word.VERDICT_UNKNOWN_EVENT, word.CODE_UNKNOWN_EVENT, at, word.NO_EVENT);
  else if (IS_OWN && envelopes.hasKeys()) byKeys(root, ofEvent);
  else if (ofEvent >= 0) judgePayload(root, ofEvent);
  else if (!isEnvelope(root)) {
    room.release(place);
    levels.forget(0);
    if (isBatch(root)) return;
    begin(block);
    whole = root;
    if (IS_OWN && envelopes.hasFile()) byKeys(root, NONE);
    else nameless(at);
  }
}

/** Judges the payload at the keys of the options, or of a file that is named after an event. */
function byKeys(message: u32, ofEvent: i32): void {
  const at = envelopes.readByKeys(message);
  const known = ofEvent < 0 ? namedEvent() : ofEvent;
  if (known === NONE) {
    if (envelopes.nameStart) unknownName(at);
    else nameless(at);
  } else if (envelopes.payload) judgePayload(envelopes.payload, known);
  else {
    faults.beginPayload(record);
    faults.nothing(envelopes.label, tape.startOf(message));
    close(word.VERDICT_INVALID, known);
  }
}

/** Returns the event whose name was read, or NONE. */
function namedEvent(): i32 {
  return <i32>rows.findEvent(envelopes.nameStart, envelopes.nameEnd) - 1;
}

/** Judges an envelope; false for another message. In a file of an event, a name needs a version. */
function isEnvelope(message: u32): bool {
  envelopes.read(message);
  if (envelopes.name) envelopes.readName(envelopes.name);
  else if (!envelopes.lost) return false;
  const event = envelopes.name ? namedEvent() : NONE;
  const isInFile = IS_OWN && envelopes.hasFile();
  if (envelopes.bare) {
    // The payload is missing. In a file of an event, only a record can be such an envelope.
    if (event === NONE || (isInFile && record === NONE)) return false;
    const at = levels.placeOf(envelopes.bare);
    refuse(word.VERDICT_INVALID, word.CODE_REQUIRED, at, word.MISSING, event);
    return true;
  }
  if (isInFile && !(envelopes.name && names.isVersioned(envelopes.nameStart, envelopes.nameEnd)))
    return false;
  if (envelopes.lost)
    refuse(word.VERDICT_INVALID, BROKEN, tape.startOf(envelopes.lost), envelopes.whyLost);
  else if (event === NONE) unknownName(tape.startOf(envelopes.name));
  else judgePayload(envelopes.payload, event);
  return true;
}

function judgePayload(entry: u32, ofEvent: i32): void {
  faults.beginPayload(record);
  judge.payload(entry, ofEvent);
  payload = entry;
  close(word.VERDICT_VALID, ofEvent);
}

function unknownName(at: u32): void {
  isUnknown = true;
  const name = envelopes.nameStart;
  const end = envelopes.nameEnd;
  const version = names.suggestVersion(name, end);
  faults.beginPayload(record);
  faults.unknownEvent(
    name,
    end,
    version || !faults.isTold() ? version : names.suggest(name, end),
    at,
  );
  close(version ? word.VERDICT_UNKNOWN_VERSION : word.VERDICT_UNKNOWN_EVENT, NONE);
}

/** Judges a batch. What repeats keys outside of the texts in its records is a fault of no record. */
function isBatch(root: u32): bool {
  const message = envelopes.inside(root);
  whole = 0;
  around = levels.last;
  if (!readBatch(message)) return false;
  if (!has(KEYS_ONCE)) return true;
  whole = root;
  around = 0;
  faults.beginPayload(NONE);
  close(word.VERDICT_VALID, NONE);
  return true;
}

/**
 * Judges each record of a Lambda event as a message: of one list, or of a list for each partition.
 * False if none of them names an event, so that the message is no batch.
 */
function readBatch(message: u32): bool {
  let isBatch = false;
  if (!tape.is(message, text.OPEN_OBJECT)) return false;
  for (let key: u32 = word.RECORDS_KEYS; key < <u32>word.ENVELOPE_KEYS; key++) {
    const records = envelopes.fieldOf(message, key);
    if (tape.is(records, text.OPEN_LIST) && readRecords(records)) isBatch = true;
    if (!tape.is(records, text.OPEN_OBJECT)) continue;
    const list = keys.fieldsOf(records);
    const end = list + keys.count * keys.FIELD;
    // The results move behind the list, where they can grow.
    const moved = room.take(place - block);
    if (room.isFull) break;
    memory.copy(moved, block, place - block);
    place += moved - block;
    block = moved;
    room.release(place);
    for (let at = list; at < end; at += keys.FIELD) {
      const partition = load<u32>(at, 4);
      if (tape.is(partition, text.OPEN_LIST) && readRecords(partition)) isBatch = true;
    }
  }
  return isBatch;
}

function readRecords(list: u32): bool {
  const level = levels.last;
  const end = tape.next(list);
  let isNamed = false;
  for (let item = list + tape.ENTRY; item < end && !room.isFull; item = tape.next(item)) {
    record++;
    if (isEnvelope(item)) isNamed = true;
    else nameless(tape.startOf(item));
    levels.forget(level);
    room.release(place);
  }
  return isNamed;
}
