// Checks what the verdicts promise: if one side refuses a payload of the other, some change breaks
// somebody.
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import type { Change } from "../../../src/reading/diff/change.ts";
import { compareEvents } from "../../../src/reading/diff/compare-contracts.ts";
import type { Party } from "../../../src/reading/diff/parties.ts";
import fc from "../../fast-check.ts";
import { type Draft, EVENT_FILES, pathsOf, schemaOf } from "./given.ts";

const RUNS = Number(process.env.DIFF_RUNS ?? 40);
const EVENTS = EVENT_FILES.map((name) => name.slice(0, -".json".length));

const TYPES: object[] = [
  { type: "string" },
  { type: "integer" },
  { type: "number" },
  { type: ["string", "null"] },
  { type: ["integer", "null"] },
  { anyOf: [{ type: "string" }, { type: "null" }] },
  { type: "string", minLength: 2 },
  { type: "string", enum: ["a", "bb"] },
  { type: "string", enum: ["a", "bb", "ccc"] },
  { type: "array", items: { type: "string" } },
  { type: "array", items: { type: "number" }, minItems: 1 },
  { type: "object", additionalProperties: true },
  { type: "object", properties: { x: { type: "string" } }, required: ["x"] },
  { type: "object", properties: { x: { type: "string" }, y: { type: "integer" } } },
  {
    anyOf: [
      { type: "string", minLength: 2 },
      { type: "integer", minimum: 0 },
    ],
  },
  {
    anyOf: [
      { type: "string" },
      { type: "integer", minimum: 3 },
      { type: "object", properties: { x: { type: "string" } }, required: ["x"] },
    ],
  },
];

/** Edits of an object schema with a field and a type. */
const EDITS: ((schema: Draft, field: string, type: object) => void)[] = [
  (schema, field) => {
    delete schema.properties[field];
    schema.required = (schema.required ?? []).filter((name: string) => name !== field);
  },
  (schema, field) => {
    schema.required = (schema.required ?? []).filter((name: string) => name !== field);
  },
  (schema, field) => {
    schema.required = [...new Set([...(schema.required ?? []), field])];
  },
  (schema, field, type) => {
    schema.properties[field] = type;
  },
  (schema, field, type) => {
    schema.properties[`${field}_2`] = type;
  },
  (schema, field, type) => {
    schema.properties[`${field}_2`] = type;
    schema.required = [...new Set([...(schema.required ?? []), `${field}_2`])];
  },
  (schema) => {
    schema.additionalProperties = schema.additionalProperties === false;
  },
];

const numbers = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat());
const script = fc.array(numbers, { minLength: 1, maxLength: 4 });
const pick = <Item>(items: readonly Item[], index: number): Item =>
  items[index % items.length] as Item;

/** A real event after some edits, in itself or in one of its shapes. */
function edited(
  event: string,
  steps: readonly (readonly [number, number, number, number])[],
): Draft {
  const schema = schemaOf(event);
  for (const [which, how, where, what] of steps) {
    const objects = [schema, ...Object.values<Draft>(schema.$defs ?? {})].filter(
      ({ properties }) => Object.keys(properties ?? {}).length > 0,
    );
    const chosen = pick(objects, which);
    if (chosen)
      pick(EDITS, how)(
        chosen,
        pick(Object.keys(chosen.properties), where),
        structuredClone(pick(TYPES, what)),
      );
  }
  return schema;
}

/** Payloads of a schema without further fields. */
function payloadOf(schema: Draft, root: Draft): fc.Arbitrary<unknown> {
  if (schema.$ref) return payloadOf(root.$defs[schema.$ref.slice("#/$defs/".length)], root);
  if (schema.allOf) return payloadOf(schema.allOf[0], root);
  if (schema.anyOf)
    return fc.oneof(...schema.anyOf.map((branch: Draft) => payloadOf(branch, root)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  return fc.oneof(
    ...[schema.type]
      .flat()
      .map((type) => (PAYLOADS[type] ?? (() => fc.constant(null)))(schema, root)),
  );
}

const PAYLOADS: Readonly<Record<string, (schema: Draft, root: Draft) => fc.Arbitrary<unknown>>> = {
  string: ({ minLength = 0 }) => fc.string({ minLength, maxLength: 4 }),
  integer: ({ minimum = -5 }) => fc.integer({ min: minimum, max: 5 }),
  number: () => fc.constantFrom(-1, 0, 0.5, 3, 7.25),
  boolean: () => fc.boolean(),
  array: ({ items, minItems = 0 }, root) =>
    fc.array(payloadOf(items, root), { minLength: minItems, maxLength: 2 }),
  object: ({ properties, required = [] }, root) =>
    properties
      ? fc.record(
          Object.fromEntries(
            Object.entries(properties).map(([name, field]) => [name, payloadOf(field, root)]),
          ),
          {
            requiredKeys: required,
          },
        )
      : fc.dictionary(fc.constantFrom("x", "y", "z"), fc.jsonValue({ maxDepth: 1 }), {
          maxKeys: 2,
        }),
};

const isBroken = (changes: readonly Change[], party: Party) =>
  changes.some(({ breaks }) => breaks.includes(party));
const validator = ({ $id: _, ...schema }: Draft) => new Ajv2020({ strict: false }).compile(schema);

test("if one side refuses a payload of the other, a change breaks its sender or reader", () => {
  const refused = { producers: 0, consumers: 0 };
  fc.assert(
    fc.property(fc.constantFrom(...EVENTS), script, script, fc.nat(), (event, one, two, seed) => {
      const [before, after] = [edited(event, one), edited(event, two)];
      const changes = compareEvents(new Map([[event, before]]), new Map([[event, after]]));
      const [isOld, isNew] = [validator(before), validator(after)];
      const emitted = fc.sample(payloadOf(before, before), { seed, numRuns: 8 });
      const received = fc.sample(payloadOf(after, after), { seed, numRuns: 8 });
      expect([
        ...emitted.filter((payload) => !isOld(payload)),
        ...received.filter((payload) => !isNew(payload)),
      ]).toEqual([]);
      const lost = emitted.filter((payload) => !isNew(payload));
      const foreign = received.filter((payload) => !isOld(payload));
      if (lost.length > 0)
        expect(isBroken(changes, "producers"), JSON.stringify(lost[0])).toBe(true);
      if (foreign.length > 0)
        expect(isBroken(changes, "consumers"), JSON.stringify(foreign[0])).toBe(true);
      refused.producers += Number(lost.length > 0);
      refused.consumers += Number(foreign.length > 0);
    }),
    { numRuns: RUNS },
  );
  expect(refused.producers).toBeGreaterThan(RUNS / 4);
  expect(refused.consumers).toBeGreaterThan(RUNS / 4);
});

test("what is added one way is removed the other way, and nothing differs from itself", () => {
  fc.assert(
    fc.property(fc.constantFrom(...EVENTS), script, script, (event, one, two) => {
      const [before, after] = [
        new Map([[event, edited(event, one)]]),
        new Map([[event, edited(event, two)]]),
      ];
      const [done, undone] = [compareEvents(before, after), compareEvents(after, before)];
      expect(pathsOf(done, "added")).toEqual(pathsOf(undone, "removed"));
      expect(pathsOf(done, "removed")).toEqual(pathsOf(undone, "added"));
      expect(pathsOf(done, "changed")).toEqual(pathsOf(undone, "changed"));
      expect(compareEvents(after, new Map([[event, edited(event, two)]]))).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
