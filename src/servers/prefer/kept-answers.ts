// Answers as the examples have them. Prism made them when this package was generated.
import { MOCK_ANSWERS, type MockAnswer } from "../../../generated/mock-answers.ts";
import type { OperationId } from "../../../generated/rest-operations.ts";

/** The names of the examples with a status; by default it is that of `keptAnswer`. */
export const namesOfExamples = (
  operationId: OperationId,
  code: number | undefined,
): readonly (string | undefined)[] => Object.keys(answersOf(operationId, code));

/**
 * The answer with this status and example. By default it is the first example, and the lowest
 * status, which every operation answers if all is well.
 */
export function keptAnswer(
  operationId: OperationId,
  code: number | undefined,
  example: string | undefined,
): MockAnswer {
  const answers = answersOf(operationId, code);
  const answer = example === undefined ? Object.values(answers)[0] : answers[example];
  if (!answer) {
    const which = example === undefined ? "" : ` with the example ${example}`;
    throw new Error(`${operationId} has no answer ${code ?? "of success"}${which}.`);
  }
  return answer;
}

const LOWEST: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(MOCK_ANSWERS).map(([operationId, answers]) => [
    operationId,
    Object.keys(answers)[0],
  ]),
);

const answersOf = (operationId: OperationId, code: number | undefined) =>
  MOCK_ANSWERS[operationId][code ?? LOWEST[operationId] ?? ""] ?? {};
