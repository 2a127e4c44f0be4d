import { expect, test } from "vitest";
import { MessageCutter } from "../../../src/library/json/message-cutter.ts";
import { PublishedModule } from "../../reading/judge-module/modules.ts";
import { seeded } from "../../seeded.ts";

/** What a text is cut into, in pieces of that many characters. */
function cut(text: string, size: number, longest?: number): string[] {
  const cutter = new MessageCutter(longest);
  const found: string[] = [];
  for (let at = 0; at < text.length; at += size)
    found.push(...cutter.push(text.slice(at, at + size)));
  return [...found, ...cutter.push("", true)];
}

test.each<[what: string, text: string, expected: string[]]>([
  ["one behind the other", '{"a":1}{"b":2} [3]', ['{"a":1}', '{"b":2}', "[3]"]],
  ["on lines of their own", '{"a":"}"}\r\n\n {}', ['{"a":"}"}', "{}"]],
  ["indented", '{\n  "a": [\n {}]\n}\n{\n}', ['{\n  "a": [\n {}]\n}', "{\n}"]],
  ["without indentation", '{\n"a":\n[\n{\n}\n]\n}\n{}', ['{\n"a":\n[\n{\n}\n]\n}', "{}"]],
  ["with escapes", '{"a":"\\\\"}{"b":"\\"}"}', ['{"a":"\\\\"}', '{"b":"\\"}"}']],
  ["none", " \n\t", []],
  ["a line without an end", '{"a":1\n{"b":2}\n', ['{"a":1', '{"b":2}']],
  ["one that ends in a list", '{"a":[\n{"b":2}\n{"c":3}', ['{"a":[', '{"b":2}', '{"c":3}']],
  ["one that ends in a string", '{"a":"x\n{"b":2}', ['{"a":"x', '{"b":2}']],
  ["a word that is not JSON", '{"a":tru}\n{"b":"\\u00"}\n{}', ['{"a":tru}', '{"b":"\\u00"}', "{}"]],
  ["a bracket too many", '{"a":1]}\n{"b":2}', ['{"a":1]}', '{"b":2}']],
  ["something else", "hello {}\n7 8\n{} x y\n{}", ["hello {}", "7 8", "{}", "x y", "{}"]],
  [
    "an indented one that breaks",
    '{\n  "a": {\n    "b": x\n  }\n}\n{}',
    ['{\n  "a": {\n    "b": x\n  }\n}', "{}"],
  ],
  ["the start of one", '{"a', ['{"a']],
])("messages: %s", (_, text, expected) => {
  for (const size of [text.length, 1, 2, 3]) expect(cut(text, size)).toEqual(expected);
});

test("a message that is too long ends the text", () => {
  expect(cut('{"a":1}\n{"b":2}', 3, 16)).toEqual(['{"a":1}', '{"b":2}']);
  expect(() => cut('{"a":1}\n{"b":"much longer than that"}', 3, 16)).toThrow(
    "longer than 16 characters",
  );
});

test("text that breaks again and again takes little longer than other text", () => {
  const lines = 200_000;
  const found = cut('{"a":[\n'.repeat(lines), 1 << 16);
  expect(found.length).toBeGreaterThan(1);
  expect(found.join("").match(/\{/g)).toHaveLength(lines);
});

/** Messages as they lie in streams, some of them broken. */
const MESSAGES = [
  ...['{"a":1}', "{}", '{\n "b": [\n  {}\n ]\n}', '{\n"c":\n{\n"d":"\\n}"}\n}'],
  ...['{"a":1\n', '{"a":"x\n', "hello {}\n", "7\n", '{"a":1]}\n'],
];
const BETWEEN = ["", "\n", "\r\n", "\n\n"];

test("the module cuts streams as the library does, in pieces of any size", () => {
  const random = seeded(7);
  const pick = (texts: readonly string[]) => texts[random(texts.length)] ?? "";
  const judge = new PublishedModule();
  for (let made = 0; made < 3000; made++) {
    const text = Array.from({ length: 1 + random(8) }, () => pick(MESSAGES) + pick(BETWEEN)).join(
      "",
    );
    const found: string[] = [];
    judge.pieces(Buffer.from(text), 1 + random(30), (start, end) =>
      found.push(text.slice(start, end)),
    );
    expect(cut(text, 1 + random(30)), text).toEqual(found);
  }
});
