import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { runSteps } from "../../scripts/run-steps.ts";
import { temporaryDirectory } from "../servers/stores/temporary-directory.ts";

const prints = (text: string) => ["--eval", `console.log(${JSON.stringify(text)})`];
const fails = ["--eval", "console.error('why'); process.exit(1)"];

async function outcome(steps: Parameters<typeof runSteps>[0]) {
  const said: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((text) => said.push(text));
  const isGood = await runSteps(steps).finally(() => log.mockRestore());
  return { isGood, said: said.map((text) => text.replace(/[\d.]+ s$/, "")).sort() };
}

test("steps that end well are printed one by one, each with all that it says", async () => {
  expect(await outcome({ one: [prints("a"), prints("b")], two: [prints("c")] })).toEqual({
    isGood: true,
    said: ["a\nb\none: all is well, ", "c\ntwo: all is well, "],
  });
});

test("a step that fails goes no further, and the others end", async () => {
  expect(await outcome({ one: [fails, prints("never")], two: [prints("c")] })).toEqual({
    isGood: false,
    said: ["c\ntwo: all is well, ", "why\none: failed, "],
  });
});

test("what is said beside tests comes after them, and fails with them", async () => {
  const file = join(temporaryDirectory(), "tested");
  const writes = ["--eval", `setTimeout(() => fs.writeFileSync(${JSON.stringify(file)}, ""), 100)`];
  const log = vi.spyOn(console, "log").mockImplementation(() => expect(file).toSatisfy(existsSync));
  onTestFinished(() => log.mockRestore());
  expect(await runSteps({ one: [fails], tests: [writes] })).toBe(false);
  expect(await runSteps({ one: [prints("a")], tests: [fails] })).toBe(false);
  expect(log).toHaveBeenCalledTimes(2);
});

test("a program that is killed has failed", async () => {
  const killed = ["--eval", "process.kill(process.pid, 'SIGKILL')"];
  expect((await outcome({ one: [killed] })).isGood).toBe(false);
});
