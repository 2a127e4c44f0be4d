// Finds the name of the event and the payload in a message. It knows all kinds of envelopes, like
// `readEnvelope`. In Node's module, the options may name the keys of both instead.
import * as word from "../../../../generated/judge-numbers.ts";
import { plainEnd } from "./bytes";
import { indexOf } from "./keys";
import * as levels from "./levels";
import * as room from "./room";
import * as strings from "./strings";
import * as rows from "./table";
import * as tape from "./tape";
import * as text from "./text";

/** The most carriers around one message: EventBridge in SNS in SQS. */
const MOST_CARRIERS: u32 = 3;

/** The entries of the event's name and of the payload; 0 if there is none. */
export let name: u32 = 0;
export let payload: u32 = 0;
/** The message if it names an event, but has no payload and carries no other message; else 0. */
export let bare: u32 = 0;
/** The string that should hold a message or a payload but does not, or 0. `whyLost` says why. */
export let lost: u32 = 0;
export let whyLost: u32 = 0;

/** The text of the event's name; 0 if there is none. */
export let nameStart: u32 = 0;
export let nameEnd: u32 = 0;

/** The keys that the options give for the name and the payload: entries of lists, or of null. */
let nameKeys: u32 = 0;
let payloadKeys: u32 = 0;
/** The event that the file is named after, or null. `label` has all keys of the payload as text. */
let file: u32 = 0;
export let label: u32 = 0;

/** Takes a list with the values of `nameKeys`, `payloadKeys`, `file` and `label`. */
export function setKeys(list: u32): void {
  nameKeys = list + tape.ENTRY;
  payloadKeys = tape.next(nameKeys);
  file = tape.next(payloadKeys);
  label = tape.next(file);
}

/** True if the options say where the name or the payload is, so that no envelope is looked for. */
export function hasKeys(): bool {
  return tape.is(nameKeys, text.OPEN_LIST) || tape.is(payloadKeys, text.OPEN_LIST);
}

export function hasFile(): bool {
  return tape.is(file, text.QUOTE);
}

/** Finds the name and the payload by the options. Returns the place for a fault of the name. */
export function readByKeys(message: u32): u32 {
  const isNamed = tape.is(nameKeys, text.OPEN_LIST);
  readName(isNamed ? follow(message, nameKeys) : file);
  const at = isNamed ? nearest : tape.startOf(message);
  payload = tape.is(payloadKeys, text.OPEN_LIST) ? follow(message, payloadKeys) : message;
  const value = tape.is(payload, text.QUOTE) ? inside(payload) : 0;
  if (value && tape.isOpen(value)) payload = value;
  return at;
}

/** The place of the last value that `follow` reached. */
let nearest: u32 = 0;

/** Returns the value at the keys, even inside strings of JSON; 0 if there is none. */
function follow(message: u32, keys: u32): u32 {
  let entry = message;
  nearest = tape.startOf(message);
  for (let key = keys + tape.ENTRY; key < tape.next(keys) && entry; key += tape.ENTRY) {
    const value = inside(entry);
    if (!value || !tape.isOpen(value)) return 0;
    const start = tape.textOf(key);
    const end = tape.textEnd(key);
    nearest = tape.startOf(value);
    const isObject = tape.is(value, text.OPEN_OBJECT);
    entry = isObject ? fieldNamed(value, start, end - start) : item(value, indexOf(start, end));
    if (entry) nearest = tape.startOf(entry);
  }
  return entry;
}

function item(list: u32, index: u32): u32 {
  const end = tape.next(list);
  let left = index;
  for (let at = list + tape.ENTRY; at < end; at = tape.next(at)) if (left-- === 0) return at;
  return 0;
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

/** Returns the last value of the field whose key is this word of the table; 0 if there is none. */
export function fieldOf(object: u32, key: u32): u32 {
  const row = rows.row(word.WORDS, key);
  return fieldNamed(object, rows.textOf(row), rows.lengthOf(row));
}

/** Returns the last value of the field with this name; 0 if there is none. */
function fieldNamed(object: u32, name: u32, length: u32): u32 {
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

/** Finds the name and the payload; false without a payload. Then `name` is the first name found. */
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
    if (isThere(carrier) && isThere(fieldOf(message, key + 1))) return carrier;
  }
  return 0;
}

function isThere(entry: u32): bool {
  return entry !== 0 && !tape.is(entry, text.LETTER_N);
}
