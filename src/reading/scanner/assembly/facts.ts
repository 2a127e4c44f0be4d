// Reads what an envelope tells beside name and payload: id, time and sequence, like `readFacts`. It reads
// the text of objects, since the scanner makes no tape of what it accepts.
import * as word from "../../../../generated/judge-numbers.ts";
import { plainEnd } from "./bytes";
import { anyEnd } from "./contract";
import { FACTS_AT } from "./layout";
import * as numbers from "./numbers";
import * as result from "./result";
import * as room from "./room";
import * as strings from "./strings";
import * as rows from "./table";
import * as text from "./text";
import * as writer from "./writer";

/** The fields, in the order of `FACT_KEYS`. At `FACTS_AT` is the place of each value, or 0. */
const ID: u32 = 0;
const EVENT_ID: u32 = 1;
const SOURCE: u32 = 2;
const SEQUENCE: u32 = 3;
export const TIME: u32 = 4;
const RESOURCES: u32 = 5;
const IS_CLOUD_EVENT: u32 = 6;
const OF_ENVELOPES: u32 = 7;
/** Fields of carriers: ids of messages, and the place of a record of Kafka. */
const MESSAGE_ID: u32 = 7;
const MESSAGE_ID_OF_API: u32 = 8;
const TOPIC: u32 = 9;
const OFFSET: u32 = 11;
const COUNT: u32 = 12;
/** A bit for each length of these fields. */
const LENGTHS: u32 = (1 << 2) | (1 << 4) | (1 << 5) | (1 << 6) | (1 << 8) | (1 << 9) | (1 << 11);
/** The most bytes of a fact beside its texts. A byte of text takes up to `MOST_ESCAPE`. */
const MOST_FORM: u32 = 64;
const MOST_ESCAPE: u32 = 6;

/** The id of the last carrier that has one, or 0. `isPlace` if that is a record of Kafka. */
let carrier: u32 = 0;
let isPlace: bool = false;
/** The text in quotes that was found last. */
let from: u32 = 0;
let to: u32 = 0;

export function forget(): void {
  carrier = 0;
  for (let which: u32 = 0; which < COUNT; which += 2) store<u64>(FACTS_AT + which * 4, 0);
}

/** Reads an envelope. Passes over its payload, whose place is known. */
export function readEnvelope(at: u32, payload: u32, behind: u32): void {
  read(at, payload, behind, 0, OF_ENVELOPES);
}

/** Reads an object that carries a message. What is inside of it counts before it. */
export function readCarrier(at: u32, message: u32, behind: u32): void {
  const topic = placeOf(TOPIC);
  store<u64>(FACTS_AT + MESSAGE_ID * 4, 0); // and MESSAGE_ID_OF_API
  read(at, message, behind, OF_ENVELOPES, COUNT);
  const own = isThere(MESSAGE_ID) ? MESSAGE_ID : MESSAGE_ID_OF_API;
  const isRecord = isThere(TOPIC) && isThere(TOPIC + 1) && isThere(OFFSET);
  const id = placeOf(own);
  if (isText(id)) {
    carrier = id;
    isPlace = false;
  } else if (isRecord && placeOf(TOPIC) !== topic) {
    carrier = placeOf(TOPIC);
    isPlace = true;
  }
}

/** Finds the places of some fields of an object. The last of equal keys counts. */
function read(at: u32, passed: u32, behind: u32, first: u32, last: u32): void {
  let key = text.skipSpaces(at + 1);
  while (load<u8>(key) === text.QUOTE) {
    const end = text.stringEnd(key + 1);
    const value = text.colonEnd(end);
    const length = end - key - 2;
    const hasEscapes = plainEnd(key + 1) !== end - 1;
    if (hasEscapes || (length < 12 && (LENGTHS >> length) & 1)) {
      for (let which = first; which < last; which++) {
        const row = rows.row(word.WORDS, word.FACT_KEYS + which);
        if (strings.isName(key + 1, end - 1, rows.textOf(row), rows.lengthOf(row)))
          store<u32>(FACTS_AT + which * 4, value);
      }
    }
    const next = value === passed ? behind : anyEnd(value);
    const comma = next ? text.skipSpaces(next) : 0;
    if (!comma || load<u8>(comma) !== text.COMMA) return;
    key = text.skipSpaces(comma + 1);
  }
}

function placeOf(which: u32): u32 {
  return load<u32>(FACTS_AT + which * 4);
}

function isThere(which: u32): bool {
  return placeOf(which) !== 0 && load<u8>(placeOf(which)) !== text.LETTER_N;
}

/** True for a string that is not empty. Its text is then the one that was found last. */
function isText(value: u32): bool {
  if (!value || load<u8>(value) !== text.QUOTE) return false;
  from = value + 1;
  to = text.stringEnd(from) - 1;
  return from < to;
}

