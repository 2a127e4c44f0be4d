// The calls of /__control/: what the server has to know of each, and the checks of what they take.
import {
  bodyOf,
  follow,
  mediaTypeOf,
  type OperationObject,
  operationsOf,
  parametersOf,
} from "../../src/reading/model/openapi.ts";
import { type JsonSchema, nameOfReference } from "../../src/reading/model/schema.ts";
import type { ServerSource } from "../source/read-server.ts";
import { header, type Outputs } from "./outputs.ts";
import { merge, parametersUnit, readingOf } from "./rest-operations.ts";
import { unitOf } from "./rest-units.ts";
import { openSchema } from "./schema-file.ts";
import { importLines, validatorCode } from "./validators/module.ts";
import { explainName, isName, type Unit } from "./validators/unit.ts";

/** Its check is generated with its schema, and has rules that no schema can express. */
const CHECKED_ELSEWHERE = "State";

export function generateControl(server: ServerSource): Outputs {
  const { control } = server;
  const operations = operationsOf(control);
  const bodies = operations.flatMap(({ operation }) => {
    const name = bodyNameOf(server, operation);
    return name === undefined || name === CHECKED_ELSEWHERE
      ? []
      : [{ operationId: operation.operationId, unit: bodyUnit(server, name) }];
  });
  const queries = operations.flatMap(({ operation }) => {
    const parameters = parametersOf(control, operation).filter(
      ({ in: place }) => place === "query",
    );
    return parameters.length === 0
      ? []
      : [
          {
            operationId: operation.operationId,
            unit: parametersUnit(control, operation, parameters),
          },
        ];
  });
  const modules = [...bodies, ...queries].map(({ unit }) =>
    validatorCode(unit, "../src/library/runtime", () => ""),
  );
  return new Map([
    [
      "generated/control-checks.ts",
      [
        header("config/control.yaml"),
        importLines(merge(modules.flatMap(({ imports }) => imports))),
        ...modules.map(({ code }) => `${code}\n`),
        "/** What finds the faults in the body of a call. */",
        `export const BODY_CHECKS = {\n${bodies.map(({ operationId, unit }) => `  ${operationId}: ${explainName(unit.name)},\n`).join("")}} as const;\n`,
        "/** The two functions that judge the parameters of a call, for those that have any in the query. */",
        `export const QUERY_CHECKS = {\n${queries.map(({ operationId, unit: { name } }) => `  ${operationId}: { is: ${isName(name)}, explain: ${explainName(name)} },\n`).join("")}} as const;\n`,
      ].join("\n"),
    ],
    ["generated/control.ts", callsModule(server)],
  ]);
}

function callsModule(server: ServerSource): string {
  const { control } = server;
  const table = operationsOf(control).map(({ method, path, operation }) => [
    operation.operationId,
    {
      method: method.toUpperCase(),
      path,
      ...takenBy(server, operation),
      does: operation.summary,
      parameters: Object.fromEntries(
        parametersOf(control, operation).map((parameter) => [
          parameter.name,
          readingOf(control, parameter),
        ]),
      ),
    },
  ]);
  return [
    header("config/control.yaml"),
    "/** Every call: its address, its body and what it does, for people, and its parameters. */",
    `export const CONTROL_CALLS = ${JSON.stringify(Object.fromEntries(table), null, 2)} as const;\n`,
    "/** The name of a call. */",
    "export type ControlCall = keyof typeof CONTROL_CALLS;\n",
  ].join("\n");
}

/** The name of the schema that a call takes. */
export function bodyNameOf(
  { control }: ServerSource,
  operation: OperationObject,
): string | undefined {
  const schema = mediaTypeOf(bodyOf(control, operation) ?? {})?.schema;
  return schema?.$ref === undefined ? undefined : nameOfReference(schema.$ref);
}

/** Fields that a schema does not name are faults only if it says so. */
function bodyUnit({ control, whole }: ServerSource, name: string): Unit {
  const isClosed = whole[name]?.additionalProperties === false;
  const open = openSchema(whole[name] ?? {});
  return unitOf(control, name, isClosed ? open : { ...open, additionalProperties: true });
}

/** The body that a call takes, for people: `{"skipped": true | false}`. */
function takenBy(server: ServerSource, operation: OperationObject): { readonly body?: string } {
  const name = bodyNameOf(server, operation);
  if (name === undefined) return {};
  const { properties = {} } = server.whole[name] ?? {};
  const example = mediaTypeOf(bodyOf(server.control, operation) ?? {})?.example as object;
  const fields = Object.entries(example).map(
    ([field, value]) =>
      `"${field}": ${choiceOf(follow(server.control, properties[field] ?? {}), value)}`,
  );
  return { body: `{${fields.join(", ")}}` };
}

function choiceOf({ enum: choices, type, items }: JsonSchema, value: unknown): string {
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(" | ");
  if (type === "boolean") return "true | false";
  if (type !== "array") return JSON.stringify(value);
  return items?.type === "number" ? `[${(value as number[]).join(", ")}]` : "[...]";
}
