// What is published says by other forms what the sources say, for every form and every text. That both
// come to one verdict on payloads is tested in test/library/runtime/: validators are made from the sources,
// and compared with ajv on what is published.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { beforeAll, describe, expect, test } from "vitest";
import asyncApi from "../../generated/asyncapi.json" with { type: "json" };
import openApi from "../../generated/openapi.json" with { type: "json" };
import { REST_RESPONSES } from "../../generated/rest-responses.ts";
import { publicSchema } from "../../scripts/describe/schema-without.ts";
import {
  FORMS,
  inPublishedForms,
  publishedSchema,
  withWidths,
} from "../../scripts/generate/published-forms.ts";
import { restSchemas } from "../../scripts/generate/rest-documents.ts";
import { type OpenApiDocument, readOperations, schemasOf } from "../../scripts/source/openapi.ts";
import { readSource, type Source } from "../../scripts/source/read-source.ts";
import { walkSchema } from "../../scripts/source/schemas.ts";
import { addContracts } from "../../src/ajv.ts";
import { compareContracts } from "../../src/reading/diff/compare-contracts.ts";
import type { JsonSchema } from "../../src/reading/model/schema.ts";

const root = join(import.meta.dirname, "../..");
let source: Source;
beforeAll(async () => {
  source = await readSource(root);
});

const ajvOf = (strict: boolean) => addFormats.default(new Ajv2020({ strict }));
const published = (name: string): JsonSchema => {
  const { $id: _, ...schema } = JSON.parse(
    readFileSync(join(root, `generated/schemas/${name}.json`), "utf8"),
  );
  return schema;
};

describe("a form", () => {
  const object = { type: "object" };
  const text = { type: "string" };
  const field = (of: JsonSchema) => ({ ...object, properties: { a: of } });
  /** By the exact form: a schema with it, the keywords that stand in its place, and values. */
  const CASES: Readonly<Record<string, [JsonSchema, places: string[], values: unknown[]]>> = {
    "a field of `type: null`": [
      field({ type: "null" }),
      ["/properties/a/allOf"],
      [{ a: null }, { a: "" }, { a: "null" }, { a: 0 }, {}],
    ],
    "two fields whose names differ in capitals alone": [
      { ...object, properties: { aB: text, AB: text } },
      ["/patternProperties/^AB$"],
      [{ aB: "", AB: "" }, { AB: 1 }, { aB: 1 }, { ab: 1 }, { xAB: 1 }, { ABx: 1 }],
    ],
    "`allOf` of an object and of a choice between two required fields": [
      {
        ...object,
        allOf: [
          { ...object, properties: { a: text, b: text } },
          { anyOf: [{ required: ["a"] }, { required: ["b"] }] },
        ],
      },
      ["/if", "/else"],
      [{}, { a: "" }, { b: "" }, { a: "", b: "" }, { a: 1 }, { a: "", b: 1 }, { c: "" }, []],
    ],
    "`pattern` with a lookahead or with `\\u`": [
      { ...text, pattern: String.raw`^(?!\.{1,2}$)[\s\S]*$` },
      ["/pattern"],
      ["", ".", "..", "...", ".a", "a", "..\n"],
    ],
    "`allOf` alone": [
      { allOf: [field(text)] },
      ["/type"],
      [{}, { a: "" }, { a: 1 }, [], "", null, 0],
    ],
  };

  test.each(FORMS)("$exact is published as $published", ({ exact, publish }) => {
    const [schema, places, values] = CASES[exact] ?? [{}, ["nothing"], []];
    const [ajv, strict] = [ajvOf(false), ajvOf(true)];
    const form = publishedSchema(schema);
    for (const place of places)
      expect([valueAt(schema, place), valueAt(form, place)]).toEqual([
        place === "/pattern" ? schema.pattern : undefined,
        expect.anything(),
      ]);
    const verdicts = values.map((value) => ajv.validate(schema, value));
    expect(new Set(verdicts)).toEqual(new Set([true, false]));
    expect(values.map((value) => strict.validate(form, value))).toEqual(verdicts);
    expect(publish({ ...object, description: "Nothing of it." })).toEqual({
      ...object,
      description: "Nothing of it.",
    });
  });

  test("of a choice is one of two fields", () => {
    const choice = { anyOf: [{ required: ["a"] }, { required: ["b"] }, { required: ["c"] }] };
    expect(() => publishedSchema({ allOf: [object, choice] })).toThrow("of two fields");
  });

  test("of a pattern has to be known", () => {
    expect(() => publishedSchema({ pattern: "^(?=a)" })).toThrow("no plain form of ^(?=a)");
  });
});

