import type { MockAnswer } from "../../../generated/mock-answers.ts";
import type { Reply } from "../api/reply.ts";
import type { Call } from "../http/front-door.ts";
import { type Asked, keptAnswer } from "./kept-answers.ts";
import { baseOfCall, namesOf, rename } from "./names.ts";

/** What is answered where a request has no names: the same for a base address. */
const UNNAMED = new WeakMap<MockAnswer, { readonly base: string; readonly reply: Reply }>();

/** An example of the contract, with the names of the request in place of its own. */
export function exampleAnswer(
  call: Call & Asked,
  code: number | undefined,
  example: string | undefined,
): Reply {
  const answer = keptAnswer(call, code, example);
  const names = namesOf(call);
  const base = baseOfCall(call);
  const isUnnamed = Object.values(names).every((name) => name === undefined);
  const known = isUnnamed ? UNNAMED.get(answer) : undefined;
  if (known?.base === base) return known.reply;
  const body = rename(answer.body, names, base);
  if (!isUnnamed) return { ...answer, body };
  const reply = { ...answer, body, text: JSON.stringify(body) };
  UNNAMED.set(answer, { base, reply });
  return reply;
}
