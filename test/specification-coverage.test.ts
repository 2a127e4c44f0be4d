// The contract is written down in the notation of test/facts/rest.ts, field by field, so that both
// can be compared as they are.
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  follow,
  type OperationObject,
  type Reference,
  type RequestBody,
  type ResponseObject,
} from "../scripts/source/openapi.ts";
import { readSource } from "../scripts/source/read-source.ts";
import { resolveReference } from "../src/library/json/pointer.ts";
import { evidenceOf, isAssumption, seenValues } from "../src/reading/model/evidence.ts";
import type { JsonSchema } from "../src/reading/model/schema.ts";
import {
  type Choice,
  CLOSED,
  FURTHER_STATUSES,
  type Kind,
  NOT_SHOWN,
  OPERATIONS,
  type RestOperation,
  type Shape,
} from "./facts/rest.ts";

type Fields = Readonly<Record<string, Kind>>;

const { openapi, evidence } = await readSource(join(import.meta.dirname, ".."));
const assumptions = new Set(
  evidence.flatMap(({ evidence }) => (isAssumption(evidence) ? [evidence.id] : [])),
);

const merge = (parts: readonly Fields[]): Fields => Object.assign({}, ...parts);
const inside = (at: string, name: string): string => (at === "" ? name : `${at}.${name}`);
const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
const isChoice = (shape: Shape): shape is Choice =>
  typeof shape === "object" && "assumption" in shape;

/** `{ customers: [{ email: "string" }] }` as `{ "customers[].email": "string" }`. */
function documentedFields(shape: Shape, at = ""): Fields {
  if (typeof shape === "string") return { [at]: shape };
  if (isList(shape)) return documentedFields(shape[0], `${at}[]`);
  if (isChoice(shape)) return { [at]: shape.kind };
  return merge(
    Object.entries(shape).map(([name, inner]) => documentedFields(inner, inside(at, name))),
  );
}

function choicesIn(shape: Shape | undefined): Choice[] {
  if (shape === undefined || typeof shape === "string") return [];
  return isChoice(shape) ? [shape] : Object.values(shape).flatMap(choicesIn);
}

function resolve<T extends object>(node: T): T {
  if (!("$ref" in node)) return node;
  return resolve(resolveReference(openapi, String(node.$ref)) as T);
}

const typesOf = ({ type = [] }: JsonSchema): string[] => (Array.isArray(type) ? type : [type]);

function contractFields(reference: JsonSchema, at = ""): Fields {
  const schema = resolve(reference);
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? [])];
  if (parts.length > 0) return merge(parts.map((part) => contractFields(part, at)));
  const types = typesOf(schema);
  if (schema.items && types.join() === "array") return contractFields(schema.items, `${at}[]`);
  if (schema.properties && types.join() === "object") {
    return merge(
      Object.entries(schema.properties).map(([name, property]) =>
        contractFields(property, inside(at, name)),
      ),
    );
  }
  return types.length === 0 ? {} : { [at]: kindOf(schema) };
}

const FORMATS: Readonly<Record<string, Kind>> = {
  date: "date",
  invalid_datetime: "datetime",
  invalid_decimal: "decimal",
  invalid_document_path: "document path",
};

function kindOf(schema: JsonSchema): Kind {
  const form = schema.pattern === undefined ? undefined : schema["x-issue-code"];
  // That an identifier is not made of dots is assumed. It is documented as a string.
  const format = schema.format ?? (form === "invalid_identifier" ? undefined : form);
  const kind = typesOf(schema)
    .map((type) =>
      type === "string" && format !== undefined ? (FORMATS[format] ?? `string of ${format}`) : type,
    )
    .join(" or ");
  const seen = seenValues(schema["x-evidence"]);
  if (schema.enum) return `${kind}, one of ${schema.enum.join(" | ")}`;
  return seen.length > 0 ? `${kind}, seen ${seen.join(" | ")}` : kind;
}

function requiredFields(reference: JsonSchema, at = ""): string[] {
  const schema = resolve(reference);
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    requiredFields(property, inside(at, name)),
  );
  const items = schema.items ? requiredFields(schema.items, `${at}[]`) : [];
  const parts = (schema.allOf ?? []).flatMap((part) => requiredFields(part, at));
  return [...(schema.required ?? []).map((name) => inside(at, name)), ...inner, ...items, ...parts];
}

function operationOf({ path, method }: RestOperation): OperationObject {
  const operation = openapi.paths[path]?.[method];
  if (!operation) throw new Error(`The contract has no ${method} ${path}.`);
  return operation;
}

function bodyOf(holder: ResponseObject | RequestBody | Reference | undefined): JsonSchema {
  const media = holder && follow(openapi, holder).content?.["application/json"];
  if (!media) throw new Error("The contract has no JSON body here.");
  return media.schema;
}

