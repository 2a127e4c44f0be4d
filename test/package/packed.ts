// The package as npm packs it, installed in a folder.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { askFor } from "../provide-lazily.ts";

export const root = join(import.meta.dirname, "../..");
const workspace = mkdtempSync(join(tmpdir(), "energy-contracts-package-"));
export const consumer = join(workspace, "consumer");
export const installed = join(consumer, "node_modules/energy-contracts");

let tarball = "";
export const readTarball = (): Uint8Array => new Uint8Array(readFileSync(tarball));

/**
 * Unpacks the package where npm would. Nothing else is installed: the library has no dependency.
 */
export async function installPackage(): Promise<void> {
  tarball = await askFor(inject("tarball"));
  mkdirSync(installed, { recursive: true });
  execFileSync("tar", ["-xzf", tarball, "--strip-components=1", "-C", installed]);
  writeFileSync(join(consumer, "package.json"), JSON.stringify({ private: true, type: "module" }));
}

export function removePackage(): void {
  rmSync(workspace, { recursive: true, force: true });
}

/** Runs a module of the consumer in plain Node, and returns the JSON that it prints. */
export function run(code: string, { node = process.execPath, input = "" } = {}): unknown {
  const flags = ["--disallow-code-generation-from-strings", "--input-type=module", "--eval", code];
  const { NODE_OPTIONS: _, ...env } = process.env;
  return JSON.parse(
    execFileSync(node, flags, {
      cwd: consumer,
      env,
      input,
      encoding: "utf8",
      stdio: ["pipe", "pipe", "pipe"],
    }),
  );
}
