// Fields that a contract does not name: ignored, reported or, in request bodies, dropped.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import openApi from "../../../generated/openapi.json" with { type: "json" };
import { REST_CONTRACTS } from "../../../generated/rest-contracts.ts";
import { requestBodies } from "../../../scripts/generate/rest-units.ts";
import type { OpenApiDocument } from "../../../scripts/source/openapi.ts";
import { fixture } from "../../../src/fixtures.ts";
import type { Issue } from "../../../src/library/runtime/issue.ts";
import type { JsonSchema } from "../../../src/reading/model/schema.ts";
import { type AnyContract, EVENT_MODULES } from "./event-contracts.ts";
import { EXAMPLES } from "./mutate.ts";

type Schema = JsonSchema & { $defs?: Record<string, JsonSchema> };

const UNKNOWN = "not_in_any_contract";
const { stageAccount } = REST_CONTRACTS;

const reported = (contract: AnyContract, payload: unknown): readonly Issue[] => {
  const result = contract.validate(payload, { unknown: "report" });
  return result.ok ? [] : result.issues;
};

interface Stuffed {
  /** The payload with an unknown field in each of its objects. */
  readonly all: unknown;
  /** The payload with one only in the objects that the contract leaves free. */
  readonly free: unknown;
  /** Where the contract names the fields. */
  readonly attrs: readonly string[];
}

/** Puts an unknown field into every object of a payload. */
function stuff(schema: Schema | undefined, value: unknown, at: string): Stuffed {
  const $defs = schema?.$defs ?? {};
  if (schema?.$ref !== undefined)
    return stuff({ ...$defs[schema.$ref.split("/").at(-1) ?? ""], $defs }, value, at);
  if (typeof value !== "object" || value === null) return { all: value, free: value, attrs: [] };
  const properties = Object.assign(
    {},
    schema?.properties,
    ...(schema?.allOf ?? []).map((part) => part.properties ?? refer(part, $defs)),
  );
  const isNamed = Object.keys(properties).length > 0 && schema?.additionalProperties !== true;
  const inside = Object.entries(value).map(([key, inner]) => {
    const below = Array.isArray(value) ? schema?.items : properties[key];
    return [
      key,
      stuff(below && { ...below, $defs }, inner, at === "" ? key : `${at}.${key}`),
    ] as const;
  });
  const attrs = inside.flatMap(([, { attrs }]) => attrs);
  if (Array.isArray(value))
    return {
      all: inside.map(([, { all }]) => all),
      free: inside.map(([, { free }]) => free),
      attrs,
    };
  const extra = [UNKNOWN, { [UNKNOWN]: [1] }] as const;
  return {
    all: Object.fromEntries([...inside.map(([key, { all }]) => [key, all]), extra]),
    free: Object.fromEntries([
      ...inside.map(([key, { free }]) => [key, free]),
      ...(isNamed ? [] : [extra]),
    ]),
    attrs: [...(isNamed ? [at === "" ? UNKNOWN : `${at}.${UNKNOWN}`] : []), ...attrs],
  };
}

const refer = ({ $ref = "" }: JsonSchema, $defs: Record<string, JsonSchema>) =>
  $defs[$ref.split("/").at(-1) ?? ""]?.properties;

const bodies = new Map(
  requestBodies(openApi as unknown as OpenApiDocument).map(({ operationId, schema }) => [
    operationId,
    schema,
  ]),
);
const components = openApi.components.schemas as unknown as Record<string, JsonSchema>;
const schemaOf = (name: string): Schema =>
  bodies.has(name)
    ? { $ref: `#/${bodies.get(name)}`, $defs: components }
    : JSON.parse(
        readFileSync(new URL(`../../../generated/schemas/${name}.json`, import.meta.url), "utf8"),
      );

const stuffedExamples = (name: string): Stuffed[] =>
  (EXAMPLES.get(name) ?? []).map((example) => stuff(schemaOf(name), example, ""));

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null)
    for (const inner of Object.values(Object.freeze(value))) deepFreeze(inner);
  return value;
}

