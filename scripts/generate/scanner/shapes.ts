// Turns the forms of events into the rows of the table: types, and the shapes of objects and lists.
// Shapes and lists are numbered separately, in the order in which they are met.
import { CARRIERS, ENVELOPES } from "../../../src/library/envelopes/read-envelope.ts";
import { type Form, readForm } from "../../../src/reading/model/form.ts";
import * as layout from "../../../src/reading/scanner/assembly/layout.ts";
import type { EventsSource } from "../../source/read-events.ts";
import { resolveShape } from "../../source/schemas.ts";

export interface Field {
  readonly key: string;
  readonly type: number;
}
export interface Shape {
  readonly fields: readonly Field[];
  readonly required: number;
  /** True if unknown fields are never reported. */
  readonly isOpen: boolean;
}
/** The rows of the table. Events and lists refer to shapes and types by number. */
export interface Rows {
  readonly events: readonly { readonly name: string; readonly shape: number }[];
  readonly shapes: readonly Shape[];
  readonly lists: readonly number[];
}

/** A value: its form, the places of the forms around it, and its attr. */
interface Value {
  readonly form: Form;
  readonly around: readonly string[];
  readonly attr: string;
}

export function rowsOf(source: EventsSource): Rows {
  const shapes = new Numbers<Shape>();
  const lists = new Numbers<number>();
  shapes.add(envelopeShape());
  const resolve = resolveShape(source);

  const typeOf = (value: Value): number => {
    const { form } = value;
    assertKnown(value);
    const target = form.referred() ?? form.parts[0]?.referred();
    if (target) return typeOf(inside(value, target));
    const [type] = form.types;
    if (type === "object") return numbered(layout.OBJECT, shapes.add(shapeOf(value)));
    if (type === "array") {
      const item = form.item ?? fail(form.place, "an array without items");
      // To limit the path, `.12345678` stands for the index: no index has more than eight digits.
      return numbered(layout.LIST, lists.add(typeOf(inside(value, item, ".12345678"))));
    }
    return SCALARS.get(`${form.types}`) ?? fail(form.place, `the type ${form.types}`);
  };

  const shapeOf = (value: Value): Shape => {
    const { fields, required, isOpen, place } = value.form;
    const keys = (fields ?? []).map(({ name }) => name);
    if (keys.length > layout.MOST_FIELDS) fail(place, `more than ${layout.MOST_FIELDS} fields`);
    if (!required.every((key) => keys.includes(key))) fail(place, "a required field not described");
    return {
      fields: (fields ?? []).map(({ name, form }) => ({
        key: plainKey(name, place),
        type: typeOf(inside(value, form, `.${name}`)),
      })),
      required: keys.reduce((mask, key, bit) => mask + (required.includes(key) ? 2 ** bit : 0), 0),
      isOpen: fields === undefined || isOpen === true,
    };
  };

  const rows = source.events.map(({ name, schema }) => {
    const form = readForm(schema, resolve, name);
    const type = typeOf({ form, around: [], attr: "" });
    if ((type & layout.KIND_MASK) !== layout.OBJECT) fail(name, "a payload that is not an object");
    const fields = (form.fields ?? []).map((field) => field.name);
    if (ENVELOPES.some((envelope) => envelope.every((field) => fields.includes(field))))
      fail(name, "a payload with the fields of an envelope");
    if (CARRIERS.some((carrier) => carrier.every((field) => fields.includes(field))))
      fail(name, "a payload with a field of a message that carries another");
    if (name.length < layout.SHORTEST_NAME) fail(name, "so short a name");
    return { name: plainKey(name, name), shape: type >> layout.KIND_BITS };
  });
  return { events: rows, shapes: shapes.all, lists: lists.all };
}

const SCALARS = new Map([
  ["string", layout.STRING],
  ["boolean", layout.BOOLEAN],
  ["integer", layout.INTEGER],
  ["number", layout.NUMBER],
]);

const numbered = (kind: number, number: number): number => (number << layout.KIND_BITS) | kind;

/** Returns a value inside another. Refuses deep values: the modules do not check depth. */
function inside({ form, around, attr }: Value, inner: Form, key = ""): Value {
  const places = [...around, form.place];
  if (places.includes(inner.place)) fail(inner.place, "a shape inside of itself");
  if (places.length > layout.MOST_LEVELS) fail(inner.place, "so many levels");
  if (attr.length + key.length > layout.PATH_SIZE) fail(inner.place, "so long a path");
  return { form: inner, around: places, attr: attr + key };
}

/** Makes one open shape for all envelopes. A field for names has the number of its payloads' fields. */
function envelopeShape(): Shape {
  const names = [...new Set(ENVELOPES.map(([name]) => name))];
  return {
    fields: [
      ...names.map((key, index) => ({ key, type: numbered(layout.NAME, index + 1) })),
      ...ENVELOPES.map(([name, key]) => ({
        key,
        type: numbered(layout.PAYLOAD, names.indexOf(name) + 1),
      })),
      { key: "time", type: layout.TIME },
    ],
    required: 0,
    isOpen: true,
  };
}

/** Gives each different row a number, and equal rows the same number. */
class Numbers<Row> {
  readonly all: Row[] = [];
  readonly #numbers = new Map<string, number>();

  add(row: Row): number {
    const text = JSON.stringify(row);
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.all.length);
    return this.all.push(row) - 1;
  }
}

/** Refuses keywords that the modules do not check: they would accept more than the validators. */
function assertKnown({ form }: Value): void {
  const { place, rest, parts, choices, demands, isOpen, reference, types, extensions } = form;
  for (const keyword of [...Object.keys(rest), ...Object.keys(extensions)]) fail(place, keyword);
  for (const check of Object.keys(form.checks)) fail(place, check);
  if (form.const !== undefined) fail(place, "const");
  if (choices.length + demands.length > 0 || form.special) fail(place, "a choice");
  if (isOpen === false) fail(place, "additionalProperties false");
  if (parts.length > 0 && (parts.length > 1 || types.length > 0 || !parts[0]?.reference))
    fail(place, "allOf but for one $ref");
  if (reference && types.length + parts.length > 0) fail(place, "a $ref beside a type or allOf");
}

/**
 * Refuses a key with an escape, because the modules compare bytes. Refuses a key that is too long,
 * because the modules have no room to compare it with a misspelled key.
 */
function plainKey(key: string, place: string): string {
  const isShort = key.length <= layout.LONGEST_NAME;
  return /^[ !#-[\]-~]+$/.test(key) && isShort
    ? key
    : fail(place, `the key ${JSON.stringify(key)}`);
}

function fail(place: string, what: string): never {
  throw new Error(`${place}: the scanner does not know ${what} (src/reading/scanner/).`);
}
