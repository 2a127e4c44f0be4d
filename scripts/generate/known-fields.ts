// Which fields a schema names, as the data by which all others are left out.
import type { JsonSchema } from "../../src/reading/model/schema.ts";
import type { Unit } from "./validators/unit.ts";

/** The name of the constant of a unit. */
export const knownName = (unit: string): string => `fieldsOf${unit}`;

/** A constant with the fields that a unit names, and the units that it refers to. */
export function knownCode(unit: Unit): {
  readonly code: string;
  readonly refers: readonly string[];
} {
  const refers = new Set<string>();
  const known = knownOf(unit.schema, (reference) => {
    const name = unit.refer(reference);
    refers.add(name);
    return knownName(name);
  });
  return {
    code: `export const ${knownName(unit.name)}: KnownFields = ${known};`,
    refers: [...refers].sort(),
  };
}

function knownOf(schema: JsonSchema, refer: (reference: string) => string): string {
  const { $ref, items, properties, allOf, additionalProperties } = schema;
  if ($ref !== undefined) return refer($ref);
  if (additionalProperties === true) return "0";
  const parts = [
    ...(allOf ?? []).map((part) => knownOf(part, refer)),
    ...(items ? [listOf(knownOf(items, refer))] : []),
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
    ([name, property]) => `\n  [${JSON.stringify(name)}, ${knownOf(property, refer)}],`,
  );
  return `/* @__PURE__ */ new Map<string, KnownFields>([${fields.join("")}\n])`;
}
