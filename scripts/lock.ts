// Writes contract.lock.json, what others rely on in the contract, or with --check holds the contract to it. Incompatible edits are refused.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Change, ContractDocuments } from "../src/diff/change.ts";
import { selfContained } from "../src/model/self-contained.ts";
import { shapeFinder } from "./generate/documents.ts";
import { describeChange, judge, remedyOf } from "./lock/judge.ts";
import { readSource, type Source } from "./source/read-source.ts";

export const LOCK_FILE = "contract.lock.json";

/** The contract that the sources make. */
export function contractOf({ events: source, openapi }: Source): ContractDocuments {
  const shapeOf = shapeFinder(source);
  return {
    schemas: new Map(
      source.events.map(({ name, schema }) => [name, selfContained(schema, shapeOf)]),
    ),
    openapi,
  };
}

export interface Answer {
  readonly lines: readonly string[];
  readonly isGood: boolean;
  /** What to write to the lock. */
  readonly text?: string;
}

/** What the command answers to a lock and a contract: the whole of it but reading and writing files. */
export function lock(
  locked: string | undefined,
  contract: ContractDocuments,
  options: { check?: boolean; acceptBreaking?: boolean },
): Answer {
  if (locked !== undefined && !isJson(locked)) {
    return {
      lines: [`${LOCK_FILE} is not JSON. Take it over from the main branch, and run npm run lock.`],
      isGood: false,
    };
  }
  const { refused, compatible, text, isCurrent } = judge(locked, contract);
  if (refused.length > 0 && (options.check || !options.acceptBreaking))
    return refusal(refused, [...(contract.schemas?.keys() ?? [])]);
  if (options.check) {
    if (isCurrent) return { lines: [], isGood: true };
    const reason = locked === undefined ? "is missing" : "does not say what the sources say";
    return {
      lines: [
        ...compatible.map(describeChange),
        `${LOCK_FILE} ${reason}. Run npm run lock and commit the result.`,
      ],
      isGood: false,
    };
  }
  if (isCurrent) return { lines: [`${LOCK_FILE} is up to date.`], isGood: true };
  const broken =
    refused.length > 0
      ? [...refused.map(describeChange), "These changes are taken over; tell those they break."]
      : [];
  return {
    lines: [...broken, ...compatible.map(describeChange), `${LOCK_FILE} was written.`],
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

function refusal(refused: readonly Change[], names: readonly string[]): Answer {
  const subjects = [...new Set(refused.map(({ subject }) => subject))].map((subject) =>
    refused.filter((change) => change.subject === subject),
  );
  return {
    lines: [
      ...subjects.flatMap((changes) => [
        ...changes.map(describeChange),
        ...changes.slice(0, 1).map((change) => `  ${remedyOf(change, names)}`),
      ]),
      `What is in ${LOCK_FILE} is frozen: others rely on it. If it was never published, npm run lock -- --accept-breaking takes the change over.`,
    ],
    isGood: false,
  };
}

if (import.meta.main) {
  const root = join(import.meta.dirname, "..");
  const file = join(root, LOCK_FILE);
  const locked = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  const options = {
    check: process.argv.includes("--check"),
    acceptBreaking: process.argv.includes("--accept-breaking"),
  };
  const { lines, isGood, text } = lock(locked, contractOf(await readSource(root)), options);
  if (text !== undefined) writeFileSync(file, text);
  for (const line of lines) (isGood ? console.log : console.error)(line);
  process.exitCode = isGood ? 0 : 1;
}
