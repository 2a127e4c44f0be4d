// What breaks a reader is told to it, and most of what breaks none of its fields is not; so is what
// makes stored messages invalid: seeded changes of real events, with ajv as witness.
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { compareEvents } from "../../../src/reading/diff/compare-contracts.ts";
import { breaksReader, readersIn, unknownIn } from "../../../src/reading/diff/readers.ts";
import { type Random, seeded } from "../../seeded.ts";
import { payloadOf } from "../../witness/random-payload.ts";
import { type Draft, EVENT_FILES, schemaOf } from "./given.ts";

const CHANGES = Number(process.env.READER_CHANGES ?? 300);
const READERS = 20;
const PAYLOADS = 20;

const EVENTS = EVENT_FILES.map((name) => name.slice(0, -".json".length));
const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[random(items.length)] as Item;

/** Every path to a field, at most three levels deep. */
function pathsIn(schema: Draft, root: Draft, depth = 3): string[] {
  if (typeof schema !== "object" || depth === 0) return [];
  if (schema.$ref) return pathsIn(root.$defs[schema.$ref.slice("#/$defs/".length)], root, depth);
  const forms = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const join = (inner: string) => (inner.startsWith("[") || inner === "" ? inner : `.${inner}`);
  return [
    ...forms.flatMap((form: Draft) => pathsIn(form, root, depth)),
    ...Object.entries<Draft>(schema.properties ?? {}).flatMap(([name, field]) =>
      ["", ...pathsIn(field, root, depth - 1)].map((inner) => `${name}${join(inner)}`),
    ),
    ...(schema.items
      ? ["", ...pathsIn(schema.items, root, depth)].map((inner) => `[]${join(inner)}`)
      : []),
  ];
}

const TYPES: object[] = [
  { type: "string" },
  { type: "integer" },
  { type: ["string", "null"] },
  { type: "string", minLength: 2 },
  { type: "string", enum: ["a", "xy"] },
  { type: "array", items: { type: "integer" } },
  {
    anyOf: [
      { type: "string", maxLength: 1 },
      { type: "object", properties: {} },
    ],
  },
];

/** An edit of an event, of its payload or of one of its shapes. */
function edited(event: string, random: Random): Draft {
  const schema = schemaOf(event);
  const objects = [schema, ...Object.values<Draft>(schema.$defs ?? {})].filter(
    ({ properties }) => Object.keys(properties ?? {}).length > 0,
  );
  const object = pick(objects, random);
  if (!object) return schema;
  const name = pick(Object.keys(object.properties), random);
  const required: string[] = object.required ?? [];
  const others = required.filter((one) => one !== name);
  const type = structuredClone(pick(TYPES, random));
  switch (random(8)) {
    case 0:
      delete object.properties[name];
      object.required = others;
      break;
    case 1:
      object.required = others;
      break;
    case 2:
      object.required = [...new Set([...required, name])];
      break;
    case 3:
      object.properties[`${name}_2`] = type;
      break;
    case 4:
      object.properties = { ...object.properties, [`${name}_2`]: type };
      object.required = [...required, `${name}_2`];
      break;
    case 5:
      object.properties[name] = { anyOf: [object.properties[name], { type: "null" }] };
      break;
    default:
      object.properties[name] = type;
  }
  return schema;
}

/** True if a fault lies on one of the paths, above it or below it. */
function isAt({ instancePath, keyword, params }: ErrorObject, paths: readonly string[]): boolean {
  const missing = keyword === "required" ? `/${params.missingProperty}` : "";
  const attr = `${instancePath}${missing}/`.replaceAll(/\/\d+(?=\/)/g, "/[]");
  return paths.some((path) => {
    const read = `/${path.replaceAll("[]", "/[]").replaceAll(".", "/").replaceAll("//", "/")}/`;
    const place = read.replaceAll("//", "/");
    return attr.startsWith(place) || place.startsWith(attr);
  });
}

const judges = new Map<string, ReturnType<Ajv2020["compile"]>>();
const ajv = () =>
  new Ajv2020({ strict: false, logger: false, validateSchema: false, allErrors: true });
function judgeOf(event: string) {
  const judge = judges.get(event) ?? ajv().compile(schemaOf(event));
  judges.set(event, judge);
  return judge;
}

test("no change that breaks a reader is missed, and needless alarms are gone", () => {
  const random = seeded(6262);
  const missed: string[] = [];
  let [alarms, told, broken] = [0, 0, 0];
  for (let index = 0; index < CHANGES; index++) {
    const event = pick(EVENTS, random);
    const [before, after] = [schemaOf(event), edited(event, random)];
    const changes = compareEvents(new Map([[event, before]]), new Map([[event, after]]));
    const all = pathsIn(before, before);
    const [was, is] = [judgeOf(event), ajv().compile(after)];
    const payloads = Array.from({ length: PAYLOADS }, () => payloadOf(after, random));
    const stored = Array.from({ length: PAYLOADS }, () => payloadOf(before, random));
    if (stored.some((payload) => was(payload) && !is(payload)))
      expect(changes.flatMap(({ breaks }) => breaks)).toContain("stored");
    const faults = payloads.flatMap((payload) =>
      is(payload) && !was(payload) ? [was.errors ?? []] : [],
    );
    for (let reader = 0; reader < READERS && all.length > 0; reader++) {
      const paths = [...new Set(Array.from({ length: 1 + random(3) }, () => pick(all, random)))];
      const readers = paths.map((path) => ({ name: event, owner: "us", path }));
      expect(unknownIn(readers, [{ schemas: new Map([[event, before]]) }])).toBeUndefined();
      const brokenBy = breaksReader(readers);
      const isTold = changes.some((change) => brokenBy(change));
      const isBroken = faults.some((errors) => errors.some((error) => isAt(error, paths)));
      if (changes.some(({ breaks }) => breaks.includes("consumers"))) alarms++;
      if (isTold) told++;
      if (isBroken) broken++;
      if (isBroken && !isTold)
        missed.push(`${event} ${paths}: ${changes.map(({ what }) => what).join("; ")}`);
    }
  }
  expect(missed).toEqual([]);
  expect(broken).toBeGreaterThan(CHANGES / 4);
  // What is told to all readers of the event, and breaks none of the fields that one reads.
  const needless = alarms - broken;
  expect(needless).toBeGreaterThan(CHANGES);
  expect((told - broken) / needless).toBeLessThan(0.2);
});

test.each([
  [{ "a-v1": ["x"] }, [{ name: "a-v1", owner: "reads.json", path: "x" }]],
  [{ "a-v1": { paths: ["x"], owner: "us" } }, [{ name: "a-v1", owner: "us", path: "x" }]],
  [
    {
      "a-v1": [
        { paths: ["x"], owner: "us" },
        { paths: ["*"], owner: "them" },
      ],
    },
    [
      { name: "a-v1", owner: "us", path: "x" },
      { name: "a-v1", owner: "them", path: "*" },
    ],
  ],
  [{ "a-v1": "x" }, "has for a-v1 neither a list of paths nor paths with an owner"],
  [{ "a-v1": [] }, "has for a-v1 neither a list of paths nor paths with an owner"],
  [
    { "a-v1": { paths: ["x"], team: "us" } },
    "has for a-v1 neither a list of paths nor paths with an owner",
  ],
  [{}, "names no reader"],
])("%j is read", (file, readers) => {
  expect(readersIn(file, "reads.json")).toEqual(readers);
});
