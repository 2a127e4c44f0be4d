// Reads what is compared: the contract in a folder, a tarball, a version or a git revision.
import { existsSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { packageRoot } from "../../servers/host/package-files.ts";
import { readBytes } from "../access-file.ts";
import { type Io, UsageError } from "../command.ts";
import { findConfig } from "../contracts/open-contracts.ts";
import { NAME_ONE, readGenerated, type Source } from "./contract-files.ts";
import { newestRevision, readRevision } from "./git.ts";
import { isVersion, readVersion } from "./npm.ts";
import { readTarball } from "./tarball.ts";

/** What a name stands for; without one, the newest git tag before HEAD. */
export function readSource(named: string | undefined, io: Io): Source {
  if (named === "") throw new UsageError(`The name of what to compare with is empty. ${NAME_ONE}`);
  const name = named ?? newestRevision(io);
  if (named !== undefined && isVersion(name)) return readVersion(name, io);
  const path = resolve(io.cwd, name);
  const stats = named === undefined ? undefined : statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return readFolder(name, path, io);
  if (stats) return readFile(name, path);
  const revision = name.replace(/^git:/, "");
  const source = readRevision(revision, io);
  if (source) return source;
  const what = revision === name ? "folder, file or git revision" : "git revision";
  throw new UsageError(`There is no ${what} "${revision}" here.`);
}

export const GENERATED = join(packageRoot(), "generated");

export const readInstalled = ({ cwd }: Io): Source => ({
  label: "the installed contract",
  files: readGenerated(GENERATED),
  folder: relative(cwd, GENERATED),
  identity: identityOf(GENERATED),
});

/** Of a checkout, an unpacked package, a project that has it installed, or generated/ itself. */
const HOMES = ["generated", "package/generated", "node_modules/energy-contracts/generated", "."];

function readFolder(name: string, path: string, { cwd }: Io): Source {
  const folders = HOMES.map((home) => join(path, home));
  const folder = folders.find((one) => readGenerated(one).size > 0) ?? path;
  const config = findConfig(path);
  return {
    label: `the folder "${name}"`,
    files: readGenerated(folder),
    folder: relative(cwd, folder),
    identity: identityOf(folder),
    home: {
      at: (inner) => resolve(path, relative(cwd, inner)),
      has: existsSync,
      config: config === findConfig(cwd) ? undefined : config,
      self: { name, path },
    },
  };
}

function readFile(name: string, path: string): Source {
  const file = { label: `the file "${name}"`, folder: name, identity: identityOf(path) };
  if (name.endsWith(".tgz")) return { ...file, files: readTarball(readBytes(path, name), name) };
  const home = { at: (inner: string) => inner, has: () => false, self: { name, path } };
  return { ...file, files: new Map(), home, isDocument: true };
}

/** The same for all names of a file or folder. */
export function identityOf(path: string): string {
  const { dev, ino } = statSync(path, { bigint: true });
  return `${dev}:${ino}`;
}
