// Text from outside may be as long as its sender likes. No regular expression of the package takes
// longer than in proportion to it: `recheck` proves that, or searches for a text that breaks it. What
// was proven is listed in proven-expressions.txt; REGEX=all proves all of it anew.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { listFiles } from "../scripts/source/list-files.ts";

const root = join(import.meta.dirname, "..");

const LIST = join(import.meta.dirname, "proven-expressions.txt");

/** The regular expressions that a file spells out. */
function expressionsIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest));
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

test("every regular expression takes time in proportion to its text", async () => {
  expect(expressions.size).toBeGreaterThan(70);
  const prover = `Proven by recheck ${require("recheck/package.json").version}:`;
  const [listedProver, ...listed] = readFileSync(LIST, "utf8").split("\n");
  const proven = new Set(process.env.REGEX !== "all" && listedProver === prover ? listed : []);
  const verdicts = [...expressions]
    .filter((expression) => !proven.has(expression))
    .map((expression) => `${verdictOf(expression)} ${expression}`);
  expect(verdicts.filter((verdict) => !verdict.startsWith("safe "))).toEqual([]);
  const list = [prover, ...[...expressions].sort(), ""].join("\n");
  const remedy = "All are proven, but not all are listed: run this file with --update.";
  await expect(list, remedy).toMatchFileSnapshot(LIST);
});

test("the proof finds one that takes longer", () => {
  expect(verdictOf("/^\\s*a\\s*;?\\s*$/")).toBe("vulnerable");
});
