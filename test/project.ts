// A folder that is somebody's project. It goes when the tests of its file are over.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";

export const root = join(import.meta.dirname, "..");

export function makeProject() {
  const path = mkdtempSync(join(tmpdir(), "energy-contracts-project-"));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  const inFolder = (file: string): string => {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    return join(path, file);
  };
  return {
    path,
    write(files: Readonly<Record<string, string | Uint8Array>>): void {
      for (const [file, content] of Object.entries(files)) writeFileSync(inFolder(file), content);
    },
    /** Puts something where npm would install it. */
    install(name: string, target: string): void {
      symlinkSync(target, inFolder(`node_modules/${name}`));
    },
    /** Puts packages of the repository where npm would install them, and this one as it is built. */
    link(...packages: readonly string[]): void {
      for (const name of packages) {
        const target = name === "energy-contracts" ? root : join(root, "node_modules", name);
        symlinkSync(target, inFolder(`node_modules/${name}`));
      }
    },
  };
}
