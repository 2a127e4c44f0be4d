// Which fields a schema names, as the data by which all others are left out.
import type { JsonSchema } from "../../src/reading/model/schema.ts";
import type { Unit } from "./validators/unit.ts";

/** The name of the shape of a unit. */
export const shapeName = (unit: string): string => `shapeOf${unit}`;

/** A constant with the shape of a unit, and the units whose shapes it refers to. */
export function shapeCode(unit: Unit): {
  readonly code: string;
  readonly refers: readonly string[];
} {
  const refers = new Set<string>();
  const shape = shapeOf(unit.schema, (reference) => {
    const name = unit.refer(reference);
    refers.add(name);
    return shapeName(name);
  });
  return {
    code: `export const ${shapeName(unit.name)}: Shape = ${shape};`,
    refers: [...refers].sort(),
  };
}

function shapeOf(schema: JsonSchema, refer: (reference: string) => string): string {
  const { $ref, items, properties, allOf, additionalProperties } = schema;
  if ($ref !== undefined) return refer($ref);
  if (additionalProperties === true) return "0";
  const parts = [
    ...(allOf ?? []).map((part) => shapeOf(part, refer)),
    ...(items ? [listOf(shapeOf(items, refer))] : []),
    ...(properties ? [fieldsOf(properties, refer)] : []),
  ].filter((part) => part !== "0");
  if (parts.length > 1) throw new Error("A schema names fields in several places.");
  return parts[0] ?? "0";
}

const listOf = (item: string): string => (item === "0" ? "0" : `[${item}]`);

function fieldsOf(
  properties: Readonly<Record<string, JsonSchema>>,
  refer: (reference: string) => string,
): string {
  const fields = Object.entries(properties).map(
    ([name, property]) => `\n  [${JSON.stringify(name)}, ${shapeOf(property, refer)}],`,
  );
  return `/* @__PURE__ */ new Map<string, Shape>([${fields.join("")}\n])`;
}
