// Writes the outline of a payload: text that functions of the library read. What is referred to is
// written out in place. `{account_number,account_user_emails[],is_imported?:b}` are a text, a list
// of texts and an optional boolean; `~` may be null, `!bl` has the checks b and l, `{a?,b?}(a,b)`
// has one of the two fields at least, and `{+a}` is open.
import { CHECKS } from "../../../src/library/runtime/outline.ts";
import type { JsonSchema } from "../../../src/reading/model/schema.ts";
import { assertSupported, checksOf } from "./keywords.ts";
import { oneRequiredOf, shapesOf, type Unit } from "./unit.ts";

const MARKS: Readonly<Record<string, string>> = {
  string: "",
  boolean: ":b",
  integer: ":i",
  number: ":n",
};

const LETTERS = new Map(Object.entries(CHECKS).map(([letter, code]) => [code, letter]));

/** The outline of a unit. `find` returns the unit of a name. */
export function outlineOf(unit: Unit, find: (name: string) => Unit): string {
  assertSupported(unit);
  return outlineIn(unit, unit.schema, find);
}

function outlineIn(unit: Unit, schema: JsonSchema, find: (name: string) => Unit): string {
  const fail = (what: string): never => {
    throw new Error(`${unit.name}: outlines do not know ${what}.`);
  };
  if (schema.$ref !== undefined) return outlineOf(find(unit.refer(schema.$ref)), find);
  if (shapesOf(schema)) fail("a choice of shapes");
  const { type, allOf = [] } = schema;
  const typed = [type ?? []].flat().filter((name) => name !== "null");
  const [base, ...more] = [
    ...typed.map((name) => typeOf(unit, schema, name, find) ?? fail(`the type ${name}`)),
    ...allOf.filter((part) => !part.anyOf).map((part) => outlineIn(unit, part, find)),
  ];
  if (base === undefined || more.length > 0) fail("several types");
  const letters = checksOf(schema).map(({ code }) => LETTERS.get(code) ?? fail(`the code ${code}`));
  const choices = [schema, ...allOf].flatMap((part) => oneRequiredOf(part) ?? []);
  if (typed.length === 0 && letters.length > 0) fail("checks beside an allOf");
  return [
    base,
    type?.includes("null") ? "~" : "",
    letters.length > 0 ? `!${letters.join("")}` : "",
    choices.length > 0 ? `(${choices.join()})` : "",
  ].join("");
}

function typeOf(
  unit: Unit,
  schema: JsonSchema,
  type: string,
  find: (name: string) => Unit,
): string | undefined {
  if (type === "array") return `[${outlineIn(unit, schema.items ?? {}, find)}]`;
  if (type !== "object") return MARKS[type];
  const { properties = {}, required = [], additionalProperties } = schema;
  if (
    Object.keys(properties)
      .filter((name) => required.includes(name))
      .join() !== required.join()
  )
    throw new Error(`${unit.name}: outlines know required fields in the order of the fields only.`);
  const fields = Object.entries(properties).map(([name, property]) => {
    if (!/^\w+$/.test(name))
      throw new Error(`${unit.name}: outlines know names of letters, digits and _ only.`);
    return `${name}${required.includes(name) ? "" : "?"}${outlineIn(unit, property, find)}`;
  });
  // Where the contract is open, no field is unknown.
  const open = additionalProperties === true && fields.length > 0 ? "+" : "";
  return `{${open}${fields.join()}}`;
}
