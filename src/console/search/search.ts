// Searches everything that has a name in the contract.
import { splitName, typeOfName } from "../../library/names/versions.ts";
import { nearest } from "../../library/text/did-you-mean.ts";
import type { Index, Terms } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { GUIDE_TITLE, wordsOf } from "../parts/words.ts";

export const GROUPS = [
  "Guide",
  "Operations",
  "Events",
  "Fields",
  "Shapes",
  "Error codes",
  "Scenarios and assumptions",
] as const;

export interface Entry {
  readonly group: (typeof GROUPS)[number];
  /** The method of an operation. For other entries, a word such as `field`. */
  readonly kind: string;
  readonly name: string;
  /** The description beside the name. */
  readonly about: string;
  readonly end: string;
  readonly href: string;
  /** True for an event that has a newer version. Only a query with a version finds it. */
  readonly isOld: boolean;
  /** The texts that the search compares. `words` has the words of the name, each after a space. */
  readonly texts: Readonly<
    Record<"name" | "type" | "words" | "inside" | "about" | "section", string>
  >;
}

export const searchable = (index: Index, terms: Terms): readonly Entry[] => [
  ...guideOf(index),
  ...operationsOf(index, terms),
  ...eventsOf(index),
  ...termsIn(terms),
];

type More = Readonly<{ end?: string; isOld?: boolean; inside?: string; section?: string }>;

function entryOf(
  group: Entry["group"],
  kind: string,
  name: string,
  about: string,
  href: string,
  { end = "", isOld = false, inside = "", section = "" }: More = {},
): Entry {
  const low = name.toLowerCase();
  const parted = ` ${name.replace(/([a-z])(?=[A-Z])/g, "$1 ")}`.toLowerCase();
  const texts = {
    name: low,
    type: group === "Events" ? typeOfName(low) : low,
    words: parted.replace(/[^a-z0-9]+/g, " "),
    inside: inside.toLowerCase(),
    about: about.toLowerCase(),
    section: section.toLowerCase(),
  };
  return { group, kind, name, about, end, href, isOld, texts };
}

const guideOf = ({ guide }: Index): Entry[] =>
  [{ id: "", title: GUIDE_TITLE, text: [] }, ...guide].map(({ id, title, text }) =>
    entryOf("Guide", "guide", title, text[0] ?? "", hrefOf("rest", "", { at: id }), {
      inside: text.join(" "),
    }),
  );

const operationsOf = ({ operations }: Index, terms: Terms): Entry[] =>
  operations.map(({ operationId, method, path, summary, section }) =>
    entryOf("Operations", method, operationId, summary, hrefOf("rest", operationId), {
      inside: terms.operations[operationId] ?? "",
      section: `${section} ${path}`,
    }),
  );

const eventsOf = ({ events, sections }: Index): Entry[] =>
  events.map(([name, about, section, outline, newest]) =>
    entryOf("Events", "event", name, about, hrefOf("events", name), {
      end: newest ? `newer: ${newest}` : (splitName(name)?.version ?? ""),
      isOld: newest !== undefined,
      inside: outline.replace(/\W+/g, " "),
      section: sections[section]?.title ?? "",
    }),
  );

const RARE = "Scenarios and assumptions";
const withOthers = (place: string, others: number): string =>
  others === 0 ? place : `${place}, and ${others} more`;

const termsIn = ({ fields, shapes, codes, scenarios, assumptions }: Terms): Entry[] => [
  ...fields.map(([name, about, part, owner, path, others]) =>
    entryOf("Fields", "field", name, about, hrefOf(part, owner, { field: path }), {
      end: withOthers(owner, others),
    }),
  ),
  ...shapes.map((name) => entryOf("Shapes", "shape", name, "", hrefOf("shapes", name))),
  ...codes.map(([code, about, status, operation, others]) =>
    entryOf("Error codes", "error code", code, about, hrefOf("rest", operation, { status, code }), {
      end: withOthers(`${status} ${operation}`, others),
    }),
  ),
  ...scenarios.map(([name, about]) => entryOf(RARE, "scenario", name, about, hrefOf("live"))),
  ...Object.entries(assumptions).map(([id, about]) =>
    entryOf(RARE, "assumption", id, about, hrefOf("assumptions", id)),
  ),
];

