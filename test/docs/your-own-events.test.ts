// docs/your-own-events.md, as it stands there, with the package that is built.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/your-own-events.md"), "utf8");
const folder = mkdtempSync(join(tmpdir(), "own-events-"));

/** The blocks of a language in the page. */
const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n(.+?)^\`\`\``, "gms"))].map(
    ([, code = ""]) => code,
  );

beforeAll(() => {
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(root, join(folder, "node_modules/energy-contracts"));
  for (const name of ["zod"])
    symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
});
afterAll(() => rmSync(folder, { recursive: true }));

test("the code runs", () => {
  const [code = "", ...more] = blocks("ts");
  expect(more).toEqual([]);
  writeFileSync(join(folder, "own.ts"), code);
  const options = { cwd: folder, encoding: "utf8" } as const;
  expect(execFileSync(process.execPath, ["own.ts"], options)).toBe("A-7 1\nlines too_small\n");
});
