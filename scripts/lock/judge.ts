// Holds a contract to the lock: what callers and consumers rely on stays as it is.

import type { Change, ContractDocuments } from "../../src/diff/change.ts";
import { compareContracts } from "../../src/diff/compare-contracts.ts";
import { listedParties } from "../../src/diff/words.ts";
import { nextVersion } from "../../src/model/versions.ts";
import { documentsOf, type Facts, factsOf } from "./facts.ts";
import { writeFacts } from "./write-facts.ts";

export interface Judgement {
  /** What breaks somebody who is not the server: it follows its contract, while the others are out of reach. */
  readonly refused: readonly Change[];
  readonly compatible: readonly Change[];
  /** What the lock has to say after these changes. */
  readonly text: string;
  /** Whether it says that already. */
  readonly isCurrent: boolean;
}

/** `locked` is the text of the lock; undefined where there is none yet. Throws a `SyntaxError` where it is not JSON. */
export function judge(locked: string | undefined, contract: ContractDocuments): Judgement {
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

/** A change as a line, with whom it breaks. */
export const describeChange = ({ subject, what, breaks }: Change): string =>
  `${subject}: ${what}.${breaks.length > 0 ? ` This breaks ${listedParties(breaks)}.` : ""}`;

/** What to do in place of an incompatible edit. `names` are the events that there are. */
export function remedyOf({ half, subject, code }: Change, names: readonly string[]): string {
  if (/^(event|operation)_removed$/.test(code))
    return `Put ${subject} back; what is published stays.`;
  if (subject === "openapi") return "Put it back; what is published stays.";
  if (half === "openapi")
    return `Leave ${subject} as it is and add a new operation beside it, under a path of its own.`;
  return `Leave ${subject} as it is and add ${nextVersion(subject, names)} beside it.`;
}
