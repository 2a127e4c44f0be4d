// The entry points of the package as users get them, for tests of what is not in the sources: a page
// in a browser, a process, an example of the docs. They need `npm run build`.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as server from "../src/server.ts";

/** With the types of the sources: the compiler needs nothing that is built. */
interface EntryPoints {
  readonly server: typeof server;
}

export async function built<Name extends keyof EntryPoints>(
  name: Name,
): Promise<EntryPoints[Name]> {
  return import(pathToFileURL(builtFile(name)).href);
}

/** For a bundler. */
export function builtFile(name: string): string {
  const file = join(import.meta.dirname, `../dist/src/${name}.js`);
  if (!existsSync(file)) throw new Error(`There is no ${file}. Run npm run build.`);
  return file;
}
