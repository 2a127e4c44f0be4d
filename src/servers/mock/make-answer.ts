import { Chance, hash } from "../../library/chance/chance.ts";
import type { Reply } from "../api/reply.ts";
import type { Call } from "../http/front-door.ts";
import { type Asked, exampleAnswer, namesOfExamples, statusOf } from "../prefer/kept-answers.ts";
import type { Preference } from "../prefer/read-preference.ts";
import { generateBody } from "./generated-answers.ts";
import { chooseAnswer, tieBody } from "./tie-answer.ts";

/** Examples asked for by name win over generated values, which follow from seed and address. */
export async function makeAnswer(
  call: Call & Asked,
  preference: Preference,
  seed: string,
): Promise<Reply> {
  const { dynamic } = preference;
  const isOpen = preference.code === undefined && preference.example === undefined;
  const { code, example: named } = isOpen ? chooseAnswer(call) : preference;
  const example = named ?? (dynamic ? undefined : firstOwn(call, code));
  if (example !== undefined) return exampleAnswer(call, code, example);
  if (!dynamic) return tied(exampleAnswer(call, code, undefined), call);
  const { path, search } = call.request;
  return generate(call, code, hash(path + search, hash(seed, 0)));
}

const firstOwn = ({ own }: Asked, code: number | undefined): string | undefined =>
  own?.first[statusOf(own.answers, code)];

async function generate(
  call: Call & Asked,
  code: number | undefined,
  seed: number,
): Promise<Reply> {
  const drawn = new Chance(seed, "example").startAt(0).pick(namesOfExamples(call, code));
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
