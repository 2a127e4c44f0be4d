// Judges a message: its payload, or the payload of each record. The result is what faults.ts writes of
// each payload.
import * as word from "../../../../generated/judge-numbers.ts";
import { plainEnd, utf8End } from "./bytes";
import * as contract from "./contract";
import * as counters from "./counters";
import * as counting from "./counting";
import * as envelopes from "./envelopes";
import { NONE } from "./envelopes";
import * as facts from "./facts";
import * as faults from "./faults";
import * as judge from "./judge";
import * as keys from "./keys";
import { STRING } from "./layout";
import * as levels from "./levels";
import * as names from "./names";
import * as numbers from "./numbers";
import * as once from "./once";
import { has, longest } from "./options";
import * as payloads from "./payload";
import * as room from "./room";
import * as strings from "./strings";
import * as rows from "./table";
import * as tape from "./tape";
import * as text from "./text";

const BROKEN: u32 = word.CODE_INVALID_JSON;
/** After this many invalid messages in a row, `isAccepted` is false until a message is valid. */
const IN_VAIN: u32 = 8;
/** The most keys that are compared. The time for this grows with the square of their number. */
const MOST_KEYS: u32 = 64;
/** The bytes that the serializers of Confluent write before a message. The first of them is 0. */
const PREFIX: u32 = 5;
/** The first bytes of texts that are no JSON in UTF-8, as they are read from memory. */
export const ORDER_MARK: u32 = 0xbfbbef;
const GZIP: u32 = 0x8b1f;
const PARQUET: u32 = 0x31524150;
const AVRO: u32 = 0x016a624f;
const LITTLE_UTF16: u32 = 0xfeff;
const BIG_UTF16: u32 = 0xfffe;
/** Stands for an event that the table lacks. Only the host knows its name. */
export const UNHEARD: i32 = -3;

/** The verdict of the first invalid payload, or else of the first payload. */
let verdict: u32 = 0;
/** The number of messages in a row that were not valid. */
let refused: u32 = 0;
/** The message, the number of its row, and the place that its faults report. */
let start: u32 = 0;
let row: u32 = 0;
let from: u32 = 0;
let to: u32 = 0;
/** Where the result begins, and where the next payload goes in it. */
let block: u32 = 0;
let place: u32 = 0;
/** The number of the record that is read. */
let record: i32 = NONE;
/** The entry of the message, and the level around it. A record's text is that of its batch. */
let whole: u32 = 0;
let around: u32 = 0;
/** The entry of the payload that is judged; 0 if there is none. */
let payload: u32 = 0;

/** Sets the number of the next message's row, and the place that its faults report. */
export function setRow(ofRow: u32, ofStart: u32, ofEnd: u32): void {
  row = ofRow;
  from = ofStart;
  to = ofEnd;
}

/** Accepts a message as far as the scanner is sure of it. Returns where it ends, or UNSURE. */
export function accept(at: u32, ofEvent: i32): u32 {
  const event = ofEvent === NONE ? envelopes.scanned : ofEvent;
  const isKnown = event === NONE || (event >= 0 && event < <i32>rows.eventCount());
  if (!isKnown || refused >= IN_VAIN || has(word.FLAG_KEYS_ONCE) || envelopes.hasKeys())
    return text.UNSURE;
  if (counters.isOn) counters.beginDraft();
  const end = contract.acceptedEnd(at, event);
  if (end && counters.isOn && !isCounted()) return text.UNSURE;
  accepted = event < 0 ? <i32>contract.named - 1 : event;
  envelopeAt = event < 0 ? at : 0;
  return end;
}

/** True if what a message counts was found: all of it, which without the tape has no forms of texts. */
function isCounted(): bool {
  const isSampled = counting.isInSample(contract.payloadAt, contract.payloadBehind);
  return !isSampled && counters.isDrafted();
}

/** The event of the last message that was accepted. */
let accepted: i32 = NONE;
/** The place of its envelope; 0 if it has none. */
let envelopeAt: u32 = 0;

/** Writes the result of a message that was accepted. False if memory is full. */
export function valid(): bool {
  refused = 0;
  if (has(word.FLAG_PAYLOAD | word.FLAG_FACTS | word.FLAG_COUNTS)) return tellValid();
  return faults.addValid(row, from, to, accepted);
}

