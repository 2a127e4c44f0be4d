// The line of a finding, as a terminal shows it.
import { describe, expect, test } from "vitest";
import { excerptAt } from "../../../src/cli/findings/excerpt.ts";
import { HOSTILE } from "./render.ts";

/** What stands above the mark. */
function marked(text: string, column: number, width = 80, line = 1): string {
  const found = excerptAt(text, { line, column }, width);
  const [space = "", mark = ""] = /^( *)(\^+)$/.exec(found?.mark ?? "")?.slice(1) ?? [];
  return found?.line.slice(space.length, space.length + mark.length) ?? "";
}

test.each<[text: string, column: number, expected: string]>([
  ['{"a": 7, "b": 1}', 7, "7"],
  ['{"a": "x \\" y", "b": 1}', 7, '"x \\" y"'],
  ['{"a": [1, 2]}', 7, "["],
  ['  {"a": true}', 9, "true"],
  ["{", 1, "{"],
])("the mark stands under the value: %s at %i", (text, column, expected) => {
  expect(marked(text, column)).toBe(expected);
});

test("the line is that of the place, without the indent, and a tab is a space", () => {
  const text = '{\n\t"a":\t"one",\r\n  "b": 2\n}';
  expect(excerptAt(text, { line: 2, column: 7 }, 80)).toEqual({
    line: '"a": "one",',
    mark: "     ^^^^^",
  });
  expect(marked(text, 8, 80, 3)).toBe("2");
  expect(excerptAt(text, { line: 9, column: 1 }, 80)).toBeUndefined();
});

test("no half of an emoji is shown, wherever a line is cut", () => {
  const text = `{"a": "${"😀".repeat(100)}", "b": "${"😀".repeat(100)}"}`;
  for (let width = 40; width < 80; width++)
    for (const at of [text.indexOf('"b"') + 6, 8]) {
      const { line = "" } = excerptAt(text, { line: 1, column: at }, width) ?? {};
      expect(line).toContain("😀");
      expect(line).not.toMatch(/\\u|\p{Cs}/u);
    }
});

describe("a long line", () => {
  const text = `{${'"aaaa": 1, '.repeat(100)}"b": "wrong"${', "cccc": 2'.repeat(100)}}`;
  const column = text.indexOf('"wrong"') + 1;
  test.each([40, 76, 200, 500])("is cut to %i columns, and to 200 at most", (width) => {
    const { line = "", mark = "" } = excerptAt(text, { line: 1, column }, width) ?? {};
    expect(line.length).toBeLessThanOrEqual(Math.min(width, 200));
    expect(mark.length).toBeLessThanOrEqual(line.length);
    expect(line).toMatch(/^….*…$/);
    expect(marked(text, column, width)).toBe('"wrong"');
  });

  test("whose value is longer than the line has a mark as far as it reaches", () => {
    const { line = "", mark = "" } =
      excerptAt(`{"a": "${"x".repeat(9_000)}"}`, { line: 1, column: 7 }, 60) ?? {};
    expect([line.length, mark.length]).toEqual([60, 60]);
  });
});

test.each(HOSTILE)("%j does nothing to the terminal", (hostile) => {
  const text = `{"${hostile}": "${hostile}"}`;
  const { line = "", mark = "" } =
    excerptAt(text, { line: 1, column: hostile.length + 6 }, 30) ?? {};
  expect(line + mark).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
  expect([...line].length).toBeLessThanOrEqual(30);
});
