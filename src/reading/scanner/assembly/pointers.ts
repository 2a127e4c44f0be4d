// Finds the event's name, its version and the payload by the keys of the options. Only Node's module
// imports this file. A pointer is an i32 count of keys, or -1 if there is none, and then the keys. A
// u32 size comes before the text of each key, which is written as in JSON.
import * as word from "../../../../generated/judge-numbers.ts";
import * as envelopes from "./envelopes";
import * as faults from "./faults";
import { indexOf } from "./keys";
import * as numbers from "./numbers";
import * as room from "./room";
import * as tape from "./tape";
import * as text from "./text";
import * as writer from "./writer";

/** The most bytes of a version that is a number. */
const MOST_DIGITS: u32 = 32;

/** The entry of the payload; 0 if there is none. */
export let payload: u32 = 0;
/** True if the name of the file is that of an event. */
export let isFile: bool = false;

let names: u32 = 0;
let versions: u32 = 0;
let payloads: u32 = 0;
/** The pointers with one key: the name of the file, and what `payloads` is called in a fault. */
let file: u32 = 0;
let label: u32 = 0;

/** Takes five pointers that follow each other. Returns where they end. */
export function set(at: u32): u32 {
  names = at;
  versions = behind(names);
  payloads = behind(versions);
  file = behind(payloads);
  label = behind(file);
  isFile = has(file);
  return behind(label);
}

function behind(pointer: u32): u32 {
  let end = pointer + 4;
  for (let left = load<i32>(pointer); left > 0; left--) end += 4 + load<u32>(end);
  return end;
}

function has(pointer: u32): bool {
  return pointer !== 0 && load<i32>(pointer) >= 0;
}

/** True if the options give the name or the payload, so that no envelope is looked for. */
export function isGiven(): bool {
  return has(names) || has(payloads);
}

/** Finds the name and the payload. Returns where the name stands, or the value that is nearest to it. */
export function read(message: u32): u32 {
  let at = tape.startOf(message);
  envelopes.setName(0, 0);
  if (has(names)) {
    const name = follow(message, names);
    at = nearest;
    if (tape.is(name, text.QUOTE)) {
      envelopes.readName(name);
      if (has(versions)) addVersion(follow(message, versions));
    }
  } else if (isFile) envelopes.setName(file + 8, behind(file));
  payload = message;
  if (!has(payloads)) return at;
  payload = follow(message, payloads);
  if (!tape.is(payload, text.QUOTE)) return at;
  const value = envelopes.inside(payload);
  if (value && tape.isOpen(value)) payload = value;
  return at;
}

/** The place of the last value that `follow` reached. */
let nearest: u32 = 0;

/** Returns the value at the keys, even inside strings of JSON; 0 if there is none. */
function follow(message: u32, pointer: u32): u32 {
  let entry = message;
  nearest = tape.startOf(message);
  const end = behind(pointer);
  for (let key = pointer + 4; key < end && entry; key += 4 + load<u32>(key)) {
    const value = envelopes.inside(entry);
    if (!value || !tape.isOpen(value)) return 0;
    nearest = tape.startOf(value);
    const size = load<u32>(key);
    const isObject = tape.is(value, text.OPEN_OBJECT);
    if (isObject) entry = envelopes.fieldNamed(value, key + 4, size);
    else entry = item(value, indexOf(key + 4, key + 4 + size));
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

/** Appends a version to the name: both `1` and `v1` become `v1`. */
function addVersion(version: u32): void {
  const first = version ? tape.kindOf(version) : 0;
  const isText = first === text.QUOTE;
  if (!isText && first !== text.MINUS && !text.isDigit(first)) return;
  const size = tape.endOf(version) - tape.startOf(version);
  const length = envelopes.nameEnd - envelopes.nameStart;
  const name = room.take(<u64>length + MOST_DIGITS + size);
  if (!name) return;
  const before = writer.moveTo(name);
  writer.copy(envelopes.nameStart, length);
  writer.put(text.MINUS);
  const start = writer.out;
  const number = isText ? 0 : numbers.wholeOf(tape.startOf(version), tape.endOf(version));
  if (isText) writer.show(tape.textOf(version), tape.textEnd(version), true);
  else if (number >= 0) writer.number(number);
  let at = start;
  while (at < writer.out && text.isDigit(load<u8>(at))) at++;
  if (at === writer.out && at > start) {
    memory.copy(start + 1, start, at - start);
    store<u8>(start, text.LETTER_V);
    at++;
  } else at = writer.out;
  writer.moveTo(before);
  if (number >= 0) envelopes.setName(name, at);
}

/** Reports, at the start of the message, that the keys of the payload lead to nothing. */
export function nothing(message: u32): void {
  const at = tape.startOf(message);
  faults.named(label + 8, behind(label), 0, word.CODE_REQUIRED, at, word.NOTHING_AT);
}
