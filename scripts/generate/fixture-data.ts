// What `fixture` and `faults` are made from: one example of every payload, and its outline.
import { nameOfReference } from "../../src/reading/model/schema.ts";
import type { Source } from "../source/read-source.ts";
import { moduleFile, type Outputs } from "./outputs.ts";
import { requestBodies, restUnit } from "./rest-units.ts";
import { outlineOf } from "./validators/outline.ts";
import type { Unit } from "./validators/unit.ts";

export function generateFixtureData({ events, openapi }: Source): Outputs {
  const shapes = new Map(events.shapes.map(({ title, schema }) => [title, schema]));
  const shapeUnit = (name: string): Unit => ({
    name,
    schema: shapes.get(name) ?? {},
    refer: nameOfReference,
  });
  const bodyUnit = (name: string): Unit => restUnit(openapi, name);
  const rows = [
    ...events.events.map(({ name, title, schema, examples }) => {
      const unit: Unit = { name: title, schema, refer: nameOfReference };
      const example = examples.find(({ variant }) => variant === "")?.payload;
      return [name, example, outlineOf(unit, shapeUnit)];
    }),
    ...requestBodies(openapi).map(({ operationId, schema, example }) => [
      operationId,
      example,
      outlineOf(bodyUnit(schema), bodyUnit),
    ]),
  ].map((row) => {
    const [name, example, outline] = row.map((part) => JSON.stringify(part));
    return `  ${name}: [${example}, ${outline}],\n`;
  });
  return new Map([
    moduleFile("generated/fixture-data.ts", "the examples in events/ and openapi/", [
      "/** One example of every payload, and the outline of what it may be. */",
      `export const FIXTURE_DATA: { readonly [name: string]: readonly [example: unknown, outline: string] } = {\n${rows.join("")}};\n`,
    ]),
  ]);
}
