// Writes the types of example answers, by the status of an operation and by the code of an error.

import { valueAt } from "../../src/library/json/pointer.ts";
import { wholeForm } from "../../src/reading/model/fields.ts";
import { type Form, readForm } from "../../src/reading/model/form.ts";
import { type OpenApiDocument, readOperations, resolveIn } from "../source/openapi.ts";
import { moduleFile, type Outputs } from "./outputs.ts";

export function generateAnswerMap(bundle: OpenApiDocument): Outputs {
  const operations = readOperations(bundle).map(({ operationId, answers }) => {
    const fields = new Map<string, string>();
    const errors = new Map<string, string>();
    for (const { status, content } of answers) {
      const type = `operations["${operationId}"]["responses"][${status}]["content"]["application/json"]`;
      fields.set(status, type);
      if (Number(status) < 400 || !content) continue;
      for (const { value } of content.examples) {
        const code = valueAt(value, ["code"]);
        if (typeof code !== "string" || errors.has(code)) continue;
        const form = readForm(content.schema, resolveIn(bundle), operationId);
        const name = branchOf(form, value as object);
        errors.set(code, name === undefined ? type : `components["schemas"]["${name}"]`);
      }
    }
    const lines = [...fields, ...errors].map(([name, type]) => `    readonly ${name}: ${type};\n`);
    return `  readonly ${operationId}: {\n${lines.join("")}  };\n`;
  });
  return new Map([
    moduleFile("generated/answer-map.ts", "openapi/", [
      'import type { components, operations } from "./rest-types.ts";\n',
      "/** Every answer that an operation declares, by its status, and every error by its code. */",
      `export interface AnswerMap {\n${operations.join("")}}\n`,
    ]),
  ]);
}

/** Finds the component that an example follows, if the answer allows several components. */
const branchOf = ({ choices }: Form, example: object): string | undefined =>
  choices.find((choice) => wholeForm(choice).required.every((field) => field in example))
    ?.reference;
