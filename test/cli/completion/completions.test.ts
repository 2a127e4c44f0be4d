// The words that may come next in a line. The shells that ask for them have completion.test.ts.
import { expect, test } from "vitest";
import { completion } from "../../../src/cli/completion/command.ts";
import { completions } from "../../../src/cli/completion/completions.ts";
import { diff } from "../../../src/cli/diff/command.ts";
import { emit } from "../../../src/cli/emit/command.ts";
import { list } from "../../../src/cli/list/command.ts";
import { show } from "../../../src/cli/show/command.ts";
import { validate } from "../../../src/cli/validate/command.ts";
import { outcomeOf } from "../run-command.ts";

const commands = Object.fromEntries(
  [list, show, validate, emit, diff, completion].map((command) => [
    command.name,
    async () => command,
  ]),
);

test.each([
  [["sho"], ["show"]],
  [["show", "account.creat"], ["account.created-v1"]],
  [["show", "processA"], ["processAccount"]],
  [["emit", "processA"], []],
  [["list", "--dom"], ["--domain"]],
  [["list", "--domain", "bill"], ["billing"]],
  [["validate", "--operation", "stageA"], ["stageAccount"]],
  [["validate", "--event", "account.creat"], ["account.created-v1"]],
  [
    ["validate", "--unknown", ""],
    ["report", "ignore"],
  ],
  [["validate", "--format", "ju"], ["junit"]],
  [["show", "--format", "j"], ["json"]],
  [["validate", "--products", ""], []],
  [["validate", "capt"], []],
  [["help", "val"], ["validate"]],
  [["nonsense", "--"], ["--help"]],
])("%j", async (words, expected) => {
  expect(await completions(words, commands)).toEqual(expected);
});

test.each([
  [["tcsh"], "completion takes bash, zsh, fish"],
  [["bash", "zsh"], "completion takes only one <bash|zsh|fish>"],
])("%j is wrong usage", async (args, words) => {
  const { code, err } = await outcomeOf(completion, args);
  expect([code, err]).toEqual([2, expect.stringContaining(words)]);
});
