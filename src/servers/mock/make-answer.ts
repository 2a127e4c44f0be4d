import { Chance, hash } from "../../library/chance/chance.ts";
import type { Reply } from "../api/reply.ts";
import type { Call } from "../http/front-door.ts";
import { exampleAnswer } from "../prefer/example-answer.ts";
import { namesOfExamples } from "../prefer/kept-answers.ts";
import type { Preference } from "../prefer/read-preference.ts";
import { generateBody } from "./generated-answers.ts";
import { chooseAnswer, tieBody } from "./tie-answer.ts";

/**
 * Makes the answer that a caller prefers, or that the contract ties to the request. An example that is asked for by name wins over generated
 * values, which follow from the seed and the address.
 */
export async function makeAnswer(call: Call, preference: Preference, seed: string): Promise<Reply> {
  const { dynamic } = preference;
  const isOpen = preference.code === undefined && preference.example === undefined;
  const { code, example } = isOpen ? chooseAnswer(call) : preference;
  if (example !== undefined) return exampleAnswer(call, code, example);
  if (!dynamic) return tied(exampleAnswer(call, code, undefined), call);
  const { path, search } = call.request;
  return generate(call, code, hash(path + search, hash(seed, 0)));
}

/** One of the examples, with generated values if it is a success. */
async function generate(call: Call, code: number | undefined, seed: number): Promise<Reply> {
  const [first, ...more] = namesOfExamples(call.operationId, code);
  const drawn = new Chance(seed, "example").startAt(0).pick([first, ...more]);
  const reply = exampleAnswer(call, code, drawn);
  const body = reply.status < 300 ? await generateBody(call, seed) : undefined;
  if (body === undefined) return tied(reply, call);
  return { status: reply.status, headers: reply.headers ?? {}, body };
}

function tied(reply: Reply, call: Call): Reply {
  const body = reply.status < 300 ? tieBody(reply.body, call) : reply.body;
  if (body === reply.body) return reply;
  return { status: reply.status, headers: reply.headers ?? {}, body };
}
