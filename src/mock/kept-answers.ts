// Answers that depend on nothing but operation, status and example. Prism made them when this
// package was generated.
import { MOCK_ANSWERS, type MockAnswer } from "../../generated/mock-answers.ts";
import type { OperationId } from "../../generated/rest-operations.ts";
import type { Reply } from "../api/reply.ts";

const REPLIES = new Map<MockAnswer, Reply>();

/**
 * The answer with this status and example. By default it is the first example, and the lowest
 * status, which every operation answers if all is well.
 */
export function keptAnswer(
  operationId: OperationId,
  code: number | undefined,
  example: string | undefined,
): Reply {
  const answers = MOCK_ANSWERS[operationId];
  const examples = code === undefined ? Object.values(answers)[0] : answers[code];
  const answer = example === undefined ? Object.values(examples ?? {})[0] : examples?.[example];
  if (!answer) throw new Error(`${operationId} has no answer ${code} ${example}.`);
  const reply = REPLIES.get(answer) ?? withText(answer);
  REPLIES.set(answer, reply);
  return reply;
}

/** A reply whose body is made text here, and not each time that it is sent. */
export const withText = (reply: Reply): Reply => ({ ...reply, text: JSON.stringify(reply.body) });