describe("the width of a number in openapi.json", () => {
  const parts: [string, JsonSchema][] = [];
  for (const [name, schema] of Object.entries(schemasOf(openApi as unknown as OpenApiDocument)))
    walkSchema(schema, (part, pointer) => parts.push([`${name}${pointer}`, part]));

  test("is 64 bits for each fraction", () => {
    const goTypes = parts.map(([, part]) => [
      [part.type].flat().includes("number") ? "float64" : undefined,
      part["x-go-type"],
    ]);
    expect(goTypes.filter(([type]) => type).length).toBeGreaterThan(12);
    for (const [type, goType] of goTypes) expect(goType).toBe(type);
  });

  test("is 64 bits for each integer that has an example beyond 32", () => {
    const long = new Set<string>();
    JSON.stringify(openApi, (key, value) => {
      if (Number.isInteger(value) && value >= 2 ** 31) long.add(key);
      return value;
    });
    expect(long.size).toBeGreaterThan(0);
    const wide = parts.filter(([, { format }]) => format === "int64").map(([place]) => place);
    expect(new Set(wide.map((place) => place.split("/").at(-1)))).toEqual(long);
    for (const [place, { type }] of parts)
      if (wide.includes(place)) expect([place, type]).toEqual([place, "integer"]);
  });

  test("breaks nobody, and is told as a text is", () => {
    const exact = { openapi: inPublishedForms(source.openapi) };
    const wide = { openapi: withWidths(inPublishedForms(source.openapi)) };
    expect(JSON.stringify(wide)).not.toBe(JSON.stringify(exact));
    const changes = [...compareContracts(exact, wide), ...compareContracts(wide, exact)];
    expect(new Set(changes.map(({ code }) => code))).toEqual(new Set(["text_changed"]));
    expect(changes.flatMap(({ breaks }) => breaks)).toEqual([]);
  });

  test("is said of nothing else", () => {
    const text = [...source.events.events.map(({ name }) => name), "rest/createTransactions"].map(
      (name) => JSON.stringify(published(name)),
    );
    expect(text.filter((schema) => /"int64"|x-go-type/.test(schema))).toEqual([]);
    expect(readFileSync(join(root, "contract.lock.json"), "utf8")).not.toMatch(/int64|x-go-type/);
  });
});

const valueAt = (schema: object, pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], schema);

