// The answers of the contract's examples, which Prism made when this package was generated.
import { MOCK_ANSWERS, type MockAnswers } from "../../../generated/mock-answers.ts";
import type { Reply } from "../api/reply.ts";
import type { Call } from "../http/front-door.ts";
import { namesOf, rename } from "./names.ts";

export interface OwnAnswers {
  readonly answers: MockAnswers;
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** The name of the user's first example for each status. */
  readonly first: Readonly<Record<string, string | undefined>>;
}

export type Asked = Pick<Call, "operationId"> & { readonly userAnswers?: OwnAnswers | undefined };

export function answersOf({ operationId, userAnswers }: Asked, code: number | undefined) {
  const answers = userAnswers?.answers ?? MOCK_ANSWERS[operationId];
  return answers[statusOf(answers, code)] ?? {};
}

/** Returns the status that the caller asks for. The default is the lowest status. */
export const statusOf = (answers: MockAnswers, code: number | undefined): number | string =>
  code ?? Object.keys(answers)[0] ?? "";

/** Remembered replies to requests without names. They depend only on the base address. */
const UNNAMED = new WeakMap<object, { readonly base: string; readonly reply: Reply }>();

/** Makes the answer of an example. The default is the first example of the lowest status. */
export function exampleAnswer(call: Call & Asked, code?: number, example?: string): Reply {
  const answers = answersOf(call, code);
  const answer = example === undefined ? Object.values(answers)[0] : answers[example];
  if (!answer) throw new Error(`${call.operationId} has no answer ${code} ${example}.`);
  const names = namesOf(call);
  const base = call.base();
  const isUnnamed = Object.values(names).every((name) => name === undefined);
  const known = isUnnamed ? UNNAMED.get(answer) : undefined;
  if (known?.base === base) return known.reply;
  const body = rename(answer.body, names, base);
  if (!isUnnamed) return { ...answer, body };
  const reply = { ...answer, body, text: JSON.stringify(body) };
  UNNAMED.set(answer, { base, reply });
  return reply;
}