/** Writes the result of a message that was accepted, and its texts. False if memory is full. */
function tellValid(): bool {
  const result = room.top;
  begin(result);
  if (envelopeAt && has(word.FLAG_FACTS))
    facts.readEnvelope(envelopeAt, contract.payloadAt, contract.payloadBehind);
  const isWritten = !contract.isPlain && has(word.FLAG_PAYLOAD);
  if (isWritten) tape.valueEnd(contract.payloadAt, contract.payloadBehind);
  if (isWritten) room.release(tape.top);
  faults.beginPayload(NONE);
  if (isWritten) payloads.write(tape.root, rows.shapeOf(accepted));
  else if (has(word.FLAG_PAYLOAD)) payloads.copy(contract.payloadAt, contract.payloadBehind);
  if (has(word.FLAG_PAYLOAD)) faults.addText(faults.PAYLOAD);
  if (has(word.FLAG_FACTS)) facts.add();
  if (counters.isOn) {
    counting.accepted(accepted, envelopeAt !== 0);
    faults.endEntries();
  }
  room.release(faults.endPayload(word.VERDICT_VALID, accepted, result));
  return !room.isFull;
}

/**
 * Judges a message. With `isRead`, the tape already holds the message, and lies in free memory.
 * False if memory is full.
 */
export function message(at: u32, size: u32, ofEvent: i32, isRead: bool): bool {
  const result = room.top;
  const end = at + size;
  const first = size > PREFIX && !load<u8>(at) ? at + PREFIX : at;
  const behind = load<u8>(end);
  start = at;
  store<u8>(end, 0);
  room.forgetFull();
  begin(result);
  if (size > longest) refuse(word.VERDICT_TOO_LONG, BROKEN, at, word.TOO_LONG);
  else if (!isRead && utf8End(first, end) !== end) {
    const other = otherFormat(at, end);
    refuse(word.VERDICT_NOT_UTF8, BROKEN, at, other ? other : word.NOT_UTF8);
  } else if (!isRead && isAccepted(first, end, ofEvent)) {
    store<u8>(end, behind);
    return valid();
  } else if (isRead || tape.build(first, end)) {
    begin(tape.top);
    read(tape.root, ofEvent);
  } else if (!room.isFull) {
    const other = otherFormat(at, end);
    if (other) refuse(word.VERDICT_INVALID_JSON, BROKEN, at, other);
    else breaks(tape.expected, tape.faultAt, end);
  }
  store<u8>(end, behind);
  return finish(result);
}

/** Tells that something else is expected at a place between messages. False if memory is full. */
export function broken(at: u32, expected: u32, end: u32): bool {
  const result = room.top;
  start = at;
  room.forgetFull();
  begin(result);
  breaks(expected, at, end);
  return finish(result);
}

function breaks(expected: u32, at: u32, end: u32): void {
  faults.beginPayload(NONE);
  tell(0, NONE, word.VERDICT_INVALID_JSON);
  faults.notJson(expected, at, end);
  close(word.VERDICT_INVALID_JSON, NONE);
}

/** Puts the result of a message in its place. False if memory is full. */
function finish(result: u32): bool {
  if (room.isFull) {
    room.forgetFull();
    begin(result);
    refuse(word.VERDICT_TOO_LONG, BROKEN, start, word.TOO_LONG);
    if (room.isFull) return false;
  }
  refused = verdict === word.VERDICT_VALID ? 0 : refused + 1;
  if (block !== result) memory.copy(result, block, place - block);
  room.release(result + place - block);
  return true;
}

/** Returns the word for what a text that is no JSON begins as; 0 if that is not known. */
function otherFormat(at: u32, end: u32): u32 {
  if (end - at < 4) return 0;
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
  const behind = accept(text.skipSpaces(at), ofEvent);
  return behind !== text.UNSURE && text.skipSpaces(behind) === end;
}

