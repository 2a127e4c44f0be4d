// Writes the mock's answers to requests that do not ask for generated values: the examples, with the
// headers that their answers declare.

import type { JsonSchema } from "../../src/reading/model/schema.ts";
import { type Answer, follow, type OpenApiDocument, readOperations } from "../source/openapi.ts";
import { moduleFile, type Outputs } from "./outputs.ts";

type Made = ReturnType<typeof makeAnswers>[number];

export function generateMockAnswers(bundle: OpenApiDocument): Outputs {
  const made = makeAnswers(bundle);
  const texts = [...new Set(made.map(({ text }) => text))];
  const nameOf = (text: string) => `answer${texts.indexOf(text)}`;
  return new Map([
    moduleFile("generated/mock-answers.ts", "openapi/", [
      'import type { OperationId } from "./rest-operations.ts";\n',
      "/** An answer of the mock, without the media type of JSON. */",
      "export interface MockAnswer {",
      "  readonly status: number;",
      "  readonly headers?: Readonly<Record<string, string>>;",
      "  readonly body: unknown;",
      "}\n",
      ...texts.map((text) => `const ${nameOf(text)}: MockAnswer = ${text};`),
      "",
      "/** The answers of an operation: by status, and then by the name of the example. */",
      "export type MockAnswers = Readonly<Record<string, Readonly<Record<string, MockAnswer>>>>;\n",
      "/** What every operation answers if no generated values are asked for. */",
      "export const MOCK_ANSWERS: Readonly<Record<OperationId, MockAnswers>> = {",
      ...tableLines(made, nameOf),
      "};\n",
    ]),
    moduleFile("generated/answer-headers.ts", "openapi/", [
      "/** The headers of answers, by status. */",
      "export const ANSWER_HEADERS = {",
      ...headerRules(bundle),
      "} as const;\n",
    ]),
  ]);
}

function makeAnswers(bundle: OpenApiDocument) {
  return readOperations(bundle).flatMap(({ operationId, answers }) =>
    answers.flatMap((answer) => {
      const { status, content } = answer;
      const headers = headerExamples(bundle, answer);
      return (content?.examples ?? []).map(({ name: example, value: body }) => {
        const text = JSON.stringify({ status: Number(status), headers, body });
        return { operationId, status, example, text };
      });
    }),
  );
}

interface Header {
  readonly required?: boolean;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

const headersOf = (bundle: OpenApiDocument, { response }: Answer): [string, Header][] =>
  Object.entries(response.headers ?? {}).map(([name, header]) => [
    name,
    follow<Header>(bundle, header as Header),
  ]);

/** Returns the example of each header; undefined if an answer has no headers. */
function headerExamples(bundle: OpenApiDocument, answer: Answer) {
  const examples = headersOf(bundle, answer).map(([name, { example }]) => [name, String(example)]);
  return examples.length === 0 ? undefined : Object.fromEntries(examples);
}

/** Returns the rules for headers by status, which are the same in every operation. */
function headerRules(bundle: OpenApiDocument): string[] {
  const rules = new Map<string, string>();
  for (const { operationId, answers } of readOperations(bundle))
    for (const answer of answers) {
      const headers = headersOf(bundle, answer).map(([name, { required = false, schema }]) => [
        name,
        { required, type: schema.type },
      ]);
      const rule = JSON.stringify(Object.fromEntries(headers));
      if (rule !== (rules.get(answer.status) ?? rule))
        throw new Error(`${operationId} has other headers in ${answer.status} than others.`);
      rules.set(answer.status, rule);
    }
  const all = [...rules].filter(([, rule]) => rule !== "{}").sort();
  return all.map(([status, rule]) => `  ${status}: ${rule},`);
}

function tableLines(made: readonly Made[], nameOf: (text: string) => string): string[] {
  return [...Map.groupBy(made, ({ operationId }) => operationId)].flatMap(([operationId, rows]) => [
    `  ${operationId}: {`,
    ...[...Map.groupBy(rows, ({ status }) => status)].map(([status, answers]) => {
      const entries = answers.map(({ example, text }) => `${example}: ${nameOf(text)}`);
      return `    ${status}: { ${entries.join(", ")} },`;
    }),
    "  },",
  ]);
}
