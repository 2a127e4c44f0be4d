// Text from outside may be as long as its sender likes. No regular expression of the package takes
// longer than in proportion to it: `recheck` proves that for each, without measuring time.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test, vi } from "vitest";
import { listFiles } from "../scripts/source/list-files.ts";

const root = join(import.meta.dirname, "..");

/** The regular expressions that a file spells out. */
function expressionsIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true));
  return found;
}

const expressions = new Set(
  ["src", "generated"].flatMap((folder) =>
    listFiles(join(root, folder))
      .filter((file) => file.endsWith(".ts"))
      .flatMap((file) => expressionsIn(join(root, folder, file))),
  ),
);

test("every regular expression takes time in proportion to its text", async () => {
  // The other build of recheck starts Java or a program of its own.
  vi.stubEnv("RECHECK_SYNC_BACKEND", "pure");
  const { checkSync } = await import("recheck");
  expect(expressions.size).toBeGreaterThan(70);
  const unsafe = [...expressions].flatMap((expression) => {
    const end = expression.lastIndexOf("/");
    const { status } = checkSync(expression.slice(1, end), expression.slice(end + 1));
    return status === "safe" ? [] : [`${expression} ${status}`];
  });
  expect(unsafe).toEqual([]);
}, 300_000);

test("the proof finds what takes longer", async () => {
  vi.stubEnv("RECHECK_SYNC_BACKEND", "pure");
  const { checkSync } = await import("recheck");
  expect(checkSync("^\\s*a\\s*;?\\s*$", "").status).toBe("vulnerable");
});
