// Reads the versions in names of events, such as `account.created-v1` or `...-1.0.0`.

import { nearest } from "../runtime/issue.ts";

/** The pattern of a version, as source of a regular expression. */
export const VERSION = String.raw`(?:v\d+|\d+\.\d+\.\d+)`;

const NAME = new RegExp(`^(.+)-(${VERSION})$`);
/** The version at the end of a name, even if misspelt: `-v`, `-2`, `-1.0`. */
const VERSION_LIKE = /-v?[\d.]*$/;

export interface SplitName {
  readonly type: string;
  readonly version: string;
}

/** Splits a name into its type and its version; undefined if the name has no version. */
export function splitName(name: string): SplitName | undefined {
  const [, type, version] = NAME.exec(name) ?? [];
  return type === undefined || version === undefined ? undefined : { type, version };
}

/** Returns the type in a name. The version of the name may be right, wrong or missing. */
export const typeOfName = (name: string): string => name.replace(VERSION_LIKE, "");

/** Reduces a name to small letters and digits. `AccountCreated` equals `account.created`. */
export const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Returns the names of a type, the oldest version first. */
export function versionsOf<Name extends string>(type: string, names: readonly Name[]): Name[] {
  return names.filter((name) => splitName(name)?.type === type).sort(compareVersions);
}

/** Returns the nearest known version: the newest older version, or the oldest if none is older. */
export function nearestVersion<Name extends string>(
  { type, version }: SplitName,
  names: readonly Name[],
): Name | undefined {
  const ofType = versionsOf(type, names);
  const older = ofType.filter((name) => compareVersions(name, `${type}-${version}`) < 0);
  return older.at(-1) ?? ofType[0];
}

/** Names the next version of an event: `account.created-v2` for `account.created-v1`. */
export function nextVersion(name: string, names: readonly string[]): string {
  const { type, version } = splitName(name) ?? { type: name, version: "v0" };
  const [major = "0", ...minor] = version.replace("v", "").split(".");
  const prefix = version.startsWith("v") ? "v" : "";
  for (let next = Number(major) + 1; ; next++) {
    const candidate = `${type}-${prefix}${[next, ...minor.map(() => "0")].join(".")}`;
    if (!names.includes(candidate)) return candidate;
  }
}

/** Compares two names that differ only in their versions. Negative if `a` is older. */
const compareVersions = (a: string, b: string): number =>
  a.localeCompare(b, "en", { numeric: true });

/**
 * Suggests an event for a wrong name. A wrong version gets the nearest version. A missing version
 * gets the newest, even if the name is spelled like a class. Other names get the nearest name.
 */
export function suggestName<Name extends string>(name: string, names: readonly Name[]) {
  const parts = splitName(name);
  const word = plain(name);
  return (
    (parts && nearestVersion(parts, names)) ??
    versionsOf(name, names).at(-1) ??
    names
      .filter((candidate) => [candidate, typeOfName(candidate)].map(plain).includes(word))
      .at(-1) ??
    (nearest(name, names) as Name | undefined)
  );
}

/** Finds the name that is nearest to a misspelt word. Case, punctuation and version don't count. */
export function nearestName(word: string, names: readonly string[]): string | undefined {
  const bare = (name: string) => plain(typeOfName(name));
  const near = nearest(bare(word), names.map(bare));
  return names.find((name) => bare(name) === near);
}
