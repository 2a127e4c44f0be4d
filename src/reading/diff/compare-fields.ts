// Compares the inside of a value: the fields of an object and the items of an array.
import type { Difference, Pair } from "./change.ts";
import { ANY_NAME, placeOfFields, type Schemas } from "./document-node.ts";
import { missing, uniqueParties } from "./parties.ts";
import type { View } from "./view.ts";

const isFree = (view: View): boolean =>
  view.fields.size === 0 &&
  view.required.size === 0 &&
  !view.isClosed &&
  view.further.length === 0 &&
  !view.rules.has("patternProperties");

export function compareFields(pair: Pair): Difference[] {
  return [...compareObjects(pair), ...compareInside(pair, "items", "[]", "items")];
}

function compareObjects(pair: Pair): Difference[] {
  const { before, after, change } = pair;
  if (!before.types.has("object") || !after.types.has("object")) return [];
  // An object that may hold anything is narrowed if the contract now names its fields.
  if (isFree(before) && after.fields.size > 0)
    return [change("type_narrowed", "was narrowed from a free object to one with named fields")];
  if (isFree(after) && before.fields.size > 0)
    return [change("type_widened", "was widened from an object with named fields to a free one")];
  const named = [...before.fields.keys(), ...after.fields.keys()];
  const names = new Set([...named, ...before.required, ...after.required]);
  const openness = after.isClosed
    ? change("type_narrowed", "refuses unknown fields now")
    : change("type_widened", "no longer refuses unknown fields");
  const isOpen = !before.isClosed && !after.isClosed;
  return [
    ...(before.isClosed === after.isClosed ? [] : [openness]),
    ...[...names].flatMap((name) => compareField(pair, name)),
    ...(isOpen ? compareInside(pair, "further", ".*", "further fields") : []),
  ];
}

function compareField({ before, after, roles, named, ...pair }: Pair, name: string): Difference[] {
  const path = pair.path === "" ? name : `${pair.path}.${name}`;
  const [old, now] = [before.fields.get(name), after.fields.get(name)];
  const [wasRequired, isRequired] = [before.required.has(name), after.required.has(name)];
  const keys = now?.[0]?.keys ?? placeOfFields(pair.keys);
  const change: Pair["change"] = (...told) => ({ ...pair.change(...told), path, keys });
  const presence = isRequired
    ? change("field_required", "is required now")
    : change("field_optional", "may be left out now");
  const changed = wasRequired === isRequired ? [] : [presence];
  if (old && now) return [...changed, ...pair.inside(old, now, path)];
  if (!old && !now) return changed;
  // What has no name on one side may nevertheless be sent there, if something else speaks of it.
  const isSent = (names: ReadonlySet<string>) => names.has(name) || names.has(ANY_NAME);
  const anything = [{ root: {}, keys, value: {} }];
  const among = ({ isClosed, further }: View, names: ReadonlySet<string>): Schemas | undefined =>
    isClosed || !isSent(names) ? undefined : further.length > 0 ? further : anything;
  if (old) {
    const later = among(after, named.after);
    const writer = after.isClosed ? [roles.writer] : [];
    const mayStay = roles.writer === "clients" && !after.isClosed;
    const said = mayStay ? "was removed; clients may go on sending it" : "was removed";
    const breaks = uniqueParties(...missing(roles, wasRequired), ...writer);
    return [
      ...(isRequired && !wasRequired ? changed : []),
      change("field_removed", said, breaks),
      ...(later ? pair.inside(old, later, path) : []),
    ];
  }
  const earlier = among(before, named.before);
  const reader = before.isClosed ? [roles.reader] : [];
  const added = isRequired
    ? change(
        "required_field_added",
        "was added and is required",
        uniqueParties(roles.writer, ...reader),
      )
    : change("field_added", "was added", reader);
  return [
    ...(wasRequired && !isRequired ? changed : []),
    added,
    ...(earlier && now ? pair.inside(earlier, now, path) : []),
  ];
}

/** Compares the items of an array, or the fields of an object that have no name in the contract. */
function compareInside(
  { before, after, path, roles, change, inside }: Pair,
  key: "items" | "further",
  suffix: string,
  noun: string,
): Difference[] {
  const [old, now] = [before[key], after[key]];
  if (old.length === 0 && now.length === 0) return [];
  if (old.length === 0)
    return [change("rule_added", `says what its ${noun} have to be now`, [roles.writer])];
  if (now.length === 0)
    return [change("rule_removed", `no longer says what its ${noun} have to be`, [roles.reader])];
  return inside(old, now, `${path}${suffix}`);
}
