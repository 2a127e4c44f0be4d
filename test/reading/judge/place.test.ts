import { expect, test } from "vitest";
import { findOffset } from "../../../src/library/json/find-offsets.ts";
import { findPlaces } from "../../../src/reading/judge/place.ts";
import fc from "../../fast-check.ts";

test("the place of one value is where a reading of the whole text finds it", () => {
  const name = fc.constantFrom('"a"', '"b"', '"c_D"', '"\\u0061"', '"é"', '"x\\"y"', '"0"', '":"');
  const { value } = fc.letrec<{ value: string; list: string; fields: string }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      name,
      fc.constantFrom("1", "true"),
      tie("list"),
      tie("fields"),
    ),
    list: fc.array(tie("value"), { maxLength: 3 }).map((items) => `[${items.join(" , ")}]`),
    fields: fc
      .array(fc.tuple(name, tie("value")), { maxLength: 4 })
      .map((fields) => `{${fields.map(([key, inner]) => `${key} : ${inner}`).join()}}`),
  }));
  const property = fc.property(value, (text) => {
    const message: unknown = JSON.parse(text);
    const visit = (inner: unknown, path: string[]): void => {
      expect(findPlaces(text, message, [path])).toEqual([findOffset(text, path)]);
      if (typeof inner !== "object" || inner === null) return;
      for (const key of ["a", "missing"]) visit(undefined, [...path, key]);
      for (const [key, next] of Object.entries(inner)) visit(next, [...path, key]);
    };
    visit(message, []);
  });
  fc.assert(property, { numRuns: 3000 });
});
