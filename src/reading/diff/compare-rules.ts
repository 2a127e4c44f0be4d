// What a schema says of a value itself: its type, the values it may have, and rules.
import { TIGHTER } from "./limits.ts";
import { uniqueParties } from "./parties.ts";
import type { Pair, SchemaChange } from "./schema-change.ts";
import { ANY, intersection } from "./value-types.ts";
import type { View } from "./view.ts";
import { compareLists, listed, paired, quoted, stable } from "./words.ts";

export function compareTypes({ before, after, roles, change }: Pair): SchemaChange | undefined {
  const common = intersection(before.types, after.types);
  const [isNarrower, isWider] = [common.size < before.types.size, common.size < after.types.size];
  if (!isNarrower && !isWider) return undefined;
  const fromTo = `from ${namesOf(before)} to ${namesOf(after)}`;
  if (!isWider) return change("type_narrowed", `was narrowed ${fromTo}`, [roles.writer]);
  if (!isNarrower) return change("type_widened", `was widened ${fromTo}`, [roles.reader]);
  // Types that share nothing but null share nothing that matters.
  const isOther = [...common].every((type) => type === "null");
  return change(
    isOther ? "type_changed" : "type_shifted",
    `was changed ${fromTo}`,
    uniqueParties(roles.writer, roles.reader),
  );
}

function namesOf({ types }: View): string {
  if (types.size === ANY.size) return "any value";
  if (types.size === 0) return "nothing";
  const isNumber = types.has("integer") && types.has("fraction");
  const names = [...types].flatMap((type) =>
    isNumber && type === "fraction" ? [] : isNumber && type === "integer" ? ["number"] : [type],
  );
  return names.sort((a, b) => Number(a === "null") - Number(b === "null")).join(" or ");
}

export function compareValues({ before, after, roles, change }: Pair): SchemaChange[] {
  const [old, now] = [before.values, after.values];
  if (!old && !now) return [];
  if (!old) {
    const what = `takes only ${quotedValues(now ?? new Map())} now`;
    return [change("values_limited", what, [roles.writer])];
  }
  if (!now)
    return [change("values_freed", `takes more than ${quotedValues(old)} now`, [roles.reader])];
  return compareLists(
    old,
    now,
    quoted,
    (values) => change("value_removed", `no longer takes ${values}`, [roles.writer]),
    (values) => change("value_added", `takes ${values} too`, [roles.reader]),
  );
}

const quotedValues = (values: ReadonlyMap<string, unknown>): string =>
  listed([...values.values()].map(quoted));

export function compareRules(pair: Pair): SchemaChange[] {
  const { before, after } = pair;
  const keywords = paired(before.rules, after.rules).map(([keyword]) => keyword);
  return keywords.sort().flatMap((keyword) => compareRule(pair, keyword));
}

/**
 * A new rule narrows and a lost one widens. A limit that moves does either. What another rule does
 * that changes can't be known, so it breaks both.
 */
function compareRule({ before, after, roles, change }: Pair, keyword: string): SchemaChange[] {
  const [old, now] = [before.rules.get(keyword), after.rules.get(keyword)];
  if (stable(old) === stable(now)) return [];
  if (old === undefined)
    return [change("rule_added", `now has the rule ${keyword} ${quoted(now)}`, [roles.writer])];
  if (now === undefined) {
    const what = `no longer has the rule ${keyword} ${quoted(old)}`;
    return [change("rule_removed", what, [roles.reader])];
  }
  const tighter = TIGHTER[keyword]?.(Number(old), Number(now));
  const breaks =
    tighter === undefined
      ? uniqueParties(roles.writer, roles.reader)
      : [tighter === now ? roles.writer : roles.reader];
  const what = `now has the rule ${keyword} ${quoted(now)}, not ${quoted(old)}`;
  return [change("rule_changed", what, breaks)];
}
