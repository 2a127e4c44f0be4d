// Writes `explainX`, which runs only if `isX` says no or unknown fields matter. It is handed a value
// and the attr of its fields, which ends with a dot, and makes the text of a place only for a fault.
import type { JsonSchema } from "../../../src/reading/model/schema.ts";
import { checksOf } from "./keywords.ts";
import {
  access,
  explainName,
  isName,
  not,
  oneRequiredOf,
  shapeByField,
  shapesOf,
  typeTests,
  type Unit,
} from "./unit.ts";

export function explainFunction(unit: Unit): string {
  const place: Place = { value: "v", attr: unit.isPayload ? [] : [AT], depth: 0 };
  const at = unit.isPayload ? `_${AT}` : AT;
  return [
    `export function ${explainName(unit.name)}(v: any, ${at}: string, found: Findings): void {`,
    ...statements({ unit, variables: [] }, unit.schema, place),
    "}",
  ].join("\n");
}

interface Writer {
  readonly unit: Unit;
  /** The variables of the function so far. Each holds a value that was read. */
  readonly variables: string[];
}

interface Place {
  readonly value: string;
  /** Code that makes the attr of its fields when it is added up, without the dot at the end. */
  readonly attr: readonly string[];
  readonly depth: number;
  readonly isOptional?: boolean;
}

/** Reads a value into a variable. Returns the statement and the place that the variable is. */
function readInto({ variables }: Writer, place: Place): { read: string; variable: Place } {
  const value = `v${variables.length + 1}`;
  variables.push(value);
  return { read: `const ${value} = ${place.value};`, variable: { ...place, value } };
}

/** What the attrs of a unit's fields begin with: empty, or with a dot at the end. */
const AT = "at";

const isWhole = ({ attr }: Place): boolean =>
  attr.length === 0 || (attr.length === 1 && attr[0] === AT);

const quoted = (text: string): string => JSON.stringify(text);

/** The code of an attr, with neighbouring texts joined. */
const sumOf = (parts: readonly string[]): string =>
  parts.length === 0 ? '""' : parts.join(" + ").replaceAll('" + "', "");

/** The attr of the value itself. That of a whole unit came with a dot. */
const attrOf = (place: Place): string =>
  isWhole(place) && place.attr.length > 0 ? `${AT}.slice(0, -1)` : sumOf(place.attr);

const prefixOf = (place: Place): string =>
  sumOf(isWhole(place) ? place.attr : [...place.attr, '"."']);

function fieldOf(place: Place, field: string): Place {
  const { value, attr, depth } = place;
  const name = quoted(isWhole(place) ? field : `.${field}`);
  return { value: access(value, field), attr: [...attr, name], depth };
}

function itemOf(place: Place): Place {
  const { value, attr, depth } = place;
  const index = `i${depth}`;
  const start = isWhole(place) ? (attr.length === 0 ? ['""'] : attr) : [...attr, '"."'];
  return { value: `${value}[${index}]`, attr: [...start, index], depth: depth + 1 };
}

function statements(writer: Writer, schema: JsonSchema, place: Place): string[] {
  const { unit } = writer;
  const { value } = place;
  if (schema.$ref !== undefined) {
    const name = unit.refer(schema.$ref);
    const call = `${explainName(name)}(${value}, ${prefixOf(place)}, found);`;
    return [`if (found.visit || !${isName(name)}(${value})) ${call}`];
  }
  const types = [schema.type ?? []].flat();
  const parts = (schema.allOf ?? []).flatMap((part) => statements(writer, part, place));
  const choice = [
    ...shapeStatements(writer, schema, place),
    ...choiceStatements(unit, schema, place),
  ];
  if (types.length === 0) return [...parts, ...choice];
  const inside = types.flatMap((type) => {
    const lines = ruleStatements(writer, schema, type, place);
    return types.length === 1 || lines.length === 0
      ? lines
      : [`if (${testOf(unit, type, value)}) {`, ...lines, "}"];
  });
  const test = types.map((type) => testOf(unit, type, value)).join(" || ");
  const wrong = `wrong(found, ${attrOf(place)}, ${value}, ${quoted(wordsOf(types))});`;
  return [
    ...parts,
    ...(inside.length === 0
      ? [`if (${not(test)}) ${wrong}`]
      : [`if (${test}) {`, ...inside, "}", `else ${wrong}`]),
    ...choice,
  ];
}

/** What a value of these types is called: `a string or null`. */
const wordsOf = ([first = "", ...more]: readonly string[]): string => {
  const article = first === "null" ? "" : /^[aio]/.test(first) ? "an " : "a ";
  return article + [first, ...more].join(" or ");
};