/** Begins an empty result at a place, and frees all memory behind it. */
function begin(at: u32): void {
  room.release(at);
  block = room.top;
  place = block;
  record = NONE;
  whole = 0;
  around = 0;
  payload = 0;
  verdict = word.VERDICT_VALID;
  levels.forget(0);
  envelopes.begin();
  if (has(word.FLAG_FACTS)) facts.forget();
  faults.begin(start, row, from, to);
}

/** Ends a payload, and frees the memory that was taken for it. */
function close(judged: u32, ofEvent: i32): void {
  if (has(word.FLAG_KEYS_ONCE)) findRepeated();
  const isFaulty = judged === word.VERDICT_VALID && faults.count > 0;
  const ofPayload: u32 = isFaulty ? word.VERDICT_INVALID : judged;
  if (verdict === word.VERDICT_VALID) verdict = ofPayload;
  place = faults.endPayload(ofPayload, ofEvent, place);
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
  const isLost = record !== NONE && code === BROKEN;
  tell(0, ofEvent, isLost ? word.VERDICT_INVALID : verdict);
  faults.add(code, at, words);
  close(verdict, ofEvent);
}

function nameless(at: u32): void {
  refuse(word.VERDICT_MISSING_EVENT_NAME, word.CODE_MISSING_EVENT_NAME, at, word.NAMELESS);
}

function read(root: u32, ofEvent: i32): void {
  const at = tape.startOf(root);
  whole = root;
  if (ofEvent === UNHEARD)
    refuse(word.VERDICT_UNKNOWN_EVENT, word.CODE_UNKNOWN_EVENT, at, word.NO_EVENT);
  else if (envelopes.hasKeys()) byKeys(root, ofEvent);
  else if (ofEvent >= 0) judgePayload(root, ofEvent);
  else if (!isEnvelope(root)) {
    room.release(place);
    levels.forget(0);
    if (isBatch(root)) return;
    begin(block);
    whole = root;
    if (envelopes.hasFile()) byKeys(root, NONE);
    else nameless(at);
  }
}

/** Judges the payload at the keys of the options, or of a file that is named after an event. */
function byKeys(message: u32, ofEvent: i32): void {
  const at = envelopes.readByKeys(message);
  const known = ofEvent < 0 ? envelopes.namedEvent() : ofEvent;
  if (known === NONE) {
    if (envelopes.nameStart) unknownName(at);
    else nameless(at);
  } else if (envelopes.payload) judgePayload(envelopes.payload, known);
  else {
    faults.beginPayload(record);
    tell(0, known, word.VERDICT_INVALID);
    faults.nothing(envelopes.payloadKeys, tape.startOf(message));
    close(word.VERDICT_INVALID, known);
  }
}

/** Judges an envelope; false for another message. In a file of an event, a name needs a version. */
function isEnvelope(message: u32): bool {
  envelopes.read(message);
  if (envelopes.name) envelopes.readOwnName();
  else if (!envelopes.lost) return false;
  const event = envelopes.name ? envelopes.namedEvent() : NONE;
  const isInFile = envelopes.hasFile();
  if (envelopes.bare) {
    // The payload is missing. In a file of an event, only a record can be such an envelope.
    if (event === NONE || (isInFile && record === NONE)) return false;
    const at = levels.placeOf(envelopes.bare);
    refuse(word.VERDICT_INVALID, word.CODE_REQUIRED, at, word.MISSING, event);
    return true;
  }
  if (isInFile && !(envelopes.name && names.isVersioned(envelopes.nameStart, envelopes.nameEnd)))
    return false;
  const chosen = envelopes.chosenEvent;
  if (envelopes.lost)
    refuse(lostVerdict(), BROKEN, tape.startOf(envelopes.lost), envelopes.whyLost);
  else if (chosen !== NONE && chosen !== event) judgeAs(envelopes.payload, chosen);
  else if (event === NONE) unknownName(tape.startOf(envelopes.name));
  else judgePayload(envelopes.payload, event);
  return true;
}

/** Returns the verdict on a text that should hold a message. As a row, a record is a message itself. */
function lostVerdict(): u32 {
  const isRow = record !== NONE && has(word.FLAG_EACH_RECORD);
  if (isRow && envelopes.whyLost === word.NO_JSON) return word.VERDICT_INVALID_JSON;
  if (isRow && envelopes.whyLost === word.NOT_UTF8) return word.VERDICT_NOT_UTF8;
  return word.VERDICT_INVALID;
}

