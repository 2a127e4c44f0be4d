import { expect, test } from "vitest";
import type { Io } from "../../../src/cli/command.ts";
import { wantsColours } from "../../../src/cli/terminal/colours.ts";
import { fakeIo } from "../fake-io.ts";

test.each<[string, Partial<Io>, boolean]>([
  ["on a terminal", { isTerminal: true }, true],
  ["not in a pipe", {}, false],
  ["not with NO_COLOR", { isTerminal: true, env: { NO_COLOR: "1" } }, false],
  [
    "with an empty NO_COLOR, which means nothing",
    { isTerminal: true, env: { NO_COLOR: "" } },
    true,
  ],
  ["in a pipe with FORCE_COLOR", { env: { FORCE_COLOR: "1" } }, true],
  ["not with FORCE_COLOR=0", { isTerminal: true, env: { FORCE_COLOR: "0" } }, false],
  ["with both, as in Node itself", { env: { FORCE_COLOR: "1", NO_COLOR: "1" } }, true],
  ["not on a terminal that has none", { isTerminal: true, env: { TERM: "dumb" } }, false],
])("there are colours %s", (_what, overrides, expected) =>
  expect(wantsColours(fakeIo(overrides))).toBe(expected),
);
