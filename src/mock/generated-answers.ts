// Answers with generated values. Prism is loaded by the first of them.
import type { OperationId } from "../../generated/rest-operations.ts";
import type { Reply } from "../api/reply.ts";
import { listFaults } from "../http/list-faults.ts";
import { contractEngine } from "../prism/contract-engine.ts";
import { PrismMissingError } from "../prism/load-prism.ts";
import { withText } from "./kept-answers.ts";
import { refusePreference } from "./read-preference.ts";

/** Makes an answer with generated values. The same address gives the same values. */
export type Generate = (
  operationId: OperationId,
  code: number | undefined,
  address: string,
) => Promise<Reply>;

/** How many answers are kept, so that one that is asked for again is there. */
const MOST_KEPT = 200;

/**
 * Makes answers with generated values, which start from the seed and the address. If Prism is not
 * installed, they are refused.
 */
export function createGenerator(seed: string): Generate {
  const kept = new Map<string, Reply>();
  const make: Generate = async (operationId, code, address) => {
    const key = `${operationId} ${code} ${address}`;
    const known = kept.get(key);
    if (known) return known;
    const engine = await contractEngine();
    const answer = await engine.answer(operationId, { code, seed: `${seed} ${address}` });
    const reply = withText(listFaults(answer));
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? "");
    kept.set(key, reply);
    return reply;
  };
  return (...asked) => make(...asked).catch(refuseWithoutPrism);
}

function refuseWithoutPrism(error: unknown): Reply {
  if (!(error instanceof PrismMissingError)) throw error;
  return refusePreference(`Generated values need Prism. ${error.message}`);
}
