// What a server has to know of each operation: its address, who may call it, its parameters and their contract, and how a refused body is called.
import type { JsonSchema } from "../source/json-schema.ts";
import type { OpenApiDocument, Operation, Parameter, Response } from "../source/read-openapi.ts";
import { header, type Outputs } from "./outputs.ts";
import { bodyOf, operationsOf, unitOf } from "./rest-modules.ts";
import { importLines, type ModuleImport, validatorCode } from "./validators/module.ts";
import { explainName, isName, type Unit } from "./validators/unit.ts";

export function generateRestOperations(bundle: OpenApiDocument): Outputs {
  const operations = operationsOf(bundle).map((found) => ({
    ...found,
    parameters: parametersOf(bundle, found.operation),
  }));
  const units = operations.flatMap(({ operation, parameters }) =>
    parameters.length > 0
      ? [
          {
            operationId: operation.operationId,
            unit: parametersUnit(bundle, operation, parameters),
          },
        ]
      : [],
  );
  const table = Object.fromEntries(
    operations.map(({ path, method, operation, parameters }) => [
      operation.operationId,
      {
        method: method.toUpperCase(),
        path,
        isPublic: (operation.security ?? bundle.security ?? []).length === 0,
        parameters: Object.fromEntries(
          parameters.map((parameter) => [parameter.name, describe(bundle, parameter)]),
        ),
        ...bodyEntry(bundle, operation),
      },
    ]),
  );
  return new Map([
    [
      "generated/rest-operations.ts",
      [
        header("openapi/"),
        "/** Every operation: its address, whether it needs no credentials, its parameters, and the error code of a body that breaks the contract. */",
        `export const OPERATIONS = ${JSON.stringify(table, null, 2)} as const;\n`,
        "/** The name of an operation. */",
        "export type OperationId = keyof typeof OPERATIONS;\n",
      ].join("\n"),
    ],
    ["generated/rest-parameters.ts", parametersModule(units)],
    ["generated/rest-answers.ts", answersModule(bundle, operations)],
  ]);
}

function bodyEntry(bundle: OpenApiDocument, operation: Operation): { invalidBody?: string } {
  const body = bodyOf(bundle, operation);
  return body ? { invalidBody: body["x-error-code"] ?? "invalid_request" } : {};
}

function parametersOf(bundle: OpenApiDocument, operation: Operation): Parameter[] {
  return (operation.parameters ?? []).map((parameter) => {
    const reference = (parameter as { $ref?: string }).$ref;
    return reference === undefined
      ? parameter
      : (bundle.components?.parameters?.[
          reference.replace("#/components/parameters/", "")
        ] as Parameter);
  });
}

/** Where a parameter stands, how its text is read, and what it is when left out. */
function describe(
  bundle: OpenApiDocument,
  { in: place, schema }: Parameter,
): { in: string; type: string; default?: unknown } {
  const { type, default: standard } = resolve(bundle, schema);
  if (typeof type !== "string") throw new Error(`A parameter in ${place} has no single type.`);
  return { in: place, type, ...(standard === undefined ? {} : { default: standard }) };
}

function resolve(bundle: OpenApiDocument, schema: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema;
  return bundle.components?.schemas?.[
    schema.$ref.replace("#/components/schemas/", "")
  ] as JsonSchema;
}

/** All parameters of an operation as one object, so that they are validated like a body. */
function parametersUnit(
  bundle: OpenApiDocument,
  { operationId }: Operation,
  parameters: readonly Parameter[],
): Unit {
  const properties = Object.fromEntries(
    parameters.map(({ name, schema }) => [name, resolve(bundle, schema)]),
  );
  const required = parameters.flatMap((parameter) => (parameter.required ? [parameter.name] : []));
  const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Parameters`;
  return unitOf(bundle, name, {
    type: "object",
    properties,
    ...(required.length > 0 ? { required } : {}),
  });
}

function parametersModule(units: readonly { operationId: string; unit: Unit }[]): string {
  const modules = units.map(({ unit }) => validatorCode(unit, "../src/runtime", () => ""));
  const entries = units.map(
    ({ operationId, unit: { name } }) =>
      `  ${operationId}: { is: ${isName(name)}, explain: ${explainName(name)} },\n`,
  );
  return [
    header("openapi/"),
    importLines(merge(modules.flatMap(({ imports }) => imports))),
    ...modules.map(({ code }) => `${code}\n`),
    "/** The two functions that judge the parameters of an operation, for the operations that have any. */",
    `export const PARAMETER_CHECKS = {\n${entries.join("")}} as const;\n`,
  ].join("\n");
}

function answersModule(
  bundle: OpenApiDocument,
  operations: readonly { operation: Operation }[],
): string {
  const table = operations.map(({ operation }) => [
    operation.operationId,
    Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [
        status,
        exampleNames(bundle, response),
      ]),
    ),
  ]);
  return [
    header("openapi/"),
    "/** What every operation can answer: its statuses, each with the names of its examples. */",
    `export const ANSWERS = ${JSON.stringify(Object.fromEntries(table), null, 2)} as const;\n`,
  ].join("\n");
}

function exampleNames(bundle: OpenApiDocument, response: Response): string[] {
  const reference = (response as { $ref?: string }).$ref;
  const found =
    reference === undefined
      ? response
      : bundle.components?.responses?.[reference.replace("#/components/responses/", "")];
  return Object.keys((found as Response).content?.["application/json"]?.examples ?? {});
}

/** One import for each module, of all names that are wanted from it. */
function merge(imports: readonly ModuleImport[]): ModuleImport[] {
  const byModule = Map.groupBy(imports, ({ from }) => from);
  return [...byModule].map(([from, group]) => ({
    from,
    names: [...new Set(group.flatMap(({ names }) => names))].sort(),
    ...(group.every(({ typeOnly }) => typeOnly) ? { typeOnly: true } : {}),
  }));
}
