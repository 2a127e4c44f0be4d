// Writes the rows of the scanner's table as bytes.

import { NEUTRAL, NEUTRAL_FIELDS } from "../../../src/library/names/neutral.ts";
import * as layout from "../../../src/reading/scanner/assembly/layout.ts";
import type { EventsSource } from "../../source/read-events.ts";
import { CONTRACT } from "./about.ts";
import { type Counter, THE_CONTRACT } from "./counted.ts";
import { numberNodes } from "./nodes.ts";
import { type Rows, rowsOf } from "./shapes.ts";
import { MOST_WORD, moduleWords } from "./words.ts";

const HASH_LENGTH = 64;
/** The room in front of a name for a word that is longer than the neutral one. */
const SPARE = MOST_WORD - NEUTRAL.length;
/** The parts of the table. It begins with the place of each part, as a u32. */
const PARTS = [
  ...["SLOTS", "EVENTS", "SHAPES", "FIELDS", "LISTS", "WORDS", "NODES", "ABOUT", "TEXTS", "SUM"],
];

/** Returns, by the name of a part, the offset at which the table has the part's place. */
export const tableOffsets = (): Readonly<Record<string, number>> =>
  Object.fromEntries(PARTS.map((name, index) => [name, index * 4]));

/** Writes the table that `src/reading/scanner/assembly/layout.ts` describes. */
export function scannerTable(source: EventsSource, about: string): Uint8Array {
  const rows = rowsOf(source);
  const nodes = numberNodes(rows);
  const texts = new Texts();
  // What follows the size of the JSON is also the first of the texts, and has the names of events.
  texts.add(about);
  const eventRows = rows.events.flatMap(({ name, shape }, index) => [
    about.indexOf(JSON.stringify(name)) + 1,
    name.length,
    shape,
    nodes.events[index] ?? 0,
  ]);
  const placeOf = addKeys(texts);
  const fieldRows = rows.shapes.flatMap(({ fields }, shape) =>
    fields.flatMap(({ key, type }, index) => [
      placeOf(key),
      key.length + 1,
      type,
      nodes.fields[shape]?.[index] ?? 0,
    ]),
  );
  const parts: readonly Uint8Array[] = [
    u16s(slotsOf(rows.events.map(({ name }) => name))),
    u16s(eventRows),
    shapeRows(rows.shapes),
    u16s(fieldRows),
    u16s(rows.lists),
    u16s(moduleWords().flatMap((word) => wordRow(word, texts))),
    Uint8Array.of(...u32(nodes.count), ...u32(nodes.objects)),
    u32(about.length),
    texts.bytes(),
    u32(0),
  ];
  const table = summed(together(parts));
  if (layout.TABLE_AT + table.length > layout.PATH_AT)
    throw new Error("The scanner's table is too large: move PATH_AT in src/reading/scanner/.");
  return table;
}

/**
 * Adds the keys that settings change, and behind them the word that they have. Returns a function
 * that adds any key, and tells its place.
 */
function addKeys(texts: Texts): (key: string) => number {
  const changed = [...new Set(Object.values(NEUTRAL_FIELDS).flat())];
  const places = new Map(
    changed.map((key) => [key, texts.add(`${" ".repeat(SPARE)}${key}"`) + SPARE]),
  );
  texts.add(NEUTRAL);
  return (key) => places.get(key) ?? texts.add(`${key}"`);
}

function wordRow([word, value, is = 0]: Counter, texts: Texts): number[] {
  const isContract = word === THE_CONTRACT; // whose text is in the JSON, too
  const place = isContract ? CONTRACT.length : texts.add(word);
  return [place, isContract ? HASH_LENGTH : word.length, value, is];
}

const u32 = (value: number): Uint8Array => new Uint8Array(Uint32Array.of(value).buffer); // little-endian, as on every machine that runs Node

/** Joins the header and the parts. The header says where each part begins: at a multiple of 4. */
function together(parts: readonly Uint8Array[]): Uint8Array {
  const places: number[] = [];
  let size = PARTS.length * 4;
  for (const { length } of parts) {
    places.push(size);
    size += Math.ceil(length / 4) * 4;
  }
  const table = new Uint8Array(size + layout.SLACK);
  const view = new DataView(table.buffer);
  for (const [index, place] of places.entries()) {
    view.setUint32(index * 4, place, true);
    table.set(parts[index] ?? [], place);
  }
  return table;
}

/** Writes into the last part the sum of all before it, by which a module sees that it is whole. */
function summed(table: Uint8Array): Uint8Array {
  const view = new DataView(table.buffer);
  const end = view.getUint32((PARTS.length - 1) * 4, true);
  let sum = 0;
  for (let at = 0; at < end; at += 4) sum = take(sum, view.getUint32(at, true));
  view.setUint32(end, sum >>> 0, true);
  return table;
}

function u16s(values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 2));
  for (const [index, value] of values.entries()) {
    if (value > 0xffff) throw new Error("The scanner's table has a number beyond 16 bits.");
    view.setUint16(index * 2, value, true);
  }
  return new Uint8Array(view.buffer);
}

function shapeRows(shapes: Rows["shapes"]): Uint8Array {
  const view = new DataView(new ArrayBuffer(shapes.length * layout.SHAPE_SIZE));
  let first = 0;
  for (const [index, { fields, required, isOpen }] of shapes.entries()) {
    const row = index * layout.SHAPE_SIZE;
    view.setUint32(row, required, true);
    view.setUint16(row + layout.SHAPE_FIRST, first, true);
    view.setUint8(row + layout.SHAPE_COUNT, fields.length);
    view.setUint8(row + layout.SHAPE_OPEN, Number(isOpen));
    first += fields.length;
  }
  return new Uint8Array(view.buffer);
}

/** Puts the number of each event, from 1 on, into the slot of its hash or the next free slot. */
function slotsOf(names: readonly string[]): number[] {
  if (names.length * 2 > layout.SLOT_COUNT) throw new Error("The scanner has too few slots.");
  const slots = new Array<number>(layout.SLOT_COUNT).fill(0);
  for (const [index, name] of names.entries()) {
    let slot = hashOf(name);
    while (slots[slot % layout.SLOT_COUNT] !== 0) slot++;
    slots[slot % layout.SLOT_COUNT] = index + 1;
  }
  return slots;
}

/** Returns the same hash as `hashOf` in `src/reading/scanner/assembly/table.ts`. */
function hashOf(name: string): number {
  const view = new DataView(new TextEncoder().encode(name).buffer);
  const last = name.length - 4;
  let hash = 0;
  for (let at = 0; at < last; at += 4) hash = take(hash, view.getUint32(at, true));
  hash = take(hash, view.getUint32(last, true));
  return (hash ^ (hash >>> 15)) >>> 0;
}

const take = (hash: number, four: number): number => Math.imul(hash ^ four, layout.HASH_FACTOR);

/** Joins texts. Equal texts get the same place. */
class Texts {
  readonly #places = new Map<string, number>();
  #size = 0;

  add(text: string): number {
    const place = this.#places.get(text) ?? this.#size;
    if (place === this.#size) {
      this.#places.set(text, place);
      this.#size += text.length;
    }
    return place;
  }

  bytes(): Uint8Array {
    return new TextEncoder().encode([...this.#places.keys()].join(""));
  }
}
