// Compares the fields of an object.
import type { Difference, Pair } from "./change.ts";
import type { ChangeCode } from "./change-codes.ts";
import { ANY_NAME, type Schemas, schemaAt } from "./document-node.ts";
import { missing, type Party, uniqueParties } from "./parties.ts";
import type { View } from "./view.ts";

const isFree = (view: View): boolean =>
  view.fields.size === 0 &&
  view.required.size === 0 &&
  !view.isClosed &&
  view.limiting.length === 0 &&
  !view.rules.has("patternProperties");

export function compareFields(pair: Pair): Difference[] {
  const { before, after, change } = pair;
  if (!before.types.has("object") || !after.types.has("object")) return [];
  // An object that may hold anything is narrowed if the contract now names its fields.
  if (isFree(before) && after.fields.size > 0)
    return [change("type_narrowed", "was narrowed from a free object to one with named fields")];
  if (isFree(after) && before.fields.size > 0)
    return [change("type_widened", "was widened from an object with named fields to a free one")];
  const own = [...before.fields.keys(), ...after.fields.keys()];
  const names = new Set([...own, ...before.required, ...after.required]);
  const openness = after.isClosed
    ? change("type_narrowed", "refuses unknown fields now")
    : change("type_widened", "no longer refuses unknown fields");
  return [
    ...(before.isClosed === after.isClosed ? [] : [openness]),
    ...[...names].flatMap((name) => compareField(pair, name)),
  ];
}

function compareField(pair: Pair, name: string): Difference[] {
  const { before, after, roles, fieldNames } = pair;
  const path = pair.path === "" ? name : `${pair.path}.${name}`;
  const [old, now] = [before.fields.get(name), after.fields.get(name)];
  const [wasRequired, isRequired] = [before.required.has(name), after.required.has(name)];
  const change = (code: ChangeCode, said: string, breaks?: readonly Party[]) => ({
    ...pair.change(code, said, breaks, (now ?? old)?.[0]?.keys),
    path,
    value: path,
  });
  const presence = isRequired
    ? change("field_required", "is required now")
    : change("field_optional", "may be left out now");
  const changed = wasRequired === isRequired ? [] : [presence];
  if (old && now) return [...changed, ...pair.inside(old, now, path)];
  // What has no name on one side may nevertheless be sent there, if something else speaks of it.
  const unnamed = (view: View, names: ReadonlySet<string>, others: Schemas | undefined) => {
    if (view.isClosed || !others || (!names.has(name) && !names.has(ANY_NAME))) return undefined;
    const further = view.limiting.map((part) => schemaAt(part, "additionalProperties"));
    return further.length > 0 ? further : [{ root: {}, keys: others[0]?.keys ?? [], value: {} }];
  };
  const [earlier, later] = [
    unnamed(before, fieldNames.before, now),
    unnamed(after, fieldNames.after, old),
  ];
  const mayStay = roles.writer === "clients" && !after.isClosed;
  const gone = uniqueParties(
    ...missing(roles, wasRequired),
    ...(after.isClosed ? [roles.writer] : []),
  );
  const reader = before.isClosed ? [roles.reader] : [];
  if (old)
    return [
      ...(isRequired ? changed : []),
      change("field_removed", `was removed${mayStay ? STAYS : ""}`, gone),
      ...(later ? pair.inside(old, later, path) : []),
    ];
  if (!now) return changed;
  const required = uniqueParties(roles.writer, ...reader);
  return [
    ...(isRequired ? [] : changed),
    isRequired
      ? change("required_field_added", "was added and is required", required)
      : change("field_added", "was added", reader),
    ...(earlier ? pair.inside(earlier, now, path) : []),
  ];
}

const STAYS = "; clients may go on sending it";
