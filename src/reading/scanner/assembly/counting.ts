// Says what a message counts. Of a payload that the scanner did not accept it is found on the tape.
// Options change nothing of it.
import * as word from "../../../../generated/judge-numbers.ts";
import { plainEnd } from "./bytes";
import * as contract from "./contract";
import * as counters from "./counters";
import * as envelopes from "./envelopes";
import * as facts from "./facts";
import * as forms from "./forms";
import * as judge from "./judge";
import * as keys from "./keys";
import * as table from "./layout";
import { EVENT_LETTERS, FIELD_LETTERS } from "./name-counts";
import * as names from "./names";
import * as room from "./room";
import * as strings from "./strings";
import * as rows from "./table";
import * as tape from "./tape";
import * as text from "./text";
import * as writer from "./writer";

/** Whether the payload satisfies its contract, and whether its texts are counted. */
let isRight: bool = false;
let isSampled: bool = false;
/** The text that was read last. */
let start: u32 = 0;
let end: u32 = 0;

/** Counts a message that the scanner accepts. */
export function accepted(event: u32, isNamed: bool): void {
  const node = rows.nodeOf(rows.row(word.EVENTS, event));
  known(node, true);
  counters.add(table.MESSAGES, isNamed ? contract.envelopeCounter : table.NO_ENVELOPE);
  if (isNamed) counters.add(table.MESSAGES, table.JOINED);
  const time = isNamed ? contract.timeAt : 0;
  if (time && load<u8>(time) === text.QUOTE) addDay(node, time + 1, plainEnd(time + 1));
}

/** Counts the payload of an event; 0 if there is none. */
export function payload(entry: u32, event: u32): void {
  const row = rows.row(word.EVENTS, event);
  const node = rows.nodeOf(row);
  isRight = entry !== 0;
  isSampled = isRight && counters.isInSample(tape.startOf(entry), tape.behind(entry));
  value(entry, (rows.numberOf(row) << table.KIND_BITS) | table.OBJECT, node, 0);
  if (isSampled) counters.add(node, table.SAMPLED);
  known(node, isRight);
  if (envelopes.kind) counters.add(table.MESSAGES, envelopes.kind);
  if (envelopes.kind === table.NO_ENVELOPE) return;
  counters.add(table.MESSAGES, envelopes.isBeside ? table.BESIDE : table.JOINED);
  const time = envelopes.fieldOf(envelopes.holder, word.FACT_KEYS + facts.TIME);
  if (tape.is(time, text.QUOTE) && read(time)) addDay(node, start, end);
}

/** Counts a message of no event, or of one that only the host knows. */
export function refused(verdict: u32): void {
  counters.add(table.MESSAGES, verdict);
  if (verdict !== word.VERDICT_UNKNOWN_EVENT && verdict !== word.VERDICT_UNKNOWN_VERSION) return;
  counters.add(table.MESSAGES, table.UNKNOWN);
  start = envelopes.nameStart;
  end = envelopes.nameEnd;
  if (isName(true)) counters.addName(table.MESSAGES, start, end);
}

function known(node: u32, isValid: bool): void {
  counters.add(table.MESSAGES, isValid ? word.VERDICT_VALID : word.VERDICT_INVALID);
  counters.add(table.MESSAGES, table.KNOWN);
  counters.add(node, isValid ? table.VALID : table.INVALID);
}

function addDay(node: u32, start: u32, end: u32): void {
  const day = forms.dayOf(start, end);
  if (day) counters.addDay(node, day);
}

/** Counts a value at a node; 0 if it is left out. */
function value(entry: u32, type: u32, node: u32, depth: u32): void {
  const kind = type & table.KIND_MASK;
  const inner = type >> table.KIND_BITS;
  if (!entry) counters.add(node, table.ABSENT);
  else if (!judge.isOf(kind, entry)) {
    isRight = false;
    counters.add(node, tape.kindOf(entry));
  } else if (kind === table.OBJECT) object(entry, rows.shapeRow(inner), node, depth);
  else if (kind === table.LIST) list(entry, rows.itemType(inner), node + 1, depth);
  else if (kind === table.STRING && isSampled && read(entry))
    counters.add(node, forms.formOf(start, end));
}

function list(entry: u32, type: u32, node: u32, depth: u32): void {
  let count: u32 = 0;
  const end = tape.next(entry);
  for (let item = entry + tape.ENTRY; item < end; item = tape.next(item), count++)
    value(item, type, node, depth);
  counters.add(node, table.ITEMS, count);
}

function object(entry: u32, shape: u32, node: u32, depth: u32): void {
  const first = rows.firstField(shape);
  const count: u32 = load<u8>(shape, table.SHAPE_COUNT);
  const last = first + count * table.ROW_SIZE;
  const values: u32 = table.ROWS_AT + depth * table.MOST_FIELDS * 4;
  const others = judge.spread(entry, first, last, values);
  if (others && count) unknown(entry, first, last, node, depth === 0);
  for (let index: u32 = 0; index < count; index++) {
    const field = first + index * table.ROW_SIZE;
    const inner = load<u32>(values + index * 4);
    if (!inner && (load<u32>(shape) >> index) & 1) isRight = false;
    value(inner, rows.numberOf(field), node + rows.nodeOf(field), depth + 1);
  }
}

function unknown(entry: u32, first: u32, last: u32, node: u32, isPayload: bool): void {
  const list = keys.openList(entry);
  let count: u32 = 0;
  for (let field = list; field < list + keys.count * keys.FIELD; field += keys.FIELD) {
    const key = load<u32>(field);
    if (!judge.isUnknown(key, first, last, isPayload)) continue;
    count++;
    if (read(key) && isName(false)) counters.addName(node, start, end);
  }
  counters.add(node, table.UNKNOWN, count);
  keys.closeList();
}

/** Reads the text of a string without its escapes. False if memory is full. */
function read(entry: u32): bool {
  start = tape.textOf(entry);
  end = tape.textEnd(entry);
  if (plainEnd(start) === end) return true;
  // The text lies behind the head of an entry that may follow.
  const place = writer.out + counters.ENTRY;
  if (!room.reaches(<u64>place + end - start)) return false;
  end = strings.unquote(start, end, place, 0);
  start = place;
  store<u8>(end, 0);
  return true;
}

/**
 * True for a name like those of fields, or of events: parts between points, and a version. Others might
 * be values.
 */
function isName(ofEvent: bool): bool {
  const version = ofEvent ? names.versionOf(start, end) : end;
  if (!version || end - start > (ofEvent ? EVENT_LETTERS : FIELD_LETTERS)) return false;
  let before = text.POINT;
  for (let letter = start; letter < end; letter++) {
    const byte = load<u8>(letter);
    const isEnd = ofEvent && (byte === text.POINT || letter === version - 1);
    const isInner = (ofEvent || letter > start) && (text.isDigit(byte) || byte === text.LOW_LINE);
    const isPart = isInner || (ofEvent && byte === text.MINUS);
    if (isEnd ? before === text.POINT : !isPart && <u8>(byte - text.LETTER_A) > 25) return false;
    before = byte;
  }
  return start < end;
}
