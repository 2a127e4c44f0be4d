// Compares `anyOf` and `oneOf` (choices), except those that only allow null or only list types.
import type { Difference, Pair } from "./change.ts";
import type { DocumentNode, Schemas } from "./document-node.ts";
import { type Choice, intersection, type View, viewOf } from "./view.ts";

/** Compares choices. A new choice narrows the schema; a new branch of a choice widens it. */
export function compareChoices(pair: Pair): Difference[] {
  const { before, after, change, roles } = pair;
  const newChoices = [...after.choices];
  const { left, changes } = pairOff(before.choices, newChoices, (old, now) => {
    const { changes, gone, come } = compareBranches(pair, old, now);
    const isSame =
      isOverlapping(old) === isOverlapping(now) && gone + come === 0 && changes.every(isText);
    return isSame ? changes : undefined;
  });
  const [old, now] = [left[0], newChoices[0]];
  if (old && now && left.length + newChoices.length === 2)
    return [...changes, ...compareChoice(pair, old, now)];
  if (old && now) changes.push(change("forms_changed", UNCLEAR));
  else if (now)
    changes.push(change("rule_added", "has to be one of several forms now", [roles.writer]));
  else if (old)
    changes.push(
      change("rule_removed", "no longer has to be one of several forms", [roles.reader]),
    );
  return changes;
}

const UNCLEAR = "takes other forms than before";

/**
 * Compares two choices. `oneOf` accepts fewer values than `anyOf` with the same branches, if a value
 * may satisfy two of them. Then a branch that takes more values may make the choice take fewer.
 */
function compareChoice(pair: Pair, old: Choice, now: Choice): Difference[] {
  const { change, roles } = pair;
  const { changes, gone, come } = compareBranches(pair, old, now);
  const isBroken = gone + come > 0 || changes.some(({ breaks }) => breaks.length > 0);
  const [wasOne, isOne] = [isOverlapping(old), isOverlapping(now)];
  if (wasOne !== isOne)
    changes.unshift(
      isOne
        ? change("forms_changed", "has to be exactly one of its forms now", [roles.writer])
        : change("forms_changed", "may be several of its forms now", [roles.reader]),
    );
  if (gone > 0 && come > 0) changes.push(change("forms_changed", UNCLEAR));
  else if (gone > 0) changes.push(change("form_removed", "no longer takes one of its forms"));
  else if (come > 0) changes.push(change("form_added", "takes a further form"));
  if ((wasOne || isOne) && isBroken && !(gone > 0 && come > 0))
    changes.push(change("forms_changed", "has forms that overlap, and one of them differs"));
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
function compareBranches({ beside }: Pair, old: Choice, now: Choice) {
  const isAgain = isOverlapping(old) || isOverlapping(now);
  const compare = (branch: Schemas, candidate: Schemas) => beside(branch, candidate, isAgain);
  const candidates = [...now.branches];
  const equal = pairOff(old.branches, candidates, (branch, candidate) => {
    const changes = compare([branch], [candidate]);
    return changes.every(isText) ? changes : undefined;
  });
  const named = pairOff(equal.left, candidates, (branch, candidate) => {
    const isSame = nameOf(branch) !== undefined && nameOf(branch) === nameOf(candidate);
    return isSame ? compare([branch], [candidate]) : undefined;
  });
  const changes = [...equal.changes, ...named.changes];
  if (named.left.length === 1 && candidates.length === 1)
    return { changes: [...changes, ...compare(named.left, candidates)], gone: 0, come: 0 };
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

/** True if a value has to satisfy exactly one branch, and may satisfy two of them. */
function isOverlapping({ keyword, branches }: Choice): boolean {
  if (keyword !== "oneOf") return false;
  const views = branches.map((branch) => viewOf([branch]));
  return (
    views.length > MOST_FORMS ||
    views.some((view, index) => views.slice(0, index).some((other) => !isApart(view, other)))
  );
}

/** More forms than this may overlap, for all that is looked at. */
const MOST_FORMS = 200;

/** True if no value satisfies both: other types, other values, or such a field that is required. */
function isApart(one: View, other: View): boolean {
  const common = intersection(one.types, other.types);
  if (common.size === 0 || isOther(one, other)) return true;
  if (common.size > 1 || !common.has("object")) return false;
  return [...one.required].some((name) => {
    const [a, b] = [one, other].map((view) => view.required.has(name) && view.fields.get(name));
    return a && b && isOther(viewOf(a), viewOf(b));
  });
}

const isOther = ({ values: one }: View, { values: other }: View): boolean =>
  one !== undefined && other !== undefined && [...one.keys()].every((value) => !other.has(value));