export interface Matches {
  readonly words: readonly string[];
  /** The entries, the best first. */
  readonly entries: readonly Entry[];
  /** The unknown words, each with the known word that replaces it. */
  readonly read: readonly (readonly [word: string, as: string])[];
}

const VERSION = /-v\d+$/;

/** Finds entries that have all words, the best first. At equal rank, shorter names come first. */
export function find(all: readonly Entry[], text: string): Matches {
  const typed = wordsOf(text);
  const read: [string, string][] = [];
  const words = typed.map((word) => {
    if (all.some((entry) => rankOf(entry, word) >= IN_NAME)) return word;
    const { names, said } = vocabularyOf(all);
    if (said.has(word)) return word;
    const known = nearest(word, names) ?? word;
    if (known !== word) read.push([word, known]);
    return known;
  });
  const withOld = words.some((word) => VERSION.test(word));
  const ranked = all.flatMap((entry) => {
    if (words.length === 0 || (entry.isOld && !withOld)) return [];
    const ranks = words.map((word) => rankOf(entry, word));
    return ranks.includes(0) ? [] : [{ rank: ranks.reduce((sum, rank) => sum + rank), entry }];
  });
  ranked.sort((a, b) => b.rank - a.rank || a.entry.name.length - b.entry.name.length);
  return { words, entries: ranked.map(({ entry }) => entry), read };
}

const IN_NAME = 4;
/** The ranks of entries without a page: for the whole name, and for a part of the name. */
const LESSER: Readonly<Record<string, readonly [whole: number, part: number]>> = {
  field: [5, 3.5],
  shape: [6, 3.5],
  assumption: [7, 2],
};

/** The rank of a word in an entry; 0 if the entry lacks the word. */
function rankOf({ kind, texts }: Entry, word: string): number {
  const named = rankOfName(texts, word);
  if (named > 0) {
    const [whole, part] = LESSER[kind] ?? [named, named];
    return named === WHOLE ? whole : part;
  }
  if (texts.inside.includes(word)) return 3;
  if (texts.about.includes(word)) return 2;
  return texts.section.includes(word) ? 1 : 0;
}

const WHOLE = 7;

function rankOfName({ name, type, words }: Entry["texts"], word: string): number {
  if (name === word || type === word) return WHOLE;
  if (name.startsWith(word)) return 6;
  if (words.includes(` ${word}`)) return 5;
  return name.includes(word) ? IN_NAME : 0;
}

/** The words of all names, and the words of all other texts. */
interface Vocabulary {
  readonly of: readonly Entry[];
  readonly names: readonly string[];
  readonly said: ReadonlySet<string>;
}

let vocabulary: Vocabulary | undefined;

function vocabularyOf(all: readonly Entry[]): Vocabulary {
  if (vocabulary?.of === all) return vocabulary;
  const names = new Set(all.flatMap(({ texts: { words } }) => words.trim().split(" ")));
  const said = all.flatMap(({ texts: { about, inside, section } }) =>
    `${about} ${inside} ${section}`.split(/[^a-z0-9]+/),
  );
  vocabulary = { of: all, names: [...names], said: new Set(said) };
  return vocabulary;
}

const BEST = 5;

/** The best results, and then the remaining results by group. Each result appears once. */
export function groupsOf(
  { entries }: Matches,
  most = BEST,
): readonly (readonly [title: string, entries: readonly Entry[]])[] {
  const rest = entries.slice(BEST);
  const groups = GROUPS.map(
    (title) => [title, rest.filter(({ group }) => group === title).slice(0, most)] as const,
  );
  return [["Best matches", entries.slice(0, BEST)] as const, ...groups].filter(
    ([, group]) => group.length > 0,
  );
}
