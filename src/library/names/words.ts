// Reads fields whose names have another word on a bus than in the catalogue.

import type { Issue } from "../runtime/issue.ts";
import { NEUTRAL, NEUTRAL_FIELDS, WORD, type Words } from "./neutral.ts";

type Names = ReadonlyMap<string, string>;

/** Returns the names of the contract by those of the bus; undefined if they are the same. */
function namesOf(event: string, { objstore = NEUTRAL }: Words): Names | undefined {
  if (!WORD.test(objstore)) throw new TypeError(`${objstore} is not a word of a field's name.`);
  const fields = NEUTRAL_FIELDS[event];
  if (!fields || objstore === NEUTRAL) return undefined;
  return new Map(fields.map((field) => [field.replace(NEUTRAL, objstore), field]));
}

/** Returns a payload with the names of its contract. A field that has them on the bus is dropped. */
export function withContractNames(event: string, payload: unknown, words: Words): unknown {
  const names = namesOf(event, words);
  if (!names || typeof payload !== "object" || payload === null || Array.isArray(payload))
    return payload;
  const neutral = new Set(names.values());
  const fields = Object.entries(payload).filter(([key]) => !neutral.has(key));
  return Object.fromEntries(fields.map(([key, value]) => [names.get(key) ?? key, value]));
}

/** Returns issues with the names that were sent. */
export function withSentNames<Given extends Issue>(
  event: string,
  issues: readonly Given[],
  words: Words,
): readonly Given[] {
  const names = [...(namesOf(event, words) ?? [])];
  return issues.map((issue) => {
    const [sent] = names.find(([, field]) => field === issue.attr) ?? [];
    if (sent === undefined) return issue;
    return { ...issue, attr: sent, detail: issue.detail.replace(issue.attr, sent) };
  });
}
