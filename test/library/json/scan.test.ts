import { describe, expect, test } from "vitest";
import {
  findOffset,
  findOffsets,
  positionOf,
  positionsOf,
} from "../../../src/library/json/find-offsets.ts";
import { findSyntaxFault } from "../../../src/library/json/scan.ts";
import fc from "../../fast-check.ts";

const RUNS = Number(process.env.JSON_RUNS ?? 4_000);

const parses = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
};

describe("the position at which a text is not JSON", () => {
  test("there is one exactly if JSON.parse throws", () => {
    const pieces = fc.constantFrom(
      "",
      ",",
      ":",
      "{",
      "}",
      "[",
      "]",
      '"',
      "\\",
      "\\u00",
      "1",
      "01",
      "e",
      "-",
      ".",
      " ",
      "\n",
      "\u0000",
      "nul",
      "true",
      "\ufeff",
    );
    let refused = 0;
    const property = fc.property(fc.json(), fc.nat(), fc.nat(3), pieces, (json, at, cut, piece) => {
      const start = at % (json.length + 1);
      const text = json.slice(0, start) + piece + json.slice(start + cut);
      if (!parses(text)) refused++;
      expect(findSyntaxFault(text) === undefined).toBe(parses(text));
    });
    fc.assert(property, { numRuns: RUNS });
    expect(refused).toBeGreaterThan(RUNS / 4);
  });

  test.each([
    ['{"a" 1}', 5, '":"'],
    ['{"a":1,}', 7, "a field name in quotes"],
    ["{,}", 1, 'a field name in quotes or "}"'],
    ["[1 2]", 3, '"," or "]"'],
    ["[1,]", 3, "a value"],
    ["", 0, "a value"],
    ['"abc', 4, "the end of the string"],
    ['"a\tb"', 2, "no control character in a string"],
    ['{"a":"\\x"}', 6, "an escape of JSON"],
    ["[1] x", 4, "the end of the text"],
    ["01", 1, "the end of the text"],
  ])("%j breaks at %i", (text, offset, expected) => {
    expect(findSyntaxFault(text)).toEqual({ offset, expected });
  });

  test("any depth of nesting is possible", () => {
    const depth = 100_000;
    expect(findSyntaxFault("[".repeat(depth) + "]".repeat(depth))).toBeUndefined();
    expect(findSyntaxFault("[".repeat(depth))).toEqual({ offset: depth, expected: "a value" });
  });
});

describe("the position of a value", () => {
  const text = '{"a": {"b": [1, {"c": 2}]},\n "c": {"b": 3}, "d.e": 4, "a": {"b": [5, {"c": 9}]}}';

  test.each<[path: string[], at: string]>([
    [[], '{"a"'],
    [["c", "b"], "3}"],
    [["a", "b", "1", "c"], "9}"],
    [["a", "b", "0"], "5,"],
    [["d.e"], "4,"],
    [["c", "missing"], '{"b": 3}'],
    [["a", "b", "7"], "[5,"],
  ])(
    "%j is found, the last of a field that occurs twice, or else the nearest around it",
    (path, at) => {
      expect(text.slice(findOffset(text, path)).startsWith(at)).toBe(true);
    },
  );

  test("the value at every path of a document is what JSON.parse has there", () => {
    const property = fc.property(fc.json({ maxDepth: 4 }), (json) => {
      const visit = (value: unknown, path: string[]): void => {
        expect(json.slice(findOffset(json, path)).startsWith(JSON.stringify(value))).toBe(true);
        if (typeof value === "object" && value !== null)
          for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key]);
      };
      visit(JSON.parse(json), []);
    });
    fc.assert(property, { numRuns: RUNS / 10 });
  });

  test("many at once are those that are found one by one, also with fields that occur twice", () => {
    const json = fc.json({ maxDepth: 4 });
    const property = fc.property(json, json, json, (first, second, third) => {
      const text = `{"a": ${first}, "b": ${second}, "a": ${third}}`;
      const paths = [["a"], ["b"], ["a", "0"], ["a", "a"], ["b", "0", "0"], ["c", "d"], []];
      const visit = (value: unknown, path: string[]): void => {
        paths.push(path, [...path, "missing"]);
        if (typeof value === "object" && value !== null)
          for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key]);
      };
      visit(JSON.parse(text), []);
      const offsets = findOffsets(text, paths);
      expect(offsets).toEqual(paths.map((path) => findOffset(text, path)));
    });
    fc.assert(property, { numRuns: RUNS / 10 });
  });

  test("lines and columns of many offsets are found in any order", () => {
    const text = "ab\n\nc\n";
    expect(positionsOf(text, [4, 0, 2, 3, 6])).toEqual([
      { line: 3, column: 1 },
      { line: 1, column: 1 },
      { line: 1, column: 3 },
      { line: 2, column: 1 },
      { line: 4, column: 1 },
    ]);
  });

  test("lines and columns count from 1", () => {
    expect(positionOf(text, 0)).toEqual({ line: 1, column: 1 });
    expect(positionOf(text, text.indexOf('"c": {"b": 3}'))).toEqual({ line: 2, column: 2 });
  });
});
