import { isAbsolute, relative, sep } from "node:path";

/** A path from a folder on; undefined for one outside of it. */
export function pathWithin(folder: string, path: string): string | undefined {
  const inner = relative(folder, path);
  return inner === ".." || inner.startsWith(`..${sep}`) || isAbsolute(inner) ? undefined : inner;
}
