import { isAbsolute, relative, sep } from "node:path";

/** A path relative to a folder; undefined if it lies outside of the folder. */
export function pathWithin(folder: string, path: string): string | undefined {
  const inner = relative(folder, path);
  return inner === ".." || inner.startsWith(`..${sep}`) || isAbsolute(inner) ? undefined : inner;
}
