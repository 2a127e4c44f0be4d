// Writes the mock's answers to requests that do not ask for generated values. They depend only on
// operation, status and example, so Prism runs once here and not for each request.

import { type Answer, type Engine, loadEngine } from "../../src/servers/prism/engine.ts";
import { type OpenApiDocument, readOperations } from "../source/openapi.ts";
import { describedOpenApi } from "./documents.ts";
import { moduleFile, type Outputs } from "./outputs.ts";

type Made = Awaited<ReturnType<typeof makeAnswers>>[number];

export async function generateMockAnswers(bundle: OpenApiDocument): Promise<Outputs> {
  const made = await makeAnswers(bundle, await loadEngine(describedOpenApi(bundle)));
  const texts = [...new Set(made.map(({ text }) => text))];
  const nameOf = (text: string) => `answer${texts.indexOf(text)}`;
  return new Map([
    moduleFile("generated/mock-answers.ts", "openapi/", [
      'import type { OperationId } from "./rest-operations.ts";\n',
      "/** An answer of the mock, as Prism makes it, without the media type of JSON. */",
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
  ]);
}

async function makeAnswers(bundle: OpenApiDocument, engine: Engine) {
  const places = readOperations(bundle).flatMap(({ operationId, answers }) =>
    answers.flatMap(({ status, content }) =>
      (content?.examples ?? []).map(({ name: example }) => ({ operationId, status, example })),
    ),
  );
  return Promise.all(
    places.map(async (place) => {
      const { operationId, status, example } = place;
      const answer = await engine.answer(operationId, Number(status), example);
      return { ...place, text: JSON.stringify({ ...answer, headers: ownHeaders(answer) }) };
    }),
  );
}

/** Returns the headers without Content-Type; undefined if there are no others. */
function ownHeaders({ headers }: Answer): Answer["headers"] | undefined {
  const entries = Object.entries(headers).filter(([name]) => name !== "Content-Type");
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
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
