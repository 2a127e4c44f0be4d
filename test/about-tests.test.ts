// What tests have to be like, so that none depends on another, on chance or on the machine.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../scripts/source/list-files.ts";
import { FULL_SIZE } from "./full-size.ts";

const folder = import.meta.dirname;
const tests = listFiles(folder).filter((file) => file.endsWith(".ts"));
const textOf = (file: string): string => readFileSync(join(folder, file), "utf8");

test("a helper of tests cleans up for the test that uses it, not when its module was loaded", () => {
  // A worker loads a module once, for all test files that it runs.
  const helpers = tests.filter((file) => !file.endsWith(".test.ts"));
  expect(helpers.length).toBeGreaterThan(50);
  const hook = /^(?:before|after)(?:All|Each)\(/m;
  expect(helpers.filter((file) => hook.test(textOf(file)))).toEqual([]);
});

test.each([
  ["Math.random: test/seeded.ts has what is random", /Math\.random\(/, []],
  ["a wait for time in place of a condition", /\.waitForTimeout\(/, []],
  ["a seed from the clock", /Date\.now\(\) %/, []],
  ["fast-check without the seed of the run", /^import .* from "fast-check"/m, ["fast-check.ts"]],
])("no test has %s", (_, pattern, homes) => {
  const found = tests.filter((file) => pattern.test(textOf(file)));
  expect(found).toEqual(homes);
});

/** What tests read of the environment that says nothing about their size. */
const NO_SIZE = [
  ...["CI", "CLI_NODE", "FC_SEED", "HOME", "PATH"],
  "HOST_SETS", // is of hosts in other languages
  ...["FRONT_ENDS", "SOAK_RATE", "TEST_DATABASE_URL"], // need packages or a server that is not here
];

test("the flags of the full size are those that tests read", () => {
  const read = tests.flatMap((file) =>
    [...textOf(file).matchAll(/process\.env\.([A-Z_]+)/g)].map(([, flag = ""]) => flag),
  );
  expect([...new Set(read)].sort()).toEqual([...Object.keys(FULL_SIZE), ...NO_SIZE].sort());
});
