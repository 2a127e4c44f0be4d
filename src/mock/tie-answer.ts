import type { Reply } from "../api/reply.ts";
import type { Call } from "../http/front-door.ts";
import { withText } from "./kept-answers.ts";

type Tie = (call: Call) => Readonly<Record<string, unknown>>;

const namedInBody: Tie = ({ body }) => {
  const { import_supplier, external_account_number } = body as Readonly<Record<string, unknown>>;
  return { import_supplier, external_account_number };
};

/** What a successful answer repeats of its request, by operation. */
const TIES: Partial<Record<Call["operationId"], Tie>> = {
  stageAccount: namedInBody,
  getAccount: ({ parameters }) => ({ account_number: parameters.account_number }),
};

/** The answer with what the contract ties to the request: the names that were sent. */
export function tieAnswer(reply: Reply, call: Call): Reply {
  const tie = TIES[call.operationId];
  if (!tie || reply.status >= 300) return reply;
  return withText({ ...reply, body: { ...(reply.body as object), ...tie(call) } });
}
