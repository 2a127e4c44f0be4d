// Text from outside may be as long as its sender likes. No regular expression of the package takes
// longer than in proportion to it: `recheck` proves that, or searches for a text that breaks it.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
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
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => expressionsIn(join(root, folder, file))),
  ),
);

/** The build for browsers is JavaScript alone. The other one starts a program, or Java. */
const require = createRequire(import.meta.url);
const { checkSync } = require("recheck/lib/browser.js") as {
  checkSync(
    source: string,
    flags: string,
    options: { timeout: number; attackTimeout: number },
  ): { status: "safe" | "vulnerable" | "unknown" };
};

function verdictOf(expression: string): string {
  const end = expression.lastIndexOf("/");
  // A proof takes seconds, and on a busy machine many; one that is cut short proves nothing. An
  // attack is judged by its steps: one that runs out of time counts as a success.
  const options = { timeout: 120_000, attackTimeout: 120_000 };
  return checkSync(expression.slice(1, end), expression.slice(end + 1), options).status;
}

test("every regular expression takes time in proportion to its text", () => {
  expect(expressions.size).toBeGreaterThan(70);
  const verdicts = [...expressions].map((expression) => `${verdictOf(expression)} ${expression}`);
  expect(verdicts.filter((verdict) => !verdict.startsWith("safe "))).toEqual([]);
}, 300_000);

test("the proof finds one that takes longer", () => {
  expect(verdictOf("/^\\s*a\\s*;?\\s*$/")).toBe("vulnerable");
});
