// What a schema says for people, its open lists of values, and the code of a refused value.
import type { Pair, SchemaChange } from "./schema-change.ts";
import { listed } from "./words.ts";

/** Nothing of it breaks anyone but clients that rely on the code that a value is refused with. */
export const compareNotes = (pair: Pair): SchemaChange[] => [
  ...compareIssueCodes(pair),
  ...compareKnownValues(pair),
  ...compareTexts(pair),
];

function compareIssueCodes({ before, after, roles, change }: Pair): SchemaChange[] {
  if (before.issueCode === after.issueCode || roles.writer !== "clients") return [];
  const [old, now] = [before.issueCode ?? "invalid", after.issueCode ?? "invalid"];
  return [change("issue_code_changed", `is refused as ${now} now, not ${old}`, ["clients"])];
}

function compareKnownValues({ before, after, change }: Pair): SchemaChange[] {
  const lost = [...before.known.keys()].filter((value) => !after.known.has(value));
  const gained = [...after.known.keys()].filter((value) => !before.known.has(value));
  const removed = `no longer lists ${listed(lost)} among the values known`;
  const added = `lists ${listed(gained)} among the values known`;
  return [
    ...(lost.length > 0 ? [change("known_value_removed", removed, [])] : []),
    ...(gained.length > 0 ? [change("known_value_added", added, [])] : []),
  ];
}

const NAMES: Readonly<Record<string, string>> = { "x-evidence": "evidence", $comment: "comment" };

function compareTexts({ before, after, change }: Pair): SchemaChange[] {
  const keywords = [...new Set([...before.notes.keys(), ...after.notes.keys()])].filter(
    (keyword) => before.notes.get(keyword) !== after.notes.get(keyword),
  );
  const meanings = [...after.known]
    .filter(([value, meaning]) => (before.known.get(value) ?? meaning) !== meaning)
    .map(([value]) => value);
  const texts = [
    ...keywords.map((keyword) => NAMES[keyword] ?? keyword).sort(),
    ...(meanings.length > 0 ? [`meaning of ${listed(meanings)}`] : []),
  ];
  return texts.length > 0 ? [change("text_changed", `differs in its ${listed(texts)}`, [])] : [];
}