function queryOf(operation: OperationObject): Fields {
  const parameters = (operation.parameters ?? [])
    .map((parameter) => follow(openapi, parameter))
    .filter(({ in: place }) => place === "query");
  return merge(
    parameters.map(({ name, schema }) => {
      const { default: value } = schema as { default?: unknown };
      return {
        [name]: `${kindOf(resolve(schema))}${value === undefined ? "" : `, ${value} by default`}`,
      };
    }),
  );
}

test("the contract has the operations of the specification and no other", () => {
  const names = (paths: readonly (readonly [string, string])[]) =>
    paths.map(([path, method]) => `${method} ${path}`).sort();
  expect(
    names(
      Object.entries(openapi.paths).flatMap(([path, item]) =>
        Object.keys(item).map((method) => [path, method] as const),
      ),
    ),
  ).toEqual(names(OPERATIONS.map(({ path, method }) => [path, method])));
});

describe.each(OPERATIONS)("$method $path", (documented) => {
  const { needsToken, query = {}, request, required = [], optional = [], answers } = documented;

  test("declares the documented statuses, and beyond them only those that any server answers", () => {
    const statuses = Object.keys(operationOf(documented).responses).map(Number);
    expect(statuses).toEqual(expect.arrayContaining(Object.keys(answers).map(Number)));
    expect(
      statuses.filter((status) => !(status in answers) && !FURTHER_STATUSES.includes(status)),
    ).toEqual([]);
  });

  test(needsToken ? "needs credentials" : "needs no credentials", () => {
    expect(operationOf(documented).security).toEqual(
      needsToken ? [{ token: [] }, { apiKey: [] }] : [],
    );
  });

  test(`takes ${Object.keys(query).join(", ") || "nothing"} in the query`, () => {
    expect(queryOf(operationOf(documented))).toEqual(documentedFields(query));
  });

  test(request === undefined ? "takes no body" : "takes the documented body", () => {
    const body = operationOf(documented).requestBody;
    expect(body !== undefined).toBe(request !== undefined);
    if (request !== undefined && request !== NOT_SHOWN)
      expect(contractFields(bodyOf(body))).toEqual(documentedFields(request));
  });

  test.each(Object.entries(answers).filter(([, shape]) => shape !== NOT_SHOWN))(
    "answers %s with the documented body",
    (status, shape) => {
      expect(contractFields(bodyOf(operationOf(documented).responses[status]))).toEqual(
        documentedFields(shape),
      );
    },
  );

  if (required.length + optional.length > 0) {
    test(`requires ${[...required, ...optional.map((field) => `not ${field}`)].join(", ")}`, () => {
      const body = bodyOf(operationOf(documented).requestBody);
      const all = Object.keys(contractFields(body));
      const names = requiredFields(body);
      expect(required.filter((field) => !names.includes(field))).toEqual([]);
      expect(optional.filter((field) => names.includes(field))).toEqual([]);
      expect(
        optional.filter(
          (field) => !all.some((name) => name === field || name.startsWith(`${field}[]`)),
        ),
      ).toEqual([]);
    });
  }
});

test("credentials are a token in the Authorization header or an API key by basic authentication", () => {
  expect(openapi.components?.securitySchemes).toMatchObject({
    token: { type: "apiKey", in: "header", name: "Authorization" },
    apiKey: { type: "http", scheme: "basic" },
  });
});

test("a note needs a body or document paths", () => {
  const note = openapi.components?.schemas?.Note as JsonSchema;
  expect(note.allOf).toContainEqual({
    anyOf: [{ required: ["body"] }, { required: ["document_paths"] }],
  });
});

test("where the contract adds to the documented fields or differs from them, an assumption says why", () => {
  const choices = OPERATIONS.flatMap(({ query, request, answers }) =>
    [query, request, ...Object.values(answers)].flatMap(choicesIn),
  );
  expect(choices.length).toBeGreaterThan(20);
  expect(choices.filter(({ assumption }) => !assumptions.has(assumption))).toEqual([]);
  expect([...assumptions]).toContain("further-statuses");
});

describe("lists of values", () => {
  const schemas: JsonSchema[] = [];
  (function visit(node: unknown): void {
    if (typeof node !== "object" || node === null) return;
    if ("type" in node || "enum" in node) schemas.push(node as JsonSchema);
    for (const inner of Object.values(node)) visit(inner);
  })(openapi);

  test("are closed only where the specification closes them, or by an assumption", () => {
    const isAssumed = (schema: JsonSchema) => evidenceOf(schema["x-evidence"]).some(isAssumption);
    const closed = schemas.filter((schema) => schema.enum && !isAssumed(schema)).map(kindOf);
    expect([...new Set(closed)].sort()).toEqual([...CLOSED].sort());
  });

  test("are not closed where values were only seen", () => {
    const seen = schemas.filter((schema) => seenValues(schema["x-evidence"]).length > 0);
    expect(seen.length).toBeGreaterThanOrEqual(9);
    expect(seen.filter((schema) => schema.enum)).toEqual([]);
  });
});