/** Judges a payload as the event of the settings, and tells the name that the message has. */
function judgeAs(entry: u32, ofEvent: i32): void {
  faults.beginPayload(record);
  faults.addName(envelopes.nameStart, envelopes.nameEnd);
  tell(entry, ofEvent);
  judgeBegun(entry, ofEvent);
}

function judgePayload(entry: u32, ofEvent: i32): void {
  faults.beginPayload(record);
  tell(entry, ofEvent);
  judgeBegun(entry, ofEvent);
}

/** Adds what flags ask for to the payload that begins. `refusal` is the verdict if it is not judged. */
function tell(entry: u32, ofEvent: i32, refusal: u32 = word.VERDICT_UNKNOWN_EVENT): void {
  const isKnown = ofEvent >= 0 && ofEvent < <i32>rows.eventCount();
  if (has(word.FLAG_PAYLOAD) && entry && ofEvent < <i32>rows.eventCount()) {
    payloads.write(entry, isKnown ? rows.shapeOf(ofEvent) : NONE);
    faults.addText(faults.PAYLOAD);
  }
  if (has(word.FLAG_FACTS)) facts.add();
  if (!counters.isOn) return;
  if (isKnown) counting.payload(entry, ofEvent);
  else counting.refused(refusal);
  faults.endEntries();
}

function judgeBegun(entry: u32, ofEvent: i32): void {
  payload = entry;
  if (ofEvent < <i32>rows.eventCount()) judge.payload(entry, ofEvent);
  else {
    // The host has the contract of this event. It knows the text of the message.
    if (entry !== whole) faults.addPayload(entry);
    faults.addPlace(entry);
  }
  const most = envelopes.mostLevels;
  const isPlain = most === 0 || isPlainTo(entry, most);
  close(isPlain ? word.VERDICT_VALID : word.VERDICT_INVALID, ofEvent);
}

/** True if a value surely has at most `depth` levels, no equal keys, exact numbers, safe texts. */
function isPlainTo(entry: u32, depth: i32): bool {
  const start = tape.startOf(entry);
  if (tape.kindOf(entry) === STRING) return isPlainText(entry);
  if (!tape.isOpen(entry)) return numbers.isExact(start, tape.endOf(entry));
  const isObject = tape.is(entry, text.OPEN_OBJECT);
  const end = tape.next(entry);
  let count: u32 = 0;
  for (let item = entry + tape.ENTRY; item < end && depth > 0; item = tape.next(item)) {
    if (isObject) {
      if (count++ >= MOST_KEYS || !keys.isNew(entry, item)) return false;
      item += tape.ENTRY;
    }
    if (!isPlainTo(item, depth - 1)) return false;
  }
  return depth > 0;
}

/** True if a text has no NUL, and no half of a surrogate pair. */
function isPlainText(entry: u32): bool {
  const end = tape.textEnd(entry);
  for (let at = plainEnd(tape.textOf(entry)); at < end; at = plainEnd(at + strings.taken)) {
    const code = strings.unit(at);
    if (code === 0 || strings.isHalf(code)) return false;
  }
  return true;
}

function unknownName(at: u32): void {
  const name = envelopes.nameStart;
  const end = envelopes.nameEnd;
  const version = names.suggestVersion(name, end);
  const verdict = version ? word.VERDICT_UNKNOWN_VERSION : word.VERDICT_UNKNOWN_EVENT;
  faults.beginPayload(record);
  faults.addName(name, end);
  tell(envelopes.payload, NONE, verdict);
  faults.unknownEvent(
    name,
    end,
    version || !faults.hasDetail() ? version : names.suggest(name, end),
    at,
  );
  close(verdict, NONE);
}

/** Judges a batch. What repeats keys outside of the texts in its records is a fault of no record. */
function isBatch(root: u32): bool {
  const message = envelopes.inside(root);
  whole = 0;
  around = levels.last;
  if (!readBatch(message)) return false;
  if (!has(word.FLAG_KEYS_ONCE)) return true;
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
