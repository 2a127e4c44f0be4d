// Reports the change of a part that several places share only once.
import type { Change } from "./change.ts";
import { uniqueParties } from "./parties.ts";
import { seenTogether } from "./seen.ts";
import { grouped, stable } from "./words.ts";

/** Returns the shared part of a change (a shape or a component), and the path inside it. */
export function sharedIn({ shape, keys, path }: Change) {
  if (shape) return { subject: shape.name, path: shape.field };
  const [home, kind, name] = keys;
  return home === "components" && kind !== "schemas" && name !== undefined
    ? { subject: name, path }
    : undefined;
}

/** Joins the changes of a shared part in several places into one change. */
export function toldOnce(changes: readonly Change[]): Change[] {
  const groups = grouped<Change, unknown>(changes, (change) => {
    const shared = change.subject === "openapi" ? undefined : sharedIn(change);
    return shared ? stable([change.half, shared, change.code, factOf(change)]) : change;
  });
  return [...groups.values()].flatMap(together);
}

/** Returns the words about a change that are the same in every place. */
export const factOf = ({ said }: Change): string => said.split(";", 1)[0] ?? said;

function together(group: readonly Change[]): Change[] {
  const [first] = group;
  const shared = first && sharedIn(first);
  if (!shared || group.length === 1) return [...group];
  const { path } = shared;
  // Only changes of requests have words after a semicolon. The joined change keeps these words.
  const said = group.find((change) => change.said !== factOf(change))?.said ?? first.said;
  const where = `in ${group.length} places`;
  return [
    {
      ...first,
      ...shared,
      what: `${path === "" ? "The shape" : path} ${said}, ${where}`,
      breaks: uniqueParties(...group.flatMap(({ breaks }) => breaks)),
      ...(first.readers && { readers: unique(group.flatMap(({ readers = [] }) => readers)) }),
      ...(first.seen !== undefined && { seen: seenTogether(group.map(({ seen = null }) => seen)) }),
      places: group.map(({ subject, path }) => ({ subject, path })),
    },
  ];
}

const unique = (names: readonly string[]): string[] => [...new Set(names)].sort();