describe("of what tools refuse nothing is published", () => {
  const documents = () => [
    ...Object.entries(schemasOf(openApi as unknown as OpenApiDocument)),
    ...Object.entries(asyncApi.components.schemas as Readonly<Record<string, JsonSchema>>),
    ...[...source.events.events, ...restSchemas(source.openapi, publicSchema).answers].map(
      ({ name }, index): [string, JsonSchema] => [
        name,
        published(index < source.events.events.length ? name : `rest/${name}`),
      ],
    ),
  ];

  test("in a schema", () => {
    const faults: string[] = [];
    for (const [name, schema] of documents())
      for (const [part, whole] of [["", schema], ...Object.entries(schema.$defs ?? {})] as const)
        walkSchema(whole, (node, pointer) => {
          const names = Object.keys(node.properties ?? {}).map((key) => key.toLowerCase());
          if (
            new Set(names).size < names.length ||
            /\(\?[=!<]|\\u/.test(JSON.stringify([node.pattern, node.not])) ||
            /[\n\r\u2028\u2029]/.test(node.pattern ?? "") ||
            (node.allOf && node.type === undefined) ||
            (node.type === "null" && !pointer.includes("/anyOf/")) ||
            node.anyOf?.some(({ required }) => required)
          )
            faults.push(`${name} ${part}${pointer}`);
        });
    expect(faults).toEqual([]);
  });

  test("no two components have one name, and a link has no body but a whole one", () => {
    const kinds = Object.entries(openApi.components).filter(([kind]) => kind !== "examples");
    const names = kinds.flatMap(([, components]) => Object.keys(components));
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
    const links = readOperations(openApi as unknown as OpenApiDocument)
      .flatMap(({ answers }) => answers)
      .flatMap(({ response }) => Object.values(response.links ?? {}));
    expect(links.length).toBeGreaterThan(10);
    // OpenAPI Generator refuses a body of a link that is not text.
    for (const link of links as { readonly requestBody?: unknown }[])
      expect([undefined, "$response.body"]).toContain(link.requestBody);
  });

  test("by Redocly's recommended rules, but for the slash at the end of each path", async () => {
    const config = await createConfig({
      extends: ["recommended"],
      rules: { "no-path-trailing-slash": "off" },
    });
    const absoluteRef = join(root, "generated/openapi.json");
    const lint = (source: string) => lintFromString({ source, absoluteRef, config });
    const source = readFileSync(absoluteRef, "utf8");
    expect((await lint(source)).map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
    const worse = await lint(source.replace('"summary": "Read the status of an import"', '"a": 1'));
    expect(worse).not.toEqual([]);
  });

  test("asyncapi.json has no schema that nothing refers to", () => {
    const text = JSON.stringify(asyncApi);
    const unused = Object.keys(asyncApi.components.schemas).filter(
      (name) => !text.includes(`"#/components/schemas/${name}"`),
    );
    expect(unused).toEqual([]);
  });
});

describe("a pattern takes the same texts", () => {
  const exactOf = (name: string) => schemasOf(source.openapi)[name] ?? {};
  const publishedOf = (name: string) =>
    schemasOf(openApi as unknown as OpenApiDocument)[name] ?? {};

  /** All texts of up to `most` of the characters. */
  function* texts(characters: readonly string[], most: number): Generator<string> {
    yield "";
    if (most === 0) return;
    for (const character of characters)
      for (const rest of texts(characters, most - 1)) yield character + rest;
  }
  const verdictOf = ({ pattern = "", not }: JsonSchema) => {
    const is = new RegExp(pattern, "u");
    const isNot = (not?.anyOf ?? []).map((part) => new RegExp(part.pattern ?? "", "u"));
    return (text: string) => is.test(text) && !isNot.some((part) => part.test(text));
  };

  function count(name: string, all: Iterable<string>): number {
    const [exact, plain] = [verdictOf(exactOf(name)), verdictOf(publishedOf(name))];
    expect(publishedOf(name).pattern).not.toBe(exactOf(name).pattern);
    const different: string[] = [];
    let made = 0;
    for (const text of all) {
      made++;
      if (exact(text) !== plain(text)) different.push(JSON.stringify(text));
    }
    expect(different).toEqual([]);
    return made;
  }

  const NAMES = ["DocumentPath", "ExternalAccountNumber", "ImportSupplierCode"];

  test.each(NAMES)("%s: all of up to six characters of those that matter", (name) => {
    expect(count(name, texts([..."a./% :4"], 6))).toBe(137_257);
  });

  test.each(NAMES)("%s: control characters, and those of Unicode", (name) => {
    const odd = ["\0", "\n", "\u0085", "\u00a0", "\u200b", "\u2028", "\u3000", "\ufeff"];
    const characters = ["a", ".", "/", "%", "4", "\\", "\ud800", "\udc00", "😀", ...odd];
    expect(count(name, texts(characters, 4))).toBe(88_741);
  });

  test.each(NAMES)("%s: every character in every place", (name) => {
    const all = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code));
    const around = (character: string) =>
      ["", "..", "a/."].flatMap((before) =>
        ["", "/a", "./a"].map((after) => before + character + after),
      );
    expect(count(name, all.flatMap(around))).toBe(0x1_0000 * 9);
  });
});

describe("a 400 with further fields has all of them, of their type, or none", () => {
  const error = { detail: "No.", code: "invalid_request", errors: [] };
  const code = "account_already_imported";
  const imported = { external_account_number: "N", platform_account_number: "A" };
  const refused = { status: "TRANSACTION_IMPORT_ERROR", error_detail: "No.", transaction_data: {} };
  const CASES = {
    stageAccount: imported,
    processAccount: imported,
    createTransactions: refused,
  };

  test.each(Object.keys(CASES) as (keyof typeof CASES)[])("%s", async (operationId) => {
    const further: Readonly<Record<string, unknown>> = CASES[operationId];
    const own = further === imported ? { ...error, code } : error;
    const added = addContracts(ajvOf(true)).getSchema(`${operationId}.400`);
    const file = ajvOf(true).compile(published(`rest/${operationId}.400`));
    const verdicts = (body: unknown) => [
      REST_RESPONSES[operationId][400].is(body),
      REST_RESPONSES[operationId][400].validate(body).ok,
      added?.(body),
      file(body),
    ];
    const [all, none] = [Array(4).fill(true), Array(4).fill(false)];
    expect(verdicts(error)).toEqual(all);
    expect(verdicts(own)).toEqual(all);
    expect(verdicts({ ...own, ...further })).toEqual(all);
    if (own !== error) expect(verdicts({ ...error, ...further })).toEqual(none);
    for (const name of Object.keys(further)) {
      const { [name]: one, ...others } = further;
      expect(verdicts({ ...own, ...others })).toEqual(none);
      expect(verdicts({ ...own, [name]: one })).toEqual(none);
      expect(verdicts({ ...own, ...further, [name]: 4 })).toEqual(none);
    }
  });

  test("and what is missing is named", () => {
    const body = { ...error, code, external_account_number: "N" };
    expect(REST_RESPONSES.stageAccount[400].validate(body)).toMatchObject({
      issues: [{ attr: "platform_account_number", code: "required" }],
    });
  });
});
