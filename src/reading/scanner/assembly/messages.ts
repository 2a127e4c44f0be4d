// Judges a message, or accepts it without a look at each value.
import * as word from "../../../../generated/judge-numbers.ts";
import * as block from "./block";
import { utf8End } from "./bytes";
import * as contract from "./contract";
import * as counters from "./counters";
import * as counting from "./counting";
import * as facts from "./facts";
import * as faults from "./faults";
import * as formats from "./formats";
import { has, longest } from "./options";
import * as payloads from "./payload";
import * as results from "./result";
import * as room from "./room";
import * as route from "./route";
import * as settings from "./settings";
import { NONE } from "./settings";
import * as rows from "./table";
import * as tape from "./tape";
import * as text from "./text";
import * as writer from "./writer";

/** After this many invalid messages in a row, `isAccepted` is false until a message is valid. */
const IN_VAIN: u32 = 8;
/** The number of messages in a row that were not valid. */
let refused: u32 = 0;
/** The event of the last message that was accepted, and the place of its envelope; 0 if it has none. */
let accepted: i32 = NONE;
let envelopeAt: u32 = 0;

/** Accepts a message as far as the scanner is sure of it. Returns where it ends, or UNSURE. */
export function accept(at: u32, ofEvent: i32): u32 {
  const event = ofEvent === NONE ? settings.scanned : ofEvent;
  const isKnown = event === NONE || (event >= 0 && event < <i32>rows.eventCount());
  if (!isKnown || refused >= IN_VAIN || has(word.FLAG_KEYS_ONCE) || settings.hasKeys())
    return text.UNSURE;
  const end = contract.acceptedEnd(at, event);
  if (!end) return text.UNSURE;
  accepted = event < 0 ? <i32>contract.named - 1 : event;
  envelopeAt = event < 0 ? at : 0;
  if (!counters.isOn) return end;
  counting.accepted(accepted, envelopeAt !== 0);
  return counters.endDraft() ? end : text.UNSURE;
}

/** Writes the result of a message that was accepted. False if memory is full. */
export function valid(): bool {
  refused = 0;
  const result = room.top;
  const isCopied = has(word.FLAG_PAYLOAD);
  const isWritten = isCopied && !contract.isPlain;
  const hasFacts = has(word.FLAG_FACTS);
  if (hasFacts) facts.forget();
  if (hasFacts && envelopeAt)
    facts.readEnvelope(envelopeAt, contract.payloadAt, contract.payloadBehind);
  if (isWritten) tape.valueEnd(contract.payloadAt, contract.payloadBehind);
  if (isWritten) room.release(tape.top);
  results.beginPayload(NONE);
  if (isWritten) payloads.write(tape.root, rows.shapeOf(accepted));
  else if (isCopied) payloads.copy(contract.payloadAt, contract.payloadBehind);
  if (isCopied) results.addText(results.PAYLOAD);
  if (hasFacts) facts.add();
  if (counters.isOn) {
    counters.writeDraft(writer.out);
    results.endEntries();
  }
  room.release(results.endPayload(word.VERDICT_VALID, accepted, result));
  return !room.isFull;
}

/**
 * Judges a message. With `isRead`, the tape already holds the message, and lies in free memory.
 * False if memory is full.
 */
export function message(at: u32, size: u32, ofEvent: i32, isRead: bool): bool {
  const result = room.top;
  const end = at + size;
  const first = size > formats.PREFIX && !load<u8>(at) ? at + formats.PREFIX : at;
  const behind = load<u8>(end);
  results.setMessage(at);
  store<u8>(end, 0);
  room.forgetFull();
  block.begin(result);
  if (size > longest) block.refuse(word.VERDICT_TOO_LONG, block.BROKEN, at, word.TOO_LONG);
  else if (!isRead && utf8End(first, end) !== end) {
    const other = formats.otherFormat(at, end);
    block.refuse(word.VERDICT_NOT_UTF8, block.BROKEN, at, other ? other : word.NOT_UTF8);
  } else if (!isRead && isAccepted(first, end, ofEvent)) {
    store<u8>(end, behind);
    return valid();
  } else if (isRead || tape.build(first, end)) {
    block.begin(tape.top);
    route.read(tape.root, ofEvent);
  } else if (!room.isFull) {
    const other = formats.otherFormat(at, end);
    if (other) block.refuse(word.VERDICT_INVALID_JSON, block.BROKEN, at, other);
    else breaks(tape.expected, tape.faultAt, end);
  }
  store<u8>(end, behind);
  return finish(result);
}

/** Tells that something else is expected at a place between messages. False if memory is full. */
export function broken(at: u32, expected: u32, end: u32): bool {
  const result = room.top;
  results.setMessage(at);
  room.forgetFull();
  block.begin(result);
  breaks(expected, at, end);
  return finish(result);
}

function breaks(expected: u32, at: u32, end: u32): void {
  block.open(0, NONE, word.VERDICT_INVALID_JSON);
  faults.notJson(expected, at, end);
  block.close(word.VERDICT_INVALID_JSON, NONE);
}

/** Puts the result of a message in its place. False if memory is full. */
function finish(result: u32): bool {
  if (room.isFull) {
    room.forgetFull();
    block.begin(result);
    block.refuse(word.VERDICT_TOO_LONG, block.BROKEN, results.message, word.TOO_LONG);
    if (room.isFull) return false;
  }
  refused = block.verdict === word.VERDICT_VALID ? 0 : refused + 1;
  block.moveTo(result);
  return true;
}

/** True if the scanner accepts the whole text. */
function isAccepted(at: u32, end: u32, ofEvent: i32): bool {
  const behind = accept(text.skipSpaces(at), ofEvent);
  return behind !== text.UNSURE && text.skipSpaces(behind) === end;
}
