import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readSource } from "../scripts/source/read-source.ts";
import { isAssumption } from "../src/reading/model/evidence.ts";
import { GAPS } from "./facts/gaps.ts";

const { evidence } = await readSource(join(import.meta.dirname, ".."));
const assumptions = evidence.flatMap(({ file, evidence }) =>
  isAssumption(evidence) ? [{ file, ...evidence }] : [],
);
const namesOfGaps = GAPS.map(({ name }) => name);

test("every gap has a name of its own", () => expect(new Set(namesOfGaps).size).toBe(GAPS.length));

describe("a gap of the specification is filled by an assumption", () => {
  test.each(GAPS)("$name: $about", ({ name }) => {
    expect(assumptions.filter(({ gaps }) => gaps?.includes(name)).map(({ id }) => id)).not.toEqual(
      [],
    );
  });
});

describe("an assumption", () => {
  test.each(assumptions)(
    "$id says what, why and until when, and names only gaps that there are",
    (assumption) => {
      const text = expect.stringMatching(/\w/);
      expect(assumption).toMatchObject({
        id: expect.stringMatching(/^[a-z][a-z0-9-]*$/),
        assumed: text,
        because: text,
        revisit: text,
      });
      expect((assumption.gaps ?? []).filter((gap) => !namesOfGaps.includes(gap))).toEqual([]);
    },
  );

  test("is found in openapi/ as well as in events/", () => {
    const places = new Set(assumptions.map(({ file }) => file.split("/")[0]));
    expect(assumptions.length).toBeGreaterThan(GAPS.length);
    expect([...places].sort()).toEqual(["events", "openapi"]);
  });

  test("has an id that no other has", () =>
    expect(new Set(assumptions.map(({ id }) => id)).size).toBe(assumptions.length));
});
