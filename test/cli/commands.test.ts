// What holds for every command. What is read of arguments at all is tested in arguments.test.ts.
import { expect, test } from "vitest";
import { parseArguments } from "../../src/cli/arguments.ts";
import { COMMANDS } from "../../src/cli/commands.ts";
import { completions } from "../../src/cli/completion/completions.ts";

test("every command can be completed, and help", async () => {
  expect(await completions([""], COMMANDS)).toEqual(
    expect.arrayContaining([...Object.keys(COMMANDS), "help"]),
  );
});

test.each(Object.entries(COMMANDS))(
  "%s takes an option twice only if its table says so",
  async (_name, load) => {
    const own = await load();
    const taken = Object.entries(own.options).filter(([name, { value, choices }]) => {
      const argument = `--${name}${value === undefined ? "" : `=${choices?.[0] ?? "1"}`}`;
      try {
        return parseArguments(own, [...(own.operands ? ["x"] : []), argument, argument]);
      } catch (error) {
        // Something else may be missing beside it.
        return !String(error).includes("is given twice");
      }
    });
    expect(taken.map(([name]) => name)).toEqual(
      Object.keys(own.options).filter((name) => own.options[name]?.multiple),
    );
  },
);
