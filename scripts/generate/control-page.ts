// Writes the page of the control API: every call with a tested example, and its fields.

import { fieldsOf } from "../../src/reading/model/fields.ts";
import { readForm } from "../../src/reading/model/form.ts";
import { type JsonSchema, nameOfReference } from "../../src/reading/model/schema.ts";
import { isInside } from "../describe/event.ts";
import { type Operation, type Parameter, readOperations, resolveIn } from "../source/openapi.ts";
import type { ServerSource } from "../source/read-server.ts";
import { markdownHeader, type Outputs } from "./outputs.ts";
import { sentence } from "./pages.ts";

const ADDRESS = "http://127.0.0.1:4020";

export function generateControlPage(server: ServerSource): Outputs {
  const { info } = server.control;
  const lines = [
    `# ${info.title}`,
    "",
    info.description ?? "",
    ...readOperations(server.control).flatMap((call) => callSection(call, server)),
  ];
  return new Map([
    ["docs/control.md", `${markdownHeader("config/control.yaml")}${lines.join("\n")}`],
  ]);
}

function callSection(call: Operation, server: ServerSource): string[] {
  const { method, path, operation, parameters, body: taken } = call;
  const [answer] = call.answers;
  const { content: given } = answer ?? {};
  return [
    `## ${method.toUpperCase()} ${path}`,
    "",
    operation.summary ?? "",
    "",
    "```sh",
    `curl${given?.type === "text/event-stream" ? " -N" : ""}${restOf(method, addressOf(path, parameters), taken?.example)}`,
    "```",
    "",
    ...(parameters.length > 0 ? [...parameterTable(parameters), ""] : []),
    ...(taken ? ["The body:", "", ...tableOf(taken.schema, server), ""] : []),
    `The answer: ${answer?.response.description ?? ""}`,
    "",
    "```json",
    JSON.stringify(given?.example, null, 2),
    "```",
    "",
    ...(given ? [...tableOf(given.schema, server), ""] : []),
  ];
}

function addressOf(path: string, parameters: readonly Parameter[]): string {
  const query = parameters.flatMap(({ in: place, name, example }) =>
    place === "query" && example !== undefined ? [`${name}=${example}`] : [],
  );
  const filled = parameters.reduce(
    (text, { name, example }) => text.replace(`{${name}}`, `${example}`),
    path,
  );
  return query.length === 0 ? filled : `${filled}?${query.join("&")}`;
}

function restOf(method: string, path: string, body: unknown): string {
  const verb = method === "get" ? "" : ` -X ${method.toUpperCase()}`;
  const sent =
    body === undefined
      ? ""
      : ` \\\n  -H "Content-Type: application/json" -d '${JSON.stringify(body)}'`;
  return `${verb} "${ADDRESS}${path}"${sent}`;
}

function parameterTable(parameters: readonly Parameter[]): string[] {
  const rows = parameters.map(({ name, in: place, description, schema }) => {
    const { type, minimum, maximum, default: standard } = schema;
    const range = minimum === undefined ? "" : `, from ${minimum} to ${maximum}`;
    const byDefault = standard === undefined ? "" : `, ${standard} by default`;
    const choices = schema.enum?.map((choice) => JSON.stringify(choice)).join(", ");
    const said = choices === undefined ? description : `${description} One of ${choices}.`;
    return `| \`${name}\` | ${place} | ${type}${range}${byDefault} | ${said} |`;
  });
  return ["| parameter | in | type | |", "|---|---|---|---|", ...rows];
}

/** Lists the fields of a schema. A schema of the REST API is only named. */
function tableOf(schema: JsonSchema, { control, schemas }: ServerSource): string[] {
  if (nameOfReference(schema.$ref ?? "") === "State")
    return ["A state, as `energy-contracts/state.schema.json` describes it."];
  const resolve = resolveIn(control);
  const shape = (reference: string): JsonSchema => {
    const target = resolve(reference);
    const { type = "object", description = "" } = target;
    return Object.hasOwn(schemas, nameOfReference(reference)) ? target : { type, description };
  };
  const fields = fieldsOf(readForm(schema, shape, "control.yaml"));
  if (fields.length === 0) return ["It has no fields."];
  // An object is free if no field of the table lies inside it.
  const rows = fields.map((field) => {
    const { path, type, required, description, rules } = field;
    const said = [description, ...rules.map(sentence)].join(" ").replaceAll("|", "\\|");
    const isFree = !fields.some(({ path: inner }) => isInside(inner, path));
    return `| \`${path}\` | ${typeText(type, isFree)} | ${required ? "" : "optional"} | ${said} |`;
  });
  return ["| field | type | | |", "|---|---|---|---|", ...rows];
}

/** Spells a type for people: `array of string`, `free object`, `string or null`. */
function typeText(type: string, isFree: boolean): string {
  if (type.endsWith("[]")) return `array of ${typeText(type.slice(0, -2), isFree)}`;
  return type === "object" && isFree ? "free object" : type.replaceAll(" | ", " or ");
}
