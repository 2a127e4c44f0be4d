import { describe, expect, test } from "vitest";
import { compareOpenApi } from "../../../src/reading/diff/compare-contracts.ts";
import { toldOnce } from "../../../src/reading/diff/shared-changes.ts";
import type { Draft, Edit } from "./given.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Two operations that take and answer shapes of shapes. */
const api = (): Draft => {
  const content = (schema: object) => ({ content: { "application/json": { schema } } });
  const operation = (operationId: string) => ({
    operationId,
    parameters: [{ $ref: "#/components/parameters/Page" }],
    requestBody: content(ref("Person")),
    responses: { "200": { description: "Ok.", ...content(ref("Person")) } },
  });
  return {
    openapi: "3.1.0",
    paths: { "/a": { put: operation("putA") }, "/b": { put: operation("putB") } },
    components: {
      parameters: { Page: { name: "page", in: "query", schema: { type: "integer" } } },
      schemas: {
        Day: { type: "string" },
        Other: { type: "integer" },
        Street: { type: "object", properties: { name: { type: "string" } } },
        Person: {
          type: "object",
          properties: {
            born: ref("Day"),
            died: { anyOf: [ref("Day"), { type: "null" }] },
            homes: { type: "array", items: ref("Street") },
            parents: { type: "array", items: ref("Person") },
            next: { allOf: [ref("Street")], description: "The next one." },
          },
        },
      },
    },
  };
};

function told(edit: Edit): string[] {
  const after = api();
  edit(after);
  return toldOnce(compareOpenApi(api(), after))
    .map(({ subject, path, code, breaks, places }) =>
      [subject, path, code, breaks.join("+"), places?.length].join(" | "),
    )
    .sort();
}

describe("a change is told once", () => {
  test.each<[what: string, edit: Edit, changes: string[]]>([
    [
      "of a shape that is a value, also where it may be null",
      ({ components }) => {
        components.schemas.Day.minLength = 3;
      },
      ["Day |  | rule_added | clients+server | 8"],
    ],
    [
      "of a shape inside of another, in both of the places there",
      ({ components }) => {
        components.schemas.Street.required = ["name"];
        components.schemas.Street.properties.no = { type: "string" };
      },
      ["Street | name | field_required | clients+server | 8", "Street | no | field_added |  | 8"],
    ],
    [
      "of a field that two shapes have, for each of them",
      ({ components }) => {
        components.schemas.Street.properties = { no: { type: "string" } };
        delete components.schemas.Person.properties.homes;
      },
      [
        "Person | homes | field_removed | clients | 4",
        "Street | name | field_removed | clients | 4",
        "Street | no | field_added |  | 4",
      ],
    ],
    [
      "of a parameter that operations share",
      ({ components }) => {
        components.parameters.Page.required = true;
      },
      ["Page | query parameter page | parameter_required | clients | 2"],
    ],
    [
      "but not of a place that refers to another shape now",
      ({ components }) => {
        components.schemas.Person.properties.born = ref("Other");
      },
      ["Person | born | type_changed | clients+server | 4"],
    ],
    [
      "but not of a place of its own",
      ({ paths }) => {
        paths["/a"].put.requestBody.content["application/json"].schema = {
          ...ref("Person"),
          maxProperties: 9,
        };
      },
      ["putA | request body | rule_added | clients | "],
    ],
    [
      "of a shape that has another name now",
      (document) => {
        const text = JSON.stringify(document).replaceAll("/Street", "/Road");
        Object.assign(document, JSON.parse(text));
        const { schemas } = document.components;
        schemas.Road = { ...schemas.Street, minProperties: 1 };
        delete schemas.Street;
      },
      [
        "Road |  | rule_added | clients+server | 8",
        "openapi | components.schemas.Road | type_added |  | ",
        "openapi | components.schemas.Street | type_removed | clients | ",
      ],
    ],
  ])("%s", (_, edit, changes) => {
    expect(told(edit)).toEqual(changes);
  });

  test("and has its words, and where it is found", () => {
    const after = api();
    after.components.schemas.Day.type = "integer";
    const [change] = toldOnce(compareOpenApi(api(), after));
    expect(change).toMatchObject({
      subject: "Day",
      what: "The shape was changed from string to integer, in 4 places",
      places: expect.arrayContaining([{ subject: "putB", path: "response 200: born" }]),
    });
  });
});
