// Where messages begin and end in a text that lies in place, whole or broken.
import { expect, test } from "vitest";
import { positionOf } from "../../../src/library/json/find-offsets.ts";
import { seeded } from "../../seeded.ts";
import { PublishedModule } from "./modules.ts";

const judge = new PublishedModule();

/** What the module that judges cuts a text into, with places, and where lists break. */
function cut(text: string, size: number): string[] {
  const found: string[] = [];
  judge.pieces(Buffer.from(text), size, (start, end, detail) => {
    const { line, column } = positionOf(
      text,
      Buffer.from(text).subarray(0, start).toString().length,
    );
    const message = Buffer.from(text).toString("utf8", start, end);
    found.push(`${line}:${column} ${start === end ? told(detail) : message}`);
  });
  return found;
}

/** The words of a fault, without quotes around the character that came. */
const told = (detail = ""): string =>
  detail.replace(
    /^expected (.*), not (?:"(.*)"|the end of the input)$/s,
    (_, what, came) => `${what}, not ${came}`,
  );

const CASES: [what: string, text: string, expected: string[]][] = [
  ["one behind the other", '{"a":1}{"b":2} {}', ['1:1 {"a":1}', '1:8 {"b":2}', "1:16 {}"]],
  ["on lines of their own", '{"a":"}"}\r\n\n {}', ['1:1 {"a":"}"}', "3:2 {}"]],
  ["indented", '{\n  "a": [\n {}]\n}\n{\n}', ['1:1 {\n  "a": [\n {}]\n}', "5:1 {\n}"]],
  ["with escapes", '{"a":"\\\\"}{"b":"\\"}"}', ['1:1 {"a":"\\\\"}', '1:11 {"b":"\\"}"}']],
  [
    "in lists",
    '[{"a":1},\n[2], 3 ,"a,]"]\n[]{}',
    ['1:2 {"a":1}', "2:1 [2]", "2:6 3", '2:9 "a,]"', "3:3 {}"],
  ],
  ["none", " \n\t", []],
  ["a line without an end", '{"a":1\n{"b":2}\n', ['1:1 {"a":1', '2:1 {"b":2}']],
  [
    "one that ends in a list",
    '{"a":[\n{"b":2}\n{"c":3}',
    ['1:1 {"a":[', '2:1 {"b":2}', '3:1 {"c":3}'],
  ],
  ["one that ends in a string", '{"a":"x\n{"b":2}', ['1:1 {"a":"x', '2:1 {"b":2}']],
  [
    "one that breaks at a bracket in the middle of a line",
    '     {"a":1\n"x" {"b":2}\n{"c":3}',
    ['1:6 {"a":1\n"x" {"b":2}', '3:1 {"c":3}'],
  ],
  ["a bracket too many", '{"a":1]}\n{"b":2}', ['1:1 {"a":1]}', '2:1 {"b":2}']],
  [
    "something else",
    "hello {}\n7 8\n{} x y\n{}",
    ["1:1 hello {}", "2:1 7 8", "3:1 {}", "3:4 x y", "4:1 {}"],
  ],
  [
    "an indented one that breaks",
    '{\n  "a": {\n    "b": "x\n  }\n}\n{}',
    ['1:1 {\n  "a": {\n    "b": "x\n  }\n}', "6:1 {}"],
  ],
  [
    "an item that breaks",
    '[\n  {"a":1},\n  {"b":\n    ["x\n  ]},\n  {}\n]\n{}',
    ['2:3 {"a":1}', '3:3 {"b":\n    ["x\n  ]},', "6:3 {}", "8:1 {}"],
  ],
  ["the start of one", '{"a', ['1:1 {"a']],
  ["the start of a list", "[", ["1:2 a value, not undefined"]],
  ["a list without an end", "[1\n", ["1:2 1", '2:1 "," or "]", not undefined']],
  ["a comma without an item", "[{},]{}", ["1:2 {}", "1:5 a value, not ]", "1:6 {}"]],
  [
    "a bracket in front of messages that are no list",
    "[\n{}\n{}\n{} 7\n[1,\n2]{}",
    ["2:1 {}", '3:1 "," or "]", not {', "3:1 {}", "4:1 {}", "4:4 7", "5:2 1", "6:1 2", "6:3 {}"],
  ],
  [
    "commas that are missing here and there",
    "[{}{},{}{}]{}",
    [
      "1:2 {}",
      '1:4 "," or "]", not {',
      "1:4 {}",
      "1:7 {}",
      '1:9 "," or "]", not {',
      "1:9 {}",
    ].concat("1:12 {}"),
  ],
  ["two of them", "[\n{}\n{}", ["2:1 {}", '3:1 "," or "]", not {', "3:1 {}"]],
  ["an item without a comma", "[{}{},{}]", ["1:2 {}", '1:4 "," or "]", not {', "1:4 {}", "1:7 {}"]],
];

test.each(CASES)("messages: %s", (_, text, expected) => {
  for (const size of [text.length, 1, 2, 3]) expect(cut(text, size)).toEqual(expected);
});

test("what came is a whole character", () => {
  expect(cut("[{}😀", 10)).toContain('1:4 "," or "]", not 😀');
});

test.each([10, 100, 1000])(
  "of %i lines that break, eight times their text is read again",
  (lines) => {
    const expected: number[] = [];
    let most = 8 * lines;
    for (let rest = lines; rest > 0; ) {
      const again = Math.min(rest - 1, most);
      expected.push(rest - again);
      most -= again;
      rest = again;
    }
    const text = '{"a":[\n'.repeat(lines);
    const found = cut(text, 1 << 16);
    expect(found.map((one) => one.match(/\{/g)?.length)).toEqual(expected);
  },
);

/** Parts of texts, most of them broken. */
const PARTS = [
  ...['{"a":1}', "{}", "[", "]", ",", "\n", "\n  ", " ", '"', "\\", ":", "{", "}", '{"a":', "1"],
  ...["x", '"ab"', "[1,2]", "\r\n", '{\n "b": [\n {}\n ]\n}', "\n\n", '{"a":01}', "\n {", "\n["],
];

test("any text is cut in pieces as it is cut whole", () => {
  const random = seeded(7);
  const part = () => PARTS[random(PARTS.length)] ?? "";
  for (let made = 0; made < 3000; made++) {
    const text = Array.from({ length: 1 + random(14) }, part).join("");
    expect(cut(text, 1 + random(30)), text).toEqual(cut(text, text.length));
  }
});
