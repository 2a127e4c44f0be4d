import { describe, expect, test } from "vitest";
import { show } from "../../../src/cli/show/command.ts";
import { paint, table, wrap } from "../../../src/cli/terminal.ts";
import { runCommand } from "../run-command.ts";

const shown = async (
  name: string,
  columns: number,
  env = { NO_COLOR: "1" } as Record<string, string>,
) => (await runCommand(show, [name], { isTerminal: true, columns, env })).out;

describe("on a terminal", () => {
  const names = [
    "account.created-v1",
    "stageAccount",
    "createNotes",
    "lifecycle.leave-supplier.updated-v3",
    "listStandardUnitRates",
  ];

  test.each(names.flatMap((name) => [60, 80, 100].map((columns) => [name, columns] as const)))(
    "%s keeps to %i columns and uses them",
    async (name, columns) => {
      const [text = ""] = (await shown(name, columns)).split(/\nExample/);
      const [, ...lines] = text.split("\n");
      // An address, a word, and the cells of a table stay whole, however wide.
      const broken = lines.filter(
        (line) =>
          line.length > columns && !/^(GET|POST) \/|(required|optional)$|^\s*\S+$/.test(line),
      );
      expect(broken).toEqual([]);
      expect(lines.some((line) => line.length > columns - 8)).toBe(true);
    },
  );

  test.each([
    ["colours", {}, true],
    ["none under NO_COLOR", { NO_COLOR: "1" }, false],
  ])("it has %s", async (_, env, coloured) => {
    expect((await shown("createNotes", 100, env)).includes("\u001b[")).toBe(coloured);
  });

  test("colours are all that a terminal adds", async () => {
    const escapes = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, "g");
    const coloured = await shown("createNotes", 10_000, {});
    expect(coloured.replaceAll(escapes, "")).toBe((await runCommand(show, ["createNotes"])).out);
  });
});

test("without a terminal a field stands on one line with its description, however long", async () => {
  const { out } = await runCommand(show, ["lifecycle.leave-supplier.updated-v3"]);
  expect(out).toMatch(
    /\n {4}\.external_identifier +string +required {2}Identifier of the supply point outside the platform; in the examples an MPAN, MPRN or market location id\.\n/,
  );
});

describe("a table", () => {
  const rows = [
    {
      cells: ["a", "string"],
      notes: [
        { text: "one two three four five six seven eight nine ten" },
        { text: "more", style: "dim" as const },
      ],
    },
    { cells: ["  .bcd", "integer[]"], notes: [] },
    { cells: ["  .e", "string"], notes: [{ text: "ending" }] },
  ];

  const marked = { ...paint(false), dim: (text: string) => `<${text}>` };

  test("has its text beside the cells where there is room", () => {
    expect(table(rows, 60, marked)).toEqual([
      "  a       string     one two three four five six seven eight",
      "                     nine ten",
      "                     <more>",
      "    .bcd  integer[]",
      "    .e    string     ending",
    ]);
  });

  test("has it below them where there is none, further in than the cell above", () => {
    expect(table(rows, 40, marked)).toEqual([
      "  a       string",
      "      one two three four five six seven",
      "      eight nine ten",
      "      <more>",
      "    .bcd  integer[]",
      "    .e    string",
      "        ending",
    ]);
  });
});

test.each([
  ["", 10, [""]],
  ["one", 10, ["one"]],
  ["one two three", 7, ["one two", "three"]],
  ["a considerable word", 5, ["a", "considerable", "word"]],
  ["any width", Number.POSITIVE_INFINITY, ["any width"]],
])('"%s" in lines of %d', (text, width, lines) => {
  expect(wrap(text, width)).toEqual(lines);
});
