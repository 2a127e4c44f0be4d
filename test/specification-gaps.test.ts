import { join } from "node:path";
import { describe, expect, test } from "vitest";
import openApi from "../generated/openapi.json" with { type: "json" };
import { readSource } from "../scripts/source/read-source.ts";
import { isAssumption } from "../src/reading/model/evidence.ts";
import { GAPS, STAND_INS } from "./facts/gaps.ts";
import { readEventFacts } from "./facts/read-facts.ts";

const { evidence, events } = await readSource(join(import.meta.dirname, ".."));
const assumptions = evidence.flatMap(({ file, evidence }) =>
  isAssumption(evidence) ? [{ file, ...evidence }] : [],
);
const left = [...GAPS, ...STAND_INS];
const namesOfGaps = left.map(({ name }) => name);
const filling = (name: string) => assumptions.filter(({ gaps }) => gaps?.includes(name));

test("every gap has a name of its own", () => expect(new Set(namesOfGaps).size).toBe(left.length));

describe("a gap of the specification is filled by an assumption", () => {
  test.each(left)("$name: $about", ({ name }) => {
    expect(filling(name).map(({ id }) => id)).not.toEqual([]);
  });
});

describe("a stand-in is told where it is used", () => {
  const told = (words: RegExp, places: readonly (readonly [string, string | undefined])[]) =>
    places.filter(([, text = ""]) => !words.test(text)).map(([place]) => place);

  test("in the name of a field: by the assumption, and at the field", () => {
    const [standIn, ...others] = STAND_INS.filter(({ name }) => name === "neutral-field-names");
    const word = standIn?.word ?? "";
    const [assumption] = filling("neutral-field-names");
    expect(others).toEqual([]);
    const fields = events.events.flatMap(({ name, schema }) =>
      Object.entries(schema.properties ?? {})
        .filter(([field]) => field.includes(word))
        .map(([field, { description }]) => [name, field, description] as const),
    );
    const facts = readEventFacts().flatMap(({ name, fields: all }) =>
      [...all.matchAll(new RegExp(`${word}\\w*`, "g"))].map(([field]) => `${name} ${field}`),
    );
    expect(facts).not.toEqual([]);
    expect(fields.map(([name, field]) => `${name} ${field}`).sort()).toEqual(facts.sort());
    for (const [name, field, description] of fields) {
      expect(assumption?.assumed).toContain(name);
      expect(assumption?.assumed).toContain(field);
      expect(description).toMatch(/in place of objstore\.$/);
    }
    expect(JSON.stringify(events.shapes)).not.toContain(word);
  });

  test("in the name of the mutation: by the assumption, the guide, the operation and the fields", () => {
    const { GraphqlResponse } = openApi.components.schemas;
    const { data } = GraphqlResponse.properties;
    const words = /stand-in|stands in both for the word of a brand/;
    expect(
      told(words, [
        ...filling("neutral-mutation-name").map(({ id, assumed }) => [id, assumed] as const),
        ["info", openApi.info.description],
        ["operation", openApi.paths["/v1/graphql/"].post.description],
        ["field", data.properties.obtainPlatformToken.description],
      ]),
    ).toEqual([]);
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
