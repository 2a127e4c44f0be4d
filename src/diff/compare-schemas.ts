// Compares two schemas by what they say, and says of each difference whom it breaks.
import type { Roles } from "./change.ts";
import { compareChoices } from "./compare-choices.ts";
import { compareFields } from "./compare-fields.ts";
import { compareNotes, compareRules, compareTypes, compareValues } from "./compare-rules.ts";
import { parts } from "./parts.ts";
import type { Place } from "./place.ts";
import type { Pair, SchemaChange } from "./schema-change.ts";
import { viewOf } from "./view.ts";

/** `at` is where the pair stands in the new document. */
export function compareSchemas(
  before: readonly Place[],
  after: readonly Place[],
  roles: Roles,
): SchemaChange[] {
  return compareAt(before, after, roles, "", new Set());
}

function compareAt(
  before: readonly Place[],
  after: readonly Place[],
  roles: Roles,
  field: string,
  active: ReadonlySet<string>,
): SchemaChange[] {
  const [oldParts, newParts] = [parts(before), parts(after)];
  // A schema that contains itself comes back to the same pair; what differs in it is reported where it is first met.
  const key = [oldParts, newParts]
    .map((list) => list.map(({ at }) => at.join("/")).join(" "))
    .join(" | ");
  if (active.has(key)) return [];
  const within = new Set([...active, key]);
  const at = after[0]?.at ?? [];
  const pair: Pair = {
    before: viewOf(before),
    after: viewOf(after),
    field,
    at,
    roles,
    inside: (old, now, name) => compareAt(old, now, roles, name, within),
    change: (kind, code, what, breaks) => ({ field, kind, code, what, breaks, at }),
  };
  const types = compareTypes(pair);
  // Where the types have nothing in common, there is no use in comparing what is inside.
  if (types?.code === "type_changed") return [types];
  return [
    ...(types ? [types] : []),
    ...compareValues(pair),
    ...compareRules(pair),
    ...once(compareChoices(pair)),
    ...compareFields(pair),
    ...compareNotes(pair),
  ];
}

/** Branches that share a part differ in the same way. */
const once = (changes: readonly SchemaChange[]): SchemaChange[] => [
  ...new Map(
    changes.map((change) => [JSON.stringify([change.field, change.what]), change]),
  ).values(),
];
