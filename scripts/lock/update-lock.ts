import { readJson } from "../../src/library/json/read-json.ts";
import { nextVersion } from "../../src/library/names/versions.ts";
import type { Change, ContractDocuments } from "../../src/reading/diff/change.ts";
import { compareContracts } from "../../src/reading/diff/compare-contracts.ts";
import { contractIn } from "../../src/reading/diff/contract-in.ts";
import { mayBreak } from "../../src/reading/diff/fails-on.ts";
import { listedParties } from "../../src/reading/diff/words.ts";
import { wholeEvents } from "../generate/documents.ts";
import { inPublishedForms, publishedSchema } from "../generate/published-forms.ts";
import type { Source } from "../source/read-source.ts";
import { factsOf, writeFacts } from "./facts.ts";

export const LOCK_FILE = "contract.lock.json";

export interface LockOptions {
  /** If true, nothing is written, and the result is good only if the lock is up to date. */
  readonly check?: boolean;
  readonly acceptBreaking?: boolean;
  /** The version of the package. */
  readonly version: string;
  /** True if this version is published: a break then needs another one. */
  readonly released?: boolean;
}

/** Checks a lock, or makes its new text. `text` is undefined if there is nothing to write. */
export function updateLock(
  locked: string | undefined,
  contract: ContractDocuments,
  { check = false, acceptBreaking = false, version, released = false }: LockOptions,
): { readonly lines: readonly string[]; readonly isGood: boolean; readonly text?: string } {
  const json = locked === undefined ? undefined : readJson(locked);
  if (locked !== undefined && !json) {
    const remedy = "Restore it from the main branch, and run npm run lock.";
    return { lines: [`${LOCK_FILE} is not JSON. ${remedy}`], isGood: false };
  }
  const held = json && lockedIn(json.value).version;
  const facts = { version: released ? version : (held ?? version), ...factsOf(contract) };
  const changes = json ? compareContracts(lockedIn(json.value), lockedIn(facts)) : [];
  // A change that breaks only the server is accepted: the server always follows its contract.
  const isRefused = ({ breaks }: Change) => breaks.some((party) => party !== "server");
  const refused = changes.filter(isRefused);
  const compatible = changes.filter((change) => !isRefused(change)).map(lineOf);
  const isNew = held === undefined || mayBreak(held, version);
  if (refused.length > 0 && (check || !acceptBreaking || !isNew)) {
    const names = [...(contract.schemas?.keys() ?? [])];
    const same = `${version} in package.json does not allow a break of ${held}, which is published.`;
    const why = acceptBreaking && !isNew ? same : FROZEN;
    return { lines: [...refusedLines(refused, names), why], isGood: false };
  }
  const text = writeFacts(facts);
  if (locked === text) return { lines: check ? [] : [`${LOCK_FILE} is up to date.`], isGood: true };
  if (check) {
    const reason = locked === undefined ? "is missing" : "does not say what the sources say";
    const remedy = "Run npm run lock and commit the result.";
    return { lines: [...compatible, `${LOCK_FILE} ${reason}. ${remedy}`], isGood: false };
  }
  const warning = "These changes are accepted. Tell those whom they break.";
  const accepted = refused.length > 0 ? [...refused.map(lineOf), warning] : [];
  return { lines: [...accepted, ...compatible, `${LOCK_FILE} was written.`], isGood: true, text };
}

function lockedIn(facts: unknown): ContractDocuments {
  const contract = contractIn(facts);
  if (typeof contract === "string") throw new Error(`${LOCK_FILE} ${contract}.`);
  return contract;
}

const FROZEN = `What is in ${LOCK_FILE} is frozen: others rely on it. If it was never published, npm run lock -- --accept-breaking accepts the change.`;

export function contractOf({ events: source, openapi }: Source): ContractDocuments {
  const events = wholeEvents(source, publishedSchema);
  return {
    schemas: new Map(events.map(({ name, schema }) => [name, schema])),
    openapi: inPublishedForms(openapi),
  };
}

const lineOf = ({ subject, what, breaks }: Change): string =>
  `${subject}: ${what}.${breaks.length > 0 ? ` This breaks ${listedParties(breaks)}.` : ""}`;

/** Lists refused changes by subject, each with a remedy. `names` has the names of all events. */
function refusedLines(refused: readonly Change[], names: readonly string[]): string[] {
  const bySubject = Map.groupBy(refused, ({ subject }) => subject);
  return [...bySubject.values()].flatMap((changes) => [
    ...changes.map(lineOf),
    ...changes.slice(0, 1).map((change) => `  ${remedyOf(change, names)}`),
  ]);
}

function remedyOf({ half, subject, code }: Change, names: readonly string[]): string {
  if (code === "event_removed" || code === "operation_removed")
    return `Put ${subject} back; what is published stays.`;
  if (subject === "openapi") return "Put it back; what is published stays.";
  if (half === "openapi")
    return `Leave ${subject} as it is and add a new operation beside it, under a path of its own.`;
  return `Leave ${subject} as it is and add ${nextVersion(subject, names)} beside it.`;
}
