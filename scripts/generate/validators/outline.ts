// Writes the outline of a payload: what `explainX` knows, as text that one function of the runtime
// reads. `account_number,account_user_emails[],is_imported?:b` are a text, a list of texts and an
// optional boolean. A shape that is referred to is written out in place.
import type { JsonSchema } from "../../../src/reading/model/schema.ts";
import type { Unit } from "./unit.ts";

/** How an outline writes a type. A text needs no mark. */
const MARKS: Readonly<Record<string, string>> = {
  string: "",
  boolean: ":b",
  integer: ":i",
  number: ":n",
};

/** The outline of a payload that is an object. `find` returns the unit of a name. */
export function outlineOf(unit: Unit, find: (name: string) => Unit): string {
  const outline = typeOf(unit, unit.schema, find);
  if (!outline.startsWith("{")) throw new Error(`${unit.name} is not an object.`);
  return outline;
}

/** Any other keyword would be passed over in silence. */
const KNOWN = new Set(
  "$schema $id $ref $comment title description type properties required items allOf additionalProperties".split(
    " ",
  ),
);

function typeOf(unit: Unit, schema: JsonSchema, find: (name: string) => Unit): string {
  const unknown = Object.keys(schema).find((keyword) => !KNOWN.has(keyword));
  if (unknown) throw new Error(`${unit.name}: outlines do not know ${unknown}.`);
  const { type, items, allOf, $ref } = schema;
  if ($ref !== undefined) {
    const referred = find(unit.refer($ref));
    return typeOf(referred, referred.schema, find);
  }
  if (allOf) {
    const [part, ...more] = allOf;
    if (!part || type || more.length > 0)
      throw new Error(`${unit.name}: outlines know allOf only as one reference.`);
    return typeOf(unit, part, find);
  }
  if (type === "object") return objectOf(unit, schema, find);
  if (type === "array") return `[${typeOf(unit, items ?? {}, find)}]`;
  const mark = typeof type === "string" ? MARKS[type] : undefined;
  if (mark === undefined) throw new Error(`${unit.name}: outlines do not know the type ${type}.`);
  return mark;
}

function objectOf(unit: Unit, schema: JsonSchema, find: (name: string) => Unit): string {
  const { properties = {}, required = [], additionalProperties } = schema;
  const names = Object.keys(properties);
  if (names.filter((name) => required.includes(name)).join() !== required.join())
    throw new Error(`${unit.name}: outlines know required fields in the order of the fields only.`);
  if (names.some((name) => !/^\w+$/.test(name)))
    throw new Error(`${unit.name}: outlines know names of letters, digits and _ only.`);
  const fields = Object.entries(properties).map(([name, property]) => {
    const mark = required.includes(name) ? "" : "?";
    return `${name}${mark}${typeOf(unit, property, find)}`;
  });
  // Where the contract is open, no field is unknown.
  const open = additionalProperties === true && fields.length > 0 ? "+" : "";
  return `{${open}${fields.join()}}`;
}
