// What is said of one value as such: its type, the values it may have, limits, and what stands there for people.
import { parties } from "./change.ts";
import { limitOf } from "./limits.ts";
import type { Pair, SchemaChange } from "./schema-change.ts";
import { ANY, intersection, type View } from "./view.ts";
import { listed, quoted, stable } from "./words.ts";

export function compareTypes({ before, after, roles, change }: Pair): SchemaChange | undefined {
  const common = intersection(before.types, after.types);
  const [isNarrower, isWider] = [common.size < before.types.size, common.size < after.types.size];
  if (!isNarrower && !isWider) return undefined;
  const fromTo = `from ${namesOf(before)} to ${namesOf(after)}`;
  if (!isWider) return change("changed", "type_narrowed", `was narrowed ${fromTo}`, [roles.writer]);
  if (!isNarrower)
    return change("changed", "type_widened", `was widened ${fromTo}`, [roles.reader]);
  // Types that share nothing but null share nothing that matters.
  const isOther = [...common].every((type) => type === "null");
  return change(
    "changed",
    isOther ? "type_changed" : "type_shifted",
    `was changed ${fromTo}`,
    parties(roles.writer, roles.reader),
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
  if (!old)
    return [
      change("added", "values_limited", `takes only ${quotedValues(now ?? new Map())} now`, [
        roles.writer,
      ]),
    ];
  if (!now)
    return [
      change("removed", "values_freed", `takes more than ${quotedValues(old)} now`, [roles.reader]),
    ];
  const lost = new Map([...old].filter(([key]) => !now.has(key)));
  const gained = new Map([...now].filter(([key]) => !old.has(key)));
  return [
    ...(lost.size > 0
      ? [
          change("removed", "value_removed", `no longer takes ${quotedValues(lost)}`, [
            roles.writer,
          ]),
        ]
      : []),
    ...(gained.size > 0
      ? [change("added", "value_added", `takes ${quotedValues(gained)} too`, [roles.reader])]
      : []),
  ];
}

const quotedValues = (values: ReadonlyMap<string, unknown>): string =>
  listed([...values.values()].map(quoted));

/** A rule that comes narrows, one that goes widens. A limit that moves does either; of any other rule that changes nobody can tell, so it breaks both. */
export function compareRules({ before, after, roles, change }: Pair): SchemaChange[] {
  return [...new Set([...before.rules.keys(), ...after.rules.keys()])].sort().flatMap((rule) => {
    const [old, now] = [before.rules.get(rule), after.rules.get(rule)];
    if (stable(old) === stable(now)) return [];
    if (old === undefined)
      return [
        change("added", "rule_added", `has to hold ${rule} ${quoted(now)} now`, [roles.writer]),
      ];
    if (now === undefined)
      return [
        change("removed", "rule_removed", `no longer has to hold ${rule} ${quoted(old)}`, [
          roles.reader,
        ]),
      ];
    const limit = limitOf(rule);
    const isTighter = limit === "lower" ? Number(now) > Number(old) : Number(now) < Number(old);
    const breaks = limit
      ? [isTighter ? roles.writer : roles.reader]
      : parties(roles.writer, roles.reader);
    return [
      change(
        "changed",
        "rule_changed",
        `has to hold ${rule} ${quoted(now)} now, not ${quoted(old)}`,
        breaks,
      ),
    ];
  });
}

const NAMES: Readonly<Record<string, string>> = { "x-evidence": "evidence", $comment: "comment" };

/** What is said for people, and lists that are open. Nothing of it breaks anyone but whoever relies on the code that a value is refused with. */
export function compareNotes({ before, after, roles, change }: Pair): SchemaChange[] {
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
  const gained = [...after.known.keys()].filter((value) => !before.known.has(value));
  const lost = [...before.known.keys()].filter((value) => !after.known.has(value));
  const isRefused = before.issueCode !== after.issueCode && roles.writer === "clients";
  return [
    ...(isRefused
      ? [
          change(
            "changed",
            "issue_code_changed",
            `is refused as ${after.issueCode ?? "invalid"} now, not ${before.issueCode ?? "invalid"}`,
            ["clients"],
          ),
        ]
      : []),
    ...(lost.length > 0
      ? [
          change(
            "removed",
            "known_value_removed",
            `no longer lists ${listed(lost)} among the values known`,
            [],
          ),
        ]
      : []),
    ...(gained.length > 0
      ? [change("added", "known_value_added", `lists ${listed(gained)} among the values known`, [])]
      : []),
    ...(texts.length > 0
      ? [change("changed", "text_changed", `differs in its ${listed(texts)}`, [])]
      : []),
  ];
}
