import { describe, expect, test } from "vitest";
import { parseArguments } from "../../src/cli/arguments.ts";
import type { Command } from "../../src/cli/command.ts";

const command: Command = {
  name: "emit",
  operands: { name: "<files>", multiple: true, missing: "Name a file." },
  options: {
    event: { value: "NAME", help: "" },
    level: { value: "LEVEL", choices: ["low", "high"], help: "" },
    limit: { value: "N", number: true, help: "" },
    format: { value: "FORMAT", multiple: true, help: "" },
    quiet: { short: "q", help: "" },
    other: { handsOver: true, help: "" },
  },
  examples: {},
  run: async () => 0,
};
/** With an operand in front, because the command needs one. */
const parse = (...argv: string[]) => parseArguments(command, ["x", ...argv]);

describe("arguments are read", () => {
  test.each<
    [
      what: string,
      argv: string[],
      read: (args: ReturnType<typeof parse>) => unknown,
      expected: unknown,
    ]
  >([
    ["operands, in order", ["b", "--quiet", "a"], ({ operands }) => operands, ["x", "b", "a"]],
    ["a lone hyphen, as an operand", ["-"], ({ operands }) => operands, ["x", "-"]],
    [
      "whatever follows --, as operands",
      ["--", "--quiet", "-q"],
      ({ operands }) => operands,
      ["x", "--quiet", "-q"],
    ],
    ["a value after a space", ["--event", "x"], ({ text }) => text("event"), "x"],
    ["a value after an equals sign", ["--event=a=b"], ({ text }) => text("event"), "a=b"],
    [
      "a value that looks like an option",
      ["--event=--quiet"],
      ({ text }) => text("event"),
      "--quiet",
    ],
    [
      "a value that is one of the choices",
      ["--level", "high"],
      ({ text }) => text("level"),
      "high",
    ],
    ["a number", ["--limit", "012"], ({ number }) => number("limit"), 12],
    [
      "several values",
      ["--format", "a", "y", "--format=b"],
      ({ texts }) => texts("format"),
      ["a", "b"],
    ],
    ["a switch", ["--quiet"], ({ has }) => has("quiet"), true],
    ["a switch by its letter", ["-q"], ({ has }) => has("quiet"), true],
    ["help, which every command has", ["-h"], ({ has }) => has("help"), true],
    ["help twice", ["--help", "-h"], ({ has }) => has("help"), true],
  ])("%s", (_what, argv, read, expected) => expect(read(parse(...argv))).toEqual(expected));

  test("by nobody here, if a switch hands them over", () => {
    const { operands: _, ...onlyOptions } = command;
    const argv = ["-h", "x", "--other", "--limit=none", "--unknown"];
    const { typed, has, text, operands } = parseArguments(onlyOptions, argv);
    expect(typed).toEqual(argv);
    expect([has("other"), has("help"), text("limit"), operands]).toEqual([
      true,
      false,
      undefined,
      [],
    ]);
  });

  test("as nothing if none are given", () => {
    const { operands, has, text, texts, number } = parse();
    expect([operands, has("quiet"), text("event"), texts("format"), number("limit")]).toEqual([
      ["x"],
      false,
      undefined,
      [],
      undefined,
    ]);
  });
});

