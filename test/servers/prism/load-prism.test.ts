// Loading Prism in a folder where it is not installed, or is broken.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryDirectory } from "../stores/temporary-directory.ts";

const root = join(import.meta.dirname, "../../..");

/** A folder with what loads Prism, and without Prism. */
function makeFolder(): string {
  const folder = temporaryDirectory();
  for (const part of ["servers/prism", "servers/host", "library/text"])
    cpSync(join(root, "src", part), join(folder, part), { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(
    join(folder, "load.ts"),
    'import { loadPrism } from "./servers/prism/load-prism.ts"; try { await loadPrism(); } catch (error) { console.log(error.name, error.message); }',
  );
  return folder;
}

const load = (folder: string): string =>
  execFileSync(join(root, "node_modules/.bin/node"), ["load.ts"], {
    cwd: folder,
    encoding: "utf8",
  });

describe("a Prism that can't be loaded", () => {
  test("if it is missing, the error names the package to install", () => {
    expect(load(makeFolder())).toContain(
      "PrismMissingError Prism is not installed. Run: npm install --save-dev @stoplight/prism-http@5.16",
    );
  });

  test("if it is broken, the error is its own", () => {
    const folder = makeFolder();
    const broken = join(folder, "node_modules/@stoplight/prism-http");
    mkdirSync(broken, { recursive: true });
    writeFileSync(join(broken, "package.json"), '{ "main": "index.js" }');
    writeFileSync(join(broken, "index.js"), 'require("a-package-that-is-not-there");');
    expect(load(folder)).toMatch(/^Error Cannot find module 'a-package-that-is-not-there'/);
  });
});
