// Finds the name of the event and the payload in a message. It knows all kinds of envelopes, like
// `readEnvelope`.
import * as word from "../../../../generated/judge-numbers.ts";
import { plainEnd } from "./bytes";
import * as facts from "./facts";
import * as layout from "./layout";
import * as levels from "./levels";
import { isVersioned } from "./names";
import { has } from "./options";
import * as room from "./room";
import * as strings from "./strings";
import * as rows from "./table";
import * as tape from "./tape";
import * as text from "./text";

/** The most carriers around one message: EventBridge in SNS in SQS. */
const MOST_CARRIERS: u32 = 3;
/** The most digits of a version that is a number. */
const MOST_DIGITS: u32 = 15;
/** The entries of the event's name and of the payload; 0 if there is none. */
export let name: u32 = 0;
export let payload: u32 = 0;
/** The message if it names an event, but has no payload and carries no other message; else 0. */
export let bare: u32 = 0;
/** The string that should hold a message or a payload but does not, or 0. `whyLost` says why. */
export let lost: u32 = 0;
export let whyLost: u32 = 0;

/** The object that has the name. */
export let holder: u32 = 0;
/** The counter of the envelope; 0 if it has no payload. Whether its version is beside the name. */
export let kind: u32 = layout.NO_ENVELOPE;
export let isBeside: bool = false;

/** The text of the event's name; 0 if there is none. */
export let nameStart: u32 = 0;
export let nameEnd: u32 = 0;

/** Forgets the message before. */
export function begin(): void {
  kind = layout.NO_ENVELOPE;
  nameStart = 0;
  nameEnd = 0;
}

/** Takes a payload that is found without an envelope. */
export function take(entry: u32): void {
  payload = entry;
}

/** Adds a version to the name: a text, or a number without a sign. One of digits gets a `v`. */
export function addVersion(entry: u32): void {
  const isText = tape.is(entry, text.QUOTE);
  const start = isText ? tape.textOf(entry) : entry ? tape.startOf(entry) : 0;
  const end = isText ? tape.textEnd(entry) : entry ? tape.endOf(entry) : 0;
  if (!isText && !isShortNumber(start, end)) return;
  const length = nameEnd - nameStart;
  const place = room.take(<u64>length + end - start + 2);
  if (!place) return;
  memory.copy(place, nameStart, length);
  const version = place + length + 1;
  store<u8>(version - 1, text.MINUS);
  nameStart = place;
  nameEnd = strings.unquote(start, end, version, 0);
  let isNumber = nameEnd > version;
  for (let digit = version; digit < nameEnd; digit++)
    isNumber = isNumber && text.isDigit(load<u8>(digit));
  if (!isNumber) return;
  memory.copy(version + 1, version, nameEnd - version);
  store<u8>(version, text.LETTER_V);
  nameEnd++;
}

function isShortNumber(start: u32, end: u32): bool {
  if (end - start - 1 >= MOST_DIGITS) return false;
  for (let digit = start; digit < end; digit++) if (!text.isDigit(load<u8>(digit))) return false;
  return true;
}

/** Takes the text of a string as the event's name. Any other value leaves the name empty. */
export function readName(entry: u32): void {
  const isText = tape.is(entry, text.QUOTE);
  const start = isText ? tape.textOf(entry) : 0;
  const end = isText ? tape.textEnd(entry) : 0;
  nameStart = start;
  nameEnd = end;
  if (!isText || plainEnd(start) === end) return;
  nameStart = room.take(end - start);
  nameEnd = nameStart ? strings.unquote(start, end, nameStart, 0) : 0;
}

/** Takes the name, and the version beside it if it has none itself. A version 0 is EventBridge's own. */
export function readOwnName(): void {
  readName(name);
  isBeside = false;
  const start = nameStart;
  const end = nameEnd;
  if (!start || isVersioned(start, end)) return;
  addVersion(fieldOf(holder, word.VERSION_KEY));
  const isNone = nameEnd - nameStart === end - start + 3 && load<u8>(nameEnd - 1) === text.ZERO;
  isBeside = !isNone && nameStart !== start && isVersioned(nameStart, nameEnd);
  if (isBeside) return;
  nameStart = start;
  nameEnd = end;
}

