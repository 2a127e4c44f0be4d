// Checks that examples match their schema and look real. A counter-example has to break the schema
// only as its name says.
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { keysOf, valueAt } from "../../src/library/json/pointer.ts";
import { type Form, readForm } from "../../src/reading/model/form.ts";
import type { EventSource, EventsSource, Sample } from "../source/read-events.ts";
import { resolveShape } from "../source/schemas.ts";
import { type Problem, problemsOf, type Report } from "./problem.ts";

const PLACEHOLDER = /^(string|text|value|foo|bar|baz|test|example|lorem.*|abc\d*|x+|todo|n\/a)$/i;

export const checkEventExamples = (source: EventsSource): Problem[] =>
  problemsOf((report) => {
    const ajv = new Ajv2020({ strict: true, allErrors: true });
    for (const { schema } of [...source.shapes, ...source.events]) ajv.addSchema(schema);
    for (const event of source.events) {
      const validate = ajv.getSchema(event.id);
      if (!validate) continue;
      checkValid(event, validate, report);
      for (const sample of event.invalid) checkInvalid(sample, validate, report);
      // Each optional field has to be present in one example and absent from another.
      for (const { side, attr } of unseenFields(event, source)) {
        const remedy = `Add ${event.name}.${side}-${attr}.example.json`;
        report(event.path, `no example is ${side} the optional ${attr}`, remedy);
      }
    }
  });

function checkValid(event: EventSource, validate: ValidateFunction, report: Report): void {
  if (!event.examples.some((example) => example.variant === "")) {
    const file = `events/${event.domain}/${event.name}.example.json`;
    report(file, "it is missing", "Write an example that a person would believe");
  }
  for (const { path, payload } of event.examples) {
    if (!validate(payload))
      report(path, `it does not match its schema: ${explain(validate)}`, "Fix the example");
    for (const text of strings(payload).filter((value) => PLACEHOLDER.test(value)))
      report(path, `"${text}" is a placeholder`, "Write a value that a person would believe");
  }
}

function checkInvalid(sample: Sample, validate: ValidateFunction, report: Report): void {
  const { path, payload, variant } = sample;
  if (validate(payload)) report(path, "it matches its schema", "Break what its name says");
  else if (validate.errors?.map((error) => nameOf(error, payload)).join() !== variant) {
    const message = `its one fault should be ${variant}, but: ${explain(validate)}`;
    report(path, message, "Name it missing-<attr>, null-<attr> or wrong-type-<attr>, or fix it");
  }
}

/** What a counter-example with this fault is called. */
function nameOf({ keyword, instancePath, params }: ErrorObject, payload: unknown): string {
  if (keyword === "required") return `missing-${join(instancePath, params.missingProperty)}`;
  const isNull = valueAt(payload, keysOf(instancePath)) === null;
  return `${isNull ? "null" : "wrong-type"}-${join(instancePath)}`;
}

/** Lists each optional field that is present in no example, or absent from none. */
export function unseenFields(event: EventSource, source: EventsSource) {
  const usage = new Map<string, { with: boolean; without: boolean }>();
  const visit = (form: Form, value: unknown, attr: string): void => {
    const { item, fields = [], parts } = form;
    for (const part of [form.referred() ?? [], parts].flat()) visit(part, value, attr);
    if (item && Array.isArray(value)) for (const entry of value) visit(item, entry, attr);
    if (typeof value !== "object" || value === null) return;
    for (const { name, isRequired, form: field } of fields) {
      const path = join(attr, name);
      const isThere = name in value;
      if (!isRequired) {
        const seen = usage.get(path) ?? { with: false, without: false };
        seen[isThere ? "with" : "without"] = true;
        usage.set(path, seen);
      }
      if (isThere) visit(field, (value as Record<string, unknown>)[name], path);
    }
  };
  const form = readForm(event.schema, resolveShape(source), event.name);
  for (const example of event.examples) visit(form, example.payload, "");
  const sides = ["with", "without"] as const;
  return [...usage].flatMap(([attr, seen]) =>
    sides.filter((side) => !seen[side]).map((side) => ({ side, attr })),
  );
}

const join = (path: string, name = ""): string =>
  [...path.split(/[/.]/), name].filter((part) => part !== "").join(".");
const explain = ({ errors }: ValidateFunction): string =>
  (errors ?? []).map((e) => `${e.instancePath} ${e.message}`.trim()).join("; ");

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : [];
}
