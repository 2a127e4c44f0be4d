// Alternatives: `anyOf` and `oneOf`, unless they only add null or list types beside a schema.
import type { Difference, Pair } from "./change.ts";
import type { DocumentNode } from "./document-node.ts";
import type { Choice } from "./view.ts";

/** Compares choices. A new choice narrows the schema; a new branch of a choice widens it. */
export function compareChoices(pair: Pair): Difference[] {
  const { before, after, change } = pair;
  const oldChoices = [...before.choices];
  const newChoices = [...after.choices];
  const changes: Difference[] = [];
  for (const old of before.choices) {
    const same = newChoices.find((now) => isSame(pair, old, now));
    if (!same) continue;
    changes.push(...match(pair, old, same).changes);
    oldChoices.splice(oldChoices.indexOf(old), 1);
    newChoices.splice(newChoices.indexOf(same), 1);
  }
  const [old, now] = [oldChoices[0], newChoices[0]];
  if (!old && !now) return changes;
  if (!old) return [...changes, change("rule_added", "has to be one of several forms now")];
  if (!now) return [...changes, change("rule_removed", "no longer has to be one of several forms")];
  if (oldChoices.length > 1 || newChoices.length > 1) return [...changes, unclear(pair)];
  return [...changes, ...compareKeywords(pair, old, now), ...compareBranches(pair, old, now)];
}

/** Compares the keywords of a choice. `oneOf` accepts fewer values than `anyOf` of the same forms. */
function compareKeywords({ change, roles }: Pair, old: Choice, now: Choice): Difference[] {
  if (old.keyword === now.keyword) return [];
  return now.keyword === "oneOf"
    ? [change("forms_changed", "has to be exactly one of its forms now", [roles.writer])]
    : [change("forms_changed", "may be several of its forms now", [roles.reader])];
}

function compareBranches(pair: Pair, old: Choice, now: Choice): Difference[] {
  const { changes, gone, come } = match(pair, old, now);
  if (gone > 0 && come > 0) return [...changes, unclear(pair)];
  if (gone > 0)
    return [...changes, pair.change("form_removed", "no longer takes one of its forms")];
  return come > 0 ? [...changes, pair.change("form_added", "takes a further form")] : changes;
}

const unclear = ({ change }: Pair): Difference =>
  change("forms_changed", "takes other forms than before");

function isSame(pair: Pair, old: Choice, now: Choice): boolean {
  const { changes, gone, come } = match(pair, old, now);
  return old.keyword === now.keyword && gone === 0 && come === 0 && changes.every(isText);
}

/** True if only a text or an open list differs. */
export const isText = ({ code }: Pick<Difference, "code">): boolean =>
  /^(text_changed|known_value_|deprecated_)/.test(code);

/**
 * Pairs equal branches, then branches of the same name, then the last two if one is left on each
 * side. `changes` are the differences of the pairs; `gone` and `come` count the branches without a
 * partner on the old side and on the new side.
 */
function match({ inside, path }: Pair, old: Choice, now: Choice) {
  const candidates = [...now.branches];
  const changes: Difference[] = [];
  const pairOff = (
    branches: readonly DocumentNode[],
    belong: (branch: DocumentNode, candidate: DocumentNode) => boolean,
  ): DocumentNode[] =>
    branches.filter((branch) => {
      const index = candidates.findIndex((candidate) => belong(branch, candidate));
      const [partner] = index === -1 ? [] : candidates.splice(index, 1);
      if (partner) changes.push(...inside([branch], [partner], path));
      return !partner;
    });
  const different = pairOff(old.branches, (branch, candidate) =>
    inside([branch], [candidate], path).every(isText),
  );
  const unpaired = pairOff(
    different,
    (branch, candidate) => nameOf(branch) !== undefined && nameOf(branch) === nameOf(candidate),
  );
  if (unpaired.length === 1 && candidates.length === 1)
    return { changes: [...changes, ...inside(unpaired, candidates, path)], gone: 0, come: 0 };
  return { changes, gone: unpaired.length, come: candidates.length };
}

const nameOf = ({ value }: DocumentNode): unknown => value.$ref ?? value.title;
