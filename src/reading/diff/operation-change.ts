// What the comparisons of operations, requests and responses share.
import { schemaAt } from "./applying-schemas.ts";
import type { Change } from "./change.ts";
import type { ChangeCode } from "./change-codes.ts";
import { compareSchemas } from "./compare-schemas.ts";
import type { DocumentNode } from "./document-node.ts";
import type { Party, Roles } from "./parties.ts";
import type { SchemaChange } from "./schema-change.ts";
import { listed, stable } from "./words.ts";

/** A change of an operation, whose name goes without saying. */
export type OperationChange = Omit<Change, "half" | "subject" | "kind">;

/** A change at a part of an operation: the part, what is inside it, and what became of that. */
export function changeAt(part: string, { field, what, ...change }: SchemaChange): OperationChange {
  const path = field === "" ? part : `${part}: ${field}`;
  return { ...change, path, said: what, what: `${path === "" ? "The operation" : path} ${what}` };
}

/** A change of a part as a whole. */
export const wholeChange = (
  code: ChangeCode,
  what: string,
  breaks: readonly Party[],
  at: readonly string[],
): SchemaChange => ({ field: "", code, what, breaks, at });

/** Compares the schemas of a parameter, a header or a body. */
export function compareContained(
  before: DocumentNode,
  after: DocumentNode,
  roles: Roles,
): SchemaChange[] {
  const schemaOf = (node: DocumentNode) => schemaAt(node, node.value.schema, "schema");
  return compareSchemas([schemaOf(before)], [schemaOf(after)], roles);
}

/** What a new media type is called, and one that is gone, and whom each breaks. */
export interface MediaTypeWords {
  readonly roles: Roles;
  readonly added: readonly [what: string, breaks: readonly Party[]];
  readonly removed: readonly [what: string, breaks: readonly Party[]];
}

/** Compares a body in one media type, which it may have or not. */
export function compareMediaType(
  old: DocumentNode | undefined,
  now: DocumentNode | undefined,
  around: DocumentNode,
  { roles, added, removed }: MediaTypeWords,
): SchemaChange[] {
  if (!old) return [wholeChange("media_type_added", ...added, now?.at ?? [])];
  if (!now) return [wholeChange("media_type_removed", ...removed, around.at)];
  return [...compareContained(old, now, roles), ...compareTexts(old, now, ["example", "examples"])];
}

/**
 * Compares whether something is there and has to be, and by `compare` what it is. `around` is what
 * is around it after the change.
 */
export function comparePresence(
  noun: "parameter" | "body" | "header",
  old: DocumentNode | undefined,
  now: DocumentNode | undefined,
  around: DocumentNode,
  roles: Roles,
  compare: (old: DocumentNode, now: DocumentNode) => SchemaChange[],
): SchemaChange[] {
  const [wasRequired, isRequired] = [old?.value.required === true, now?.value.required === true];
  if (!old) {
    if (!now) return [];
    return isRequired
      ? [wholeChange(`required_${noun}_added`, "was added and is required", [roles.writer], now.at)]
      : [wholeChange(`${noun}_added`, "was added", [], now.at)];
  }
  if (!now)
    return [wholeChange(`${noun}_removed`, "was removed", roles.removed(wasRequired), around.at)];
  const changes = compare(old, now);
  if (wasRequired === isRequired) return changes;
  const presence = isRequired
    ? wholeChange(`${noun}_required`, "is required now", [roles.writer], now.at)
    : wholeChange(`${noun}_optional`, "may be left out now", [roles.reader], now.at);
  return [presence, ...changes];
}

const NAMES: Readonly<Record<string, string>> = { "x-evidence": "evidence", operationId: "name" };

/** One change for all texts that differ, of the named keys and of extensions; else none. */
export function compareTexts(
  before: DocumentNode,
  after: DocumentNode,
  keys: readonly string[],
): SchemaChange[] {
  const extensions = [before, after].flatMap(({ value }) =>
    Object.keys(value).filter((key) => key.startsWith("x-")),
  );
  const changed = [...new Set([...keys, ...extensions])].filter(
    (key) => stable(before.value[key]) !== stable(after.value[key]),
  );
  if (changed.length === 0) return [];
  const names = changed.map((key) => NAMES[key] ?? key).sort();
  return [wholeChange("text_changed", `differs in its ${listed(names)}`, [], after.at)];
}

/** What no comparison here knows may break anyone, if it differs. */
export function compareRest(
  before: DocumentNode,
  after: DocumentNode,
  compared: ReadonlySet<string>,
): OperationChange[] {
  const keys = new Set([before, after].flatMap(({ value }) => Object.keys(value)));
  return [...keys]
    .filter((key) => !compared.has(key) && !key.startsWith("x-"))
    .filter((key) => stable(before.value[key]) !== stable(after.value[key]))
    .map((key) => {
      const what = "is not what it was";
      return changeAt(key, wholeChange("other_changed", what, ["clients", "server"], after.at));
    });
}
