import type { Change, Kind, Party, Roles } from "./change.ts";
import { compareSchemas } from "./compare-schemas.ts";
import { child, type Place } from "./place.ts";
import type { SchemaChange } from "./schema-change.ts";
import { listed, stable } from "./words.ts";

/** A change of an operation, whose name goes without saying. */
export type OperationChange = Omit<Change, "half" | "subject">;

/** A change at a part of an operation: the part, what is inside it, and what became of that. */
export function changeAt(part: string, { field, what, ...change }: SchemaChange): OperationChange {
  const path = field === "" ? part : `${part}: ${field}`;
  return { ...change, path, what: `${path === "" ? "The operation" : path} ${what}` };
}

/** A change of the part itself. */
export const whole = (
  kind: Kind,
  code: string,
  what: string,
  breaks: readonly Party[],
  at: readonly string[],
): SchemaChange => ({
  field: "",
  kind,
  code,
  what,
  breaks,
  at,
});

/** What a parameter, a header or a body holds. */
export function compareContained(before: Place, after: Place, roles: Roles): SchemaChange[] {
  const [old, now] = [before, after].map(
    (place) => child(place, "schema") ?? { ...place, node: {} },
  ) as [Place, Place];
  return compareSchemas([old], [now], roles);
}

/** Something that a request or a response has or has not: a parameter, a body, a header. */
export function comparePresence(
  noun: "parameter" | "body" | "header",
  roles: Roles,
  old: Place | undefined,
  now: Place | undefined,
  around: Place,
  compare: (old: Place, now: Place) => SchemaChange[],
): SchemaChange[] {
  const [wasRequired, isRequired] = [old?.node.required === true, now?.node.required === true];
  if (!old && !now) return [];
  if (!old) {
    const at = now?.at ?? around.at;
    if (isRequired)
      return [
        whole("added", `required_${noun}_added`, "was added and is required", [roles.writer], at),
      ];
    return [whole("added", `${noun}_added`, "was added", [], at)];
  }
  if (!now)
    return [
      whole("removed", `${noun}_removed`, "was removed", roles.removed(wasRequired), around.at),
    ];
  const changes = compare(old, now);
  if (wasRequired === isRequired) return changes;
  const presence = isRequired
    ? whole("changed", `${noun}_required`, "is required now", [roles.writer], now.at)
    : whole("changed", `${noun}_optional`, "may be left out now", [roles.reader], now.at);
  return [presence, ...changes];
}

const NAMES: Readonly<Record<string, string>> = { "x-evidence": "evidence", operationId: "name" };

/** One change for all texts that differ, of those named and of extensions; none where all are the same. */
export function compareTexts(before: Place, after: Place, keys: readonly string[]): SchemaChange[] {
  const extensions = [before, after].flatMap(({ node }) =>
    Object.keys(node).filter((key) => key.startsWith("x-")),
  );
  const changed = [...new Set([...keys, ...extensions])].filter(
    (key) => stable(before.node[key]) !== stable(after.node[key]),
  );
  if (changed.length === 0) return [];
  const names = changed.map((key) => NAMES[key] ?? key).sort();
  return [whole("changed", "text_changed", `differs in its ${listed(names)}`, [], after.at)];
}
