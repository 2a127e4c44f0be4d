// Compares what a schema says about a value itself: its type, values and rules. Notes are texts for
// people, open lists of values, and the code of a refused value.

import type { Difference, Pair } from "./change.ts";
import type { ChangeCode } from "./change-codes.ts";
import { compareChoice } from "./compare-choices.ts";
import { type DocumentNode, schemasByKey } from "./document-node.ts";
import { type Party, uniqueParties } from "./parties.ts";
import { isSameSchema } from "./same.ts";
import { ANY, intersection, LIMIT, type Rule, tighterOf, type View } from "./view.ts";
import { compareLists, listed, paired, quoted, stable } from "./words.ts";

export function compareTypes({ before, after, change }: Pair): Difference[] {
  const common = intersection(before.types, after.types);
  const [isNarrower, isWider] = [common.size < before.types.size, common.size < after.types.size];
  if (!isNarrower && !isWider) return [];
  const fromTo = `from ${namesOf(before)} to ${namesOf(after)}`;
  const types = [...before.types, ...after.types].filter((type) => !common.has(type));
  if (!isWider) return [{ ...change("type_narrowed", `was narrowed ${fromTo}`), types }];
  if (!isNarrower) return [{ ...change("type_widened", `was widened ${fromTo}`), types }];
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
  /^(anyOf|oneOf|not|if|(prefixI|i)tems|contains|propertyNames|additionalProperties|dependent(Required|Schemas)|dependencies|unevaluated\w+)$/;

export const compareRules = (pair: Pair): Difference[] =>
  paired(pair.before.rules, pair.after.rules)
    .filter(([key]) => key !== "additionalProperties" || !isClosed(pair))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, old = [], now = []]) => compareRule(pair, old, now));

const isClosed = ({ before, after }: Pair): boolean => before.isClosed || after.isClosed;

/** Compares the rules of a keyword. A moved limit breaks the reader or the writer. */
function compareRule(pair: Pair, old: readonly Rule[], now: readonly Rule[]): Difference[] {
  const { roles, change } = pair;
  const lacking = (rules: readonly Rule[], others: readonly Rule[], texts: boolean) =>
    rules.filter((rule) => !others.some((other) => isSameSchema(rule, other, { texts })));
  const [written] = lacking(now, old, true);
  const inside = old.length * now.length === 1 && written && compareInRule(pair, old[0], written);
  if (inside) return inside;
  const [[was, ...gone], [is, ...come]] = [lacking(old, now, false), lacking(now, old, false)];
  const wordsOf = ({ keyword, value }: Rule) => `${keyword} ${quoted(value[keyword])}`;
  const tell = (code: ChangeCode, said: string, rule: Rule, party: Party) =>
    REFUSES.test(rule.keyword) || LIMIT.test(rule.keyword)
      ? change(code, said, [party], rule.keys)
      : change(code, said, uniqueParties(roles.writer, roles.reader), rule.keys);
  if (was && is) {
    const tighter = gone.length + come.length === 0 ? tighterOf(was, is) : undefined;
    const limit = tighter && [tighter === is ? roles.writer : roles.reader];
    const [before, after] = [wordsOf(was), wordsOf(is)];
    const said = before === after ? `means something else by its rule ${after} now` : undefined;
    return [
      change("rule_changed", said ?? `now has the rule ${after}, not ${before}`, limit, is.keys),
    ];
  }
  if (is) return [tell("rule_added", `now has the rule ${wordsOf(is)}`, is, roles.writer)];
  if (was)
    return [tell("rule_removed", `no longer has the rule ${wordsOf(was)}`, was, roles.reader)];
  const text = `differs in the texts of its rule ${written?.keyword}`;
  return written ? [change("text_changed", text)] : [];
}

/** Keywords whose schemas are compared one by one: a wider one makes the whole wider. */
const INSIDE =
  /^((prefixI|i)tems|additionalProperties|patternProperties|dependentSchemas|then|else)$/;

