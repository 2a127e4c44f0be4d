// Alternatives: `anyOf` and `oneOf`, unless they only add null or list types beside a schema.
import type { DocumentNode } from "./document-node.ts";
import { uniqueParties } from "./parties.ts";
import type { Pair, SchemaChange } from "./schema-change.ts";
import type { Choice } from "./view.ts";

/** A new choice narrows and a lost one widens. For a branch it is the other way round. */
export function compareChoices(pair: Pair): SchemaChange[] {
  const { before, after, roles, change } = pair;
  const left = [...before.choices];
  const right = [...after.choices];
  const changes: SchemaChange[] = [];
  for (const old of before.choices) {
    const same = right.find((now) => isSame(pair, old, now));
    if (!same) continue;
    changes.push(...match(pair, old, same).changes);
    left.splice(left.indexOf(old), 1);
    right.splice(right.indexOf(same), 1);
  }
  const [old, now] = [left[0], right[0]];
  if (!old && !now) return changes;
  if (!old)
    return [...changes, change("rule_added", "has to be one of several forms now", [roles.writer])];
  if (!now)
    return [
      ...changes,
      change("rule_removed", "no longer has to be one of several forms", [roles.reader]),
    ];
  if (left.length > 1 || right.length > 1 || old.keyword !== now.keyword)
    return [...changes, unclear(pair)];
  return [...changes, ...compareBranches(pair, old, now)];
}

function compareBranches(pair: Pair, old: Choice, now: Choice): SchemaChange[] {
  const { roles, change } = pair;
  const { changes, gone, come } = match(pair, old, now);
  if (gone > 0 && come > 0) return [...changes, unclear(pair)];
  return [
    ...changes,
    ...(gone > 0
      ? [change("form_removed", "no longer takes one of its forms", [roles.writer])]
      : []),
    ...(come > 0 ? [change("form_added", "takes a further form", [roles.reader])] : []),
  ];
}

function unclear({ roles, change }: Pair): SchemaChange {
  return change(
    "forms_changed",
    "takes other forms than before",
    uniqueParties(roles.writer, roles.reader),
  );
}

function isSame(pair: Pair, old: Choice, now: Choice): boolean {
  const { changes, gone, come } = match(pair, old, now);
  return old.keyword === now.keyword && gone === 0 && come === 0 && changes.every(isText);
}

/** Whether only a text or an open list differs. */
export const isText = ({ code }: Pick<SchemaChange, "code">): boolean =>
  code === "text_changed" || code === "known_value_added" || code === "known_value_removed";

/**
 * Pairs the branches that say the same, then those of the same name. If that leaves one branch on
 * either side, these belong together too. `changes` are the differences between branches that
 * belong together; `gone` and `come` count those without a partner after the change and before it.
 */
function match(pair: Pair, old: Choice, now: Choice) {
  const right = [...now.branches];
  const changes: SchemaChange[] = [];
  const pairOff = (
    left: readonly DocumentNode[],
    belong: (branch: DocumentNode, other: DocumentNode) => boolean,
  ): DocumentNode[] =>
    left.filter((branch) => {
      const at = right.findIndex((other) => belong(branch, other));
      const [partner] = at === -1 ? [] : right.splice(at, 1);
      if (partner) changes.push(...pair.inside([branch], [partner], pair.field));
      return !partner;
    });
  const different = pairOff(old.branches, (branch, other) =>
    pair.inside([branch], [other], pair.field).every(isText),
  );
  const left = pairOff(
    different,
    (branch, other) => nameOf(branch) !== undefined && nameOf(branch) === nameOf(other),
  );
  if (left.length === 1 && right.length === 1)
    return { changes: [...changes, ...pair.inside(left, right, pair.field)], gone: 0, come: 0 };
  return { changes, gone: left.length, come: right.length };
}

const nameOf = ({ value }: DocumentNode): unknown => value.$ref ?? value.title;
