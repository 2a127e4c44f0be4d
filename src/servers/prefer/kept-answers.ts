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

/** Remembered replies to requests without names. They depend only on the base address. */
const UNNAMED = new WeakMap<object, { readonly base: string; readonly reply: Reply }>();

/** Makes the answer of an example. The default is the first example of the lowest status. */
export function exampleAnswer(call: Call, code?: number, example?: string): Reply {
  const answers = answersOf(call, code);
  const answer = example === undefined ? Object.values(answers)[0] : answers[example];
  if (!answer) throw new Error(`${call.operationId} has no answer ${code} ${example}.`);
  const names = namesOf(call);
  const base = call.base();
  const isUnnamed = Object.values(names).every((name) => name === undefined);
  const remembered = isUnnamed ? UNNAMED.get(answer) : undefined;
  if (remembered?.base === base) return remembered.reply;
  const body = rename(answer.body, names, base);
  if (!isUnnamed) return { ...answer, body };
  const reply = { ...answer, body, text: JSON.stringify(body) };
  UNNAMED.set(answer, { base, reply });
  return reply;
}

/** Replaces the body of a reply, and drops the text of the old body. */
export const withBody = (reply: Reply, body: unknown): Reply =>
  body === reply.body ? reply : { status: reply.status, headers: reply.headers ?? {}, body };
