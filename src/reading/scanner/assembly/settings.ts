// The settings that a host hands over as JSON: where messages have their name and their payload if they
// have no envelope, and events beside those of the table. docs/judge.md tells them.
import * as word from "../../../../generated/judge-numbers.ts";
import * as envelopes from "./envelopes";
import { indexOf } from "./keys";
import * as strings from "./strings";
import * as rows from "./table";
import * as tape from "./tape";
import * as text from "./text";
import * as words from "./words";

/** Stands for no event, and for an event as which nothing is accepted. */
export const NONE: i32 = -1;
const NOTHING: i32 = -2;

/** Lists of keys, names and texts of a tape, or 0. */
let nameKeys: u32 = 0;
let versionKeys: u32 = 0;
export let payloadKeys: u32 = 0;
let file: u32 = 0;
let chosen: u32 = 0;
let others: u32 = 0;
/** The event of all payloads; NONE if there is no setting for it. */
export let chosenEvent: i32 = NONE;
/** The event of what the scanner may accept; NONE for envelopes, NOTHING if it may accept nothing. */
export let scanned: i32 = NONE;

export function forget(): void {
  nameKeys = 0;
  versionKeys = 0;
  payloadKeys = 0;
  file = 0;
  chosen = 0;
  others = 0;
  chosenEvent = NONE;
  scanned = NONE;
  words.forget();
}

/** The number of fields that `setting` found, and whether any has a value of the wrong type. */
let found: u32 = 0;
let isWrong: bool = false;

/** Takes the settings. False if they are wrong. */
export function set(object: u32): bool {
  forget();
  found = 0;
  isWrong = !tape.is(object, text.OPEN_OBJECT);
  if (isWrong) return false;
  nameKeys = setting(object, word.NAME_AT, text.OPEN_LIST);
  versionKeys = setting(object, word.VERSION_AT, text.OPEN_LIST);
  payloadKeys = setting(object, word.PAYLOAD_AT, text.OPEN_LIST);
  file = setting(object, word.FILE_EVENT, text.QUOTE);
  chosen = setting(object, word.CHOSEN_EVENT, text.QUOTE);
  others = setting(object, word.OTHER_EVENTS, text.OPEN_LIST);
  const inNames = setting(object, word.WORDS_KEY, text.OPEN_OBJECT);
  if (inNames && !words.set(inNames, envelopes.fieldOf(inNames, word.NEUTRAL))) isWrong = true;
  let count: u32 = 0;
  for (let key = object + tape.ENTRY; key < tape.next(object); key = tape.next(key + tape.ENTRY))
    count++;
  if (chosen) file = chosen;
  envelopes.readName(file);
  const event = file ? namedEvent() : NONE;
  const isKnown = event !== NONE && event < <i32>rows.eventCount();
  if (chosen) chosenEvent = event;
  if (file) scanned = isKnown ? event : NOTHING;
  if (chosen || hasKeys() || takesTheirPlace()) scanned = NOTHING;
  return !isWrong && count === found && (!chosen || event !== NONE);
}

/** Returns the value of a setting; 0 if there is none. */
function setting(object: u32, name: u32, kind: u8): u32 {
  const value = envelopes.fieldOf(object, name);
  if (!value) return 0;
  found++;
  isWrong = isWrong || !tape.is(value, kind);
  if (kind !== text.OPEN_LIST || isWrong) return value;
  for (let item = value + tape.ENTRY; item < tape.next(value); item = tape.next(item))
    isWrong = isWrong || !tape.is(item, text.QUOTE);
  return value;
}

/** True if another event has the name of one in the table. */
function takesTheirPlace(): bool {
  if (!others) return false;
  for (let name = others + tape.ENTRY; name < tape.next(others); name += tape.ENTRY) {
    envelopes.readName(name);
    if (rows.findEvent(envelopes.nameStart, envelopes.nameEnd)) return true;
  }
  return false;
}

export function otherCount(): u32 {
  return others ? (tape.next(others) - others) / tape.ENTRY - 1 : 0;
}

/** Returns the event whose name was read: of the settings, or else of the table; NONE without one. */
export function namedEvent(): i32 {
  const count = <i32>rows.eventCount();
  const last: i32 = otherCount();
  for (let index: i32 = 0; index < last; index++) {
    const name = others + (index + 1) * tape.ENTRY;
    const length = envelopes.nameEnd - envelopes.nameStart;
    if (strings.isName(tape.textOf(name), tape.textEnd(name), envelopes.nameStart, length))
      return count + index;
  }
  return <i32>rows.findEvent(envelopes.nameStart, envelopes.nameEnd) - 1;
}

/** True if the settings say where the name or the payload is, so that no envelope is looked for. */
export function hasKeys(): bool {
  return nameKeys !== 0 || payloadKeys !== 0;
}

export function hasFile(): bool {
  return file !== 0;
}

/** Finds the name and the payload by the settings. Returns the place for a fault of the name. */
export function readMessage(message: u32): u32 {
  envelopes.begin();
  envelopes.readName(nameKeys ? follow(message, nameKeys) : file);
  const namePlace = nameKeys ? nearest : tape.startOf(message);
  if (envelopes.nameStart && versionKeys) envelopes.addVersion(follow(message, versionKeys));
  const payload = payloadKeys ? follow(message, payloadKeys) : message;
  const value = tape.is(payload, text.QUOTE) ? envelopes.inside(payload) : 0;
  envelopes.take(value && tape.isOpen(value) ? value : payload);
  return namePlace;
}

/** The place of the last value that `follow` reached. */
let nearest: u32 = 0;

/** Returns the value at the keys, even inside strings of JSON; 0 if there is none. */
function follow(message: u32, keys: u32): u32 {
  let entry = message;
  nearest = tape.startOf(message);
  for (let key = keys + tape.ENTRY; key < tape.next(keys) && entry; key += tape.ENTRY) {
    const value = envelopes.inside(entry);
    if (!value || !tape.isOpen(value)) return 0;
    const start = tape.textOf(key);
    const end = tape.textEnd(key);
    nearest = tape.startOf(value);
    const isObject = tape.is(value, text.OPEN_OBJECT);
    entry = isObject
      ? envelopes.fieldNamed(value, start, end - start)
      : item(value, indexOf(start, end));
    if (entry) nearest = tape.startOf(entry);
  }
  return entry;
}

function item(list: u32, index: u32): u32 {
  const end = tape.next(list);
  let left = index;
  for (let entry = list + tape.ENTRY; entry < end; entry = tape.next(entry))
    if (left-- === 0) return entry;
  return 0;
}
