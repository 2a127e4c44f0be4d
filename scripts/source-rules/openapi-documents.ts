// What every operation, parameter, schema and example of the OpenAPI documents has to have, beyond
// what linters know.
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import {
  bodyOf,
  follow,
  type MediaType,
  type OpenApiDocument,
  type OperationObject,
  operationsOf,
  type Parameter,
  parametersOf,
  responsesOf,
  schemasOf,
} from "../../src/reading/model/openapi.ts";
import { DIALECT, type JsonSchema, walkSchema } from "../../src/reading/model/schema.ts";
import { checkComponents, type Say } from "./openapi-components.ts";
import type { Problem } from "./problem.ts";

const FILE = "openapi/";
const KEYWORDS = new Set(
  "$ref title description type properties required items allOf anyOf additionalProperties enum format pattern minLength maxLength minItems minimum examples x-evidence x-issue-code x-codes".split(
    " ",
  ),
);
const REFUSED: Readonly<Record<string, string>> = {
  $defs: "Register the schema as a component",
  default: "It would make the field required in the types",
};
/**
 * Statuses that the server may answer wherever the condition holds, so that they are declared
 * there.
 */
const DECLARED: readonly {
  status: string;
  where: (operation: OperationObject) => boolean;
  why: string;
}[] = [
  { status: "400", where: () => true, why: "a path, parameter or body can be unreadable" },
  { status: "401", where: (operation) => needsToken(operation), why: "it needs credentials" },
  { status: "405", where: () => true, why: "its path can be called with another method" },
  {
    status: "413",
    where: (operation) => operation.requestBody !== undefined,
    why: "it takes a body",
  },
  {
    status: "415",
    where: (operation) => operation.requestBody !== undefined,
    why: "it takes a body",
  },
  { status: "500", where: () => true, why: "the server can fail" },
];

export function checkOpenApi(bundle: OpenApiDocument): Problem[] {
  const problems: Problem[] = [];
  const say = (where: string, message: string, remedy: string) =>
    problems.push({ file: FILE, message: `${where} ${message}`, remedy });
  if (bundle.jsonSchemaDialect !== DIALECT) {
    say(
      "the root",
      "has no jsonSchemaDialect of 2020-12",
      "Without it Prism reads schemas as draft-07; with that of OAS it checks nothing",
    );
  }
  checkComponents(bundle, say);
  const validator = exampleValidator(bundle);
  const schemas = schemasOf(bundle);
  const codes = {
    errors: schemas.ErrorCode?.["x-codes"] ?? {},
    items: schemas.ErrorItemCode?.["x-codes"] ?? {},
  };
  for (const path of Object.keys(bundle.paths)) {
    if (!path.endsWith("/"))
      say(path, "has no trailing slash", "Every path of this API ends in one");
  }
  for (const { operation } of operationsOf(bundle))
    checkOperation(operation, { say, validator, bundle, codes });
  for (const [name, schema] of Object.entries(schemas)) {
    checkSchema(name, schema, say);
  }
  return problems;
}

type ExampleValidator = (pointerSchema: JsonSchema, value: unknown) => string | undefined;
interface Tools {
  readonly say: Say;
  readonly validator: ExampleValidator;
  readonly bundle: OpenApiDocument;
  readonly codes: { readonly errors: Codes; readonly items: Codes };
}
type Codes = NonNullable<JsonSchema["x-codes"]>;

const needsToken = (operation: OperationObject): boolean => (operation.security ?? []).length > 0;

function checkOperation(operation: OperationObject, tools: Tools): void {
  const { say, bundle } = tools;
  const id = operation.operationId;
  if (!operation.summary || !operation.description)
    say(id, "has no summary or description", "Write both");
  for (const { status, where, why } of DECLARED) {
    if (where(operation) !== status in operation.responses) {
      const message = where(operation)
        ? `does not declare ${status}, though ${why}`
        : `declares ${status}, which it never answers`;
      say(id, message, "Declare what the server may answer, and only that");
    }
  }
  if ("422" in operation.responses)
    say(id, "declares 422", "Prism would prefer it to 400; faults in a request are 400 here");
  for (const parameter of parametersOf(bundle, operation)) checkParameter(id, parameter, tools);
  const body = bodyOf(bundle, operation);
  if (body) checkContent(`${id}: the request body`, body.content, tools);
  for (const [status, response] of responsesOf(bundle, operation)) {
    if (!response.content)
      say(id, `answers ${status} without a body`, "Every answer of this API is JSON");
    else checkContent(`${id}: the answer ${status}`, response.content, tools, status);
  }
}

