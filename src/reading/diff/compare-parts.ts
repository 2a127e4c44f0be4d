// The parts that comparisons of documents, operations, requests and responses share.
import { type Difference, wholly, within } from "./change.ts";
import type { ChangeCode } from "./change-codes.ts";
import { compareDeprecation } from "./compare-rules.ts";
import { compareSchemas } from "./compare-schemas.ts";
import { children, type DocumentNode, schemaAt } from "./document-node.ts";
import { missing, type Roles, uniqueParties } from "./parties.ts";
import { listed, paired, stable } from "./words.ts";

export function compareContained(before: DocumentNode, after: DocumentNode, roles: Roles) {
  const schemaOf = (node: DocumentNode) => schemaAt(node, node.value.schema, "schema");
  return compareSchemas([schemaOf(before)], [schemaOf(after)], roles);
}

/** Compares bodies by media type. With several types, each path begins with the type. */
export function compareContent(old: DocumentNode, now: DocumentNode, roles: Roles): Difference[] {
  const [before, after] = [mediaTypes(old), mediaTypes(now)];
  const types = paired(before, after);
  const [added, removed] =
    roles.side === "requests"
      ? ["is taken too", "is no longer taken"]
      : ["may be answered too", "is no longer answered"];
  return types.flatMap(([type, was, is]) => {
    const part = types.length === 1 && before.size === after.size ? "" : ` (${type})`;
    const changes = !was
      ? [wholly(roles.side, "media_type_added", added, is?.keys ?? [])]
      : is
        ? [...compareContained(was, is, roles), ...compareTexts(was, is, ["example", "examples"])]
        : [wholly(roles.side, "media_type_removed", removed, now.keys)];
    return changes.map((change) => within(part, change));
  });
}

/** Compares whether a part exists and is required; `around` holds the part after the change. */
export function comparePresence(
  noun: "parameter" | "body" | "header",
  old: DocumentNode | undefined,
  now: DocumentNode | undefined,
  around: DocumentNode,
  roles: Roles,
  compare: (old: DocumentNode, now: DocumentNode) => Difference[],
): Difference[] {
  const { side } = roles;
  const [wasRequired, isRequired] = [old?.value.required === true, now?.value.required === true];
  if (!old) {
    if (!now) return [];
    return isRequired
      ? [wholly(side, `required_${noun}_added`, "was added and is required", now.keys)]
      : [wholly(side, `${noun}_added`, "was added", now.keys)];
  }
  if (!now) {
    // A removed part also breaks clients, because the server no longer uses it.
    const breaks = uniqueParties("clients", ...missing(roles, wasRequired));
    return [wholly(side, `${noun}_removed`, "was removed", around.keys, breaks)];
  }
  const changes = compare(old, now);
  if (wasRequired === isRequired) return changes;
  const presence = isRequired
    ? wholly(side, `${noun}_required`, "is required now", now.keys)
    : wholly(side, `${noun}_optional`, "may be left out now", now.keys);
  return [presence, ...changes];
}

const NAMES: Readonly<Record<string, string>> = { "x-evidence": "evidence", operationId: "name" };

/** Compares texts for people: one change for all texts of the named keys and of extensions. */
export function compareTexts(before: DocumentNode, after: DocumentNode, keys: readonly string[]) {
  const [was = false, is = false] = [before, after].map(({ value }) => value.deprecated === true);
  const tell = (code: ChangeCode, said: string) => wholly("api", code, said, after.keys);
  return [...compareDeprecation(was, is, tell), ...compareKeys(before, after, keys)];
}

function compareKeys(before: DocumentNode, after: DocumentNode, keys: readonly string[]) {
  const extensions = keysOf(before, after).filter((key) => key.startsWith("x-"));
  const changed = [...new Set([...keys, ...extensions])].filter(
    (key) => stable(before.value[key]) !== stable(after.value[key]),
  );
  if (changed.length === 0) return [];
  const names = changed.map((key) => NAMES[key] ?? key).sort();
  return [wholly("api", "text_changed", `differs in its ${listed(names)}`, after.keys)];
}

/** Compares keys that no other comparison knows. A difference there may break anyone. */
export const compareRest = (
  before: DocumentNode,
  after: DocumentNode,
  compared: ReadonlySet<string>,
): Difference[] =>
  keysOf(before, after)
    .filter((key) => !compared.has(key) && !key.startsWith("x-"))
    .filter((key) => stable(before.value[key]) !== stable(after.value[key]))
    .map((path) => ({ ...wholly("api", "other_changed", "is not what it was", after.keys), path }));

const keysOf = (before: DocumentNode, after: DocumentNode): string[] => [
  ...new Set([before, after].flatMap(({ value }) => Object.keys(value))),
];

const mediaTypes = (node: DocumentNode | undefined): ReadonlyMap<string, DocumentNode> =>
  new Map([...children(node, "content")].map(([type, media]) => [withoutUtf8(type), media]));

/** A media type without its charset if the charset is UTF-8. */
function withoutUtf8(type: string): string {
  const parts = type.toLowerCase().split(";");
  return parts.filter((part) => !/^charset="?utf-8"?$/.test(part.trim())).join(";");
}
