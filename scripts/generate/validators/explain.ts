// Writes `explainX`, which runs if `isX` is false or unknown fields are asked for. It takes a value
// and the start of its fields' attrs: empty, or ending with a dot. Only a fault makes an attr.
import type { Form } from "../../../src/reading/model/form.ts";
import { checksOf, wordsOf } from "./keywords.ts";
import {
  AT,
  attrOf,
  fieldPlace,
  itemPlace,
  type Place,
  prefixOf,
  quoted,
  readInto,
  type Variables,
} from "./place.ts";
import { access, explainName, inPlace, isName, not, typeTests, type Unit } from "./unit.ts";

export function explainFunction(unit: Unit): string {
  const place: Place = { value: "v", attr: unit.isPayload ? [] : [AT], depth: 0 };
  const prefix = unit.isPayload ? `_${AT}` : AT;
  return [
    `export function ${explainName(unit.name)}(v: any, ${prefix}: string, found: Findings): void {`,
    ...statements([], unit.form, place),
    "}",
  ].join("\n");
}

function statements(variables: Variables, written: Form, place: Place): string[] {
  const form = inPlace(written);
  const { reference, types } = form;
  const { value } = place;
  if (reference !== undefined) {
    const call = `${explainName(reference)}(${value}, ${prefixOf(place)}, found);`;
    return [`if (found.visit || !${isName(reference)}(${value})) ${call}`];
  }
  const inside = types.flatMap((type) => {
    const lines = ruleStatements(variables, form, type, place);
    return types.length === 1 || lines.length === 0
      ? lines
      : [`if (${testOf(type, value)}) {`, ...lines, "}"];
  });
  const test = types.map((type) => testOf(type, value)).join(" || ");
  const wrong = `wrong(found, ${attrOf(place)}, ${value}, ${quoted(wordsOf(types))});`;
  const typed =
    inside.length === 0
      ? [`if (${not(test)}) ${wrong}`]
      : [`if (${test}) {`, ...inside, "}", `else ${wrong}`];
  return [
    ...form.parts.flatMap((part) => statements(variables, part, place)),
    ...(types.length === 0 ? [] : typed),
    ...choiceStatements(variables, form, place),
    ...demandStatements(form, place),
  ];
}

const testOf = (type: string, value: string): string => typeTests(type, value).join(" && ");

function ruleStatements(variables: Variables, form: Form, type: string, place: Place): string[] {
  if (type === "object") return objectStatements(variables, form, place);
  if (type === "null" || type === "boolean") return [];
  const { item } = form;
  return [
    ...(type === "array" && item ? itemStatements(variables, item, place) : []),
    ...checkStatements(form, place),
  ];
}

function checkStatements(form: Form, place: Place): string[] {
  const { value } = place;
  return checksOf(form).map(({ code, test, wanted }) => {
    const words = [value, wanted(value), quoted(code)].join(", ");
    const report = place.isOptional && OFTEN_EMPTY.has(code) ? "wrongOptional" : "wrong";
    return `if (${not(test(value))}) ${report}(found, ${attrOf(place)}, ${words});`;
  });
}

/** Codes of faults in fields for which web forms send an empty text if nobody fills them in. */
const OFTEN_EMPTY = new Set(["invalid_date", "invalid_datetime", "invalid_decimal"]);

function itemStatements(variables: Variables, item: Form, place: Place): string[] {
  const { read, variable } = readInto(variables, itemPlace(place));
  const lines = statements(variables, item, variable);
  const index = variable.attr.at(-1);
  const loop = `for (let ${index} = 0; ${index} < ${place.value}.length; ${index}++) {`;
  return lines.length === 0 ? [] : [loop, read, ...lines, "}"];
}

function objectStatements(variables: Variables, form: Form, place: Place): string[] {
  const fields = (form.fields ?? []).map((field) => {
    const isOptional = !field.isRequired;
    return { ...field, ...readInto(variables, { ...fieldPlace(place, field.name), isOptional }) };
  });
  const absences = form.required.map((name) => {
    const field =
      fields.find((candidate) => candidate.name === name)?.variable ?? fieldPlace(place, name);
    return `if (${field.value} === undefined) missing(found, ${attrOf(field)});`;
  });
  const inside = fields.flatMap(({ form, variable }) =>
    unlessAbsent(variable.value, statements(variables, form, variable)),
  );
  // An open object has no unknown fields.
  const isClosed = fields.length > 0 && form.isOpen !== true;
  const names = quoted(fields.map(({ name }) => name).join());
  return [
    ...fields.map(({ read }) => read),
    ...(isClosed ? [`found.visit?.(found, ${place.value}, ${prefixOf(place)}, ${names});`] : []),
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

/** Explains a value by the `anyOf` branch that it follows, or by the last if it follows none. */
function choiceStatements(variables: Variables, form: Form, place: Place): string[] {
  const { choices, special } = form;
  const shapes = choices.filter(({ reference }) => reference !== undefined);
  let lines: string[] = [];
  for (const choice of shapes.toReversed()) {
    const { reference = "" } = choice;
    const branch = statements(variables, choice, place);
    const test =
      special?.form.reference === reference
        ? hasOneOf(special.fields, place)
        : `${isName(reference)}(${place.value})`;
    lines = lines.length === 0 ? branch : [`if (${test}) {`, ...branch, "} else {", ...lines, "}"];
  }
  const mayBeNull = shapes.length < choices.length;
  return mayBeNull ? [`if (${place.value} !== null) {`, ...lines, "}"] : lines;
}

const hasOneOf = (fields: readonly string[], { value }: Place): string => {
  const present = fields.map((field) => `${access(value, field)} !== undefined`);
  return `${testOf("object", value)} && (${present.join(" || ")})`;
};

function demandStatements({ demands }: Form, place: Place): string[] {
  if (demands.length === 0) return [];
  const fields = demands.flat();
  const absent = fields.map((field) => `${access(place.value, field)} === undefined`);
  const test = [testOf("object", place.value), ...absent].join(" && ");
  const words = quoted(` needs at least one of ${fields.join(" and ")}`);
  return [`if (${test}) add(found, ${attrOf(place)}, "required", ${words});`];
}
