// What is said of the inside of a value: the fields of an object and the items of an array.
import { parties } from "./change.ts";
import type { Pair, SchemaChange } from "./schema-change.ts";
import type { View } from "./view.ts";

const isFree = (view: View): boolean =>
  view.fields.size === 0 && view.required.size === 0 && !view.isClosed && view.further.length === 0;

export function compareFields(pair: Pair): SchemaChange[] {
  return [...compareObjects(pair), ...compareInside(pair, "items", "[]", "items")];
}

function compareObjects(pair: Pair): SchemaChange[] {
  const { before, after, roles, change } = pair;
  if (!before.types.has("object") || !after.types.has("object")) return [];
  // A free object may hold anything by contract, unlike a field nobody knows of. To name its fields narrows it.
  if (isFree(before) && after.fields.size > 0) {
    return [
      change(
        "changed",
        "type_narrowed",
        "was narrowed from a free object to one with named fields",
        [roles.writer],
      ),
    ];
  }
  if (isFree(after) && before.fields.size > 0) {
    return [
      change(
        "changed",
        "type_widened",
        "was widened from an object with named fields to a free one",
        [roles.reader],
      ),
    ];
  }
  const names = [
    ...new Set([
      ...before.fields.keys(),
      ...after.fields.keys(),
      ...before.required,
      ...after.required,
    ]),
  ];
  return [
    ...(before.isClosed === after.isClosed ? [] : [compareClosed(pair)]),
    ...names.flatMap((name) => compareField(pair, name)),
    ...compareInside(pair, "further", ".*", "further fields"),
  ];
}

function compareClosed({ after, roles, change }: Pair): SchemaChange {
  return after.isClosed
    ? change("changed", "type_narrowed", "refuses unknown fields now", [roles.writer])
    : change("changed", "type_widened", "no longer refuses unknown fields", [roles.reader]);
}

function compareField(pair: Pair, name: string): SchemaChange[] {
  const { before, after, roles } = pair;
  const field = pair.field === "" ? name : `${pair.field}.${name}`;
  const [old, now] = [before.fields.get(name), after.fields.get(name)];
  const [wasRequired, isRequired] = [before.required.has(name), after.required.has(name)];
  const here = { field, at: now?.[0]?.at ?? [...pair.at, "properties"] };
  if (old && !now) {
    const breaks = parties(
      ...roles.removed(wasRequired),
      ...(after.isClosed ? [roles.writer] : []),
    );
    return [{ ...here, kind: "removed", code: "field_removed", what: "was removed", breaks }];
  }
  if (!old && now) {
    const breaks = parties(
      ...(isRequired ? [roles.writer] : []),
      ...(before.isClosed ? [roles.reader] : []),
    );
    const [code, what] = isRequired
      ? ["required_field_added", "was added and is required"]
      : ["field_added", "was added"];
    return [{ ...here, kind: "added", code, what, breaks }];
  }
  const presence: SchemaChange[] =
    wasRequired === isRequired
      ? []
      : isRequired
        ? [
            {
              ...here,
              kind: "changed",
              code: "field_required",
              what: "is required now",
              breaks: [roles.writer],
            },
          ]
        : [
            {
              ...here,
              kind: "changed",
              code: "field_optional",
              what: "may be left out now",
              breaks: [roles.reader],
            },
          ];
  return [...presence, ...(old && now ? pair.inside(old, now, field) : [])];
}

/** The items of an array, or the fields of an object that have no name in the contract. */
function compareInside(
  pair: Pair,
  key: "items" | "further",
  suffix: string,
  noun: string,
): SchemaChange[] {
  const [old, now] = [pair.before[key], pair.after[key]];
  if (old.length === 0 && now.length === 0) return [];
  if (old.length === 0)
    return [
      pair.change("added", "rule_added", `says what its ${noun} have to be now`, [
        pair.roles.writer,
      ]),
    ];
  if (now.length === 0)
    return [
      pair.change("removed", "rule_removed", `no longer says what its ${noun} have to be`, [
        pair.roles.reader,
      ]),
    ];
  return pair.inside(old, now, `${pair.field}${suffix}`);
}
