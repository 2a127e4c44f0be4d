// Compares what a schema says about a value itself: its type, values and rules. Notes are texts for
// people, open lists of values, and the code of a refused value.

import { withInner } from "../documents/keywords.ts";
import type { Difference, Pair } from "./change.ts";
import { schemasByKey } from "./document-node.ts";
import { type Party, uniqueParties } from "./parties.ts";
import { isSameSchema } from "./same.ts";
import { ANY, intersection, LIMIT, type Rule, tighterOf, type View } from "./view.ts";
import { compareLists, listed, paired, quoted } from "./words.ts";

export function compareTypes({ before, after, change }: Pair): Difference[] {
  const common = intersection(before.types, after.types);
  const [isNarrower, isWider] = [common.size < before.types.size, common.size < after.types.size];
  if (!isNarrower && !isWider) return [];
  const fromTo = `from ${namesOf(before)} to ${namesOf(after)}`;
  if (!isWider) return [change("type_narrowed", `was narrowed ${fromTo}`)];
  if (!isNarrower) return [change("type_widened", `was widened ${fromTo}`)];
  // If the types share at most null, they count as changed and not as shifted.
  const isOther = [...common].every((type) => type === "null");
  return [change(isOther ? "type_changed" : "type_shifted", `was changed ${fromTo}`)];
}

function namesOf({ types }: View): string {
  if (types.size === ANY.size) return "any value";
  if (types.size === 0) return "nothing";
  const isNumber = types.has("integer") && types.has("fraction");
  const names = [...types]
    .filter((type) => !isNumber || type !== "fraction")
    .map((type) => (isNumber && type === "integer" ? "number" : type));
  return names.sort((a, b) => Number(a === "null") - Number(b === "null")).join(" or ");
}

export function compareValues({ before, after, change }: Pair): Difference[] {
  const [old, now] = [before.values, after.values];
  if (!old && !now) return [];
  if (!old) return [change("values_limited", `takes only ${quotedValues(now)} now`)];
  if (!now) return [change("values_freed", `takes more than ${quotedValues(old)} now`)];
  return compareLists(
    old,
    now,
    quoted,
    (values) => change("value_removed", `no longer takes ${values}`),
    (values) => change("value_added", `takes ${values} too`),
  );
}

const quotedValues = (values: View["values"]): string =>
  listed([...(values?.values() ?? [])].map(quoted));

/** Further rules that only refuse values. Any other may also allow what another rule refuses. */
const REFUSES =
  /^(not|if|prefixItems|contains|propertyNames|dependent(Required|Schemas)|dependencies|unevaluated\w+)$/;

export const compareRules = (pair: Pair): Difference[] =>
  paired(pair.before.rules, pair.after.rules)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, old = [], now = []]) => compareRule(pair, old, now));

/** Compares the rules of a keyword. A moved limit breaks the reader or the writer. */
function compareRule(pair: Pair, old: readonly Rule[], now: readonly Rule[]): Difference[] {
  const { roles, change } = pair;
  const lacking = (rules: readonly Rule[], others: readonly Rule[], texts: boolean) =>
    rules.filter((rule) => !others.some((other) => isSameRule(rule, other, texts)));
  const [written] = lacking(now, old, true);
  const inside = old.length * now.length === 1 && written && compareInRule(pair, old[0], written);
  if (inside) return inside;
  const [[was, ...gone], [is, ...come]] = [lacking(old, now, false), lacking(now, old, false)];
  const wordsOf = ({ keyword, value }: Rule) => `${keyword} ${quoted(value)}`;
  const whom = (rule: Rule, party: Party) =>
    REFUSES.test(rule.keyword) || LIMIT.test(rule.keyword)
      ? [party]
      : uniqueParties(roles.writer, roles.reader);
  if (was && is) {
    const tighter = gone.length + come.length === 0 ? tighterOf(was, is) : undefined;
    const limit = tighter && [tighter === is ? roles.writer : roles.reader];
    const [before, after] = [wordsOf(was), wordsOf(is)];
    const said = before === after ? `means something else by its rule ${after} now` : undefined;
    return [change("rule_changed", said ?? `now has the rule ${after}, not ${before}`, limit)];
  }
  if (is) return [change("rule_added", `now has the rule ${wordsOf(is)}`, whom(is, roles.writer))];
  const removed = was && `no longer has the rule ${wordsOf(was)}`;
  if (was && removed) return [change("rule_removed", removed, whom(was, roles.reader))];
  const text = `differs in the texts of its rule ${written?.keyword}`;
  return written ? [change("text_changed", text)] : [];
}

