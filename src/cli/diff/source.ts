// Where a contract lies: in a folder, a document or a git revision.
import { dirname, join, relative, resolve } from "node:path";
import type { Io } from "../command.ts";
import { CONFIG, findConfig } from "../contracts/open-contracts.ts";
import type { Files } from "../contracts/read-documents.ts";
import type { NamedFile } from "../refuse-overwriting.ts";

/** The files of the disk, or those of a commit by their paths on the disk. */
export interface Tree extends Files {
  has(path: string): boolean;
  /** Reads many files at once, which `read` then has at hand. */
  fetch(paths: readonly string[]): void;
}

export interface Source {
  /** The name of the source for people: `the folder "../contracts"`. */
  readonly label: string;
  readonly kind: "folder" | "document" | "revision";
  /** The folder or the document; for a revision, the working folder. */
  readonly root: NamedFile;
  readonly tree: Tree;
  /** The folder of a published contract; undefined if there is none. */
  readonly published?: string | undefined;
  /** Equal for two names of the same files. */
  readonly identity: string;
  /** True for the commit that is checked out. */
  readonly isHead?: boolean;
}

/** Finds the first folder that has a published contract. */
export const publishedIn = (folders: readonly string[], tree: Tree): string | undefined =>
  folders.find(
    (folder) => tree.has(join(folder, "openapi.json")) || schemasIn(folder, tree).length > 0,
  );

/** Lists the schemas of a published contract: a file for each event. */
function schemasIn(folder: string, tree: Tree): string[] {
  const schemas = join(folder, "schemas");
  const files = tree.has(schemas) ? tree.list(schemas, schemas) : [];
  return files.filter((path) => dirname(path) === schemas && path.endsWith(".json"));
}

/** Finds a file of the published contract. */
export const publishedFile = ({ published = "", tree }: Source, name: string) =>
  [join(published, name)].find((path) => published !== "" && tree.has(path));

/** Lists the places of the events of the published contract. */
export function publishedPlaces(source: Source, cwd: string): NamedFile[] {
  const { published, tree } = source;
  const schemas = published === undefined ? [] : schemasIn(published, tree);
  tree.fetch(schemas);
  const paths =
    schemas.length > 0 ? schemas : [publishedFile(source, "asyncapi.json") ?? []].flat();
  return paths.map((path) => ({ name: relative(cwd, path), path }));
}

/** Finds the configuration of a source, unless it is the one of the working folder. */
export function configOf({ kind, root, tree }: Source, { cwd }: Io): string | undefined {
  const here = findConfig(cwd);
  if (kind === "revision") return [here ?? resolve(cwd, CONFIG)].find(tree.has);
  const config = kind === "folder" ? findConfig(root.path) : undefined;
  return config === here ? undefined : config;
}

/** Returns the path that a path of the working folder has in a source. */
export const pathIn = ({ root }: Source, path: string, { cwd }: Io): string =>
  resolve(root.path, relative(cwd, path));

/** Returns the folder of the package.json that has the version of the contract. */
export const packageOf = ({ published, root }: Source): string =>
  published === undefined || published === root.path ? root.path : dirname(published);
