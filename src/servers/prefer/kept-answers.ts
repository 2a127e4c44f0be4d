// The answers of the contract's examples, which Prism made when this package was generated.
import { MOCK_ANSWERS } from "../../../generated/mock-answers.ts";
import type { Reply } from "../api/reply.ts";
import type { Call } from "../http/front-door.ts";
import { namesOf, rename } from "./names.ts";

/** Returns the answers with a status, by the names of their examples: by default the lowest status. */
export function answersOf({ operationId }: Pick<Call, "operationId">, code: number | undefined) {
  const answers = MOCK_ANSWERS[operationId];
  return answers[code ?? Object.keys(answers)[0] ?? ""] ?? {};
}

/** Makes the answer of an example. The default is the first example of the lowest status. */
export function exampleAnswer(call: Call, code?: number, example?: string): Reply {
  const answers = answersOf(call, code);
  const answer = example === undefined ? Object.values(answers)[0] : answers[example];
  if (!answer) throw new Error(`${call.operationId} has no answer ${code} ${example}.`);
  return { ...answer, body: rename(answer.body, namesOf(call), call.base()) };
}
