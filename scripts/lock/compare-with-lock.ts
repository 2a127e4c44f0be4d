import type { Change, ContractDocuments } from "../../src/reading/diff/change.ts";
import { compareContracts } from "../../src/reading/diff/compare-contracts.ts";
import { documentsOf, type Facts, factsOf } from "./facts.ts";
import { writeFacts } from "./write-facts.ts";

/** How a contract differs from the lock. */
export interface LockComparison {
  /** Changes that break others than the server, which alone follows its contract at once. */
  readonly refused: readonly Change[];
  readonly compatible: readonly Change[];
  /** The text of a lock of this contract. */
  readonly text: string;
  /** Whether the lock has that text already. */
  readonly isCurrent: boolean;
}

/**
 * Compares a contract with the text of the lock, which is undefined if there is none yet. Throws a
 * `SyntaxError` if it is not JSON.
 */
export function compareWithLock(
  locked: string | undefined,
  contract: ContractDocuments,
): LockComparison {
  const facts = factsOf(contract);
  const before = locked === undefined ? undefined : (JSON.parse(locked) as Facts);
  const changes = before ? compareContracts(documentsOf(before), documentsOf(facts)) : [];
  const refused = changes.filter(({ breaks }) => breaks.some((party) => party !== "server"));
  const text = writeFacts(facts);
  return {
    refused,
    compatible: changes.filter((change) => !refused.includes(change)),
    text,
    isCurrent: locked === text,
  };
}
