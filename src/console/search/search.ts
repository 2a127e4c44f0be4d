import { nearestName, plain, splitName, typeOfName } from "../../library/names/versions.ts";
import type { Index, Terms } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { GUIDE_TITLE, wordsOf } from "../parts/words.ts";

const GROUPS = [
  "Doors",
  "Guide",
  "Operations",
  "Events",
  "Fields",
  "Shapes",
  "Error codes",
  "Scenarios and assumptions",
] as const;

export type Entry = Readonly<ReturnType<typeof entryOf>>;

export const searchable = (index: Index, terms: Terms): readonly Entry[] => [
  ...DOORS,
  ...guideOf(index),
  ...operationsOf(index, terms),
  ...eventsOf(index),
  ...termsIn(terms),
];

type More = Partial<{
  end: string;
  /** True for an event that has a newer version. Only a query with a version finds it. */
  isOld: boolean;
  /** The names inside the entry, such as fields and error codes, separated by spaces. */
  inside: string;
  section: string;
}>;

/** Writes the words of a text in small letters, with a space before and after each word. */
const flat = (text: string): string =>
  ` ${text
    .replace(/([a-z])(?=[A-Z])/g, "$1 ")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()} `;

/** Makes an entry. `kind` is the method of an operation, or a word such as `field`. */
function entryOf(
  group: (typeof GROUPS)[number],
  kind: string,
  name: string,
  described: string,
  href: string,
  { end = "", isOld = false, inside = "", section = "" }: More = {},
) {
  const low = name.toLowerCase();
  const about = described.replaceAll("`", "");
  const words = wordsOf(flat(name));
  /** The texts that the search compares. `starts` has the rest of the name from each word on. */
  const texts = {
    name: low,
    type: group === "Events" ? typeOfName(low) : low,
    starts: words.map((_, index) => ` ${words.slice(index).join("")}`).join(""),
    inside: inside.split(/\s+/).map(flat).join("|"),
    about: flat(about),
    section: flat(section),
  };
  return { group, kind, name, about, end, href, isOld, inside, section, texts };
}

/** The views, and what the docs call by another word. They stand there before a text is typed. */
const DOORS = (
  [
    ["Events", "All events by section, and the keys that sections share", hrefOf("events")],
    [GUIDE_TITLE, "What each step answers, and what to do about it", hrefOf("rest")],
    ["Check", "Judge a message, a body or a file", hrefOf("check")],
    ["Live", "An import as it happens", hrefOf("live")],
    ["Changes", "Every version of an event, and whom it breaks", hrefOf("changes")],
    ["Assumptions", "What the specification leaves open", hrefOf("assumptions")],
    ["Events sent", "What a webhook, a bus or a file gets", hrefOf("events", "", { sent: "yes" })],
  ] as const
).map(([name, about, href]) => entryOf("Doors", "view", name, about, href));

/** Makes entries of the views that were visited last, and of the doors. */
export const doors = (visits: readonly (readonly [title: string, href: string])[]): Entry[] => [
  ...visits.map(([title, href]) => entryOf("Doors", "visited", title, "", href)),
  ...DOORS,
];

const guideOf = ({ guide }: Index): Entry[] =>
  guide.map(({ id, title, text, answers }) =>
    entryOf("Guide", "guide", title, text[0] ?? "", hrefOf("rest", "", { at: id }), {
      inside: [...text, ...answers.map(({ status }) => status)].join(" "),
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
      inside: status,
    }),
  ),
  ...scenarios.map(([name, about]) => entryOf(RARE, "scenario", name, about, hrefOf("live"))),
  ...Object.entries(assumptions).map(([id, about]) =>
    entryOf(RARE, "assumption", id, about, hrefOf("assumptions", id)),
  ),
];

export type Matches = Readonly<ReturnType<typeof find>>;

const VERSION = /-v\d+$/;

const termOf = (word: string) => ({ word, joined: ` ${plain(word)}`, start: flat(word).trimEnd() });
type Term = ReturnType<typeof termOf>;

