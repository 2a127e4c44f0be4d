// What the engine says in a folder that Prism is not installed in.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

describe("where Prism is not there", () => {
  const folder = mkdtempSync(join(tmpdir(), "engine-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const root = join(import.meta.dirname, "../..");
  for (const part of ["prism", "host", "json"])
    cpSync(join(root, "src", part), join(folder, part), { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(
    join(folder, "load.ts"),
    'import { type Answer, loadEngine } from "./prism/engine.ts"; try { await loadEngine({}); } catch (error) { console.log(error.name, error.message); }',
  );
  const load = () =>
    execFileSync(join(root, "node_modules/.bin/node"), ["load.ts"], {
      cwd: folder,
      encoding: "utf8",
    });

  test("says which package to install", () => {
    expect(load()).toContain(
      "PrismMissingError Prism is not installed. Run: npm install --save-dev @stoplight/prism-http@5.16",
    );
  });

  test("does not call a Prism that is broken missing", () => {
    const broken = join(folder, "node_modules/@stoplight/prism-http");
    mkdirSync(broken, { recursive: true });
    writeFileSync(join(broken, "package.json"), '{ "main": "index.js" }');
    writeFileSync(join(broken, "index.js"), 'require("a-package-that-is-not-there");');
    expect(load()).toMatch(/^Error Cannot find module 'a-package-that-is-not-there'/);
  });
});