/** Compares the schemas in a rule, if nothing else of it differs; else returns undefined. */
function compareInRule(pair: Pair, was: Rule | undefined, is: Rule): Difference[] | undefined {
  if (!was || is.keyword.startsWith("unevaluated")) return undefined;
  if (/^(any|one)Of$/.test(is.keyword)) return compareChoice(pair, was, is);
  const [old, now] = [schemasIn(was), schemasIn(is)];
  const [before, after] = [was, is].map((rule) => ({
    ...rule,
    value: Object.fromEntries(Object.entries(rule.value).filter(([key]) => !INSIDE.test(key))),
  }));
  const schemas = paired(old, now).flatMap(([key, one, other]) =>
    one && other ? [[key, one, other] as const] : [],
  );
  const isPaired = schemas.length > 0 && schemas.length * 2 === old.size + now.size;
  if (!isPaired || !before || !after || !isSameSchema(before, after, { texts: true })) return;
  return schemas.flatMap(([key, one, other]) =>
    key.startsWith(".") || key.startsWith("[")
      ? pair.inside([one], [other], `${pair.path}${key}`.replace(/^\./, ""))
      : pair.beside([one], [other], false),
  );
}

/** Finds these schemas by their places in the value, or else by their names. */
const schemasIn = (rule: Rule): ReadonlyMap<string, DocumentNode> =>
  new Map(
    Object.keys(rule.value)
      .filter((keyword) => INSIDE.test(keyword))
      .flatMap((keyword) =>
        [...schemasByKey(rule, keyword)].map(
          ([key, schema]) => [placeIn(keyword, key), schema] as const,
        ),
      ),
  );

function placeIn(keyword: string, key: string): string {
  if (keyword.endsWith("tems")) return `[${key}]`;
  if (keyword.endsWith("Properties")) return `.${key || "*"}`;
  return `${keyword} ${key}`;
}

/** Compares notes. A change breaks only clients that rely on a default or on an error code. */
export const compareNotes = (pair: Pair): Difference[] => [
  ...compareIssueCodes(pair),
  ...compareDefaults(pair),
  ...compareDeprecation(isDeprecated(pair.before), isDeprecated(pair.after), pair.change),
  ...compareKnownValues(pair),
  ...compareTexts(pair),
];

const isDeprecated = ({ notes }: View): boolean => notes.get("deprecated") === true;

/** Compares defaults. A first default breaks nobody, because nobody relied on an earlier one. */
function compareDefaults({ before, after, change }: Pair): Difference[] {
  const [old, now] = [before, after].map(
    ({ notes }) => notes.has("default") && stable(notes.get("default")),
  );
  if (old === now) return [];
  if (old === false) return [change("default_changed", `has the default ${now} now`, [])];
  const said =
    now === false ? `no longer has the default ${old}` : `has the default ${now} now, not ${old}`;
  return [change("default_changed", said)];
}

export function compareDeprecation(was: boolean, is: boolean, tell: Pair["change"]): Difference[] {
  if (was === is) return [];
  return is
    ? [tell("deprecated_set", "is deprecated now")]
    : [tell("deprecated_unset", "is no longer deprecated")];
}

function compareIssueCodes({ before, after, roles, change }: Pair): Difference[] {
  const [old, now] = [before, after].map(({ notes }) => `${notes.get(ISSUE_CODE) ?? "invalid"}`);
  if (old === now || roles.writer !== "clients") return [];
  return [change("issue_code_changed", `is refused as ${now} now, not ${old}`)];
}

const ISSUE_CODE = "x-issue-code";

const compareKnownValues = ({ before, after, change }: Pair): Difference[] =>
  compareLists(
    before.known,
    after.known,
    (_, value) => value,
    (values) => change("known_value_removed", `no longer lists ${values} among the values known`),
    (values) => change("known_value_added", `lists ${values} among the values known`),
  );

/** A title is a name, and differs wherever a type is called otherwise. */
const TOLD_APART = /^(default|deprecated|title|x-issue-code)$/;
const NAMES: Readonly<Record<string, string>> = { "x-evidence": "evidence", $comment: "comment" };

export const nameOfText = (key: string): string => NAMES[key] ?? key;

function compareTexts({ before, after, change }: Pair): Difference[] {
  const keywords = paired(before.notes, after.notes)
    .filter(([keyword, old, now]) => stable(old) !== stable(now) && !TOLD_APART.test(keyword))
    .map(([keyword]) => nameOfText(keyword));
  const meanings = [...after.known]
    .filter(([value, meaning]) => (before.known.get(value) ?? meaning) !== meaning)
    .map(([value]) => value);
  const texts = keywords.sort();
  if (meanings.length > 0) texts.push(`meaning of ${listed(meanings)}`);
  return texts.length > 0 ? [change("text_changed", `differs in its ${listed(texts)}`)] : [];
}
