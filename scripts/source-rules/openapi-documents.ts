// Checks the OpenAPI documents by rules that linters do not have.
import { type Form, readForm, walkForm } from "../../src/reading/model/form.ts";
import type { JsonSchema } from "../../src/reading/model/schema.ts";
import {
  type Content,
  type OpenApiDocument,
  type Operation,
  type OperationObject,
  readOperations,
  schemasOf,
} from "../source/openapi.ts";
import { walkSchema } from "../source/schemas.ts";
import { type Problem, problemsOf } from "./problem.ts";

const KEYWORDS = new Set(
  "$ref title description type properties required items allOf anyOf additionalProperties enum format pattern minLength maxLength minItems minimum examples x-evidence x-issue-code x-codes x-not-before x-usually-not-before x-unique".split(
    " ",
  ),
);
const REFUSED: Readonly<Record<string, string>> = {
  $defs: "Register the schema as a component",
  default: "It would make the field required in the types",
};
/** For each of these statuses, which operations have to declare it, and why. */
const DECLARED: Readonly<Record<string, readonly [where: Where, why: string]>> = {
  400: [() => true, "a path, parameter or body can be unreadable"],
  401: [({ security = [] }) => security.length > 0, "it needs credentials"],
  405: [() => true, "its path can be called with another method"],
  413: [({ requestBody }) => requestBody !== undefined, "it takes a body"],
  415: [({ requestBody }) => requestBody !== undefined, "it takes a body"],
  500: [() => true, "the server can fail"],
};

type Where = (operation: OperationObject) => boolean;

type Say = (where: string, message: string, remedy: string) => void;

export const checkOpenApi = (bundle: OpenApiDocument): Problem[] =>
  problemsOf((report) => {
    const say: Say = (where, message, remedy) => report("openapi/", `${where} ${message}`, remedy);
    checkReferences(bundle, say);
    const schemas = schemasOf(bundle);
    for (const operation of readOperations(bundle)) checkOperation(operation, schemas, say);
    for (const [name, schema] of Object.entries(schemas)) checkSchema(name, schema, say);
  });

/** Refuses references to what is no component: openapi-typescript has no name for such a target. */
function checkReferences(bundle: OpenApiDocument, say: Say): void {
  JSON.stringify(bundle, (key, value) => {
    if (key === "$ref" && !/^#\/components\/\w+\/[^/]+$/.test(value))
      say(String(value), "is referred to, and is not a component", "Register it as a component");
    return value;
  });
}

type Schemas = ReturnType<typeof schemasOf>;

function checkOperation(
  { operationId: id, operation, body, answers }: Operation,
  schemas: Schemas,
  say: Say,
): void {
  for (const [status, [where, why]] of Object.entries(DECLARED)) {
    const isNeeded = where(operation);
    if (isNeeded === status in operation.responses) continue;
    const lacks = `does not declare ${status}, though ${why}`;
    const message = isNeeded ? lacks : `declares ${status}, which it never answers`;
    say(id, message, "Declare what the server may answer, and only that");
  }
  if (body) checkHasComponent(`${id}: the request body`, body, say);
  for (const { status, content } of answers) {
    if (!content) continue;
    const where = `${id}: the answer ${status}`;
    checkHasComponent(where, content, say);
    for (const { name, value } of content.examples)
      checkErrorCodes(`${where}, example ${name}`, Number(status), value, schemas, say);
  }
}

function checkHasComponent(where: string, { schema }: Content, say: Say): void {
  walkForm(formOf(schema, where), ({ fields }) => {
    const remedy = "Register it as a component, or it has no name in the types";
    if (fields) say(where, "has an object that is not a component", remedy);
  });
}

/** Checks that `x-codes` has the code of an error, with its status, and the codes of its items. */
function checkErrorCodes(
  where: string,
  status: number,
  example: unknown,
  { ErrorCode, ErrorItemCode }: Schemas,
  say: Say,
): void {
  const { code, errors } = (example ?? {}) as { code?: string; errors?: { code: string }[] };
  if (code === undefined || status < 400) return;
  const declared = ErrorCode?.["x-codes"]?.[code];
  const lacks = (what: string, table: string) =>
    say(where, `has the ${what}, which is not in x-codes of ${table}`, "Add it there or fix it");
  if (!declared) lacks(`code ${code}`, "ErrorCode");
  else if (declared.status !== status)
    say(where, `has the code ${code}, which comes with ${declared.status}`, "Fix one of them");
  for (const item of errors ?? [])
    if (!ErrorItemCode?.["x-codes"]?.[item.code]) lacks(`item code ${item.code}`, "ErrorItemCode");
}

function checkSchema(name: string, root: JsonSchema, say: Say): void {
  walkSchema(root, (schema, pointer) => {
    for (const keyword of Object.keys(schema).filter((name) => !KEYWORDS.has(name))) {
      const remedy = REFUSED[keyword] ?? "Fix it, or teach the generators";
      say(`${name}${pointer}`, `has the keyword ${JSON.stringify(keyword)}`, remedy);
    }
  });
  const form = formOf(root, name);
  if (form.demands.length > 0)
    say(name, "has required in an anyOf at its root", "Wrap it in allOf, or its type is lost");
  checkDescription(form, say);
  walkForm(form, (part) => checkForm(part, say));
}

function checkDescription({ place, reference, description }: Form, say: Say): void {
  if (reference === undefined && !description) say(place, "has no description", "Write one");
}

function checkForm(form: Form, say: Say): void {
  const { types, fields, parts, isOpen, checks, code } = form;
  const tell = (message: string, remedy: string) => say(form.place, message, remedy);
  if (types.includes("object") && !fields && parts.length === 0 && !isOpen) {
    const remedy = 'Say "additionalProperties: true", or it is read as an empty one';
    tell("is an object without properties", remedy);
  }
  for (const { name, form: field } of fields ?? []) {
    checkDescription(field, say);
    const { "x-not-before": refused, "x-usually-not-before": from = refused } = field.extensions;
    if (from !== undefined && !fields?.some((other) => other.name === from))
      tell(`has no ${from}, before which ${name} does not lie`, "Fix the name");
  }
  if (checks.pattern !== undefined && code === undefined)
    tell("has a pattern without x-issue-code", "Name the code that a value is refused with");
}

const formOf = (schema: JsonSchema, place: string): Form => readForm(schema, () => ({}), place);