export function find(all: readonly Entry[], text: string) {
  /** The unknown words, each with the known word that replaces it. */
  const read: (readonly [word: string, as: string])[] = [];
  const typed = wordsOf(text).filter((word) => plain(word) !== "");
  const words = typed.map((word) => {
    const term = termOf(word);
    if (all.some((entry) => isSaid(entry, term))) return word;
    const meantName = nearestName(word, namesIn(all));
    if (meantName !== undefined) read.push([word, meantName]);
    return meantName ?? word;
  });
  const terms = words.map(termOf);
  const withOld = words.some((word) => VERSION.test(word));
  const ranked = all.flatMap((entry) => {
    if (words.length === 0 || (entry.isOld && !withOld)) return [];
    const ranks = terms.map((term) => rankOf(entry, term));
    return ranks.includes(0) ? [] : [{ rank: ranks.reduce((sum, rank) => sum + rank), entry }];
  });
  ranked.sort((a, b) => b.rank - a.rank || a.entry.name.length - b.entry.name.length);
  return { words, entries: ranked.map(({ entry }) => entry), read };
}

/** True if a name has a word that begins with the term, or another text has the term as a word. */
const isSaid = (entry: Entry, term: Term): boolean =>
  rankOf(entry, term) > 4 ||
  (["inside", "about", "section"] as const).some((place) =>
    entry.texts[place].includes(`${term.start} `),
  );

const namesIn = (all: readonly Entry[]): readonly string[] =>
  all.flatMap(({ name, group }) => [
    group === "Events" ? typeOfName(name) : name,
    ...wordsOf(flat(name)),
  ]);

/** The ranks of entries without a page: for the whole name, and for a part of the name. */
const LESSER: Readonly<Record<string, readonly [whole: number, part: number]>> = {
  field: [5, 3.5],
  shape: [6, 3.5],
  assumption: [7, 2],
};

/** Ranks a term in an entry; 0 if no word of the entry begins with the term. */
function rankOf({ kind, texts }: Entry, term: Term): number {
  const nameRank = rankOfName(texts, term);
  if (nameRank > 0) {
    const [whole, part] = LESSER[kind] ?? [nameRank, nameRank];
    return nameRank === WHOLE ? whole : part;
  }
  // A name inside that only ends with the word says less than a description.
  if (texts.inside.startsWith(term.start) || texts.inside.includes(`|${term.start}`)) return 3;
  if (texts.inside.includes(term.start)) return texts.about.includes(term.start) ? 2 : 0.5;
  if (texts.about.includes(term.start)) return 2;
  return texts.section.includes(term.start) ? 1 : 0;
}

const WHOLE = 7;

function rankOfName({ name, type, starts }: Entry["texts"], { word, joined }: Term): number {
  if (name === word || type === word) return WHOLE;
  if (starts.startsWith(joined)) return 6;
  return starts.includes(joined) ? 5 : 0;
}

/** Says why an entry is a result, for each word that neither its name nor its description has. */
export const reasonsOf = (entry: Entry, words: readonly string[]): readonly string[] =>
  words.map(termOf).flatMap((term) => {
    const { start } = term;
    if (rankOfName(entry.texts, term) > 0 || entry.texts.about.includes(start)) return [];
    const name = entry.inside.split(" ").find((part) => flat(part).includes(start));
    if (name !== undefined) return [`has ${name}`];
    return entry.texts.section.includes(start) ? [`in ${entry.section}`] : [];
  });

const BEST = 5;

/** Returns the best results, and then the others by group. Each result appears once. */
export function groupsOf({ entries, words }: Matches, most = BEST) {
  const best = words.length === 0 ? entries.length : BEST;
  const rest = entries.slice(best);
  const groups = GROUPS.map(
    (title) => [title, rest.filter(({ group }) => group === title).slice(0, most)] as const,
  );
  const title = words.length === 0 ? "Go to" : "Best matches";
  return [[title, entries.slice(0, best)] as const, ...groups].filter(
    ([, group]) => group.length > 0,
  );
}
