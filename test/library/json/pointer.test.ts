import { expect, test } from "vitest";
import { escapeKey, keysOf, resolveReference, valueAt } from "../../../src/library/json/pointer.ts";

const document = { "a/b": { "m~n": ["first", "second"] }, "100%": 1, "50%25": 2 };

test.each([
  ["", document],
  ["/a~1b/m~0n/1", "second"],
  ["/a~1b/m~0n/2", undefined],
  ["/a~1b/m~0n/length/x", undefined],
  ["/constructor", undefined],
])("the pointer %j leads to its value or to nothing", (pointer, value) =>
  expect(valueAt(document, keysOf(pointer))).toEqual(value),
);

test.each([
  ["#", document],
  ["#/a~1b/m~0n/0", "first"],
  ["#/a%7E1b/m%7E0n/0", "first"],
  ["#/100%", 1],
  ["#/50%2525", 2],
  ["#nowhere", undefined],
  ["other.json#/a", undefined],
])("the reference %j leads to its value or to nothing", (reference, value) =>
  expect(resolveReference(document, reference)).toEqual(value),
);

test("an escaped key leads to itself", () => {
  for (const key of ["a/b", "m~n", "~1", "~01", ""])
    expect(keysOf(`/${escapeKey(key)}`)).toEqual([key]);
});
