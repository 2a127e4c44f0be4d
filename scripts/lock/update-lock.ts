import type { ContractDocuments } from "../../src/reading/diff/change.ts";
import { lineOf, refusedLines } from "./change-lines.ts";
import { compareWithLock, type LockComparison } from "./compare-with-lock.ts";

/** The file that holds what is frozen. */
export const LOCK_FILE = "contract.lock.json";

/** What an update or a check of the lock comes to. */
export interface LockOutcome {
  /** What to print. */
  readonly lines: readonly string[];
  readonly isGood: boolean;
  /** What to write to the lock, if that changes. */
  readonly text?: string;
}

interface LockOptions {
  /** Writes nothing, and is good only if the lock is up to date. */
  readonly check?: boolean;
  /** Accepts changes that break somebody. */
  readonly acceptBreaking?: boolean;
}

/** Updates or checks the text of the lock, which is undefined if there is none yet. */
export function updateLock(
  locked: string | undefined,
  contract: ContractDocuments,
  { check = false, acceptBreaking = false }: LockOptions,
): LockOutcome {
  if (locked !== undefined && !isJson(locked)) {
    const remedy = "Restore it from the main branch, and run npm run lock.";
    return { lines: [`${LOCK_FILE} is not JSON. ${remedy}`], isGood: false };
  }
  const comparison = compareWithLock(locked, contract);
  if (comparison.refused.length > 0 && (check || !acceptBreaking)) {
    const names = [...(contract.schemas?.keys() ?? [])];
    return { lines: [...refusedLines(comparison.refused, names), FROZEN], isGood: false };
  }
  if (comparison.isCurrent)
    return { lines: check ? [] : [`${LOCK_FILE} is up to date.`], isGood: true };
  return check ? stale(comparison, locked === undefined) : updated(comparison);
}

const FROZEN = `What is in ${LOCK_FILE} is frozen: others rely on it. If it was never published, npm run lock -- --accept-breaking accepts the change.`;

function stale({ compatible }: LockComparison, isMissing: boolean): LockOutcome {
  const reason = isMissing ? "is missing" : "does not say what the sources say";
  const remedy = "Run npm run lock and commit the result.";
  return {
    lines: [...compatible.map(lineOf), `${LOCK_FILE} ${reason}. ${remedy}`],
    isGood: false,
  };
}

function updated({ refused, compatible, text }: LockComparison): LockOutcome {
  const warning = "These changes are accepted. Tell those whom they break.";
  return {
    lines: [
      ...refused.map(lineOf),
      ...(refused.length > 0 ? [warning] : []),
      ...compatible.map(lineOf),
      `${LOCK_FILE} was written.`,
    ],
    isGood: true,
    text,
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
