// What `fixture` and `faults` are made from: one example of every payload, and the places in it where a rule can be broken.
import type { JsonSchema } from "../../src/model/schema.ts";
import { nameOfReference } from "../../src/model/schema.ts";
import type { Source } from "../source/read-source.ts";
import { header, type Outputs } from "./outputs.ts";
import { requestBodies, restUnit } from "./rest-units.ts";
import { checksOf, oneRequiredOf, type Unit } from "./validators/unit.ts";

/** A place in the example: where, its JSON types, whether it has to be there, and the codes of its further checks. */
type Place = [attr: string, types: string, required: 0 | 1, ...codes: string[]];

export function generateFixtureData({ events, openapi }: Source): Outputs {
  const shapes = new Map(events.shapes.map(({ title, schema }) => [title, schema]));
  const shapeUnit = (name: string): Unit => ({
    name,
    schema: shapes.get(name) ?? {},
    refer: nameOfReference,
  });
  const entries = [
    ...events.events.map(({ name, title, schema, examples }) => {
      const example = examples.find(({ variant }) => variant === "")?.payload;
      return [
        name,
        example,
        placesOf({ name: title, schema, refer: nameOfReference }, example, shapeUnit),
      ] as const;
    }),
    ...requestBodies(openapi).map(({ operationId, schema, example }) => {
      const unit = (name: string) => restUnit(openapi, name);
      return [operationId, example, placesOf(unit(schema), example, unit)] as const;
    }),
  ];
  const rows = entries.map(([name, example, places]) => {
    const list = places.map((place) => `    ${JSON.stringify(place)},\n`).join("");
    return `  ${JSON.stringify(name)}: [${JSON.stringify(example)}, [\n${list}  ]],\n`;
  });
  return new Map([
    [
      "generated/fixture-data.ts",
      [
        header("the examples in events/ and openapi/"),
        "/** A place in the example: where, its JSON types, whether it has to be there, and the codes of its further checks. */",
        "export type Place = readonly [attr: string, types: string, required: 0 | 1, ...codes: string[]];\n",
        "/** One example of every payload, and the places in it where a rule can be broken. */",
        `export const FIXTURE_DATA: { readonly [name: string]: readonly [example: unknown, places: readonly Place[]] } = {\n${rows.join("")}};\n`,
      ].join("\n"),
    ],
  ]);
}

function placesOf(root: Unit, example: unknown, unitOf: (name: string) => Unit): Place[] {
  const places = new Map<string, Place>();
  /** `rule` is the place whatever the index: a rule that holds for every item is broken in the first that shows it. */
  const visit = (
    unit: Unit,
    schema: JsonSchema,
    value: unknown,
    attr: string,
    rule: string,
    required: 0 | 1,
  ): void => {
    if (schema.$ref !== undefined) {
      const referred = unitOf(unit.refer(schema.$ref));
      visit(referred, referred.schema, value, attr, rule, required);
      return;
    }
    const place =
      places.get(rule) ?? ([attr, [schema.type ?? []].flat().join(" "), required] as Place);
    const choice = oneRequiredOf(schema);
    if (place[0] === attr) {
      if (schema.type !== undefined) place[1] = [schema.type].flat().join(" ");
      place.push(
        ...checksOf(schema).map(({ code }) => code),
        ...(choice ? [`choice:${choice.join()}`] : []),
      );
      if (place[1] !== "") places.set(rule, place);
    }
    for (const part of schema.allOf ?? []) visit(unit, part, value, attr, rule, required);
    if (schema.items && Array.isArray(value)) {
      for (const [index, item] of value.entries())
        visit(unit, schema.items, item, join(attr, String(index)), join(rule, "*"), 0);
    }
    if (typeof value !== "object" || value === null) return;
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (!(name in value)) continue;
      const field = (value as Record<string, unknown>)[name];
      visit(
        unit,
        property,
        field,
        join(attr, name),
        join(rule, name),
        schema.required?.includes(name) ? 1 : 0,
      );
    }
  };
  visit(root, root.schema, example, "", "", 0);
  return [...places.values()];
}

const join = (attr: string, name: string): string => (attr === "" ? name : `${attr}.${name}`);
