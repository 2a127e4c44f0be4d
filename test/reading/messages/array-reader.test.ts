import { expect, test } from "vitest";
import { ArrayReader } from "../../../src/reading/messages/array-reader.ts";

test.each([
  ["in one piece", 1000],
  ["in pieces of 3 characters", 3],
])("an item that is too long for a string is passed over, %s", (_, size) => {
  const items: (string | undefined)[] = [];
  const reader = new ArrayReader(
    (text) => items.push(text) > 0,
    () => {
      throw new Error("The array is whole.");
    },
    10,
  );
  const text = '["short", "much longer than ten, with ] in it", [1, 2], "next to last"  , 3]';
  for (let at = 0; at < text.length; at += size) reader.push(text.slice(at, at + size));
  reader.end();
  expect(items).toEqual(['"short"', undefined, "[1, 2]", undefined, "3"]);
});
