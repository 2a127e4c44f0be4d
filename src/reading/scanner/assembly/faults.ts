// Reports faults of the payload that is judged. What is reported is written where `writer` is.
import * as word from "../../../../generated/judge-numbers.ts";
import { INTEGER, NUMBER, OBJECT, PATH_AT } from "./layout";
import * as levels from "./levels";
import * as numbers from "./numbers";
import { has, limit } from "./options";
import * as path from "./path";
import * as room from "./room";
import * as say from "./say";
import * as tape from "./tape";
import * as text from "./text";
import * as writer from "./writer";

/** The most bytes of a detail, except for its attr and its keys. */
const MOST_WORDS: u32 = 2048;
/** The most bytes of a fault's JSON without its texts. A byte of text takes up to `MOST_ESCAPE`. */
const MOST_FORM: u32 = 256;
const MOST_ESCAPE: u32 = 6;

/** Where the message begins, the index of the payload's record, and its number of faults. */
let start: u32 = 0;
let record: i32 = 0;
export let count: u32 = 0;
/** The number of faults that are kept of the payload, and of those before it that share the limit. */
export let kept: u32 = 0;
let before: u32 = 0;
/** The number of unknown fields that are told and are no faults. They have a limit of their own. */
export let told: u32 = 0;

/** Begins a message. Its payloads share the limit. */
export function begin(message: u32): void {
  start = message;
  kept = 0;
  before = 0;
}

export function beginPayload(ofRecord: i32): void {
  record = ofRecord;
  before = has(word.FLAG_EACH_RECORD) ? 0 : before + kept;
  count = 0;
  kept = 0;
  told = 0;
  path.pop(0);
}

/** Reports a value that its type does not allow. */
export function wrong(entry: u32, kind: u32, at: u32): void {
  say.ofValue(entry);
  const isNull = tape.is(entry, text.LETTER_N);
  const isLarge =
    kind === INTEGER &&
    tape.kindOf(entry) === NUMBER &&
    numbers.fits(tape.startOf(entry), tape.endOf(entry), true);
  const words = isLarge
    ? word.NO_LONG
    : kind === OBJECT && tape.is(entry, text.QUOTE)
      ? word.UNPARSED
      : word.WRONG + kind;
  add(isNull ? word.CODE_NULL : word.CODE_INVALID_TYPE, at, words);
}

/** Reports an unknown field, or only tells it. `meant` is the row of the field that may have been meant, or 0. */
export function unknown(key: u32, at: u32, meant: u32): void {
  say.ofKey(key, meant);
  const words = meant ? word.MEANT_FIELD : word.UNKNOWN_FIELD;
  add(word.CODE_UNKNOWN_FIELD, at, words, tape.textEnd(key) - tape.textOf(key));
  say.ofKey(0, 0);
}

/** Reports a key that its object had before. */
export function repeated(key: u32): void {
  say.ofKey(key, 0);
  const length = tape.textEnd(key) - tape.textOf(key);
  add(word.CODE_REPEATED_FIELD, tape.startOf(key), word.REPEATED_FIELD, length);
  say.ofKey(0, 0);
}

/** Reports the name of an event that is not known. `meant` is the row of another event, or 0. */
export function unknownEvent(begin: u32, end: u32, meant: u32, at: u32): void {
  say.ofText(begin, end);
  say.ofKey(0, meant);
  add(word.CODE_UNKNOWN_EVENT, at, meant ? word.MEANT_EVENT : word.UNKNOWN_EVENT);
}

/** Reports that a list of keys leads to no payload. */
export function nothing(keys: u32, at: u32): void {
  say.ofValue(keys);
  let length: u32 = 0;
  for (let key = keys + tape.ENTRY; key < tape.next(keys); key += tape.ENTRY)
    length += tape.endOf(key) - tape.startOf(key);
  add(word.CODE_REQUIRED, at, word.NOTHING_AT, length);
}

/** Reports the first place that is not JSON. `expected` is the word for what JSON needs there. */
export function notJson(expected: u32, at: u32, end: u32): void {
  say.ofText(at, at + 1);
  add(word.CODE_INVALID_JSON, at, (at < end ? word.NOT_JSON : word.NOT_AT_END) + expected);
}

export function next(fault: u32): u32 {
  return writer.aligned(say.detailEnd(fault));
}

export function isKept(): bool {
  return before + kept < limit;
}

/** True if the next fault is kept and has a detail. */
export function hasDetail(): bool {
  return isKept() && !has(word.FLAG_NO_DETAILS);
}

/** True for an unknown field that is no fault. */
export function isBeside(code: u32): bool {
  return code === word.CODE_UNKNOWN_FIELD && !has(word.FLAG_REPORT_UNKNOWN);
}

/** Reports a fault. `more` is the length of the keys that it shows beside the path. */
export function add(code: u32, at: u32, words: u32, more: u32 = 0): void {
  const most = <u64>writer.out + 2 * (<u64>path.length + more) + MOST_WORDS;
  if (isBeside(code)) {
    if (told >= limit || room.isFull || !room.reaches(most)) return;
    told++;
  } else {
    count++;
    if (!isKept() || room.isFull || !room.reaches(most)) return;
    kept++;
  }
  const fault = writer.out;
  say.ofFault(fault);
  store<u32>(fault, code);
  store<u32>(fault, levels.outermost(at) - start, say.AT);
  store<i32>(fault, record, say.RECORD);
  writer.moveTo(say.attrOf(fault));
  writer.copy(PATH_AT, path.length);
  if (say.key && path.length) writer.put(text.POINT);
  if (say.key) writer.show(tape.textOf(say.key), tape.textEnd(say.key), true);
  store<u32>(fault, writer.out - say.attrOf(fault), say.ATTR_SIZE);
  if (!has(word.FLAG_NO_DETAILS)) say.say(words);
  store<u32>(fault, writer.out - say.detailOf(fault), say.DETAIL_SIZE);
  writer.moveTo(next(fault));
}

/** Writes the attr of a fault, or its detail. */
export function write(fault: u32, isDetail: bool): void {
  const size = load<u32>(fault + (isDetail ? say.DETAIL_SIZE : say.ATTR_SIZE));
  if (room.reaches(<u64>writer.out + size))
    writer.copy(isDetail ? say.detailOf(fault) : say.attrOf(fault), size);
}

/** Writes a fault as JSON, behind a comma if it is not the first. */
export function writeJson(fault: u32, isFirst: bool): void {
  say.ofFault(fault);
  const size = <u64>(say.detailEnd(fault) - fault) * MOST_ESCAPE + MOST_FORM;
  if (!room.reaches(writer.out + size)) return;
  if (!isFirst) writer.put(text.COMMA);
  say.say(load<i32>(fault, say.RECORD) < 0 ? word.JSON_ALONE : word.JSON_IN_BATCH);
}
