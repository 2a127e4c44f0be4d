// Writes the facts that a server needs about each operation: its address, who may call it, its
// parameters and their contract, and the code for a refused body.

import { capital } from "../naming.ts";
import {
  follow,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  readOperations,
} from "../source/openapi.ts";
import { withFields } from "../source/schemas.ts";
import { moduleFile, moduleText, type Outputs } from "./outputs.ts";
import { unitOf } from "./rest-units.ts";
import { importLines, type ModuleImport, validatorCode } from "./validators/module.ts";
import { explainName, isName, type Unit } from "./validators/unit.ts";

export function generateRestOperations(bundle: OpenApiDocument): Outputs {
  const units = parameterUnits(bundle);
  const table = Object.fromEntries(
    readOperations(bundle).map((operation) => [
      operation.operationId,
      {
        method: operation.method.toUpperCase(),
        path: operation.path,
        isPublic: (operation.operation.security ?? bundle.security ?? []).length === 0,
        parameters: readingsOf(bundle, operation),
        ...(operation.body && { invalidBody: operation.body["x-error-code"] ?? "invalid_request" }),
      },
    ]),
  );
  return new Map([
    moduleFile("generated/rest-operations.ts", "openapi/", [
      "/** Every operation: its address, whether it needs no credentials, its parameters, and the error code of a body that breaks the contract. */",
      `export const OPERATIONS = ${JSON.stringify(table, null, 2)} as const;\n`,
      "/** The name of an operation. */",
      "export type OperationId = keyof typeof OPERATIONS;\n",
    ]),
    ["generated/answer-contracts.ts", answerContracts(bundle)],
    [
      "generated/rest-parameters.ts",
      checksModule("openapi/", units, [
        "/** The two functions that judge the parameters of an operation, for the operations that have any. */",
        `export const PARAMETER_CHECKS = {\n${checkRows(units)}} as const;\n`,
      ]),
    ],
    ["generated/rest-answers.ts", answersModule(bundle)],
  ]);
}

/** Writes the loaders of the answers' contracts, by the address of their operation. */
function answerContracts(bundle: OpenApiDocument): string {
  const rows = readOperations(bundle).map(({ method, path, operationId }) => {
    const address = JSON.stringify(`${method.toUpperCase()} ${path}`);
    return `  ${address}: [${JSON.stringify(operationId)}, () => import("./rest/${operationId}.ts")],`;
  });
  return moduleText("openapi/", [
    'import type { Contract } from "../src/library/runtime/contract.ts";\n',
    "/** The contract of each answer of an operation, by status. */",
    "export interface AnswerContracts {",
    "  readonly responses: Readonly<Record<number, Contract<string, string, string, unknown>>>;",
    "}\n",
    "/** Every operation by method and path, with what loads the contracts of its answers. */",
    "export const ANSWER_CONTRACTS: Readonly<",
    "  Record<string, readonly [operationId: string, load: () => Promise<AnswerContracts>]>",
    `> = {\n${rows.join("\n")}\n};\n`,
  ]);
}

/** Returns the place, the type and the default value of each parameter. */
export const readingsOf = (document: OpenApiDocument, { parameters }: Operation): object =>
  Object.fromEntries(
    parameters.map(({ name, in: place, schema }) => {
      const { type, default: standard } = follow(document, schema);
      if (typeof type !== "string") throw new Error(`The parameter ${name} has no single type.`);
      return [name, { in: place, type, ...(standard === undefined ? {} : { default: standard }) }];
    }),
  );

export interface OperationUnit {
  readonly operationId: string;
  readonly unit: Unit;
}

/** Makes one object of each operation's parameters, so that they are validated like a body. */
export const parameterUnits = (
  document: OpenApiDocument,
  isMeant: (parameter: Parameter) => boolean = () => true,
): OperationUnit[] =>
  readOperations(document).flatMap(({ operationId, parameters: all }) => {
    const parameters = all.filter(isMeant);
    if (parameters.length === 0) return [];
    const required = parameters.flatMap((item) => (item.required ? [item.name] : []));
    const schema = withFields(
      { type: "object", required },
      parameters.map((item) => [item.name, item.schema]),
    );
    return [{ operationId, unit: unitOf(document, `${capital(operationId)}Parameters`, schema) }];
  });

export function checksModule(
  from: string,
  units: readonly OperationUnit[],
  tables: readonly string[],
): string {
  const modules = units.map(({ unit }) => validatorCode(unit, "../src/library/runtime", () => ""));
  return moduleText(from, [
    importLines(merge(modules.flatMap(({ imports }) => imports))),
    ...modules.map(({ code }) => `${code}\n`),
    ...tables,
  ]);
}

export const checkRows = (units: readonly OperationUnit[]): string =>
  units
    .map(
      ({ operationId, unit: { name } }) =>
        `  ${operationId}: { is: ${isName(name)}, explain: ${explainName(name)} },\n`,
    )
    .join("");

function answersModule(bundle: OpenApiDocument): string {
  const table = readOperations(bundle).map(({ operationId, answers }) => [
    operationId,
    Object.fromEntries(
      answers.map(({ status, content }) => [
        status,
        (content?.examples ?? []).map(({ name }) => name),
      ]),
    ),
  ]);
  return moduleText("openapi/", [
    "/** What every operation can answer: its statuses, each with the names of its examples. */",
    `export const ANSWERS = ${JSON.stringify(Object.fromEntries(table), null, 2)} as const;\n`,
  ]);
}

/** Merges the imports from each module into one import. */
function merge(imports: readonly ModuleImport[]): ModuleImport[] {
  const byModule = Map.groupBy(imports, ({ from }) => from);
  return [...byModule].map(([from, group]) => ({
    from,
    names: [...new Set(group.flatMap(({ names }) => names))].sort(),
    ...(group.every(({ typeOnly }) => typeOnly) ? { typeOnly: true } : {}),
  }));
}
