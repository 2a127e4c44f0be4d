// Compares `anyOf` and `oneOf` (choices), except those that only allow null or only list types.
import type { Difference, Pair } from "./change.ts";
import { type DocumentNode, type Schemas, schemasAt } from "./document-node.ts";
import { intersection, type Rule, type View, viewOf } from "./view.ts";

const UNCLEAR = "takes other forms than before";

/**
 * Compares two choices. `oneOf` accepts fewer values than `anyOf` with the same branches, if a value
 * may satisfy two of them. Then a branch that takes more values may make the choice take fewer.
 */
export function compareChoice(pair: Pair, old: Rule, now: Rule): Difference[] {
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
function compareBranches({ beside }: Pair, old: Rule, now: Rule) {
  const isAgain = isOverlapping(old) || isOverlapping(now);
  const compare = (branch: Schemas, candidate: Schemas) => beside(branch, candidate, isAgain);
  const candidates = branchesOf(now);
  const equal = pairOff(branchesOf(old), candidates, (branch, candidate) => {
    const changes = compare([branch], [candidate]);
    return changes.every(isText) ? changes : undefined;
  });
  const byName = pairOff(equal.left, candidates, (branch, candidate) => {
    const isSame = nameOf(branch) !== undefined && nameOf(branch) === nameOf(candidate);
    return isSame ? compare([branch], [candidate]) : undefined;
  });
  const changes = [...equal.changes, ...byName.changes];
  if (byName.left.length === 1 && candidates.length === 1)
    return { changes: [...changes, ...compare(byName.left, candidates)], gone: 0, come: 0 };
  return { changes, gone: byName.left.length, come: candidates.length };
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

const branchesOf = (choice: Rule): DocumentNode[] => schemasAt(choice, choice.keyword);

const nameOf = ({ value }: DocumentNode): unknown => value.$ref ?? value.title;

/** True if a value has to satisfy exactly one branch, and may satisfy two of them. */
function isOverlapping(choice: Rule): boolean {
  if (choice.keyword !== "oneOf") return false;
  const views = branchesOf(choice).map((branch) => viewOf([branch]));
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
