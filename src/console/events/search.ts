// Which events and operations match what somebody types.

import { typeOfName } from "../../library/names/versions.ts";
import { type Outline, readOutline } from "../../library/runtime/outline.ts";
import type { OperationRow } from "../../reading/model/description.ts";
import type { Index } from "../data.ts";

/** How well something matches: 0 not at all, and the more the better. */
export interface Match {
  readonly rank: number;
  /** The fields that match, if nothing else does. */
  readonly fields: readonly string[];
}

const NONE: Match = { rank: 0, fields: [] };
const ALL: Match = { rank: 1, fields: [] };

interface Entry {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly section: string;
  readonly fields: readonly string[];
  readonly fieldText: string;
}

/** An index that is ready to be searched. */
export interface Searchable {
  readonly events: readonly Entry[];
  readonly operations: readonly Entry[];
}

/** Prepares an index. */
export function searchable({ sections, events, operations }: Index): Searchable {
  return {
    events: events.map(([name, description, section, outline]) =>
      entryOf(name, description, sections[section]?.title ?? "", namesIn(readOutline(outline))),
    ),
    operations: operations.map(({ operationId, method, path, summary, section }: OperationRow) =>
      entryOf(operationId, `${summary} ${method} ${path}`, section, []),
    ),
  };
}

/** The names of all fields: those of the payload, and then those inside of them, once each. */
const namesIn = ({ fields = [] }: Outline): string[] => [
  ...fields.map(({ name }) => name),
  ...new Set(fields.flatMap(({ value }) => namesInside(value))),
];

const namesInside = ({ item, fields = [] }: Outline): string[] =>
  item ? namesInside(item) : fields.flatMap(({ name, value }) => [name, ...namesInside(value)]);

function entryOf(
  name: string,
  description: string,
  section: string,
  fields: readonly string[],
): Entry {
  return {
    name: name.toLowerCase(),
    type: typeOfName(name.toLowerCase()),
    description: description.toLowerCase(),
    section: section.toLowerCase(),
    fields,
    fieldText: fields.join(" ").toLowerCase(),
  };
}

/** How well each entry matches. Names count before fields, fields before descriptions. */
export const matchAll = (entries: readonly Entry[], words: readonly string[]): Match[] =>
  entries.map((entry) => matchOf(entry, words));

function matchOf(entry: Entry, words: readonly string[]): Match {
  if (words.length === 0) return ALL;
  let rank = Number.POSITIVE_INFINITY;
  const byField: string[] = [];
  for (const word of words) {
    const own = rankOf(entry, word);
    if (own === 0) return NONE;
    if (own === IN_FIELD && !entry.description.includes(word)) byField.push(word);
    rank = Math.min(rank, own);
  }
  return { rank, fields: fieldsWith(entry, byField) };
}

const IN_FIELD = 3;

function rankOf({ name, type, fieldText, description, section }: Entry, word: string): number {
  if (name === word || type === word) return 6;
  if (name.startsWith(word)) return 5;
  if (name.includes(word)) return 4;
  if (fieldText.includes(word)) return IN_FIELD;
  if (description.includes(word)) return 2;
  return section.includes(word) ? 1 : 0;
}

const fieldsWith = ({ fields }: Entry, words: readonly string[]): string[] =>
  words.flatMap((word) => fields.find((field) => field.toLowerCase().includes(word)) ?? []);
