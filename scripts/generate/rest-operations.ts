// What a server has to know of each operation: its address, who may call it, its parameters and
// their contract, and how a refused body is called.
import {
  bodyOf,
  examplesOf,
  follow,
  mediaTypeOf,
  type OpenApiDocument,
  type OperationObject,
  operationsOf,
  type Parameter,
  parametersOf,
  responsesOf,
} from "../../src/reading/model/openapi.ts";
import { header, type Outputs } from "./outputs.ts";
import { capital, unitOf } from "./rest-units.ts";
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
          parameters.map((parameter) => [parameter.name, readingOf(bundle, parameter)]),
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
    ["generated/answer-contracts.ts", answerContracts(bundle)],
    ["generated/rest-parameters.ts", parametersModule(units)],
    ["generated/rest-answers.ts", answersModule(bundle, operations)],
  ]);
}

/** Where the contracts of answers are, by the address of their operation. */
function answerContracts(bundle: OpenApiDocument): string {
  const rows = operationsOf(bundle).map(({ method, path, operation: { operationId } }) => {
    const address = JSON.stringify(`${method.toUpperCase()} ${path}`);
    return `  ${address}: [${JSON.stringify(operationId)}, () => import("./rest/${operationId}.ts")],`;
  });
  return [
    header("openapi/"),
    'import type { Contract } from "../src/library/runtime/contract.ts";\n',
    "/** The contract of each answer of an operation, by status. */",
    "export interface AnswerContracts {",
    "  readonly responses: Readonly<Record<number, Contract<string, string, string, unknown>>>;",
    "}\n",
    "/** Every operation by method and path, with what loads the contracts of its answers. */",
    "export const ANSWER_CONTRACTS: Readonly<",
    "  Record<string, readonly [operationId: string, load: () => Promise<AnswerContracts>]>",
    `> = {\n${rows.join("\n")}\n};\n`,
  ].join("\n");
}

function bodyEntry(
  document: OpenApiDocument,
  operation: OperationObject,
): { invalidBody?: string } {
  const body = bodyOf(document, operation);
  return body ? { invalidBody: body["x-error-code"] ?? "invalid_request" } : {};
}

/** Where a parameter stands, how its text is read, and what it is when left out. */
export function readingOf(
  document: OpenApiDocument,
  { in: place, schema }: Parameter,
): { in: string; type: string; default?: unknown } {
  const { type, default: standard } = follow(document, schema);
  if (typeof type !== "string") throw new Error(`A parameter in ${place} has no single type.`);
  return { in: place, type, ...(standard === undefined ? {} : { default: standard }) };
}

/** All parameters of an operation as one object, so that they are validated like a body. */
export function parametersUnit(
  bundle: OpenApiDocument,
  { operationId }: OperationObject,
  parameters: readonly Parameter[],
): Unit {
  const properties = Object.fromEntries(
    parameters.map(({ name, schema }) => [name, follow(bundle, schema)]),
  );
  const required = parameters.flatMap((parameter) => (parameter.required ? [parameter.name] : []));
  const name = `${capital(operationId)}Parameters`;
  return unitOf(bundle, name, {
    type: "object",
    properties,
    ...(required.length > 0 ? { required } : {}),
  });
}

function parametersModule(units: readonly { operationId: string; unit: Unit }[]): string {
  const modules = units.map(({ unit }) => validatorCode(unit, "../src/library/runtime", () => ""));
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
  operations: readonly { operation: OperationObject }[],
): string {
  const table = operations.map(({ operation }) => [
    operation.operationId,
    Object.fromEntries(
      responsesOf(bundle, operation).map(([status, response]) => [
        status,
        examplesOf(bundle, mediaTypeOf(response)).map(({ name }) => name),
      ]),
    ),
  ]);
  return [
    header("openapi/"),
    "/** What every operation can answer: its statuses, each with the names of its examples. */",
    `export const ANSWERS = ${JSON.stringify(Object.fromEntries(table), null, 2)} as const;\n`,
  ].join("\n");
}

/** One import for each module, of all names that are wanted from it. */
export function merge(imports: readonly ModuleImport[]): ModuleImport[] {
  const byModule = Map.groupBy(imports, ({ from }) => from);
  return [...byModule].map(([from, group]) => ({
    from,
    names: [...new Set(group.flatMap(({ names }) => names))].sort(),
    ...(group.every(({ typeOnly }) => typeOnly) ? { typeOnly: true } : {}),
  }));
}