test.each<[what: string, argv: string[], message: string]>([
  ["an option that is unknown", ["--zzzzzzzz"], "There is no option --zzzzzzzz."],
  ["an option that is misspelt", ["--evnt=x"], "There is no option --evnt; did you mean --event?"],
  ["a letter that is unknown", ["-z"], "There is no option -z."],
  [
    "the name of something that every object has",
    ["--constructor"],
    "There is no option --constructor.",
  ],
  ["an option without its value", ["--event"], "--event needs a value: --event NAME."],
  ["a switch with a value", ["--quiet=yes"], "--quiet is a switch and takes no value."],
  ["a value that is not a choice", ["--level=mid"], '--level takes low, high, not "mid".'],
  ["a negative number", ["--limit=-1"], '--limit takes a whole number, not "-1".'],
  ["a number with a fraction", ["--limit", "1.5"], '--limit takes a whole number, not "1.5".'],
  ["an option twice", ["--event", "a", "x", "--event=b"], "--event is given twice; give it once."],
  [
    "an option twice with the same value",
    ["--event=a", "--event=a"],
    "--event is given twice; give it once.",
  ],
  [
    "a switch twice, by its name and its letter",
    ["--quiet", "-q"],
    "--quiet is given twice; give it once.",
  ],
  ["the letter of a switch twice", ["-qq"], "--quiet is given twice; give it once."],
  [
    "a switch that hands over, with a value",
    ["--other=1"],
    "--other is a switch and takes no value.",
  ],
])("%s is refused", (_what, argv, message) => {
  expect(() => parse(...argv)).toThrow(
    expect.objectContaining({ name: "UsageError", exitCode: 2, message }),
  );
});

describe("options beside each other", () => {
  const options = {
    ...command.options,
    file: { value: "FILE", needs: ["event", "level"], excludes: ["quiet"], help: "" },
    share: { value: "N", number: [1, 9] as const, help: "" },
  };
  const parseThese = (...argv: string[]) => parseArguments({ ...command, options }, argv);

  test.each([
    [["x", "--file", "f"], "--file needs --event or --level beside it."],
    [
      ["x", "-q", "--file", "f", "--event", "e"],
      "--file and --quiet exclude each other; give one of them.",
    ],
    [["x", "--share", "0"], "--share takes a number from 1 to 9, not 0."],
    [["x", "--share", "10"], "--share takes a number from 1 to 9, not 10."],
  ])("%j is refused", (argv, message) => {
    expect(() => parseThese(...argv)).toThrow(
      expect.objectContaining({ name: "UsageError", exitCode: 2, message }),
    );
  });

  test("are taken, and need nothing for help", () => {
    expect(parseThese("x", "--file", "f", "--level", "low").text("file")).toBe("f");
    expect(parseThese("--file", "f", "--help").has("help")).toBe(true);
  });
});

describe("operands", () => {
  const { operands, ...onlyOptions } = command;
  const one = { ...command, operands: { name: "<url>", missing: "emit needs an address." } };
  const hinted = { ...onlyOptions, insteadOfOperand: (text: string) => `--event ${text} does.` };

  test.each<[what: string, command: Command, argv: string[], message: string]>([
    ["none of several", command, ["--quiet"], "Name a file."],
    ["none in place of one", one, [], "emit needs an address."],
    ["two in place of one", one, ["a", "b"], 'emit takes only one <url>, but "b" is given, too.'],
    ["one in place of none", onlyOptions, ["a"], 'emit takes only options, but "a" is given.'],
    [
      "one that was meant for an option",
      hinted,
      ["a"],
      'emit takes only options, but "a" is given. --event a does.',
    ],
  ])("%s are refused", (_what, own, argv, message) => {
    expect(() => parseArguments(own, argv)).toThrow(
      expect.objectContaining({ name: "UsageError", exitCode: 2, message }),
    );
  });

  test.each([
    ["none", onlyOptions, []],
    ["one", one, ["a"]],
    ["several", command, ["a", "b"]],
  ])("%s are taken", (_what, own, argv) =>
    expect(parseArguments(own, argv).operands).toEqual(argv),
  );

  test("are not needed for help", () => {
    expect(parseArguments(one, ["--help"]).has("help")).toBe(true);
  });
});

test("an operand or a value that is empty, as of a variable that is not set, is refused", () => {
  for (const words of [["--event="], ["--event", ""], ["--event", "", "a.json"]])
    expect(() => parseArguments(command, words)).toThrow(
      "The value of --event is empty; is a variable not set?",
    );
  expect(() => parseArguments(command, [""])).toThrow("An operand is empty");
  expect(() => parseArguments(command, ["a.json", ""])).toThrow("An operand is empty");
});
