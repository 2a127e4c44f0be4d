// The versions of events, as their names have them: `account.created-v1`, and one `...-1.0.0`.

import { nearest } from "../runtime/issue.ts";

/** A version, as a part of an expression. */
export const VERSION = String.raw`(?:v\d+|\d+\.\d+\.\d+)`;

const NAME = new RegExp(`^(.+)-(${VERSION})$`);
/** The end of a name in the place of its version, also a misspelt one: `-v`, `-2`, `-1.0`. */
const VERSION_LIKE = /-v?[\d.]*$/;

export interface SplitName {
  readonly type: string;
  readonly version: string;
}

/** The type and version that a name is made of; undefined if it has no version. */
export function splitName(name: string): SplitName | undefined {
  const [, type, version] = NAME.exec(name) ?? [];
  return type === undefined || version === undefined ? undefined : { type, version };
}

/** The type that a name may mean, whether its version is right, wrong or missing. */
export const typeOfName = (name: string): string => name.replace(VERSION_LIKE, "");

/** A name in small letters and digits: `AccountCreated` and `account.created` are the same. */
export const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");

/** The names of a type, the oldest version first. */
export function versionsOf<Name extends string>(type: string, names: readonly Name[]): Name[] {
  return names.filter((name) => splitName(name)?.type === type).sort(compareVersions);
}

/** The nearest known version: the newest older one, or else the oldest. */
export function nearestVersion<Name extends string>(
  { type, version }: SplitName,
  names: readonly Name[],
): Name | undefined {
  const known = versionsOf(type, names);
  const older = known.filter((name) => compareVersions(name, `${type}-${version}`) < 0);
  return older.at(-1) ?? known[0];
}

/** The name of the version to add beside one: `account.created-v2` for `account.created-v1`. */
export function nextVersion(name: string, names: readonly string[]): string {
  const { type, version } = splitName(name) ?? { type: name, version: "v0" };
  const [major = "0", ...minor] = version.replace("v", "").split(".");
  const prefix = version.startsWith("v") ? "v" : "";
  for (let next = Number(major) + 1; ; next++) {
    const candidate = `${type}-${prefix}${[next, ...minor.map(() => "0")].join(".")}`;
    if (!names.includes(candidate)) return candidate;
  }
}

/** Returns less than zero if `a` is the older of two names that differ in their versions alone. */
const compareVersions = (a: string, b: string): number =>
  a.localeCompare(b, "en", { numeric: true });

/**
 * The event that a wrong name may mean: the nearest version if only the version is wrong, the newest
 * one if there is none, also where it is written as a class is, or else the nearest name.
 */
export function suggestName<Name extends string>(
  name: string,
  names: readonly Name[],
): Name | undefined {
  const parts = splitName(name);
  const word = plain(name);
  return (
    (parts && nearestVersion(parts, names)) ??
    versionsOf(name, names).at(-1) ??
    names.filter((known) => [known, typeOfName(known)].map(plain).includes(word)).at(-1) ??
    (nearest(name, names) as Name | undefined)
  );
}