function checkParameter(id: string, parameter: Parameter, { say, validator }: Tools): void {
  const where = `${id}: the parameter ${parameter.name}`;
  if (!parameter.description) say(where, "has no description", "Write one");
  const fault =
    parameter.example === undefined
      ? "there is none"
      : validator(parameter.schema, parameter.example);
  if (fault)
    say(where, `has an example that does not match its schema: ${fault}`, "Fix one of them");
}

/**
 * An error in an example has a code of the table, with the status it is given under, and so have
 * its items.
 */
function checkErrorCodes(
  where: string,
  status: string,
  value: unknown,
  { say, codes }: Tools,
): void {
  const { code, errors } = (value ?? {}) as { code?: string; errors?: { code: string }[] };
  if (code === undefined || Number(status) < 400) return;
  const known = codes.errors[code];
  if (!known)
    say(
      where,
      `has the code ${code}, which is not in x-codes of ErrorCode`,
      "Add it there or fix it",
    );
  else if (known.status !== Number(status))
    say(where, `has the code ${code}, which comes with ${known.status}`, "Fix one of them");
  for (const item of errors ?? []) {
    if (!codes.items[item.code])
      say(
        where,
        `has the item code ${item.code}, which is not in x-codes of ErrorItemCode`,
        "Add it there or fix it",
      );
  }
}

function checkContent(
  where: string,
  content: Record<string, MediaType>,
  tools: Tools,
  status = "200",
): void {
  const { say, validator, bundle } = tools;
  for (const { schema, examples } of Object.values(content)) {
    walkSchema(schema, ({ properties }) => {
      if (properties)
        say(
          where,
          "has an object that is not a component",
          "Register it as a component, or it has no name in the types",
        );
    });
    if (!examples || Object.keys(examples).length === 0)
      say(where, "has no named example", "Prism answers with it; give one");
    for (const [name, reference] of Object.entries(examples ?? {})) {
      const example = follow(bundle, reference);
      if (!example.summary)
        say(where, `has an example ${name} without a summary`, "Say what it shows");
      checkErrorCodes(`${where}, example ${name}`, status, example.value, tools);
      const fault = validator(schema, example.value);
      if (fault)
        say(
          where,
          `has an example ${name} that does not match its schema: ${fault}`,
          "Fix one of them",
        );
    }
  }
}

function checkSchema(name: string, root: JsonSchema, say: Say): void {
  if (root.anyOf?.some((part) => part.required))
    say(name, "has required in an anyOf at its root", "Wrap it in allOf, or its type is lost");
  walkSchema(root, (schema, pointer) => {
    const where = `${name}${pointer}`;
    for (const keyword of Object.keys(schema)) {
      if (!KEYWORDS.has(keyword))
        say(
          where,
          `has the keyword ${JSON.stringify(keyword)}`,
          REFUSED[keyword] ?? "Fix it, or teach the generators",
        );
    }
    const isProperty = /\/properties\/[^/]+$/.test(pointer);
    if ((isProperty || pointer === "") && !schema.$ref && !schema.description)
      say(where, "has no description", "Write one");
    const namesFields = schema.properties || schema.allOf;
    if (schema.type === "object" && !namesFields && schema.additionalProperties !== true) {
      say(
        where,
        "is an object without properties",
        'Say "additionalProperties: true", or it is read as an empty one',
      );
    }
    for (const field of schema.required ?? []) {
      if (schema.properties && !schema.properties[field])
        say(where, `requires ${field}, which it does not have`, "Fix one of them");
    }
    if (schema.pattern !== undefined && !schema["x-issue-code"]) {
      say(
        where,
        "has a pattern without x-issue-code",
        "Name the code that a value is refused with",
      );
    }
  });
}

function exampleValidator(bundle: OpenApiDocument): ExampleValidator {
  const ajv = new Ajv2020({
    strict: true,
    strictSchema: false,
    allErrors: true,
    strictRequired: false,
    allowUnionTypes: true,
    strictTypes: false,
  });
  addFormats.default(ajv);
  for (const keyword of ["x-evidence", "x-issue-code", "x-codes"]) ajv.addKeyword(keyword);
  ajv.addKeyword({ keyword: "components", schemaType: "object" });
  ajv.addSchema({ components: bundle.components }, "bundle");
  const compiled = new Map<string, ValidateFunction>();
  return (schema, value) => {
    const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"bundle#/');
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text));
    compiled.set(text, validate);
    return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: "" });
  };
}
