// The calls of /__control/: what the server has to know of each, and the checks of what they take.

import { type Form, readForm } from "../../src/reading/model/form.ts";
import { nameOfReference } from "../../src/reading/model/schema.ts";
import { openSchema } from "../describe/schema-without.ts";
import {
  bodyOf,
  mediaTypeOf,
  type OperationObject,
  operationsOf,
  resolveIn,
} from "../source/openapi.ts";
import type { ServerSource } from "../source/read-server.ts";
import { moduleText, type Outputs } from "./outputs.ts";
import { checkRows, checksModule, parameterUnits, readingsOf } from "./rest-operations.ts";
import { unitOf } from "./rest-units.ts";
import { explainName, type Unit } from "./validators/unit.ts";

const SOURCE = "config/control.yaml";

/** Its check is generated with its schema, and has rules that no schema can express. */
const CHECKED_ELSEWHERE = "State";

export function generateControl(server: ServerSource): Outputs {
  const { control } = server;
  const bodies = operationsOf(control).flatMap(({ operation }) => {
    const { operationId } = operation;
    const name = bodyNameOf(server, operation);
    if (name === undefined || name === CHECKED_ELSEWHERE) return [];
    return [{ operationId, unit: bodyUnit(server, name) }];
  });
  const queries = parameterUnits(control, ({ in: place }) => place === "query");
  const explains = bodies.map(
    ({ operationId, unit }) => `  ${operationId}: ${explainName(unit.name)},\n`,
  );
  return new Map([
    [
      "generated/control-checks.ts",
      checksModule(
        SOURCE,
        [...bodies, ...queries],
        [
          "/** What finds the faults in the body of a call. */",
          `export const BODY_CHECKS = {\n${explains.join("")}} as const;\n`,
          "/** The two functions that judge the parameters of a call, for those that have any in the query. */",
          `export const QUERY_CHECKS = {\n${checkRows(queries)}} as const;\n`,
        ],
      ),
    ],
    ["generated/control.ts", callsModule(server)],
  ]);
}

function callsModule(server: ServerSource): string {
  const { control } = server;
  const calls = operationsOf(control).map(({ method, path, operation }) => [
    operation.operationId,
    {
      method: method.toUpperCase(),
      path,
      ...takenBy(server, operation),
      does: operation.summary,
      parameters: readingsOf(control, operation),
    },
  ]);
  return moduleText(SOURCE, [
    "/** Every call: its address, its body and what it does, for people, and its parameters. */",
    `export const CONTROL_CALLS = ${JSON.stringify(Object.fromEntries(calls), null, 2)} as const;\n`,
    "/** The name of a call. */",
    "export type ControlCall = keyof typeof CONTROL_CALLS;\n",
  ]);
}

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
  const { whole, control } = server;
  const { fields = [] } = readForm(whole[name] ?? {}, resolveIn(control), name);
  const example = mediaTypeOf(bodyOf(control, operation) ?? {})?.example as object;
  const texts = Object.entries(example).map(([key, value]) => {
    const form = fields.find((field) => field.name === key)?.form;
    return `"${key}": ${choiceOf(form?.referred() ?? form, value)}`;
  });
  return { body: `{${texts.join(", ")}}` };
}

function choiceOf(form: Form | undefined, value: unknown): string {
  const choices = form?.checks.enum?.map((choice) => JSON.stringify(choice));
  if (choices) return choices.join(" | ");
  const [type] = form?.types ?? [];
  if (type === "boolean") return "true | false";
  if (type !== "array") return JSON.stringify(value);
  return form?.item?.types[0] === "number" ? `[${(value as number[]).join(", ")}]` : "[...]";
}
