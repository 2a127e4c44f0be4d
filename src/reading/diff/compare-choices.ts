// Compares `anyOf` and `oneOf` (choices), except those that only allow null or only list types.
import type { Difference, Pair } from "./change.ts";
import type { DocumentNode } from "./document-node.ts";
import type { Choice } from "./view.ts";

/** Compares choices. A new choice narrows the schema; a new branch of a choice widens it. */
export function compareChoices(pair: Pair): Difference[] {
  const { before, after, change } = pair;
  const newChoices = [...after.choices];
  const { left, changes } = pairOff(before.choices, newChoices, (old, now) => {
    const { changes, gone, come } = compareBranches(pair, old, now);
    const isSame = old.keyword === now.keyword && gone + come === 0 && changes.every(isText);
    return isSame ? changes : undefined;
  });
  const [old, now] = [left[0], newChoices[0]];
  if (old && now && left.length + newChoices.length === 2)
    return [...changes, ...compareChoice(pair, old, now)];
  if (old && now) changes.push(change("forms_changed", UNCLEAR));
  else if (now) changes.push(change("rule_added", "has to be one of several forms now"));
  else if (old) changes.push(change("rule_removed", "no longer has to be one of several forms"));
  return changes;
}

const UNCLEAR = "takes other forms than before";

/** Compares two choices. `oneOf` accepts fewer values than `anyOf` with the same branches. */
function compareChoice(pair: Pair, old: Choice, now: Choice): Difference[] {
  const { change, roles } = pair;
  const { changes, gone, come } = compareBranches(pair, old, now);
  if (old.keyword !== now.keyword)
    changes.unshift(
      now.keyword === "oneOf"
        ? change("forms_changed", "has to be exactly one of its forms now", [roles.writer])
        : change("forms_changed", "may be several of its forms now", [roles.reader]),
    );
  if (gone > 0 && come > 0) changes.push(change("forms_changed", UNCLEAR));
  else if (gone > 0) changes.push(change("form_removed", "no longer takes one of its forms"));
  else if (come > 0) changes.push(change("form_added", "takes a further form"));
  return changes;
}

/** True if only a text or an open list differs. */
export const isText = ({ code }: Pick<Difference, "code">): boolean =>
  /^(text_changed|known_value_|deprecated_)/.test(code);

/**
 * Pairs equal branches, then branches of the same name, then the last two if one is left on each
 * side. `changes` are the differences of the pairs; `gone` and `come` count the branches without a
 * partner on the old side and on the new side.
 */
function compareBranches({ inside, path }: Pair, old: Choice, now: Choice) {
  const candidates = [...now.branches];
  const equal = pairOff(old.branches, candidates, (branch, candidate) => {
    const changes = inside([branch], [candidate], path);
    return changes.every(isText) ? changes : undefined;
  });
  const named = pairOff(equal.left, candidates, (branch, candidate) => {
    const isSame = nameOf(branch) !== undefined && nameOf(branch) === nameOf(candidate);
    return isSame ? inside([branch], [candidate], path) : undefined;
  });
  const changes = [...equal.changes, ...named.changes];
  if (named.left.length === 1 && candidates.length === 1)
    return { changes: [...changes, ...inside(named.left, candidates, path)], gone: 0, come: 0 };
  return { changes, gone: named.left.length, come: candidates.length };
}

/** Pairs each item with the first candidate that `compare` accepts, and removes this candidate. */
function pairOff<Item>(
  items: readonly Item[],
  candidates: Item[],
  compare: (item: Item, candidate: Item) => Difference[] | undefined,
) {
  const changes: Difference[] = [];
  const left = items.filter((item) => {
    const index = candidates.findIndex((candidate) => {
      const found = compare(item, candidate);
      if (found) changes.push(...found);
      return found;
    });
    if (index >= 0) candidates.splice(index, 1);
    return index < 0;
  });
  return { left, changes };
}

const nameOf = ({ value }: DocumentNode): unknown => value.$ref ?? value.title;
