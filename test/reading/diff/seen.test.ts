// What is said to be seen is what a loop over the messages finds, or nothing.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fixtures } from "../../../src/fixtures.ts";
import { openJudge } from "../../../src/judge.ts";
import { Chance } from "../../../src/library/chance/chance.ts";
import { compareEvents } from "../../../src/reading/diff/compare-contracts.ts";
import { countSeen, seenWords } from "../../../src/reading/diff/seen.ts";
import type { Observed } from "../../../src/reading/observed/observed.ts";
import { readObserved } from "../../../src/reading/observed/read-observed.ts";

const EVENT = "meter.read-v1";
type Type = "string" | "integer" | "number" | "boolean";
interface ObjectSchema {
  readonly type: "object";
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}
type Schema = { readonly type: Type | readonly string[] } | ListSchema | ObjectSchema;
interface ListSchema {
  readonly type: "array";
  readonly items: Schema;
}

const object = (properties: ObjectSchema["properties"], ...required: string[]): ObjectSchema => ({
  type: "object",
  properties,
  required,
});
const text: Schema = { type: "string" };
const BEFORE = object(
  {
    kept: text,
    gone: text,
    asked: text,
    freed: text,
    other: text,
    wide: text,
    nullable: text,
    meters: { type: "array", items: object({ serial: text, kind: text }) },
    place: object({ street: text, town: text }),
  },
  "freed",
);
const AFTER = object(
  {
    kept: text,
    come: text,
    needed: text,
    asked: text,
    freed: text,
    other: { type: "boolean" },
    wide: { type: ["string", "number"] },
    nullable: { type: ["string", "null"] },
    meters: { type: "array", items: object({ serial: text }) },
    place: object({ street: text }, "street"),
  },
  "needed",
  "asked",
);

type Json = Readonly<Record<string, unknown>>;

/** Makes messages in which every field may be absent, null or of another type. */
function messagesOf(seed: number): Json[] {
  const chance = new Chance(seed, "messages");
  const value = () => chance.pick<unknown>(["a", "b", "c", null, 7, 1.5, true]);
  const having = (...names: string[]): Json =>
    Object.fromEntries(names.filter(() => chance.happens(70)).map((name) => [name, value()]));
  const names = [...Object.keys(BEFORE.properties), "come", "needed"];
  const plain = names.filter((name) => name !== "meters" && name !== "place");
  return Array.from({ length: 200 }, (_, index) => {
    chance.startAt(index);
    const meters = Array.from({ length: chance.between(0, 3) }, () => having("serial", "kind"));
    const some: Json = {
      ...(chance.happens(80) && { meters }),
      ...(chance.happens(80) && { place: having("street", "town") }),
    };
    return { ...having(...plain), ...some };
  });
}

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? "array" : value === null ? "null" : typeof value;
const isOf = (value: unknown, type: unknown): boolean =>
  [type].flat().some((one) => one === kindOf(value));

/** Counts messages as `observe` does: in the names of one contract. */
function observed(messages: readonly Json[], contract: ObjectSchema, hash: string) {
  const fields: Record<string, Record<string, unknown>> = {};
  const unknown: Record<string, { count: number; names: Record<string, number> }> = {};
  const add = (path: string, key: string, kind?: string) => {
    const field = fields[path] ?? {};
    fields[path] = field;
    const counts = kind === undefined ? field : ((field[key] ?? {}) as Record<string, unknown>);
    if (kind !== undefined) field[key] = counts;
    counts[kind ?? key] = Number(counts[kind ?? key] ?? 0) + 1;
  };
  const visit = (value: unknown, schema: Schema, path: string): void => {
    if (value === null) add(path, "null");
    else if (isOf(value, schema.type)) visitInside(value, schema, path);
    else add(path, "other", kindOf(value));
  };
  const visitInside = (value: unknown, schema: Schema, path: string): void => {
    if ("items" in schema)
      for (const item of value as unknown[]) {
        add(`${path}[]`, "items");
        visit(item, schema.items, `${path}[]`);
      }
    if (!("properties" in schema)) return;
    for (const [name, inner] of Object.entries(schema.properties)) {
      const inside = path === "" ? name : `${path}.${name}`;
      if (!Object.hasOwn(value as Json, name)) add(inside, "absent");
      else visit((value as Json)[name], inner, inside);
    }
    for (const name of Object.keys(value as Json)) {
      if (Object.hasOwn(schema.properties, name)) continue;
      const { count, names } = unknown[path] ?? { count: 0, names: {} };
      const isKept = name in names || Object.keys(names).length < 32;
      const more = isKept ? { [name]: (names[name] ?? 0) + 1 } : {};
      unknown[path] = { count: count + 1, names: { ...names, ...more } };
    }
  };
  for (const message of messages) visit(message, contract, "");
  const count = messages.length;
  const some = (part: object) => (Object.keys(part).length > 0 ? part : undefined);
  const document = {
    format: "energy-contracts observe 1",
    contracts: { [hash]: count },
    messages: { valid: count },
    events: { [EVENT]: { valid: count, fields: some(fields), unknown: some(unknown) } },
  };
  const read = readObserved(JSON.stringify(document));
  if (read.fault !== undefined) throw new Error(read.fault);
  return read.observed;
}

const [OLD, NEW, THIRD] = ["a", "b", "c"].map((letter) => letter.repeat(64));
const CHANGES = compareEvents(new Map([[EVENT, BEFORE]]), new Map([[EVENT, AFTER]]));

