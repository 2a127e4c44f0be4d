// Runs all steps of `npm run check` at once. With --test, also runs the build and all tests.
import { runSteps } from "./run-steps.ts";

// Saves time: programs in Go, such as tsc and esbuild, collect garbage a third as often as usual.
process.env.GOGC ??= "300";

/** Makes a call that checks types in one thread. More threads would check much code twice. */
const types = (project: string): string[] => [
  ...["node_modules/typescript-7/bin/tsc", "--singleThreaded"],
  ...["--project", `${project}.json`, "--incremental"],
  ...["--tsBuildInfoFile", `node_modules/.cache/types/${project}.json`],
];

const [option, ...rest] = process.argv.slice(2);
const vitest = ["node_modules/vitest/vitest.mjs", "run", ...rest];

const isGood = await runSteps({
  contract: [["scripts/check-contract.ts"]],
  types: [types("tsconfig"), types("tsconfig.library"), types("tsconfig.console")],
  style: [["node_modules/@biomejs/biome/bin/biome", "check"]],
  unused: [["node_modules/knip/bin/knip.js", "--cache"]],
  ...(option === "--test" && { tests: [["scripts/build.ts"], vitest] }),
});
process.exitCode = isGood ? 0 : 1;
