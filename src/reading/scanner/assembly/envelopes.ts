// Finds the name of the event and the payload in a message, in whatever envelope it came. It does what
// `readEnvelope` does.
import { plainEnd } from "./bytes";
import * as word from "./layout";
import * as levels from "./levels";
import * as room from "./room";
import * as strings from "./strings";
import * as rows from "./table";
import * as tape from "./tape";
import * as text from "./text";

/** The deepest that is known: EventBridge in SNS in SQS. */
const MOST_CARRIERS: u32 = 3;

/** What names the event, and the payload; 0 if there is none. */
export let name: u32 = 0;
export let payload: u32 = 0;
/** The string that has no JSON where a message or a payload should be; 0 if there is none. */
export let lost: u32 = 0;

/** The text of a name: that of an envelope, or made of what options lead to. 0 if there is none. */
export let nameStart: u32 = 0;
export let nameEnd: u32 = 0;

export function setName(start: u32, end: u32): void {
  nameStart = start;
  nameEnd = end;
}

/** Reads what is in a string as a name. */
export function readName(entry: u32): void {
  const start = tape.textOf(entry);
  const end = tape.textEnd(entry);
  setName(start, end);
  if (plainEnd(start) === end) return;
  const name = room.take(end - start);
  setName(name, name ? strings.show(start, end, name) : 0);
}

/** The last value of the field whose key is a word. */
export function fieldOf(object: u32, key: u32): u32 {
  const row = rows.wordRow(key);
  return fieldNamed(object, rows.textOf(row), rows.lengthOf(row));
}

/** The last value of the field with a name; 0 if there is none. */
export function fieldNamed(object: u32, name: u32, length: u32): u32 {
  let found: u32 = 0;
  const end = tape.next(object);
  for (let at = object + tape.ENTRY; at < end; at = tape.next(at + tape.ENTRY))
    if (strings.isName(tape.textOf(at), tape.textEnd(at), name, length)) found = at + tape.ENTRY;
  return found;
}

/** Reads a message. Opens what is in its strings. */
export function read(message: u32): void {
  name = 0;
  payload = 0;
  lost = 0;
  let entry = message;
  for (let carriers: u32 = 0; tape.isObject(entry) && !isNamed(entry); carriers++) {
    const carrier = carrierOf(entry);
    if (!carrier || carriers === MOST_CARRIERS) return;
    entry = inside(carrier);
  }
}

/** The value in a string, and what is none itself; 0 if there is none. */
export function inside(entry: u32): u32 {
  if (!tape.isString(entry)) return entry;
  const value = levels.open(entry);
  lost = value ? 0 : entry;
  return value;
}

function isNamed(message: u32): bool {
  for (let pair: u32 = 0; pair < <u32>word.ENVELOPES; pair++) {
    const key = word.ENVELOPE_KEYS + pair * 2;
    const found = fieldOf(message, key);
    if (!tape.isString(found)) continue;
    const value = fieldOf(message, key + 1);
    if (!value) continue;
    name = found;
    // The last of them is in base64.
    payload = pair === word.ENVELOPES - 1 ? inside(value) : value;
    return true;
  }
  return false;
}

/** What a message carries: a field of which others may be a part; 0 if it carries none. */
function carrierOf(message: u32): u32 {
  for (let pair: u32 = 0; pair < <u32>word.CARRIERS; pair++) {
    const key = word.CARRIER_KEYS + pair * 2;
    const carrier = fieldOf(message, key);
    const isAlone = !rows.lengthOf(rows.wordRow(key + 1));
    if (isThere(carrier) && (isAlone || isThere(fieldOf(message, key + 1)))) return carrier;
  }
  return 0;
}

function isThere(entry: u32): bool {
  return entry !== 0 && tape.kindOf(entry) !== text.LETTER_N;
}