/** The number of objects with what a change touches, and of all, by a loop over the messages. */
const EXPECTED: Readonly<Record<string, (message: Json) => readonly boolean[]>> = {
  "field_removed gone": (message) => ["gone" in message],
  "field_added come": (message) => ["come" in message],
  "required_field_added needed": (message) => [!("needed" in message)],
  "field_required asked": (message) => [!("asked" in message)],
  "field_optional freed": (message) => [!("freed" in message)],
  "type_changed other": (message) => ["other" in message],
  "type_widened nullable": (message) => [message.nullable === null],
  "field_removed meters[].kind": ({ meters = [] }) =>
    (meters as Json[]).map((meter) => "kind" in meter),
  "field_removed place.town": ({ place }) => (place ? ["town" in Object(place)] : []),
  "field_required place.street": ({ place }) => (place ? [!("street" in Object(place))] : []),
};
const WIDE = "type_widened wide";

describe.each([1, 2, 3, 4, 5])("of messages of seed %i", (seed) => {
  const messages = messagesOf(seed);
  test.each([
    ["before", BEFORE, OLD],
    ["after", AFTER, NEW],
    ["before, whose hash is not known", BEFORE, THIRD],
    ["after, whose hash is not known", AFTER, THIRD],
  ])("counted by the contract %s", (who, contract, hash = "") => {
    const counts = observed(messages, contract, hash);
    const seen = CHANGES.map(countSeen(counts, OLD, NEW));
    expect(seen.map(({ code, path }) => `${code} ${path}`).sort()).toEqual(
      [...Object.keys(EXPECTED), WIDE].sort(),
    );
    for (const change of seen) {
      const key = `${change.code} ${change.path}`;
      const places = messages.flatMap(EXPECTED[key] ?? (({ wide }) => [typeof wide === "number"]));
      const touched = places.filter(Boolean).length;
      // Numbers that the contract takes are right, and not counted.
      if (key === WIDE && who !== "before") expect(change.seen).toBeNull();
      else expect(change.seen, key).toMatchObject({ touched, of: places.length });
    }
  });
});

test("what the module counts is read in the same way", async () => {
  const name = "account.created-v1";
  const file = (path: string) =>
    readFileSync(join(import.meta.dirname, "../../../generated", path));
  const judge = await openJudge({ module: file("judge.wasm"), counts: true });
  const payloads = [...fixtures(name, { count: 100 })].map((payload, index) => ({
    ...payload,
    ...(index % 10 === 0 && { nickname: "Kim" }),
    ...(index % 7 === 0 && { is_imported: null }),
  }));
  judge.judge(payloads.map((payload) => JSON.stringify({ type: name, payload })));
  const counts = JSON.parse(judge.counts()) as Observed;
  const schema = JSON.parse(file(`schemas/${name}.json`).toString());
  const { is_imported: _, ...rest } = schema.properties;
  const next = {
    ...schema,
    properties: { ...rest, account_number: { type: ["string", "null"] }, nickname: text },
  };
  const changes = compareEvents(new Map([[name, schema]]), new Map([[name, next]]));
  const seen = changes.map(countSeen(counts, judge.about.contract)).map(seenWords);
  const had = payloads.filter((payload) => "is_imported" in payload).length;
  expect(seen.sort()).toEqual([
    "0 of 100 had null in account_number",
    "10 of 100 had nickname",
    `${had} of 100 had is_imported`,
  ]);
});

describe("what counts do not tell", () => {
  const seenIn = (messages: readonly Json[], hash = "", contract = BEFORE) =>
    new Map(
      CHANGES.map(countSeen(observed(messages, contract, hash), OLD, NEW)).map((change) => [
        `${change.code} ${change.path}`,
        seenWords(change),
      ]),
    );

  test("is what was always right or never came, unless a side of the change counted", () => {
    const all = [{ gone: "x" }, { gone: "y" }];
    expect(seenIn(all, OLD).get("field_removed gone")).toBe("2 of 2 had gone");
    expect(seenIn(all, THIRD).get("field_removed gone")).toBe("not counted");
    expect(seenIn([{}], NEW, AFTER).get("field_removed gone")).toBe("0 of 1 had gone");
    expect(seenIn([{}], THIRD, AFTER).get("field_removed gone")).toBe("not counted");
  });

  test("is a name that may be behind the 32 that are kept", () => {
    const [few, many] = [30, 40].map((length) =>
      Object.fromEntries(Array.from({ length }, (_, index) => [`x${index}`, 1])),
    );
    const seen = [few, many].map((message = {}) =>
      seenIn([message], NEW, AFTER).get("field_removed gone"),
    );
    expect(seen).toEqual(["0 of 1 had gone", "not counted"]);
  });

  test("is a value, a pattern and a place in a map", () => {
    const map = (schema: object) => ({ type: "object", additionalProperties: schema });
    const changes = compareEvents(
      new Map<string, object>([
        [EVENT, object({ kept: text })],
        ["map-v1", map(object({ a: text, b: text }))],
      ]),
      new Map<string, object>([
        [EVENT, object({ kept: { ...text, enum: ["a"] } as Schema })],
        ["map-v1", map(object({ a: text }))],
      ]),
    ).map(countSeen(observed([{ kept: "b" }], BEFORE, `${OLD}`), OLD, NEW));
    expect(changes.map(({ code, seen }) => [code, seen])).toEqual([
      ["field_removed", null],
      ["values_limited", null],
    ]);
  });
});
