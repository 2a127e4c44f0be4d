// Documents of others need not be what they should be. Whatever they hold, they are compared.
import { expect, test } from "vitest";
import openApi from "../../../generated/openapi.json" with { type: "json" };
import accountCreated from "../../../generated/schemas/account.created-v1.json" with {
  type: "json",
};
import { compareContracts } from "../../../src/reading/diff/compare-contracts.ts";

const EVENT = "account.created-v1";
const schemas = (schema: object) => ({ schemas: new Map([[EVENT, schema]]), openapi: undefined });

test.each(["enum", "required", "anyOf", "oneOf", "properties"])(
  "%s in a wrong form is a rule like any other",
  (keyword) => {
    for (const value of [{}, [], null, 7, "x"].filter((form) => !isForm(keyword, form))) {
      const changes = compareContracts(
        schemas({ title: "A", type: "object" }),
        schemas({ title: "A", type: "object", [keyword]: value }),
      );
      expect(changes.map(({ subject }) => subject)).toEqual([EVENT]);
    }
  },
);

test.each(["__proto__", "constructor", "toString"])(
  "%s is a keyword like any other that nobody knows",
  (name) => {
    const [one, other] = [1, 2].map((value) =>
      schemas(JSON.parse(`{ "title": "A", "type": "object", "${name}": ${value} }`)),
    );
    expect(compareContracts(one ?? {}, other ?? {})).toEqual([
      expect.objectContaining({
        code: "rule_changed",
        breaks: ["producers", "consumers", "stored"],
      }),
    ]);
  },
);

const isForm = (keyword: string, value: unknown): boolean =>
  keyword === "properties" ? String(value) === "[object Object]" : Array.isArray(value);

/** A path to every object and list in a document, but examples. */
function places(node: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof node !== "object" || node === null) return [];
  return [
    path,
    ...Object.entries(node).flatMap(([key, inner]) =>
      /^examples?$/.test(key) ? [] : places(inner, [...path, key]),
    ),
  ];
}

function replaced(document: object, path: readonly string[], value: unknown): object {
  const copy = structuredClone(document);
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], copy);
  (parent as Record<string, unknown>)[path.at(-1) ?? ""] = value;
  return copy;
}

const FORMS = [{}, [], null, 7, "x", [null], { a: null }];

test("an event in which any part is something else can be compared, on either side", () => {
  for (const path of places(accountCreated).slice(1)) {
    for (const form of FORMS) {
      const other = schemas(replaced(accountCreated, path, form));
      compareContracts(schemas(accountCreated), other);
      compareContracts(other, schemas(accountCreated));
    }
  }
});

test("an OpenAPI document in which any part is something else can be compared", () => {
  const all = places(openApi).slice(1);
  const step = 701; // a part of all places, so that this takes a second
  const document = (openapi: object) => ({ schemas: undefined, openapi });
  for (let index = 0; index < all.length; index += step) {
    const other = replaced(openApi, all[index] ?? [], FORMS[index % FORMS.length]);
    compareContracts(document(openApi), document(other));
    compareContracts(document(other), document(openApi));
  }
});
