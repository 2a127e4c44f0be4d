// From schemas to the rows of the scanner's table: types, shapes of objects and lists, each kind
// numbered in the order in which it is met.
import { CARRIERS, ENVELOPES } from "../../../src/library/envelopes/read-envelope.ts";
import { type JsonSchema, nameOfReference } from "../../../src/reading/model/schema.ts";
import * as layout from "../../../src/reading/scanner/assembly/layout.ts";
import type { EventsSource } from "../../source/read-events.ts";

export interface Field {
  readonly key: string;
  readonly type: number;
}
export interface Shape {
  readonly fields: readonly Field[];
  readonly required: number;
  /** Whether fields that it does not name are never reported. */
  readonly isOpen: boolean;
}
/** The rows of the table. Events and lists name shapes and types by their numbers. */
export interface Rows {
  readonly events: readonly { readonly name: string; readonly shape: number }[];
  readonly shapes: readonly Shape[];
  readonly lists: readonly number[];
}

export function rowsOf({ events, shapes: shared }: EventsSource): Rows {
  const shapes = new Numbers<Shape>();
  const lists = new Numbers<number>();
  shapes.add(envelopeShape());
  const schemas = new Map(shared.map(({ title, schema }) => [title, schema]));

  const typeOf = (schema: JsonSchema, place: string): number => {
    assertKnown(schema, place);
    const target = schema.$ref ?? schema.allOf?.[0]?.$ref;
    if (target !== undefined) {
      const name = nameOfReference(target);
      return typeOf(schemas.get(name) ?? fail(place, `no shape ${name}`), `${place} > ${name}`);
    }
    if (schema.type === "object")
      return numbered(layout.OBJECT, shapes.add(shapeOf(schema, place)));
    if (schema.type === "array") {
      const items = schema.items ?? fail(place, "an array without items");
      return numbered(layout.LIST, lists.add(typeOf(items, `${place}/items`)));
    }
    return SCALARS.get(String(schema.type)) ?? fail(place, `the type ${schema.type}`);
  };

  const shapeOf = (schema: JsonSchema, place: string): Shape => {
    const { properties = {}, required = [], additionalProperties } = schema;
    const keys = Object.keys(properties);
    if (keys.length > layout.MOST_FIELDS) fail(place, `more than ${layout.MOST_FIELDS} fields`);
    if (!required.every((key) => keys.includes(key))) fail(place, "a required field not described");
    return {
      fields: Object.entries(properties).map(([key, property]) => ({
        key: plainKey(key, place),
        type: typeOf(property, `${place}/${key}`),
      })),
      required: keys.reduce((mask, key, bit) => mask + (required.includes(key) ? 2 ** bit : 0), 0),
      isOpen: schema.properties === undefined || additionalProperties === true,
    };
  };

  const rows = events.map(({ name, schema }) => {
    const type = typeOf(schema, name);
    if ((type & layout.KIND_MASK) !== layout.OBJECT) fail(name, "a payload that is not an object");
    const fields = Object.keys(schema.properties ?? {});
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

/** Envelopes are one open shape. Names and payloads that belong together have one number. */
function envelopeShape(): Shape {
  const names = [...new Set(ENVELOPES.map(([name]) => name))];
  return {
    fields: [
      ...names.map((key, index) => ({ key, type: numbered(layout.NAME, index + 1) })),
      ...ENVELOPES.map(([name, key]) => ({
        key,
        type: numbered(layout.PAYLOAD, names.indexOf(name) + 1),
      })),
    ],
    required: 0,
    isOpen: true,
  };
}

/** Numbers different rows, and gives the same number to those that are the same. */
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

const KNOWN = new Set([
  ..."$schema $id $ref $comment title description".split(" "), // say nothing about a value
  ..."type properties required items additionalProperties allOf".split(" "),
]);

/** Refuses what the scanner would pass over: it must not accept more than the validators do. */
function assertKnown(schema: JsonSchema, place: string): void {
  for (const keyword of Object.keys(schema)) if (!KNOWN.has(keyword)) fail(place, keyword);
  if (schema.additionalProperties === false) fail(place, "additionalProperties false");
  if (schema.allOf && (schema.allOf.length > 1 || schema.type || !schema.allOf[0]?.$ref))
    fail(place, "allOf but for one $ref");
  if (schema.$ref && (schema.type || schema.allOf)) fail(place, "a $ref beside a type or allOf");
}

/** Keys are compared as bytes, and with an escape they would have other bytes. */
function plainKey(key: string, place: string): string {
  return /^[ !#-[\]-~]+$/.test(key) ? key : fail(place, `the key ${JSON.stringify(key)}`);
}

function fail(place: string, what: string): never {
  throw new Error(`${place}: the scanner does not know ${what} (src/reading/scanner/).`);
}
