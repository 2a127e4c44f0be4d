// What a test file needs of Vitest, for a page: the checks are Vitest's own, and only what collects
// and runs tests is not.
export { expect } from "vitest";

type Run = (...values: never[]) => unknown;
interface Collected {
  readonly name: string;
  readonly run: () => unknown;
}
/** What became of the tests of a file: how many there are, and which failed. */
export interface Outcome {
  readonly count: number;
  readonly failures: readonly string[];
}

const tests: Collected[] = [];
const before: (() => unknown)[] = [];
let path: readonly string[] = [];

export const beforeAll = (run: () => unknown): unknown => before.push(run);

export function describe(name: string, define: () => void): void {
  const outer = path;
  path = [...outer, name];
  define();
  path = outer;
}

export function test(name: string, run: Run): void {
  tests.push({ name: [...path, name].join(" > "), run });
}
test.each =
  (cases: readonly unknown[]) =>
  (name: string, run: Run): void => {
    for (const [at, values] of cases.entries())
      test(`${name} [${at}]`, () => run(...([values].flat(1) as never[])));
  };

/** Runs all tests that were collected, one after the other. */
export async function runTests(): Promise<Outcome> {
  const failures: string[] = [];
  for (const run of before) await run();
  for (const { name, run } of tests) {
    try {
      await run();
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { count: tests.length, failures };
}
