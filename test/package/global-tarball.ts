// The package as npm packs it, once for all tests of a run. Vitest runs this file as its globalSetup.
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { provideLazily } from "../provide-lazily.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where tests ask for the path of the tarball. */
    readonly tarball: string;
  }
}

const root = join(import.meta.dirname, "../..");

async function pack() {
  for (const made of ["dist", "generated/reference"])
    if (!existsSync(join(root, made)))
      throw new Error(`There is no ${made}/ to pack. Run npm run build.`);
  const folder = mkdtempSync(join(tmpdir(), "energy-contracts-tarball-"));
  const args = ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder];
  const { stdout } = await promisify(execFile)("npm", args, { cwd: root });
  return {
    said: join(folder, stdout.trim()),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export default (project: TestProject) => provideLazily(project, "tarball", pack);
