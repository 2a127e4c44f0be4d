// Reads what --against names: the contract in a folder, a file, a version or a git revision.
import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ContractDocuments } from "../../reading/diff/change.ts";
import { contractIn } from "../../reading/diff/contract-in.ts";
import { readBytes } from "../access-file.ts";
import { type Io, UsageError } from "../command.ts";
import {
  type ContractFiles,
  documentsOf,
  type FoundFiles,
  readGenerated,
} from "./contract-files.ts";
import { newestRevision, readRevision } from "./git.ts";
import { isVersion, readVersion } from "./npm.ts";
import { readTarball } from "./tarball.ts";

interface OldSide {
  readonly label: string;
  readonly contract: ContractDocuments;
}

/** The contract to compare with: what --against names, or else the newest git revision. */
export async function readOldSide(
  against: string | undefined,
  io: Io,
  own?: { readonly isAll: boolean },
): Promise<OldSide> {
  if (own?.isAll) return { label: `the file "${against}"`, contract: {} };
  if (against !== undefined && isDocument(against, io)) return readFile(against, io);
  const { label, files } = against === undefined ? readNewestRevision(io) : readNamed(against, io);
  if (files.size > 0 || own) return { label, contract: documentsOf({ label, files }) };
  const missing = `There is no contract in ${label}`;
  const looked = "it has neither generated/openapi.json nor generated/schemas.";
  const hint = against === undefined ? ` ${HINT}` : "";
  throw new UsageError(`${missing}: ${looked}${hint}`);
}

const HINT =
  "Say what to compare with: --against FOLDER, FILE, git:REVISION or energy-contracts@VERSION.";

function readNewestRevision(io: Io): FoundFiles {
  const revision = newestRevision(io);
  const side = revision === undefined ? undefined : readRevision(revision, io);
  if (side) return side;
  const missing = "The working folder is not in a git repository that has a commit.";
  throw new UsageError(`${missing} ${HINT}`);
}

function readNamed(against: string, io: Io): FoundFiles {
  if (isVersion(against)) return readVersion(against, io);
  const path = resolve(io.cwd, against);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return { label: `the folder "${against}"`, files: readFolder(path) };
  if (stats)
    return {
      label: `the file "${against}"`,
      files: readTarball(readBytes(path, against), against),
    };
  const revision = against.replace(/^git:/, "");
  const side = readRevision(revision, io);
  if (side) return side;
  const what = revision === against ? "folder, file or git revision" : "git revision";
  throw new UsageError(`There is no ${what} "${revision}" here.`);
}

/** Of a checkout, an unpacked package, a project that has it installed, or generated/ itself. */
const HOMES = ["generated", "package/generated", "node_modules/energy-contracts/generated", "."];

function readFolder(path: string): ContractFiles {
  return (
    HOMES.map((home) => readGenerated(join(path, home))).find((files) => files.size > 0) ??
    new Map()
  );
}

/** Whether a document is named, and not a package that is packed. */
export const isDocument = (against: string, { cwd }: Io): boolean =>
  !against.endsWith(".tgz") &&
  statSync(resolve(cwd, against), { throwIfNoEntry: false })?.isFile() === true;

async function readFile(name: string, { cwd }: Io): Promise<OldSide> {
  const { readDocument } = await import("../../reading/documents/read-document.ts");
  const read = readDocument(readBytes(resolve(cwd, name), name), name);
  const contract = read.fault ?? contractIn(read.root);
  if (typeof contract === "string") throw new UsageError(`${name} ${contract}.`);
  return { label: `the file "${name}"`, contract };
}
