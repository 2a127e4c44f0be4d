import { isRefusal, type Reply } from "../api/reply.ts";
import type { Call } from "../http/front-door.ts";
import type { Log } from "../http/log.ts";
import { heedPreference } from "../prefer/read-preference.ts";

/**
 * The answer that a caller prefers to the real one, by the header Prefer; undefined if that asks for
 * none. It is one that the operation declares, and nothing is done for it.
 */
export async function answerPreferred(
  call: Call,
  wait: (milliseconds: number) => Promise<void>,
  log: Log,
): Promise<Reply | undefined> {
  const preference = await heedPreference(call, wait, log);
  if (isRefusal(preference)) return preference;
  const { code, example } = preference;
  if (code === undefined && example === undefined) return undefined;
  // The answers are large, and few servers are asked for them.
  const { exampleAnswer } = await import("../prefer/example-answer.ts");
  return exampleAnswer(call, code, example);
}