/** Returns the last value of the field whose key is this word of the table; 0 if there is none. */
export function fieldOf(object: u32, key: u32): u32 {
  const row = rows.row(word.WORDS, key);
  return fieldNamed(object, rows.textOf(row), rows.lengthOf(row));
}

/** Returns the last value of the field with this name; 0 if there is none. */
export function fieldNamed(object: u32, name: u32, length: u32): u32 {
  let value: u32 = 0;
  const end = tape.next(object);
  for (let key = object + tape.ENTRY; key < end; key = tape.next(key + tape.ENTRY))
    if (strings.isName(tape.textOf(key), tape.textEnd(key), name, length)) value = key + tape.ENTRY;
  return value;
}

/** Finds the name and the payload of a message, also inside its strings. */
export function read(message: u32): void {
  payload = 0;
  bare = 0;
  lost = 0;
  kind = 0;
  let entry = message;
  if (has(word.FLAG_FACTS)) facts.forget();
  for (let carriers: u32 = 0; ; carriers++) {
    name = 0;
    if (!tape.is(entry, text.OPEN_OBJECT) || isNamed(entry)) return;
    const carrier = carrierOf(entry);
    if (!carrier) {
      bare = name ? entry : 0;
      if (bare && has(word.FLAG_FACTS)) facts.readEnvelope(tape.startOf(entry), 0, 0);
      return;
    }
    if (has(word.FLAG_FACTS))
      facts.readCarrier(tape.startOf(entry), tape.startOf(carrier), tape.behind(carrier));
    if (carriers === MOST_CARRIERS) break;
    entry = inside(carrier);
    if (!entry || !tape.is(carrier, text.QUOTE) || tape.is(entry, text.OPEN_OBJECT)) continue;
    lost = carrier;
    whyLost = word.NO_OBJECT;
  }
  name = 0;
}

/** Returns the JSON value in a string, 0 if it has none; returns any other value itself. */
export function inside(entry: u32): u32 {
  if (!tape.is(entry, text.QUOTE)) return entry;
  const value = levels.open(entry);
  lost = value ? 0 : entry;
  whyLost = levels.isDamaged ? word.NOT_UTF8 : word.NO_JSON;
  return value;
}

/** Finds the name and the payload; false without a payload. Then `name` is the first name found. */
function isNamed(message: u32): bool {
  holder = message;
  for (let pair: u32 = 0; pair < <u32>word.ENVELOPES; pair++) {
    const key = word.ENVELOPE_KEYS + pair * 2;
    const found = fieldOf(message, key);
    if (!tape.is(found, text.QUOTE)) continue;
    const value = fieldOf(message, key + 1);
    if (value || (!name && tape.textOf(found) < tape.textEnd(found))) name = found;
    if (!value) continue;
    kind = layout.ENVELOPES + pair;
    if (has(word.FLAG_FACTS))
      facts.readEnvelope(tape.startOf(message), tape.startOf(value), tape.behind(value));
    // Only the last kind of envelope has its payload in a string of base64.
    payload = pair === word.ENVELOPES - 1 ? inside(value) : value;
    return true;
  }
  return false;
}

/** Returns the field that carries another message; 0 if there is none. */
function carrierOf(message: u32): u32 {
  for (let pair: u32 = 0; pair < <u32>word.CARRIERS; pair++) {
    const key = word.CARRIER_KEYS + pair * 2;
    const carrier = fieldOf(message, key);
    if (isThere(carrier) && isThere(fieldOf(message, key + 1))) return carrier;
  }
  return 0;
}

function isThere(entry: u32): bool {
  return entry !== 0 && !tape.is(entry, text.LETTER_N);
}
