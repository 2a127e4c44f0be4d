// Writes the facts that the server needs about the calls of /__control/, and checks of values.

import { type Form, readForm } from "../../src/reading/model/form.ts";
import { openSchema } from "../describe/schema-without.ts";
import { type Operation, readOperations, resolveIn } from "../source/openapi.ts";
import type { ServerSource } from "../source/read-server.ts";
import { moduleText, type Outputs } from "./outputs.ts";
import { checkRows, checksModule, parameterUnits, readingsOf } from "./rest-operations.ts";
import { unitOf } from "./rest-units.ts";
import { explainName, type Unit } from "./validators/unit.ts";

const SOURCE = "config/control.yaml";

/** The body for which no check is made here, because no schema can express all its rules. */
const CHECKED_ELSEWHERE = "State";

export function generateControl(server: ServerSource): Outputs {
  const { control } = server;
  const bodies = readOperations(control).flatMap(({ operationId, body }) => {
    const { component: name = CHECKED_ELSEWHERE } = body ?? {};
    return name === CHECKED_ELSEWHERE ? [] : [{ operationId, unit: bodyUnit(server, name) }];
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
  const calls = readOperations(control).map((call) => [
    call.operationId,
    {
      method: call.method.toUpperCase(),
      path: call.path,
      ...takenBy(server, call),
      does: call.operation.summary,
      parameters: readingsOf(control, call),
    },
  ]);
  return moduleText(SOURCE, [
    "/** Every call: its address, its body and what it does, for people, and its parameters. */",
    `export const CONTROL_CALLS = ${JSON.stringify(Object.fromEntries(calls), null, 2)} as const;\n`,
    "/** The name of a call. */",
    "export type ControlCall = keyof typeof CONTROL_CALLS;\n",
  ]);
}

/** Returns the unit of a body. Unknown fields are faults only if the schema forbids them. */
function bodyUnit({ control, whole }: ServerSource, name: string): Unit {
  const isClosed = whole[name]?.additionalProperties === false;
  const open = openSchema(whole[name] ?? {});
  return unitOf(control, name, isClosed ? open : { ...open, additionalProperties: true });
}

/** Describes the body of a call for people: `{"skipped": true | false}`. */
function takenBy({ whole, control }: ServerSource, { body }: Operation): { body?: string } {
  if (body?.component === undefined) return {};
  const { component, example } = body;
  const { fields = [] } = readForm(whole[component] ?? {}, resolveIn(control), component);
  const texts = Object.entries(example as object).map(([key, value]) => {
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
