// Finds what is to be judged in a message: its payload, or the payload of each record.
import * as word from "../../../../generated/judge-numbers.ts";
import * as block from "./block";
import * as envelopes from "./envelopes";
import * as faults from "./faults";
import * as judge from "./judge";
import * as keys from "./keys";
import * as levels from "./levels";
import * as names from "./names";
import { has } from "./options";
import * as room from "./room";
import * as settings from "./settings";
import { NONE } from "./settings";
import * as rows from "./table";
import * as tape from "./tape";
import * as text from "./text";

/** Stands for an event that the table lacks. Only the host knows its name. */
export const UNHEARD: i32 = -3;

export function read(root: u32, event: i32): void {
  const start = tape.startOf(root);
  block.holds(root, 0);
  if (event === UNHEARD)
    block.refuse(word.VERDICT_UNKNOWN_EVENT, word.CODE_UNKNOWN_EVENT, start, word.NO_EVENT);
  else if (settings.hasKeys()) byKeys(root, event);
  else if (event >= 0) judgePayload(root, event);
  else if (!isEnvelope(root)) {
    room.release(block.place);
    levels.forget(0);
    if (isBatch(root)) return;
    block.beginAgain();
    block.holds(root, 0);
    if (settings.hasFile()) byKeys(root, NONE);
    else nameless(start);
  }
}

function nameless(at: u32): void {
  block.refuse(word.VERDICT_MISSING_EVENT_NAME, word.CODE_MISSING_EVENT_NAME, at, word.NAMELESS);
}

/** Judges the payload at the keys of the options, or of a file that is named after an event. */
function byKeys(message: u32, ofEvent: i32): void {
  const namePlace = settings.readMessage(message);
  const event = ofEvent < 0 ? settings.namedEvent() : ofEvent;
  if (event === NONE) {
    if (envelopes.nameStart) unknownName(namePlace);
    else nameless(namePlace);
  } else if (envelopes.payload) judgePayload(envelopes.payload, event);
  else {
    block.open(0, event, word.VERDICT_INVALID);
    faults.nothing(settings.payloadKeys, tape.startOf(message));
    block.close(word.VERDICT_INVALID, event);
  }
}

/** Judges an envelope; false for another message. In a file of an event, a name needs a version. */
function isEnvelope(message: u32): bool {
  envelopes.read(message);
  if (envelopes.name) envelopes.readOwnName();
  else if (!envelopes.lost) return false;
  const event = envelopes.name ? settings.namedEvent() : NONE;
  const isInFile = settings.hasFile();
  if (envelopes.bare) {
    // The payload is missing. In a file of an event, only a record can be such an envelope.
    if (event === NONE || (isInFile && block.record === NONE)) return false;
    const place = levels.placeOf(envelopes.bare);
    block.refuse(word.VERDICT_INVALID, word.CODE_REQUIRED, place, word.MISSING, event);
    return true;
  }
  if (isInFile && !(envelopes.name && names.isVersioned(envelopes.nameStart, envelopes.nameEnd)))
    return false;
  const chosen = settings.chosenEvent;
  if (envelopes.lost)
    block.refuse(lostVerdict(), block.BROKEN, tape.startOf(envelopes.lost), envelopes.whyLost);
  else if (chosen !== NONE && chosen !== event) judgePayload(envelopes.payload, chosen, true);
  else if (event === NONE) unknownName(tape.startOf(envelopes.name));
  else judgePayload(envelopes.payload, event);
  return true;
}

/** Returns the verdict on a text that should hold a message. As a row, a record is a message itself. */
function lostVerdict(): u32 {
  const isRow = block.record !== NONE && has(word.FLAG_EACH_RECORD);
  if (isRow && envelopes.whyLost === word.NO_JSON) return word.VERDICT_INVALID_JSON;
  if (isRow && envelopes.whyLost === word.NOT_UTF8) return word.VERDICT_NOT_UTF8;
  return word.VERDICT_INVALID;
}

/** Judges a payload. With `isNamed`, tells the name in the message, which is that of another event. */
function judgePayload(entry: u32, event: i32, isNamed: bool = false): void {
  block.open(entry, event, word.VERDICT_UNKNOWN_EVENT, isNamed);
  if (event < <i32>rows.eventCount()) judge.payload(entry, event);
  block.close(word.VERDICT_VALID, event);
}

function unknownName(at: u32): void {
  const name = envelopes.nameStart;
  const end = envelopes.nameEnd;
  const version = names.suggestVersion(name, end);
  const verdict = version ? word.VERDICT_UNKNOWN_VERSION : word.VERDICT_UNKNOWN_EVENT;
  block.open(envelopes.payload, NONE, verdict, true);
  const meant = version || !faults.hasDetail() ? version : names.suggest(name, end);
  faults.unknownEvent(name, end, meant, at);
  block.close(verdict, NONE);
}

/** Judges a batch. What repeats keys outside of the texts in its records is a fault of no record. */
function isBatch(root: u32): bool {
  const message = envelopes.inside(root);
  block.holds(0, levels.last);
  if (!readBatch(message)) return false;
  if (has(word.FLAG_KEYS_ONCE)) block.addRest(root);
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
    // The results need to be where they can grow.
    if (!block.moveBehind()) break;
    for (let field = list; field < end; field += keys.FIELD) {
      const partition = load<u32>(field, 4);
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
    block.nextRecord();
    if (isEnvelope(item)) isNamed = true;
    else nameless(tape.startOf(item));
    levels.forget(level);
    room.release(block.place);
  }
  return isNamed;
}
