// Checks an answer against the bundled document with ajv, which neither the server nor the mock
// uses for answers.
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import openApi from "../../../generated/openapi.json" with { type: "json" };

interface Header {
  readonly required?: boolean;
  readonly schema: object;
}
interface DeclaredResponse {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, Header & { readonly $ref?: string }>>;
  readonly content?: { readonly "application/json"?: { readonly schema: object } };
}
interface DeclaredOperation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, DeclaredResponse>>;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ $id: "bundle", ...openApi });

/** What a reference inside the document refers to. */
function resolve<Node extends { readonly $ref?: string }>(node: Node): Node {
  if (node.$ref === undefined) return node;
  const keys = node.$ref.slice("#/".length).split("/");
  return keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], openApi) as Node;
}

const operations = Object.entries(openApi.paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, DeclaredOperation>).map(([method, operation]) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`),
    path,
    operation,
  })),
);

/**
 * The operation that a request is for; undefined for a path that the contract does not have. For a
 * wrong method it is an operation of the path.
 */
function operationAt(method: string, pathname: string): DeclaredOperation | undefined {
  const there = operations.filter(({ pattern }) => pattern.test(pathname));
  return (there.find((candidate) => candidate.method === method) ?? there[0])?.operation;
}

const ERROR = ajv.compile({ $ref: "bundle#/components/schemas/Error" });

/** Every way in which an answer breaks what the contract declares for it. */
export function findDepartures(
  method: string,
  pathname: string,
  status: number,
  headers: Headers,
  body: unknown,
): string[] {
  const operation = operationAt(method, pathname);
  if (!operation) {
    // The root says what server it is, beside the contract.
    const isRight = method === "GET" && pathname === "/" ? status === 200 : status === 404;
    return isRight && (status === 200 || ERROR(body))
      ? []
      : [`${method} ${pathname} answers ${status}, but the contract has nothing there`];
  }
  const response = operation.responses[status];
  if (!response)
    return [`${operation.operationId} answers ${status}, which the contract does not declare`];
  const { content, headers: declared = {} } = resolve(response);
  return [
    ...bodyDepartures(operation.operationId, status, content?.["application/json"]?.schema, body),
    ...headerDepartures(declared, headers),
  ];
}

function bodyDepartures(
  operationId: string,
  status: number,
  schema: object | undefined,
  body: unknown,
): string[] {
  if (!schema) return [`${operationId} ${status} has no schema`];
  const validate = validatorOf(schema);
  return validate(body)
    ? []
    : (validate.errors ?? []).map(
        (error) => `${operationId} ${status}: ${error.instancePath} ${error.message}`,
      );
}

const compiled = new Map<object, ReturnType<typeof ajv.compile>>();
function validatorOf(schema: object): ReturnType<typeof ajv.compile> {
  const known = compiled.get(schema);
  if (known) return known;
  const pointed = JSON.parse(
    JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"bundle#/'),
  ) as object;
  const validate = ajv.compile(pointed);
  compiled.set(schema, validate);
  return validate;
}

function headerDepartures(
  declared: NonNullable<DeclaredResponse["headers"]>,
  headers: Headers,
): string[] {
  return Object.entries(declared).flatMap(([name, header]) => {
    const value = headers.get(name);
    const { schema } = resolve(header);
    if (value === null) return [`the header ${name} is missing`];
    const isInteger = "type" in schema && schema.type === "integer";
    return isInteger && !/^\d+$/.test(value)
      ? [`the header ${name} is not a whole number: ${value}`]
      : [];
  });
}
