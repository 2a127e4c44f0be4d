// The schemas are written back in the notation of catalogue.facts, so that a line there and a file
// in events/ can be compared as they are.
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readEvents } from "../scripts/source/read-events.ts";
import { resolveShape, shapesIn } from "../scripts/source/schemas.ts";
import type { JsonSchema } from "../src/reading/model/schema.ts";
import {
  readCounts,
  readEventFacts,
  readSectionFacts,
  readShapeFacts,
} from "./facts/read-facts.ts";

const { events, shapes, domains } = readEvents(join(import.meta.dirname, "../events"));
const eventFacts = readEventFacts();
const shapeFacts = readShapeFacts();
const names = (named: readonly { name: string }[]) => named.map(({ name }) => name).sort();

const LETTERS: Readonly<Record<string, string>> = {
  string: "s",
  integer: "i",
  number: "n",
  boolean: "b",
};

function writeFields(schema: JsonSchema, id: string): string {
  const { properties, required = [], additionalProperties, allOf } = schema;
  if (allOf) return allOf.map((part) => writeType(part, id)).join(" & ");
  if (schema.type !== "object") return JSON.stringify(schema);
  const fields = Object.entries(properties ?? {}).map(([name, property]) => {
    const type = writeType(property, id);
    return `${name}${required.includes(name) ? "" : "?"}${type === "s" ? "" : `:${type}`}`;
  });
  return [...fields, ...(additionalProperties ? ["..."] : [])].join(", ");
}

function writeType(schema: JsonSchema, id: string): string {
  if (schema.$ref !== undefined) {
    const target = new URL(schema.$ref, id).href;
    return shapes.find((shape) => shape.id === target)?.title ?? `no shape ${target}`;
  }
  if (schema.type === "array") return `[${writeType(schema.items ?? {}, id)}]`;
  if (schema.type === "object" && !schema.properties && schema.additionalProperties === true)
    return "o";
  return LETTERS[String(schema.type)] ?? JSON.stringify(schema);
}

interface Counted {
  readonly type: string;
  readonly section: string;
}
function countsOf(counted: readonly Counted[], shapeCount: number): Record<string, number> {
  const types = Map.groupBy(counted, ({ type }) => type);
  return {
    events: counted.length,
    types: types.size,
    sections: new Set(counted.map(({ section }) => section)).size,
    shapes: shapeCount,
    "types with several versions": [...types.values()].filter((versions) => versions.length > 1)
      .length,
  };
}

describe("the catalogue as a whole", () => {
  test("has the events of the facts, letter for letter", () =>
    expect(names(events)).toEqual(names(eventFacts)));
  test("has the shapes of the facts, letter for letter", () =>
    expect(shapes.map((shape) => shape.title).sort()).toEqual(names(shapeFacts)));

  test("has the sections of the facts, with their titles letter for letter, in their order", () =>
    expect(domains.map(({ name, title }) => ({ name, title }))).toEqual(readSectionFacts()));

  test("has as many of everything as the facts say, and so have the facts", () => {
    const ofFacts = eventFacts.map(({ name, folder }) => ({
      type: name.replace(/-v?[\d.]+$/, ""),
      section: folder,
    }));
    const ofEvents = events.map(({ type, domain }) => ({ type, section: domain }));
    expect(countsOf(ofFacts, shapeFacts.length), "lines of catalogue.facts").toEqual(readCounts());
    expect(countsOf(ofEvents, shapes.length), "files in events/").toEqual(readCounts());
  });
});

test("a shared shape that no event uses says so", () => {
  const shapeOf = resolveShape({ shapes });
  const used = new Set(events.flatMap(({ schema }) => [...shapesIn(schema, shapeOf).keys()]));
  const says = /No event that the catalogue shows uses it\.|which the catalogue leaves open\./;
  const saying = shapes.filter(({ schema }) => says.test(schema.description ?? ""));
  expect(saying.map(({ title }) => title)).toEqual(
    shapes.map(({ title }) => title).filter((title) => !used.has(title)),
  );
});

describe("a shared shape has the fields of the facts", () => {
  test.each(shapeFacts)("$name", ({ name, fields }) => {
    const shape = shapes.find(({ title }) => title === name);
    expect(shape && writeFields(shape.schema, shape.id)).toBe(fields);
  });
});

describe("an event lies in the folder of its section and has the fields of the facts", () => {
  test.each(eventFacts)("$name", ({ name, folder, fields }) => {
    const event = events.find((candidate) => candidate.name === name);
    expect(event && { folder: event.domain, fields: writeFields(event.schema, event.id) }).toEqual({
      folder,
      fields,
    });
  });
});
