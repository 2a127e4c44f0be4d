// What a schema says for people, its open lists of values, and the code of a refused value.
import type { Pair, SchemaChange } from "./schema-change.ts";
import { compareLists, listed, paired } from "./words.ts";

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

const compareKnownValues = ({ before, after, change }: Pair): SchemaChange[] =>
  compareLists(
    before.known,
    after.known,
    (_, value) => value,
    (values) =>
      change("known_value_removed", `no longer lists ${values} among the values known`, []),
    (values) => change("known_value_added", `lists ${values} among the values known`, []),
  );

const NAMES: Readonly<Record<string, string>> = { "x-evidence": "evidence", $comment: "comment" };

function compareTexts({ before, after, change }: Pair): SchemaChange[] {
  const keywords = paired(before.notes, after.notes)
    .filter(([, old, now]) => old !== now)
    .map(([keyword]) => keyword);
  const meanings = [...after.known]
    .filter(([value, meaning]) => (before.known.get(value) ?? meaning) !== meaning)
    .map(([value]) => value);
  const texts = [
    ...keywords.map((keyword) => NAMES[keyword] ?? keyword).sort(),
    ...(meanings.length > 0 ? [`meaning of ${listed(meanings)}`] : []),
  ];
  return texts.length > 0 ? [change("text_changed", `differs in its ${listed(texts)}`, [])] : [];
}
