import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Makes a repository of its own in a folder, with the installed packages of this one. */
export function copyRepository(folder: string): void {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root });
  for (const file of `${listed}`.trim().split("\n")) {
    if (!existsSync(join(root, file))) continue; // removed, and not committed
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  // One by one, so that caches are of the copy alone.
  const packages = join(root, "node_modules");
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync(packages))
    if (!/^\.(cache|vite)/.test(name))
      symlinkSync(join(packages, name), join(folder, "node_modules", name));
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
}
