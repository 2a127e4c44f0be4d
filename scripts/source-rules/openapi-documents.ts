// Checks the OpenAPI documents by rules that linters do not have.
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { type Form, readForm, walkForm } from "../../src/reading/model/form.ts";
import { DIALECT, type JsonSchema } from "../../src/reading/model/schema.ts";
import {
  follow,
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type OperationObject,
  type Parameter,
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
    if (bundle.jsonSchemaDialect !== DIALECT) {
      const why = "Without it Prism reads schemas as draft-07; with that of OAS it checks nothing";
      say("the root", "has no jsonSchemaDialect of 2020-12", why);
    }
    checkSecuritySchemes(bundle, say);
    checkReferences(bundle, say);
    for (const path of Object.keys(bundle.paths))
      if (!path.endsWith("/"))
        say(path, "has no trailing slash", "Every path of this API ends in one");
    const schemas = schemasOf(bundle);
    const codes = {
      errors: schemas.ErrorCode?.["x-codes"] ?? {},
      items: schemas.ErrorItemCode?.["x-codes"] ?? {},
    };
    const tools = { say, validator: exampleValidator(bundle), bundle, codes };
    for (const operation of readOperations(bundle)) checkOperation(operation, tools);
    for (const [name, schema] of Object.entries(schemas)) checkSchema(name, schema, say);
  });

function checkSecuritySchemes(bundle: OpenApiDocument, say: Say): void {
  for (const [name, scheme] of Object.entries(bundle.components?.securitySchemes ?? {})) {
    const { type, scheme: http } = scheme as { type?: string; scheme?: string };
    const remedy = "Prism never checks it; write it as apiKey in the header Authorization";
    if (type === "http" && http !== "basic")
      say(`the security scheme ${name}`, `is http with the scheme ${http}`, remedy);
  }
}

/** Refuses references to what is no component: openapi-typescript has no name for such a target. */
function checkReferences(bundle: OpenApiDocument, say: Say): void {
  JSON.stringify(bundle, (key, value) => {
    if (key === "$ref" && !/^#\/components\/\w+\/[^/]+$/.test(value))
      say(String(value), "is referred to, and is not a component", "Register it as a component");
    return value;
  });
}

type ExampleValidator = (pointerSchema: JsonSchema, value: unknown) => string | undefined;
interface Tools {
  readonly say: Say;
  readonly validator: ExampleValidator;
  readonly bundle: OpenApiDocument;
  readonly codes: { readonly errors: Codes; readonly items: Codes };
}
type Codes = NonNullable<JsonSchema["x-codes"]>;

function checkOperation(
  { operationId: id, operation, parameters, body, answers }: Operation,
  tools: Tools,
): void {
  const { say } = tools;
  if (!operation.summary || !operation.description)
    say(id, "has no summary or description", "Write both");
  for (const [status, [where, why]] of Object.entries(DECLARED)) {
    const isNeeded = where(operation);
    if (isNeeded === status in operation.responses) continue;
    const lacks = `does not declare ${status}, though ${why}`;
    const message = isNeeded ? lacks : `declares ${status}, which it never answers`;
    say(id, message, "Declare what the server may answer, and only that");
  }
  if ("422" in operation.responses)
    say(id, "declares 422", "Prism would prefer it to 400; faults in a request are 400 here");
  for (const parameter of parameters) checkParameter(id, parameter, tools);
  if (body) checkContent(`${id}: the request body`, body.content, tools);
  for (const { status, response } of answers) {
    if (!response.content)
      say(id, `answers ${status} without a body`, "Every answer of this API is JSON");
    else checkContent(`${id}: the answer ${status}`, response.content, tools, status);
  }
}

function checkParameter(id: string, parameter: Parameter, { say, validator }: Tools): void {
  const { name, description, schema, example } = parameter;
  const where = `${id}: the parameter ${name}`;
  if (!description) say(where, "has no description", "Write one");
  const fault = example === undefined ? "there is none" : validator(schema, example);
  if (fault)
    say(where, `has an example that does not match its schema: ${fault}`, "Fix one of them");
}

/** Checks that `x-codes` has the code of an error, with its status, and the codes of its items. */
function checkErrorCodes(where: string, status: string, value: unknown, { say, codes }: Tools) {
  const { code, errors } = (value ?? {}) as { code?: string; errors?: { code: string }[] };
  if (code === undefined || Number(status) < 400) return;
  const declared = codes.errors[code];
  const lacks = (what: string, table: string) =>
    say(where, `has the ${what}, which is not in x-codes of ${table}`, "Add it there or fix it");
  if (!declared) lacks(`code ${code}`, "ErrorCode");
  else if (declared.status !== Number(status))
    say(where, `has the code ${code}, which comes with ${declared.status}`, "Fix one of them");
  for (const item of errors ?? [])
    if (!codes.items[item.code]) lacks(`item code ${item.code}`, "ErrorItemCode");
}

function checkContent(
  where: string,
  content: Record<string, MediaType>,
  tools: Tools,
  status = "200",
): void {
  const { say, validator, bundle } = tools;
  for (const { schema, examples = {} } of Object.values(content)) {
    walkForm(formOf(schema, where), ({ fields }) => {
      const remedy = "Register it as a component, or it has no name in the types";
      if (fields) say(where, "has an object that is not a component", remedy);
    });
    if (Object.keys(examples).length === 0)
      say(where, "has no named example", "Prism answers with it; give one");
    for (const [name, reference] of Object.entries(examples)) {
      const { summary, value } = follow(bundle, reference);
      if (!summary) say(where, `has an example ${name} without a summary`, "Say what it shows");
      checkErrorCodes(`${where}, example ${name}`, status, value, tools);
      const fault = validator(schema, value);
      const message = `has an example ${name} that does not match its schema: ${fault}`;
      if (fault) say(where, message, "Fix one of them");
    }
  }
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
  const { types, fields, parts, required, isOpen, checks, code } = form;
  const tell = (message: string, remedy: string) => say(form.place, message, remedy);
  if (types.includes("object") && !fields && parts.length === 0 && !isOpen) {
    const remedy = 'Say "additionalProperties: true", or it is read as an empty one';
    tell("is an object without properties", remedy);
  }
  const lacks = (field: string) => fields && !fields.some(({ name }) => name === field);
  for (const field of required.filter(lacks))
    tell(`requires ${field}, which it does not have`, "Fix one of them");
  for (const { name, form: field } of fields ?? []) {
    checkDescription(field, say);
    const { "x-not-before": refused, "x-usually-not-before": from = refused } = field.extensions;
    if (from !== undefined && lacks(from))
      tell(`has no ${from}, before which ${name} does not lie`, "Fix the name");
  }
  if (checks.pattern !== undefined && code === undefined)
    tell("has a pattern without x-issue-code", "Name the code that a value is refused with");
}

const formOf = (schema: JsonSchema, place: string): Form => readForm(schema, () => ({}), place);

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
  for (const keyword of KEYWORDS) if (keyword.startsWith("x-")) ajv.addKeyword(keyword);
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
