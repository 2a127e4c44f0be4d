// Reads what --against names: the contract in a folder, a file, a version or a git revision.
import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { readBytes } from "../access-file.ts";
import { type Io, UsageError } from "../command.ts";
import { type ContractFiles, parse, readGenerated, type Side } from "./contract-files.ts";
import { newestRevision, readRevision } from "./git.ts";
import { isVersion, readVersion } from "./npm.ts";
import { readTarball } from "./tarball.ts";

/** The contract to compare with: what --against names, or else the newest git revision. */
export async function readOldSide(against: string | undefined, io: Io): Promise<Side> {
  const side = against === undefined ? await readNewestRevision(io) : await readNamed(against, io);
  if (side.files.size > 0) return side;
  const missing = `There is no contract in ${side.label}`;
  const looked = "it has neither generated/openapi.json nor generated/schemas.";
  const hint = against === undefined ? ` ${HINT}` : "";
  throw new UsageError(`${missing}: ${looked}${hint}`);
}

const HINT =
  "Say what to compare with: --against FOLDER, FILE, REVISION or energy-contracts@VERSION.";

async function readNewestRevision(io: Io): Promise<Side> {
  const revision = await newestRevision(io);
  const side = revision === undefined ? undefined : await readRevision(revision, io);
  if (side) return side;
  const missing = "The working folder is not in a git repository that has a commit.";
  throw new UsageError(`${missing} ${HINT}`);
}

async function readNamed(against: string, io: Io): Promise<Side> {
  if (isVersion(against)) return readVersion(against, io);
  const path = resolve(io.cwd, against);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return { label: `the folder "${against}"`, files: readFolder(path) };
  if (stats) return { label: `the file "${against}"`, files: readFile(path, against) };
  const side = await readRevision(against, io);
  if (!side) throw new UsageError(`There is no folder, file or git revision "${against}" here.`);
  return side;
}

/**
 * Where a folder may have the contract: it is a checkout, an unpacked package or the folder around
 * it, a project that has the package installed, or generated/ itself.
 */
const HOMES = ["generated", "package/generated", "node_modules/energy-contracts/generated", "."];

function readFolder(path: string): ContractFiles {
  return (
    HOMES.map((home) => readGenerated(join(path, home))).find((files) => files.size > 0) ??
    new Map()
  );
}

function readFile(path: string, name: string): ContractFiles {
  const bytes = readBytes(path, name);
  if (name.endsWith(".tgz")) return readTarball(bytes, name);
  const text = bytes.toString("utf8");
  const content = parse(text, name);
  if ("asyncapi" in content) return new Map([["asyncapi.json", text]]);
  if ("openapi" in content) return new Map([["openapi.json", text]]);
  throw new UsageError(`${name} is neither an OpenAPI nor an AsyncAPI document.`);
}
