// Finds the name of the event and the payload in a message with any kind of envelope, like
// `readEnvelope`.
import * as word from "../../../../generated/judge-numbers.ts";
import { plainEnd } from "./bytes";
import * as levels from "./levels";
import * as room from "./room";
import * as strings from "./strings";
import * as rows from "./table";
import * as tape from "./tape";
import * as text from "./text";

/** The most carriers around one message: EventBridge in SNS in SQS. */
const MOST_CARRIERS: u32 = 3;

/** The entry of the name of the event, and the entry of the payload; 0 if there is none. */
export let name: u32 = 0;
export let payload: u32 = 0;
/** The message, if it has a name but no payload and no other message; else 0. */
export let bare: u32 = 0;
/** The string that should hold a message or a payload but does not, or 0; and the words for why. */
export let lost: u32 = 0;
export let whyLost: u32 = 0;

/** The text of the event's name, from the envelope or from the options; 0 if there is none. */
export let nameStart: u32 = 0;
export let nameEnd: u32 = 0;

export function setName(start: u32, end: u32): void {
  nameStart = start;
  nameEnd = end;
}

/** Takes the text of a string as the event's name. */
export function readName(entry: u32): void {
  const start = tape.textOf(entry);
  const end = tape.textEnd(entry);
  setName(start, end);
  if (plainEnd(start) === end) return;
  const name = room.take(end - start);
  setName(name, name ? strings.unquote(start, end, name, 0) : 0);
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
  let entry = message;
  for (let carriers: u32 = 0; ; carriers++) {
    name = 0;
    if (!tape.is(entry, text.OPEN_OBJECT) || isNamed(entry)) return;
    const carrier = carrierOf(entry);
    if (!carrier) {
      bare = name ? entry : 0;
      return;
    }
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

/** Finds the name and the payload of a message. Without a payload, `name` is the first name. */
function isNamed(message: u32): bool {
  for (let pair: u32 = 0; pair < <u32>word.ENVELOPES; pair++) {
    const key = word.ENVELOPE_KEYS + pair * 2;
    const found = fieldOf(message, key);
    if (!tape.is(found, text.QUOTE)) continue;
    const value = fieldOf(message, key + 1);
    if (value || (!name && tape.textOf(found) < tape.textEnd(found))) name = found;
    if (!value) continue;
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
    const isAlone = !rows.lengthOf(rows.row(word.WORDS, key + 1));
    if (isThere(carrier) && (isAlone || isThere(fieldOf(message, key + 1)))) return carrier;
  }
  return 0;
}

function isThere(entry: u32): bool {
  return entry !== 0 && tape.kindOf(entry) !== text.LETTER_N;
}