const testOf = (unit: Unit, type: string, value: string): string =>
  typeTests(unit, type, value).join(" && ");

function ruleStatements(writer: Writer, schema: JsonSchema, type: string, place: Place): string[] {
  if (type === "object") return objectStatements(writer, schema, place);
  const items = type === "array" ? itemStatements(writer, schema.items ?? {}, place) : [];
  return type === "null" || type === "boolean" ? [] : [...items, ...checkStatements(schema, place)];
}

function checkStatements(schema: JsonSchema, place: Place): string[] {
  const { value } = place;
  return checksOf(schema).map(({ code, test, wanted }) => {
    const words = [value, wanted(value), quoted(code)].join(", ");
    const report = place.isOptional && OFTEN_EMPTY.has(code) ? "wrongOptional" : "wrong";
    return `if (${not(test(value))}) ${report}(found, ${attrOf(place)}, ${words});`;
  });
}

/** What forms send as an empty text where nothing was filled in. */
const OFTEN_EMPTY = new Set(["invalid_date", "invalid_datetime", "invalid_decimal"]);

function itemStatements(writer: Writer, items: JsonSchema, place: Place): string[] {
  const { read, variable } = readInto(writer, itemOf(place));
  const lines = statements(writer, items, variable);
  const index = variable.attr.at(-1);
  const loop = `for (let ${index} = 0; ${index} < ${place.value}.length; ${index}++) {`;
  return lines.length === 0 ? [] : [loop, read, ...lines, "}"];
}

function objectStatements(writer: Writer, schema: JsonSchema, place: Place): string[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const names = Object.keys(properties);
  const fieldPlace = (name: string): Place => ({
    ...fieldOf(place, name),
    isOptional: !required.includes(name),
  });
  const fields = new Map(names.map((name) => [name, readInto(writer, fieldPlace(name))]));
  const absences = required.map((name) => {
    const field = fields.get(name)?.variable ?? fieldOf(place, name);
    return `if (${field.value} === undefined) missing(found, ${attrOf(field)});`;
  });
  const inside = [...fields].flatMap(([name, { variable }]) =>
    unlessAbsent(variable.value, statements(writer, properties[name] ?? {}, variable)),
  );
  // Where the contract is open, no field is unknown.
  const isClosed = names.length > 0 && additionalProperties !== true;
  const known = `found, ${place.value}, ${prefixOf(place)}, ${quoted(names.join())}`;
  return [
    ...[...fields.values()].map(({ read }) => read),
    ...(isClosed ? [`found.visit?.(${known});`] : []),
    ...absences,
    ...inside,
  ];
}

function unlessAbsent(value: string, lines: readonly string[]): readonly string[] {
  const [first = ""] = lines;
  const test = /^if \((.+)\) (wrong\(.+;)$/.exec(first);
  if (lines.length === 1 && test) return [`if (${value} !== undefined && ${test[1]}) ${test[2]}`];
  return lines.length === 0 ? [] : [`if (${value} !== undefined) {`, ...lines, "}"];
}

/** A value has one of several shapes. If it has none, the last is what it should have been. */
function shapeStatements(writer: Writer, schema: JsonSchema, place: Place): string[] {
  const shapes = shapesOf(schema) ?? [];
  const named = shapes.filter(({ $ref }) => $ref !== undefined);
  const special = shapeByField(schema);
  let lines: string[] = [];
  for (const shape of named.toReversed()) {
    const own = statements(writer, shape, place);
    const test =
      shape.$ref === special?.shape.$ref
        ? hasOneOf(writer.unit, special?.fields ?? [], place)
        : `${isName(writer.unit.refer(shape.$ref ?? ""))}(${place.value})`;
    lines = lines.length === 0 ? own : [`if (${test}) {`, ...own, "} else {", ...lines, "}"];
  }
  const mayBeNull = named.length < shapes.length;
  return mayBeNull ? [`if (${place.value} !== null) {`, ...lines, "}"] : lines;
}

const hasOneOf = (unit: Unit, fields: readonly string[], { value }: Place): string => {
  const present = fields.map((field) => `${access(value, field)} !== undefined`);
  return `${testOf(unit, "object", value)} && (${present.join(" || ")})`;
};

function choiceStatements(unit: Unit, schema: JsonSchema, place: Place): string[] {
  const fields = oneRequiredOf(schema);
  if (!fields) return [];
  const absent = fields.map((field) => `${access(place.value, field)} === undefined`);
  const test = [testOf(unit, "object", place.value), ...absent].join(" && ");
  const words = quoted(` needs at least one of ${fields.join(" and ")}`);
  return [`if (${test}) add(found, ${attrOf(place)}, "required", ${words});`];
}
