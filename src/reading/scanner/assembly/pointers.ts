// Finds the event's name, its version and the payload by the keys of the options. Only Node's module
// imports this file.
import * as envelopes from "./envelopes";
import * as faults from "./faults";
import * as numbers from "./numbers";
import * as room from "./room";
import * as strings from "./strings";
import * as tape from "./tape";
import * as text from "./text";
import * as writer from "./writer";

/** The most bytes of a fault without its keys. */
const MOST_WORDS: u32 = 4096;

/** The entry of the payload; 0 if there is none. */
export let payload: u32 = 0;
/** True if the name of the file is that of an event. */
export let isFile: bool = false;
/** The size of all keys and of the file's name. */
export let size: u32 = 0;

/** Where the message begins. */
let messageStart: u32 = 0;

/** The number of keys of each pointer, and their place. A u32 size comes before each key. */
let nameCount: i32 = -1;
let versionCount: i32 = -1;
let payloadCount: i32 = -1;
let nameKeys: u32 = 0;
let versionKeys: u32 = 0;
let payloadKeys: u32 = 0;
let file: u32 = 0;

export function set(at: u32, names: i32, versions: i32, payloads: i32, hasFile: bool): u32 {
  nameCount = names;
  versionCount = versions;
  payloadCount = payloads;
  isFile = hasFile;
  nameKeys = at;
  versionKeys = behind(nameKeys, names);
  payloadKeys = behind(versionKeys, versions);
  file = behind(payloadKeys, payloads);
  const end = behind(file, hasFile ? 1 : 0);
  size = end - at;
  return end;
}

function behind(at: u32, keys: i32): u32 {
  let end = at;
  for (let left = keys; left > 0; left--) end += 4 + load<u32>(end);
  return end;
}

/** True if the options give the name or the payload, so that no envelope is looked for. */
export function isGiven(): bool {
  return nameCount >= 0 || payloadCount >= 0;
}

/** Finds the name and the payload. Returns where the name stands, or the value that is nearest to it. */
export function read(message: u32): u32 {
  messageStart = tape.startOf(message);
  let at = messageStart;
  envelopes.setName(0, 0);
  if (nameCount >= 0) {
    const name = follow(message, nameKeys, nameCount);
    at = nearest;
    if (tape.isString(name)) {
      envelopes.readName(name);
      addVersion(follow(message, versionKeys, versionCount));
    }
  } else if (isFile) envelopes.setName(file + 4, file + 4 + load<u32>(file));
  payload = payloadCount >= 0 ? follow(message, payloadKeys, payloadCount) : message;
  if (payloadCount < 0 || !tape.isString(payload)) return at;
  const value = envelopes.inside(payload);
  if (tape.isList(value) || tape.isObject(value)) payload = value;
  return at;
}

/** The place of the last value that `follow` reached. */
let nearest: u32 = 0;

/** Returns the value at the keys, even inside strings of JSON; 0 if there is none. */
function follow(message: u32, keys: u32, count: i32): u32 {
  let entry = count < 0 ? 0 : message;
  let key = keys;
  nearest = tape.startOf(message);
  for (let left = count; left > 0 && entry; left--) {
    const value = envelopes.inside(entry);
    if (tape.isList(value) || tape.isObject(value)) nearest = tape.startOf(value);
    if (tape.isObject(value)) entry = envelopes.fieldNamed(value, key + 4, load<u32>(key));
    else entry = tape.isList(value) ? item(value, key) : 0;
    if (entry) nearest = tape.startOf(entry);
    key += 4 + load<u32>(key);
  }
  return entry;
}

function item(list: u32, key: u32): u32 {
  const start = key + 4;
  const stop = start + load<u32>(key);
  let left: u32 = 0;
  for (let at = start; at < stop; at++) {
    if (!text.isDigit(load<u8>(at)) || left > 0xfffffff || (at > start && !left)) return 0;
    left = left * 10 + load<u8>(at) - text.ZERO;
  }
  const end = tape.next(list);
  for (let at = list + tape.ENTRY; at < end && start < stop; at = tape.next(at))
    if (left-- === 0) return at;
  return 0;
}

/** Appends a version to the name: both `1` and `v1` become `v1`. */
function addVersion(version: u32): void {
  const isText = tape.isString(version);
  const isNumber =
    version && (tape.kindOf(version) === text.MINUS || text.isDigit(tape.kindOf(version)));
  if (!isText && !isNumber) return;
  const length = envelopes.nameEnd - envelopes.nameStart;
  const name = room.take(<u64>length + 32 + tape.endOf(version) - tape.startOf(version));
  if (!name) return;
  memory.copy(name, envelopes.nameStart, length);
  store<u8>(name + length, text.MINUS);
  // Leave one place for the letter v.
  const start = name + length + 2;
  const end = isText
    ? strings.show(tape.textOf(version), tape.textEnd(version), start)
    : numbers.wholeText(tape.startOf(version), tape.endOf(version), start);
  if (!end) return;
  let at = start;
  while (at < end && text.isDigit(load<u8>(at))) at++;
  if (at === end && end > start) {
    store<u8>(start - 1, 0x76);
    envelopes.setName(name, end);
  } else {
    memory.copy(start - 1, start, end - start);
    envelopes.setName(name, end - 1);
  }
}

/** Reports, at the start of the message, that the keys of the payload lead to nothing. */
export function nothing(): void {
  // They are written where the words do not reach. A slash takes less than the length before a key.
  const keys = writer.out + size + MOST_WORDS;
  if (!room.reaches(<u64>keys + size)) return;
  let end = keys;
  let key = payloadKeys;
  for (let left = payloadCount; left > 0; left--) {
    memory.copy(end, key + 4, load<u32>(key));
    end += load<u32>(key);
    if (left > 1) store<u8>(end++, text.SLASH);
    key += 4 + load<u32>(key);
  }
  faults.nothingAt(keys, end, messageStart);
}
