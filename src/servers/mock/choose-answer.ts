// Chooses the answer of the mock to a valid request. The first of these that there is: what the
// header Prefer asks for, an override, the usual answer of the operation.
import type { OperationId } from "../../../generated/rest-operations.ts";
import type { components } from "../../../generated/rest-types.ts";
import { Chance, hash } from "../../library/chance/chance.ts";
import { isRefusal, type Reply } from "../api/reply.ts";
import type { Call } from "../http/front-door.ts";
import type { Log } from "../http/log.ts";
import { answersOf, exampleAnswer } from "../prefer/kept-answers.ts";
import { isStaged, namesOf } from "../prefer/names.ts";
import type { Overrides } from "../prefer/overrides.ts";
import { heedPreference, type Preference } from "../prefer/read-preference.ts";
import { generateBody } from "./generated-answers.ts";
import { tieBody } from "./tie-answer.ts";

interface Choice {
  readonly overrides: Overrides;
  readonly seed: string;
  /** Whether values are generated if the header does not say. */
  readonly isDynamic: boolean;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly log: Log;
}

export async function chooseAnswer(call: Call, { overrides, seed, isDynamic, wait, log }: Choice) {
  const preference = await heedPreference(call, wait, log);
  if (isRefusal(preference)) return preference;
  const { code, example, dynamic = isDynamic } = preference;
  if (code !== undefined || example !== undefined)
    return answerOf(call, { code, example, dynamic }, seed);
  const override = await overrides.answer(call);
  return override ?? answerOf(call, { ...usualAnswer(call), dynamic }, seed);
}

/** Names the usual answer: 200 for the staged account of the examples, 201 for other accounts. */
function usualAnswer({ operationId, body, parameters }: Call): Omit<Preference, "dynamic"> {
  if (operationId === "processAccount" && (body as Schemas["ProcessRequest"]).dry_run)
    return { code: 400, example: "dry_run_rolled_back" };
  const isNew = operationId === "stageAccount" && !isStaged(namesOf({ body, parameters }));
  return { code: isNew ? 201 : undefined, example: undefined }; // else the first success
}

type Schemas = components["schemas"];

/** Makes an answer: the named example, or values from the seed and the address. */
async function answerOf(call: Call, { code, example, dynamic }: Preference, seed: string) {
  if (example !== undefined) return exampleAnswer(call, code, example);
  const first = exampleAnswer(call, code);
  if (!dynamic) return tied(first, call);
  const { path, search } = call.request;
  const callSeed = hash(path + search, hash(seed, 0));
  const isVaried = first.status < 300 && !DIFFERENT.includes(call.operationId);
  if (isVaried) return { ...first, body: await generateBody(first.body, call, callSeed) };
  const drawn = new Chance(callSeed, "example").startAt(0).pick(Object.keys(answersOf(call, code)));
  return tied(exampleAnswer(call, code, drawn), call);
}

/** These operations answer a drawn example: variants of one example would be too much alike. */
const DIFFERENT: readonly OperationId[] = ["createNotes", "getAccountTransferStatus"];

const tied = (reply: Reply, call: Call): Reply =>
  reply.status < 300 ? { ...reply, body: tieBody(reply.body, call) } : reply;
