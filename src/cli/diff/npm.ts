// Reads the contract of a published version. npm fetches the package, with the registry and the
// credentials of the working folder.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Io, UsageError } from "../command.ts";
import type { Source } from "./contract-files.ts";
import { runProgram } from "./git.ts";
import { readTarball } from "./tarball.ts";

/** `energy-contracts@1.2.0`: a version, a range or a tag, without characters that a shell reads. */
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

/** Finds the first line of npm's output that gives a reason. */
function reasonIn(output: string): string {
  const line = output
    .split("\n")
    .map((text) => text.replace(/^npm (error|ERR!)\s*/, "").trim())
    .find((text) => text !== "" && !text.startsWith("npm warn") && !text.startsWith("code "));
  return line === undefined ? "" : ` npm says: ${line}`;
}