/** The keywords of a rule whose schemas are compared one by one: a wider one makes it wider. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  if: ["then", "else"],
  dependentSchemas: ["dependentSchemas"],
  patternProperties: ["patternProperties"],
  prefixItems: ["prefixItems", "items"],
};

/** Compares the schemas in a rule, if nothing else of it differs; else returns undefined. */
function compareInRule({ path, beside, inside }: Pair, was: Rule | undefined, is: Rule) {
  const keywords = Object.hasOwn(INSIDE, is.keyword) ? (INSIDE[is.keyword] ?? []) : [];
  if (!was || keywords.length === 0) return;
  const [old, now] = [was, is].map(({ part }) => {
    const entries = Object.entries(part.value).map(([key, value]) => [
      key,
      keywords.includes(key) ? withInner(key, value, () => true) : value,
    ]);
    return { ...part, value: Object.fromEntries(entries) };
  });
  if (!old || !now || !isSameSchema(old, now, { texts: true })) return;
  return keywords.flatMap((keyword) => {
    const [before, after] = [was, is].map(({ part }) => schemasByKey(part, keyword));
    return paired(before ?? new Map(), after ?? new Map()).flatMap(([key, one, other]) => {
      if (!one || !other) return [];
      const inner = keyword.endsWith("tems") ? `[${key}]` : `.${key}`;
      const place = path === "" ? inner.replace(/^\./, "") : `${path}${inner}`;
      return is.keyword === "if" || is.keyword === "dependentSchemas"
        ? beside([one], [other], false)
        : inside([one], [other], place);
    });
  });
}

function isSameRule(one: Rule, other: Rule, texts: boolean): boolean {
  if (one.limit !== undefined || other.limit !== undefined)
    return one.limit === other.limit && one.isExclusive === other.isExclusive;
  const { whole = one.part } = texts ? {} : one;
  return isSameSchema(whole, (texts ? undefined : other.whole) ?? other.part, { texts });
}

/** Compares notes. A change breaks only clients that rely on a default or on an error code. */
export const compareNotes = (pair: Pair): Difference[] => [
  ...compareIssueCodes(pair),
  ...compareDefaults(pair),
  ...compareDeprecation(isDeprecated(pair.before), isDeprecated(pair.after), pair.change),
  ...compareKnownValues(pair),
  ...compareTexts(pair),
];

const isDeprecated = ({ notes }: View): boolean => notes.get("deprecated") === "true";

/** Compares defaults. A first default breaks nobody, because nobody relied on an earlier one. */
function compareDefaults({ before, after, change }: Pair): Difference[] {
  const [old, now] = [before.notes.get("default"), after.notes.get("default")];
  if (old === now) return [];
  if (old === undefined) return [change("default_changed", `has the default ${now} now`, [])];
  const said =
    now === undefined
      ? `no longer has the default ${old}`
      : `has the default ${now} now, not ${old}`;
  return [change("default_changed", said)];
}

export function compareDeprecation(was: boolean, is: boolean, tell: Pair["change"]): Difference[] {
  if (was === is) return [];
  return is
    ? [tell("deprecated_set", "is deprecated now")]
    : [tell("deprecated_unset", "is no longer deprecated")];
}

function compareIssueCodes({ before, after, roles, change }: Pair): Difference[] {
  if (before.issueCode === after.issueCode || roles.writer !== "clients") return [];
  const [old, now] = [before.issueCode ?? "invalid", after.issueCode ?? "invalid"];
  return [change("issue_code_changed", `is refused as ${now} now, not ${old}`)];
}

const compareKnownValues = ({ before, after, change }: Pair): Difference[] =>
  compareLists(
    before.known,
    after.known,
    (_, value) => value,
    (values) => change("known_value_removed", `no longer lists ${values} among the values known`),
    (values) => change("known_value_added", `lists ${values} among the values known`),
  );

const NAMES: Readonly<Record<string, string>> = { "x-evidence": "evidence", $comment: "comment" };

export const nameOfText = (key: string): string => NAMES[key] ?? key;

function compareTexts({ before, after, change }: Pair): Difference[] {
  const keywords = paired(before.notes, after.notes)
    .filter(([keyword, old, now]) => old !== now && !/^(default|deprecated)$/.test(keyword))
    .map(([keyword]) => nameOfText(keyword));
  const meanings = [...after.known]
    .filter(([value, meaning]) => (before.known.get(value) ?? meaning) !== meaning)
    .map(([value]) => value);
  const texts = keywords.sort();
  if (meanings.length > 0) texts.push(`meaning of ${listed(meanings)}`);
  return texts.length > 0 ? [change("text_changed", `differs in its ${listed(texts)}`)] : [];
}
