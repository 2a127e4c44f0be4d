import { nearest } from "../runtime/issue.ts";
import { nearestVersion, plain, splitName, typeOfName, versionsOf } from "./versions.ts";

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
