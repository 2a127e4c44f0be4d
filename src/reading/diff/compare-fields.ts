// The inside of a value: the fields of an object and the items of an array.
import { uniqueParties } from "./parties.ts";
import type { Pair, SchemaChange } from "./schema-change.ts";
import type { View } from "./view.ts";

const isFree = (view: View): boolean =>
  view.fields.size === 0 && view.required.size === 0 && !view.isClosed && view.further.length === 0;

export function compareFields(pair: Pair): SchemaChange[] {
  return [...compareObjects(pair), ...compareInside(pair, "items", "[]", "items")];
}

function compareObjects(pair: Pair): SchemaChange[] {
  const { before, after } = pair;
  if (!before.types.has("object") || !after.types.has("object")) return [];
  const freedom = compareFreedom(pair);
  if (freedom) return [freedom];
  const names = new Set([
    ...before.fields.keys(),
    ...after.fields.keys(),
    ...before.required,
    ...after.required,
  ]);
  return [
    ...(before.isClosed === after.isClosed ? [] : [compareClosed(pair)]),
    ...[...names].flatMap((name) => compareField(pair, name)),
    ...compareInside(pair, "further", ".*", "further fields"),
  ];
}

/**
 * A free object may hold anything by contract, unlike an object with fields that the contract does
 * not name. To name its fields narrows it.
 */
function compareFreedom({ before, after, roles, change }: Pair): SchemaChange | undefined {
  if (isFree(before) && after.fields.size > 0) {
    const what = "was narrowed from a free object to one with named fields";
    return change("type_narrowed", what, [roles.writer]);
  }
  if (isFree(after) && before.fields.size > 0) {
    const what = "was widened from an object with named fields to a free one";
    return change("type_widened", what, [roles.reader]);
  }
  return undefined;
}

const compareClosed = ({ after, roles, change }: Pair): SchemaChange =>
  after.isClosed
    ? change("type_narrowed", "refuses unknown fields now", [roles.writer])
    : change("type_widened", "no longer refuses unknown fields", [roles.reader]);

function compareField(pair: Pair, name: string): SchemaChange[] {
  const { before, after, roles } = pair;
  const field = pair.field === "" ? name : `${pair.field}.${name}`;
  const [old, now] = [before.fields.get(name), after.fields.get(name)];
  const [wasRequired, isRequired] = [before.required.has(name), after.required.has(name)];
  const here = { field, at: now?.[0]?.at ?? [...pair.at, "properties"] };
  if (old && !now) {
    const readers = roles.removed(wasRequired).filter((party) => party !== roles.writer);
    const breaks = [...readers, ...(after.isClosed ? [roles.writer] : [])];
    const mayStay = roles.writer === "clients" && !after.isClosed;
    const what = mayStay ? "was removed; clients may go on sending it" : "was removed";
    return [{ ...here, code: "field_removed", what, breaks: uniqueParties(...breaks) }];
  }
  if (!old && now) {
    const reader = before.isClosed ? [roles.reader] : [];
    if (!isRequired) return [{ ...here, code: "field_added", what: "was added", breaks: reader }];
    const what = "was added and is required";
    const breaks = uniqueParties(roles.writer, ...reader);
    return [{ ...here, code: "required_field_added", what, breaks }];
  }
  return [
    ...(wasRequired === isRequired ? [] : [{ ...here, ...presence(pair, isRequired) }]),
    ...(old && now ? pair.inside(old, now, field) : []),
  ];
}

const presence = ({ roles }: Pair, isRequired: boolean) =>
  isRequired
    ? ({ code: "field_required", what: "is required now", breaks: [roles.writer] } as const)
    : ({ code: "field_optional", what: "may be left out now", breaks: [roles.reader] } as const);

/** The items of an array, or the fields of an object that have no name in the contract. */
function compareInside(
  pair: Pair,
  key: "items" | "further",
  suffix: string,
  noun: string,
): SchemaChange[] {
  const { roles, change } = pair;
  const [old, now] = [pair.before[key], pair.after[key]];
  if (old.length === 0 && now.length === 0) return [];
  if (old.length === 0)
    return [change("rule_added", `says what its ${noun} have to be now`, [roles.writer])];
  if (now.length === 0)
    return [change("rule_removed", `no longer says what its ${noun} have to be`, [roles.reader])];
  return pair.inside(old, now, `${pair.field}${suffix}`);
}
