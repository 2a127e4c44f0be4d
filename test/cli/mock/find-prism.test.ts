import { join } from "node:path";
import { expect, test } from "vitest";
import { prismRemedy } from "../../../src/cli/mock/find-prism.ts";

const at = (...parts: string[]): string => join("/", ...parts);
const PROJECT = {
  root: at("work", "app", "node_modules", "energy-contracts"),
  cwd: at("work", "app"),
};
const OF_PNPM = at(
  ...["work", "app", "node_modules", ".pnpm"],
  ...["energy-contracts@0.1.0", "node_modules", "energy-contracts"],
);
const PRISM = "@stoplight/prism-cli@5.16";

test.each([
  ["in a project", PROJECT, `npm install --save-dev ${PRISM} && npx energy-contracts mock`],
  [
    "in a folder of a project",
    { ...PROJECT, cwd: at("work", "app", "..web", "src") },
    `npm install --save-dev ${PRISM} && npx energy-contracts mock`,
  ],
  [
    "by npx alone",
    {
      root: at("home", ".npm", "_npx", "a1b2", "node_modules", "energy-contracts"),
      cwd: at("work", "app"),
    },
    `npx -p energy-contracts -p ${PRISM} energy-contracts mock`,
  ],
  [
    "for the whole machine",
    { root: at("usr", "lib", "node_modules", "energy-contracts"), cwd: at("work", "app") },
    `npm install --global ${PRISM} && energy-contracts mock`,
  ],
  [
    "by pnpm",
    { ...PROJECT, root: OF_PNPM },
    `pnpm add --save-dev ${PRISM} && pnpm exec energy-contracts mock`,
  ],
  [
    "by pnpm, in a project that this is not called from",
    { root: OF_PNPM, cwd: at("tmp") },
    `npx -p energy-contracts -p ${PRISM} energy-contracts mock`,
  ],
  [
    "in a project that this is not called from",
    { ...PROJECT, cwd: at("tmp") },
    `npx -p energy-contracts -p ${PRISM} energy-contracts mock`,
  ],
  [
    "by a link to its sources",
    { root: at("work", "energy-contracts"), cwd: at("work", "app") },
    `npx -p energy-contracts -p ${PRISM} energy-contracts mock`,
  ],
])("the command that installs Prism suits a package that is installed %s", (_, place, line) => {
  expect(prismRemedy(PRISM, "mock", place)).toBe(line);
});
