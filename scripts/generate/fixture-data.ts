// What `fixture` and `faults` are made from: one example of every payload, and the places in it where a rule can be broken.
import type { JsonSchema } from "../source/json-schema.ts";
import type { Source } from "../source/read-source.ts";
import { shapeName } from "./event-types.ts";
import { header, type Outputs } from "./outputs.ts";
import { requestBodies, restUnit } from "./rest-modules.ts";
import { checksOf, oneRequiredOf, type Unit } from "./validators/unit.ts";

/** A place in the example: where, its JSON types, whether it has to be there, and the codes of its further checks. */
type Place = [attr: string, types: string, required: 0 | 1, ...codes: string[]];

export function generateFixtureData({ events, openapi }: Source): Outputs {
  const shapes = new Map(events.shapes.map(({ title, schema }) => [title, schema]));
  const shapeUnit = (name: string): Unit => ({ name, schema: shapes.get(name) ?? {}, refer: shapeName });
  const entries = [
    ...events.events.map(({ name, title, schema, examples }) => {
      const example = examples.find(({ variant }) => variant === "")?.payload;
      return [name, example, placesOf({ name: title, schema, refer: shapeName }, example, shapeUnit)] as const;
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
  const places: Place[] = [];
  const visit = (unit: Unit, schema: JsonSchema, value: unknown, attr: string, required: 0 | 1): void => {
    if (schema.$ref !== undefined) {
      const referred = unitOf(unit.refer(schema.$ref));
      visit(referred, referred.schema, value, attr, required);
      return;
    }
    if (schema.type !== undefined) {
      const choice = oneRequiredOf(schema) ? ["choice"] : [];
      places.push([attr, [schema.type].flat().join(" "), required, ...checksOf(schema).map(({ code }) => code), ...choice]);
    }
    // A payload that is a shape has its only part here; others with parts add rules to the same object.
    for (const part of schema.allOf ?? []) visit(unit, part, value, attr, required);
    if (schema.items && Array.isArray(value) && value.length > 0) visit(unit, schema.items, value[0], join(attr, "0"), 0);
    if (typeof value !== "object" || value === null) return;
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (!(name in value)) continue;
      visit(unit, property, (value as Record<string, unknown>)[name], join(attr, name), schema.required?.includes(name) ? 1 : 0);
    }
  };
  visit(root, root.schema, example, "", 0);
  return places;
}

const join = (attr: string, name: string): string => (attr === "" ? name : `${attr}.${name}`);
