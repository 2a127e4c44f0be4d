// Examples match their schema and look real. Counter-examples break it in the one way that their
// name says.
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { keysOf, valueAt } from "../../src/library/json/pointer.ts";
import type { JsonSchema } from "../../src/reading/model/schema.ts";
import type { EventSource, EventsSource, Sample } from "../source/read-events.ts";
import type { Problem } from "./problem.ts";

const PLACEHOLDER = /^(string|text|value|foo|bar|baz|test|example|lorem.*|abc\d*|x+|todo|n\/a)$/i;
/** What a counter-example's name begins with, and the fault that ajv then has to find. */
const FAULTS: Readonly<
  Record<string, (error: ErrorObject, payload: unknown) => string | undefined>
> = {
  missing: (error) =>
    error.keyword === "required"
      ? join(error.instancePath, String(error.params.missingProperty))
      : undefined,
  null: (error, payload) =>
    error.keyword === "type" && valueAt(payload, keysOf(error.instancePath)) === null
      ? join(error.instancePath)
      : undefined,
  "wrong-type": (error, payload) =>
    error.keyword === "type" && valueAt(payload, keysOf(error.instancePath)) !== null
      ? join(error.instancePath)
      : undefined,
};

export function checkEventExamples(source: EventsSource): Problem[] {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  for (const { schema } of [...source.shapes, ...source.events]) ajv.addSchema(schema);
  return source.events.flatMap((event) => {
    const validate = ajv.getSchema(event.id);
    return validate
      ? [
          ...checkValid(event, validate),
          ...checkInvalid(event, validate),
          ...checkOptional(event, source),
        ]
      : [];
  });
}

function checkValid(event: EventSource, validate: ValidateFunction): Problem[] {
  const beside = `events/${event.domain}/${event.name}.example.json`;
  const missing = event.examples.some((example) => example.variant === "")
    ? []
    : [
        {
          file: beside,
          message: "it is missing",
          remedy: "Write an example that a person would believe",
        },
      ];
  return [
    ...missing,
    ...event.examples.flatMap((example) => [
      ...(validate(example.payload)
        ? []
        : [
            {
              file: example.path,
              message: `it does not match its schema: ${explain(validate)}`,
              remedy: "Fix the example",
            },
          ]),
      ...strings(example.payload)
        .filter((text) => PLACEHOLDER.test(text))
        .map((text) => ({
          file: example.path,
          message: `"${text}" is a placeholder`,
          remedy: "Write a value that a person would believe",
        })),
    ]),
  ];
}

function checkInvalid(event: EventSource, validate: ValidateFunction): Problem[] {
  return event.invalid.flatMap((sample) => {
    if (validate(sample.payload))
      return [
        { file: sample.path, message: "it matches its schema", remedy: "Break what its name says" },
      ];
    const fault = faultInName(sample);
    if (!fault) {
      const forms = Object.keys(FAULTS).map((rule) => `${rule}-<attr>`);
      return [
        {
          file: sample.path,
          message: "its name does not say what is wrong",
          remedy: `Name it ${forms.join(", ")}`,
        },
      ];
    }
    const found = (validate.errors ?? []).map((error) => fault.find(error, sample.payload));
    return found.length === 1 && found[0] === fault.attr
      ? []
      : [
          {
            file: sample.path,
            message: `its one fault should be ${sample.variant}, but: ${explain(validate)}`,
            remedy: "Fix it or its name",
          },
        ];
  });
}

/** Each optional field stands in one example and is left out of another, so that both are seen. */
function checkOptional(event: EventSource, source: EventsSource): Problem[] {
  const shapes = new Map(source.shapes.map((shape) => [shape.id, shape.schema]));
  const usage = new Map<string, { with: boolean; without: boolean }>();
  const visit = (schema: JsonSchema, value: unknown, attr: string): void => {
    if (schema.$ref) visit(shapes.get(new URL(schema.$ref, event.id).href) ?? {}, value, attr);
    for (const part of schema.allOf ?? []) visit(part, value, attr);
    if (schema.items && Array.isArray(value))
      for (const item of value) visit(schema.items, item, attr);
    if (!schema.properties || typeof value !== "object" || value === null) return;
    for (const [name, property] of Object.entries(schema.properties)) {
      const path = join(attr, name);
      const isThere = name in value;
      if (!schema.required?.includes(name)) {
        const seen = usage.get(path) ?? { with: false, without: false };
        seen[isThere ? "with" : "without"] = true;
        usage.set(path, seen);
      }
      if (isThere) visit(property, (value as Record<string, unknown>)[name], path);
    }
  };
  for (const example of event.examples) visit(event.schema, example.payload, "");
  return [...usage].flatMap(([attr, seen]) =>
    (["with", "without"] as const)
      .filter((side) => !seen[side])
      .map((side) => ({
        file: event.path,
        message: `no example is ${side} the optional ${attr}`,
        remedy: `Add ${event.name}.${side}-${attr}.example.json`,
      })),
  );
}

function faultInName({ variant }: Sample) {
  for (const [rule, find] of Object.entries(FAULTS))
    if (variant.startsWith(`${rule}-`)) return { find, attr: variant.slice(rule.length + 1) };
  return undefined;
}

const join = (path: string, name = ""): string =>
  [...path.split(/[/.]/), name].filter((part) => part !== "").join(".");
const explain = ({ errors }: ValidateFunction): string =>
  (errors ?? []).map((e) => `${e.instancePath} ${e.message}`.trim()).join("; ");

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : [];
}