/** A copy whose fields are in the other order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, turned(inner)]),
  );
}

describe("every unknown field is reported if asked, but none in free content", () => {
  test.each(Object.entries<AnyContract>({ ...EVENT_MODULES, ...REST_CONTRACTS }))(
    "%s",
    (name, contract) => {
      for (const { all, attrs } of stuffedExamples(name)) {
        expect(contract.is(all)).toBe(true);
        const issues = reported(contract, all);
        expect(issues.map(({ attr }) => attr).sort()).toEqual([...attrs].sort());
        for (const { attr, code, detail } of issues) {
          expect(code).toBe("unknown_field");
          expect(detail).toBe(`${attr} is not a field of this contract`);
        }
      }
    },
  );
});

describe("an event with unknown fields is valid, and the value is the input itself", () => {
  test.each(Object.entries(EVENT_MODULES))("%s", (name, contract) => {
    for (const { all } of stuffedExamples(name)) {
      const result = contract.validate(deepFreeze(all));
      expect(result.ok && result.value).toBe(all);
      expect(contract.validate(all, { unknown: "ignore" }).ok).toBe(true);
    }
  });
});

describe("a request body is returned without unknown fields; free content and the input stay", () => {
  test.each(Object.entries<AnyContract>(REST_CONTRACTS))("%s", (name, contract) => {
    for (const { all, free } of stuffedExamples(name))
      for (const [body, clean] of [
        [all, free],
        [turned(all), turned(free)],
      ]) {
        const before = JSON.stringify(body);
        const result = contract.validate(deepFreeze(body));
        expect(result).toStrictEqual({ ok: true, value: clean });
        expect(JSON.stringify(result.ok && result.value)).toBe(JSON.stringify(clean));
        expect(JSON.stringify(body)).toBe(before);
      }
  });

  test.each(Object.entries<AnyContract>(REST_CONTRACTS))(
    "and is the input itself if nothing is unknown: %s",
    (name, contract) => {
      for (const example of EXAMPLES.get(name) ?? []) {
        const result = contract.validate(deepFreeze(example));
        expect(result.ok && result.value).toBe(example);
      }
    },
  );

  test("with lists in their order, empty ones and repeated entries among them", () => {
    const notes = [{ body: "second" }, { body: "first", x: 1 }, {}, { body: "second" }];
    const result = stageAccount.validate({
      ...fixture("stageAccount"),
      notes,
      statements: [],
      metadata: [],
    });
    expect(result.ok && result.value.notes).toEqual([
      { body: "second" },
      { body: "first" },
      {},
      { body: "second" },
    ]);
    expect(result.ok && [result.value.statements, result.value.metadata]).toEqual([[], []]);
  });
});

describe("what an unknown field may have meant", () => {
  const account = fixture("stageAccount");
  const [customer] = account.customers ?? [];
  test.each([
    ["a slip", { import_suplier: "X" }, "import_suplier", "import_supplier"],
    ["another case", { importSupplier: "X" }, "importSupplier", "import_supplier"],
    [
      "a missing letter in a list",
      { customers: [{ ...customer, given_nam: "X" }] },
      "customers.0.given_nam",
      "given_name",
    ],
    ["a field at the wrong depth", { given_name: "X" }, "given_name", undefined],
    ["nothing near", { iban: "X" }, "iban", undefined],
    ["a short name", { x: 1 }, "x", undefined],
  ])("%s", (_, fields, attr, meant) => {
    const hint = meant === undefined ? "" : `; did you mean ${meant}?`;
    const detail = `${attr} is not a field of this contract${hint}`;
    expect(reported(stageAccount, { ...account, ...fields })).toEqual([
      { attr, code: "unknown_field", detail },
    ]);
  });

  test("is reported beside the other faults of the payload", () => {
    const { import_supplier: _, ...rest } = account;
    expect(
      reported(stageAccount, { ...rest, import_suplier: "X" }).map(
        ({ attr, code }) => `${code} ${attr}`,
      ),
    ).toEqual(["unknown_field import_suplier", "required import_supplier"]);
  });
});

describe("names that every object has", () => {
  const NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"];
  /** The account as `JSON.parse` reads it with a field of that name at several depths. */
  const accountWith = (name: string): Record<string, unknown> => {
    const field = `${JSON.stringify(name)}:{"polluted":true}`;
    const inside = `"customers":[{${field},"given_name":"Lena"}],"metadata":[{${field},"key":"crm","value":{${field},"list":[{${field}}]}}]`;
    return JSON.parse(
      `{${field},"external_account_number":"NW-204981","import_supplier":"NORDWERK",${inside}}`,
    );
  };

  test.each(NAMES)(
    "%s is dropped like any other unknown field, and kept as a plain field in free content",
    (name) => {
      const payload = accountWith(name);
      expect(Object.hasOwn(payload, name)).toBe(true);
      const result = stageAccount.validate(payload);
      const field = `${JSON.stringify(name)}:{"polluted":true}`;
      expect(JSON.stringify(result.ok && result.value)).toBe(
        '{"external_account_number":"NW-204981","import_supplier":"NORDWERK","customers":[{"given_name":"Lena"}],' +
          `"metadata":[{"key":"crm","value":{${field},"list":[{${field}}]}}]}`,
      );
      const value = result.ok ? (result.value as Record<string, unknown>) : {};
      for (const object of [value, ...(value.customers as object[])])
        expect(Object.getPrototypeOf(object)).toBe(Object.prototype);
      expect("polluted" in {}).toBe(false);
    },
  );

  test.each(NAMES)("%s is reported if asked", (name) => {
    const attrs = reported(stageAccount, accountWith(name)).map(({ attr }) => attr);
    expect(attrs).toEqual([name, `customers.0.${name}`, `metadata.0.${name}`]);
  });

  test.each(NAMES)("%s does not stand in for a required field", (name) => {
    const result = stageAccount.validate(
      JSON.parse(`{${JSON.stringify(name)}:{"external_account_number":"1","import_supplier":"N"}}`),
    );
    expect(result.ok ? [] : result.issues.map(({ attr }) => attr)).toEqual([
      "external_account_number",
      "import_supplier",
    ]);
  });
});

describe("the attr of an unknown field holds its name as it is", () => {
  test.each([
    ["a/b", "a/b"],
    ["a~1b", "a~1b"],
    ["Zähler 😀", "Zähler 😀"],
  ])("%j", (name, attr) => {
    const issues = reported(stageAccount, { ...fixture("stageAccount"), [name]: 1 });
    expect(issues).toEqual([
      { attr, code: "unknown_field", detail: `${attr} is not a field of this contract` },
    ]);
  });

  test("even if it is empty, and not confused with the payload itself", () => {
    const [issue] = reported(stageAccount, { ...fixture("stageAccount"), "": 1 });
    expect(issue?.code).toBe("unknown_field");
    expect(issue?.detail).not.toMatch(/^The payload /);
  });
});
