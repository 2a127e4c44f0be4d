// The result of a message: what is said of its payload, or of the payload of each record.
import * as word from "../../../../generated/judge-numbers.ts";
import * as counters from "./counters";
import * as counting from "./counting";
import * as envelopes from "./envelopes";
import * as facts from "./facts";
import * as faults from "./faults";
import * as levels from "./levels";
import * as once from "./once";
import { has } from "./options";
import * as payloads from "./payload";
import * as results from "./result";
import * as room from "./room";
import { NONE } from "./settings";
import * as rows from "./table";

/** The code of what is not JSON. */
export const BROKEN: u32 = word.CODE_INVALID_JSON;

/** The verdict of the first invalid payload, or else of the first payload. */
export let verdict: u32 = 0;
/** Where the result begins, and where the next payload goes in it. */
let block: u32 = 0;
export let place: u32 = 0;
/** The number of the record that is read. */
export let record: i32 = NONE;
/** The entry of the message, and the level around it. A record's text is that of its batch. */
let whole: u32 = 0;
let around: u32 = 0;
/** The entry of the payload that is judged; 0 if there is none. */
let payload: u32 = 0;

/** Begins an empty result at a place, and frees all memory behind it. */
export function begin(at: u32): void {
  room.release(at);
  block = room.top;
  place = block;
  record = NONE;
  holds(0, 0);
  payload = 0;
  verdict = word.VERDICT_VALID;
  levels.forget(0);
  envelopes.begin();
  if (has(word.FLAG_FACTS)) facts.forget();
  faults.begin(results.message);
}

/** Begins anew. */
export function beginAgain(): void {
  begin(block);
}

/** Tells which entry is the message, and the level around it. */
export function holds(message: u32, level: u32): void {
  whole = message;
  around = level;
}

export function nextRecord(): void {
  record++;
}

/** Moves the result behind all that was taken. False if memory is full. */
export function moveBehind(): bool {
  const size = place - block;
  const moved = room.take(size);
  if (room.isFull) return false;
  memory.copy(moved, block, size);
  block = moved;
  place = moved + size;
  room.release(place);
  return true;
}

/** Moves the result to where it stays. */
export function moveTo(result: u32): void {
  const size = place - block;
  if (block !== result) memory.copy(result, block, size);
  room.release(result + size);
}

/** Begins a payload, and adds what flags ask for. `refusal` is the verdict if it is not judged. */
export function open(entry: u32, event: i32, refusal: u32, isNamed: bool = false): void {
  const count = <i32>rows.eventCount();
  const isKnown = event >= 0 && event < count;
  results.beginPayload(record);
  if (isNamed) results.addName(envelopes.nameStart, envelopes.nameEnd);
  payload = entry;
  if (entry && event >= count) {
    // The host has the contract of this event. It knows the text of the message.
    if (entry !== whole) results.addPayload(entry);
    results.addPlace(entry);
  } else if (entry && has(word.FLAG_PAYLOAD)) {
    payloads.write(entry, isKnown ? rows.shapeOf(event) : NONE);
    results.addText(results.PAYLOAD);
  }
  if (has(word.FLAG_FACTS)) facts.add();
  if (!counters.isOn) return;
  if (isKnown) counting.payload(entry, event);
  else counting.refused(refusal);
  results.endEntries();
}

/** Ends a payload, and frees the memory that was taken for it. */
export function close(judged: u32, event: i32): void {
  if (has(word.FLAG_KEYS_ONCE)) findRepeated();
  const isFaulty = judged === word.VERDICT_VALID && faults.count > 0;
  const ofPayload: u32 = isFaulty ? word.VERDICT_INVALID : judged;
  if (verdict === word.VERDICT_VALID) verdict = ofPayload;
  place = results.endPayload(ofPayload, event, place);
  room.release(place);
}

/** Reports equal keys of the message, or of texts in the record, and in all texts that led to it. */
function findRepeated(): void {
  if (whole) once.report(whole, payload);
  for (let level = levels.last; level !== around; level = levels.outer(level))
    once.report(levels.rootOf(level), payload);
  payload = 0;
}

/** Reports the only fault of a payload that is not compared with a contract. */
export function refuse(verdict: u32, code: u32, at: u32, words: u32, event: i32 = NONE): void {
  const isLost = record !== NONE && code === BROKEN;
  open(0, event, isLost ? word.VERDICT_INVALID : verdict);
  faults.add(code, at, words);
  close(verdict, event);
}

/** Adds what is said of a batch outside of its records. */
export function addRest(root: u32): void {
  holds(root, 0);
  results.beginPayload(NONE);
  close(word.VERDICT_VALID, NONE);
}
