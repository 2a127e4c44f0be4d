// Reads the contract in a package that npm packed, without unpacking it. npm fetches a published
// version, with the registry and the credentials of the working folder.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { codeOf } from "../../library/text/system-error.ts";
import { type Io, UsageError } from "../command.ts";
import { type ContractFiles, isContractFile, type Source } from "./contract-files.ts";
import { runProgram } from "./git.ts";

/** Matches a version, a range or a tag of the package, without characters that a shell reads. */
const SPEC = /^energy-contracts@[\^~]?\w[\w.+-]*$/;
/** Names that npm takes for an archive, and not for a version or a tag. */
const ARCHIVE = /\.(?:tgz|tar|tar\.gz)$/i;

export const isVersion = (against: string): boolean => against.startsWith("energy-contracts@");

export function readVersion(spec: string, { cwd, env }: Pick<Io, "cwd" | "env">): Source {
  if (!SPEC.test(spec) || ARCHIVE.test(spec))
    throw new UsageError(`"${spec}" is not a version; write one as in energy-contracts@1.2.0.`);
  const folder = mkdtempSync(join(tmpdir(), "energy-contracts-diff-"));
  try {
    const { isDone, err } = runProgram(
      ["npm", "pack", spec, "--loglevel=error", "--ignore-scripts"],
      "published version",
      { cwd, env: { ...env, npm_config_pack_destination: folder } },
      { shell: process.platform === "win32" }, // npm is a script there
    );
    const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz"));
    if (!isDone || tarball === undefined)
      throw new UsageError(`npm can't fetch ${spec}.${reasonIn(err)}`);
    const files = readTarball(readFileSync(join(folder, tarball)), tarball);
    return { label: spec, files, folder: "generated", identity: spec };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function reasonIn(output: string): string {
  const line = output
    .split("\n")
    .map((text) => text.replace(/^npm (error|ERR!)\s*/, "").trim())
    .find((text) => text !== "" && !text.startsWith("npm warn") && !text.startsWith("code "));
  return line === undefined ? "" : ` npm says: ${line}`;
}

const BLOCK = 512;
const FOLDER = /^[^/]+\/generated\//;

export function readTarball(bytes: Uint8Array, name: string): ContractFiles {
  const files = new Map<string, string>();
  for (const { path, content } of entries(unzip(bytes, name), name)) {
    const inside = path.replace(FOLDER, "");
    if (inside !== path && isContractFile(inside)) files.set(inside, content.toString());
  }
  return files;
}

/** The largest size to which a tarball may unpack. The package itself has some 5 MB. */
const MOST_MEBIBYTES = 128;

function unzip(bytes: Uint8Array, name: string): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_MEBIBYTES * 1024 * 1024 });
  } catch (error) {
    if (codeOf(error) === "ERR_BUFFER_TOO_LARGE")
      throw new UsageError(`${name} unpacks to more than ${MOST_MEBIBYTES} MiB.`);
    throw new UsageError(`${name} is not a gzipped tarball.`);
  }
}

/** Yields the files. A long name is in a record before its file: type x in POSIX, L in GNU. */
function* entries(tar: Buffer, name: string) {
  let longName: string | undefined;
  for (let offset = 0; offset + BLOCK <= tar.length && tar[offset] !== 0; ) {
    const field = (start: number, length: number) =>
      textOf(tar.subarray(offset + start, offset + start + length));
    const size = Number.parseInt(field(124, 12), 8) || 0;
    if (size < 0) throw new UsageError(`${name} is damaged: a file in it has a negative size.`);
    const content = tar.subarray(offset + BLOCK, offset + BLOCK + size);
    const type = field(156, 1);
    if (type === "x") longName = pathIn(content) ?? longName;
    else if (type === "L") longName = textOf(content);
    else if (!ABOUT_NO_NAME.has(type)) {
      const path = [field(345, 155), field(0, 100)].filter(Boolean).join("/");
      if (type === "0" || type === "") yield { path: longName ?? path, content };
      longName = undefined;
    }
    offset += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}

/** Types of records that do not name the next file: K names a link's target, g has settings. */
const ABOUT_NO_NAME = new Set(["K", "g"]);

/** Returns the text before the first NUL. */
const textOf = (bytes: Buffer): string => bytes.toString().split("\0", 1).join();

/** Finds the path in records of the form `LENGTH KEY=VALUE`, each with a line break at its end. */
const pathIn = (records: Buffer): string | undefined =>
  /(?:^|\n)\d+ path=(.*)\n/.exec(records.toString())?.[1];