/** Adds id, time and sequence to the payload that begins. */
export function add(): void {
  const isListed = placeOf(RESOURCES) !== 0 && load<u8>(placeOf(RESOURCES)) === text.OPEN_LIST;
  if (isListed ? isResource(EVENT_ID) : isText(placeOf(EVENT_ID))) addId();
  else if (isText(placeOf(ID))) addId();
  else if (carrier) addCarrier();
  result.addText(result.ID);
  if (isText(placeOf(TIME)) && hasRoom()) writer.show(from, to, true);
  result.addText(result.TIME);
  const sequence = placeOf(SEQUENCE);
  if (isListed ? isResource(SEQUENCE) : isText(sequence)) {
    if (isDigits() && hasRoom()) writer.copy(from, to - from);
  } else if (sequence && !isListed) addNumber(sequence);
  result.addText(result.SEQUENCE);
}

function hasRoom(): bool {
  return room.reaches(<u64>writer.out + <u64>(to - from) * MOST_ESCAPE + MOST_FORM);
}

/** Writes the text that was found. In a CloudEvent, the id is unique only with the source. */
function addId(): void {
  const start = from;
  const end = to;
  if (!hasRoom()) return;
  if (!isTrue(IS_CLOUD_EVENT)) {
    writer.show(start, end, true);
    return;
  }
  writer.put(text.OPEN_LIST);
  if (isText(placeOf(SOURCE)) && hasRoom()) writer.quote(from, to, true);
  else {
    store<u32>(writer.out, text.NULL);
    writer.moveTo(writer.out + 4);
  }
  writer.put(text.COMMA);
  from = start;
  to = end;
  if (!hasRoom()) return;
  writer.quote(start, end, true);
  writer.put(text.CLOSE_LIST);
}

/** Writes the id of a message, or topic, partition and offset of a record. */
function addCarrier(): void {
  if (!isPlace) {
    if (isText(carrier) && hasRoom()) writer.show(from, to, true);
    return;
  }
  for (let which = TOPIC; which <= OFFSET; which++) {
    const value = placeOf(which);
    if (which > TOPIC) writer.put(text.MINUS);
    const isString = isText(value);
    if (!isString) {
      from = value;
      to = endOf(value);
    }
    if (hasRoom()) writer.show(from, to, isString);
  }
}

/** True for a field that JavaScript takes for true. */
function isTrue(which: u32): bool {
  if (!isThere(which)) return false;
  const first = load<u8>(placeOf(which));
  if (first === text.QUOTE) return isText(placeOf(which));
  return first !== text.LETTER_F && first !== text.ZERO;
}

/** Returns where a value ends. Needs memory behind what is written. */
function endOf(value: u32): u32 {
  const top = room.top;
  room.release(writer.out);
  const end = anyEnd(value);
  room.release(top);
  return end;
}

/** Finds the last resource that has a name before its first slash: `sequence/7`. */
function isResource(which: u32): bool {
  const row = rows.row(word.WORDS, word.FACT_KEYS + which);
  const name = rows.textOf(row);
  let start: u32 = 0;
  let end: u32 = 0;
  let item = text.skipSpaces(placeOf(RESOURCES) + 1);
  while (item && load<u8>(item) !== text.CLOSE_LIST) {
    const behind = endOf(item);
    if (isText(item)) {
      const rest = behindName(name, name + rows.lengthOf(row));
      if (rest) {
        start = rest;
        end = to;
      }
    }
    const next = behind ? text.skipSpaces(behind) : 0;
    item = next && load<u8>(next) === text.COMMA ? text.skipSpaces(next + 1) : next;
  }
  from = start;
  to = end;
  return from < to;
}

/** Returns the place behind a name and its slash in the text that was found; 0 for another name. */
function behindName(name: u32, nameEnd: u32): u32 {
  let place = from;
  for (let letter = name; letter < nameEnd; letter++) {
    if (place >= to || strings.unit(place) !== load<u8>(letter)) return 0;
    place += strings.taken;
  }
  if (place === to) return place;
  return strings.unit(place) === text.SLASH ? place + strings.taken : 0;
}

/** True if the text that was found has only digits, and no more than 64 bits have room for. */
function isDigits(): bool {
  if (to - from > numbers.SURELY_LONG) return false;
  for (let digit = from; digit < to; digit++) if (!text.isDigit(load<u8>(digit))) return false;
  return true;
}

/** Writes a sequence that is a number. */
function addNumber(value: u32): void {
  const end = text.literalEnd(value);
  const first = load<u8>(value);
  if (!end || !text.isDigit(first) || !numbers.fits(value, end, true)) return;
  if (numbers.isLong(value, end) && room.reaches(writer.out + MOST_FORM))
    numbers.writeInteger(value, end);
}
