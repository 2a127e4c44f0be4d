// Help fits its terminal. What it says is tested with each command.
import { expect, test } from "vitest";
import { COMMANDS } from "../../src/cli/commands.ts";
import { commandHelp } from "../../src/cli/help.ts";

test.each(Object.entries(COMMANDS))("usage of %s breaks where a line ends", async (_, load) => {
  const command = await load();
  const usage = (columns: number) =>
    commandHelp(command, columns)
      .split("\n\n")
      .find((part) => part.startsWith("Usage: ")) ?? "";
  const lines = usage(40).split("\n");
  expect(lines.filter((line) => line.length > 40)).toEqual([]);
  expect(lines.map((line) => line.trim()).join(" ")).toBe(usage(100));
});
