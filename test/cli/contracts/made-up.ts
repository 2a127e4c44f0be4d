// Made-up events: contracts with every kind of rule, each with a payload that satisfies it, the same
// for each seed.
import { stringify } from "yaml";
import { type Random, seeded } from "../../seeded.ts";
import { folderOfTest, makeFolder } from "../run-cli.ts";

export interface MadeUp {
  readonly name: string;
  readonly schema: Schema;
  readonly example: unknown;
}
type Schema = Readonly<Record<string, unknown>>;
type Made = readonly [schema: Schema, example: unknown];

/** Shapes that several refer to; `base` is what their references begin with. */
const shapes = (base: string): Record<string, Made> => {
  const address: Made = [
    {
      type: "object",
      properties: { street: { type: "string", minLength: 1 }, postcode: { type: "string" } },
      required: ["street"],
      additionalProperties: false,
    },
    { street: "Hafenweg 1", postcode: "20457" },
  ];
  const tree: Schema = {
    type: "object",
    properties: {
      name: { type: "string", maxLength: 20 },
      children: { type: "array", items: { $ref: `${base}Tree` }, maxItems: 3 },
    },
    required: ["name"],
  };
  return { Address: address, Tree: [tree, { name: "root", children: [{ name: "leaf" }] }] };
};

const leaves: readonly Made[] = [
  [{ type: "string" }, "a text"],
  [{ type: "string", minLength: 1, maxLength: 12 }, "short"],
  [{ type: "string", minLength: 3 }, "three"],
  [{ type: "string", format: "date" }, "2025-03-04"],
  [{ type: "string", format: "date-time" }, "2025-03-04T05:06:07Z"],
  [{ type: "string", format: "email" }, "kim@example.com"],
  [{ type: "string", format: "uuid" }, "6c1ff4f0-0a3c-4d2e-9a53-2f1a7c0b1d2e"],
  [{ type: "string", pattern: "^[A-Z]{2}-\\d{4}$" }, "NW-2049"],
  [{ enum: ["GAS", "ELECTRICITY"] }, "GAS"],
  [{ const: "meter" }, "meter"],
  [{ type: "integer", minimum: 1, maximum: 99 }, 7],
  [{ type: "number", exclusiveMinimum: 0, multipleOf: 0.5 }, 2.5],
  [{ type: "boolean" }, true],
  [{ type: ["string", "null"] }, null],
  [{ anyOf: [{ type: "string", format: "date" }, { type: "null" }] }, "2025-03-04"],
  [{ oneOf: [{ type: "integer" }, { type: "string", minLength: 2 }] }, "ab"],
  [{ type: "array", items: { type: "string" }, minItems: 1, uniqueItems: true }, ["a", "b"]],
];

function value(random: Random, depth: number, base: string): Made {
  const kind = random(depth > 2 ? 7 : 10);
  if (kind < 7) return leaves[random(leaves.length)] as Made;
  const [name = "", shape] = Object.entries(shapes(base))[random(2)] ?? [];
  if (kind === 7) return [{ $ref: base + name }, shape?.[1]];
  if (kind === 8) return object(random, depth + 1, base);
  const [items, item] = value(random, depth + 1, base);
  return [{ type: "array", items, minItems: 1, maxItems: 4 }, [item]];
}

function object(random: Random, depth: number, base: string): Made {
  const fields = Array.from({ length: 2 + random(5) }, (_, at) => {
    const [schema, example] = value(random, depth, base);
    return { field: `${WORDS[random(WORDS.length)]}_${at}`, schema, example };
  });
  const properties = Object.fromEntries(fields.map(({ field, schema }) => [field, schema]));
  const required = fields.filter(() => random(2) === 0).map(({ field }) => field);
  const example = Object.fromEntries(fields.map(({ field, example: one }) => [field, one]));
  const closed = random(4) === 0 ? { additionalProperties: false } : {};
  return [
    { type: "object", properties, ...(required.length > 0 && { required }), ...closed },
    example,
  ];
}

const WORDS = ["order", "meter", "tariff", "note", "site", "reading", "amount", "agent"];

/** So many made-up events, whose shapes lie where `base` says. */
export function madeUp(count: number, base = "#/$defs/"): MadeUp[] {
  return Array.from({ length: count }, (_, at) => {
    const random = seeded(at);
    const [schema, example] = object(random, 0, base);
    const name = `${WORDS[at % 8]}.made_up_${at}-v${1 + (at % 3)}`;
    return { name, schema: { description: `Made up, the ${at}th.`, ...schema }, example };
  });
}

const definitions = (base: string): Schema =>
  Object.fromEntries(Object.entries(shapes(base)).map(([name, [schema]]) => [name, schema]));

/** The schema of one by itself. */
export const alone = ({ schema }: MadeUp): Schema => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  ...schema,
  $defs: definitions("#/$defs/"),
});

type Files = Readonly<Record<string, unknown>>;
const textsOf = (files: Files): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([file, content]) => {
      const write = file.endsWith(".yaml") ? stringify : JSON.stringify;
      return [file, typeof content === "string" ? content : write(content)];
    }),
  );

/** Writes files into a new folder, which is removed when the test ends, and returns that. */
export const folderOf = (files: Files): string => folderOfTest(textsOf(files));
/** The same for a whole file of tests, which removes it. */
export const folderOfSuite = (files: Files) => makeFolder(textsOf(files));

/** The same events in every form that contracts are written in, by the file that has them. */
export function inEveryForm(
  count: number,
): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const own = madeUp(count);
  const base = "#/components/schemas/";
  const inDocument = madeUp(count, base);
  const schemas = definitions(base);
  const byName = (make: (one: MadeUp) => unknown) =>
    Object.fromEntries(inDocument.map((one) => [one.name, make(one)]));
  const info = { title: "Made up", version: "1.0.0" };
  const hook = ({ schema, example }: MadeUp) => ({
    post: { requestBody: { content: { "application/json": { schema, example } } }, responses: {} },
  });
  const message = ({ name, schema, example }: MadeUp) => ({
    name,
    payload: schema,
    examples: [{ payload: example }],
  });
  return {
    folder: Object.fromEntries(own.map((one) => [`folder/${one.name}.schema.json`, alone(one)])),
    "asyncapi-2.yaml": {
      "asyncapi-2.yaml": {
        asyncapi: "2.6.0",
        info,
        channels: Object.fromEntries(
          inDocument.map((one) => [`on/${one.name}`, { subscribe: { message: message(one) } }]),
        ),
        components: { schemas },
      },
    },
    "asyncapi-3.json": {
      "asyncapi-3.json": {
        asyncapi: "3.0.0",
        info,
        components: { schemas, messages: byName(message) },
      },
    },
    "webhooks.json": {
      "webhooks.json": { openapi: "3.1.0", info, webhooks: byName(hook), components: { schemas } },
    },
    "paths.yaml": {
      "paths.yaml": {
        openapi: "3.1.0",
        info,
        paths: Object.fromEntries(inDocument.map((one) => [`/hooks/${one.name}`, hook(one)])),
        components: { schemas },
      },
    },
    "schemas.json": {
      "schemas.json": {
        openapi: "3.1.0",
        info,
        paths: {},
        components: { schemas: { ...schemas, ...byName(({ schema }) => schema) } },
      },
    },
  };
}
