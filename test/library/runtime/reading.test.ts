// A reading has the verdict of ajv on a schema that has only what is read.
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { ALL_EVENTS } from "../../../generated/all-events.ts";
import { accountCreatedV1 } from "../../../generated/events/account.created-v1.ts";
import { responses } from "../../../generated/rest/getAccount.ts";
import { type Reading, reading } from "../../../src/events.ts";
import { fixture } from "../../../src/fixtures.ts";
import { seeded } from "../../seeded.ts";
import { type AnyContract, EVENT_MODULES } from "./event-contracts.ts";
import { EXAMPLES, mutations } from "./mutate.ts";

const READINGS = Number(process.env.READINGS ?? 4);
const MUTANTS = Number(process.env.READ_MUTANTS ?? 12);

type AnyReading = Reading<string, string, string, unknown>;
/** For contracts whose fields the compiler does not know. */
const read = reading as (whole: AnyContract, ...paths: readonly string[]) => AnyReading;

interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** The keys of a path: of a field its name, of the items of a list `[]`. */
type Keys = readonly string[];

const pathOf = (keys: Keys): string => keys.join(".").replaceAll(".[]", "[]");

const schemaOf = (name: string): Schema =>
  JSON.parse(
    readFileSync(new URL(`../../../generated/schemas/${name}.json`, import.meta.url), "utf8"),
  );

function resolve(schema: Schema, root: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const target = root.$defs?.[schema.$ref.replace("#/$defs/", "")];
  if (!target) throw new Error(`${schema.$ref} leads nowhere.`);
  return resolve(target, root);
}

/** Every path that a schema names. */
function pathsIn(schema: Schema, root: Schema, at: Keys = []): Keys[] {
  const { allOf = [], properties = {}, items } = resolve(schema, root);
  const below = (key: string, inner: Schema) => [
    [...at, key],
    ...pathsIn(inner, root, [...at, key]),
  ];
  return [
    ...allOf.flatMap((part) => pathsIn(part, root, at)),
    ...Object.entries(properties).flatMap(([key, inner]) => below(key, inner)),
    ...(items ? below("[]", items) : []),
  ];
}

/** A schema of what is read alone. A path without keys reads all that is there. */
function projected(schema: Schema, root: Schema, reads: readonly Keys[]): Schema | true {
  const here = resolve(schema, root);
  const inner = (key: string) =>
    reads.filter(([first]) => first === key).map(([, ...rest]) => rest);
  if (reads.length === 0) return true;
  if (reads.some(({ length }) => length === 0)) return here;
  const fields = Object.entries(here.properties ?? {}).filter(([key]) => inner(key).length > 0);
  return {
    ...here,
    ...(here.allOf && { allOf: here.allOf.map((part) => projected(part, root, reads) as Schema) }),
    ...(here.properties && {
      properties: Object.fromEntries(
        fields.map(([key, field]) => [key, projected(field, root, inner(key)) as Schema]),
      ),
    }),
    ...(here.required && { required: here.required.filter((key) => inner(key).length > 0) }),
    ...(here.items && { items: projected(here.items, root, inner("[]")) as Schema }),
  };
}

const ajv = new Ajv2020({ strict: false, validateSchema: false });

function witness(root: Schema, reads: readonly Keys[]) {
  const { $id, $schema, ...schema } = projected(root, root, reads) as Record<string, unknown>;
  return ajv.compile({ ...schema, ...(root.$defs && { $defs: root.$defs }) });
}

test("says of mutants what ajv says with the schema of what is read", () => {
  let spared = 0;
  let own = 0;
  for (const [name, whole] of Object.entries(EVENT_MODULES)) {
    const root = schemaOf(name);
    const all = pathsIn(root, root);
    const random = seeded(own++);
    for (let index = 0; all.length > 0 && index < READINGS; index++) {
      const reads = Array.from({ length: 1 + random(3) }, () => all[random(all.length)] ?? []);
      const paths = reads.map(pathOf);
      const isRight = witness(root, reads);
      const part = read(whole, ...paths);
      const compact = read(ALL_EVENTS[name] as AnyContract, ...paths);
      for (const payload of mutations(EXAMPLES.get(name) ?? [], MUTANTS, own * 100 + index)) {
        const result = part.validate(payload);
        const said = JSON.stringify([name, paths, payload, result]);
        expect(result.ok, said).toBe(isRight(payload));
        expect(part.is(payload), said).toBe(result.ok);
        expect(compact.validate(payload).ok, said).toBe(result.ok);
        if (result.ok && !whole.is(payload)) spared++;
      }
    }
  }
  expect(spared).toBeGreaterThan(1000);
});

test("every path that a schema names can be read, and no other", () => {
  for (const [name, whole] of Object.entries(EVENT_MODULES)) {
    const root = schemaOf(name);
    const paths = pathsIn(root, root).map(pathOf);
    for (const path of paths) {
      expect(read(whole, path).reads).toEqual([path]);
      for (const wrong of [`${path}x`, `${path}.x`, `${path}[]`, `x.${path}`, `${path}.`])
        if (!paths.includes(wrong))
          expect(() => read(whole, wrong), `${name} ${wrong}`).toThrow(`${name} has no field`);
    }
  }
});

test("a field that is not declared, and none at all, are refused", () => {
  // @ts-expect-error: no such field
  expect(() => reading(accountCreatedV1, "account_numbr")).toThrow(
    'account.created-v1 has no field "account_numbr"',
  );
  // @ts-expect-error: no such field in a list of texts
  expect(() => reading(accountCreatedV1, "account_user_emails[].x")).toThrow("has no field");
  // @ts-expect-error: nothing is read
  expect(() => reading(accountCreatedV1)).toThrow('account.created-v1 has no field ""');
  expect(() => read(accountCreatedV1, "")).toThrow('account.created-v1 has no field ""');
  for (const name of [".", ".account_number", "__proto__", "constructor"])
    expect(() => read(accountCreatedV1, name)).toThrow("has no field");
});

describe("a reading of one field", () => {
  const part = reading(accountCreatedV1, "account_number");
  const valid = fixture("account.created-v1");
  const broken = { ...valid, account_user_emails: [7, null], is_imported: null };

  test("is a contract, with the faults elsewhere beside the value", () => {
    const { name, type, version } = part;
    expect([name, type, version]).toEqual(["account.created-v1", "account.created", "v1"]);
    expect(part.validate(valid)).toEqual({ ok: true, value: valid });
    const result = part.validate(broken);
    expect(result).toMatchObject({ ok: true, value: broken });
    expect(result.ok && result.elsewhere?.map(({ attr, code }) => `${attr} ${code}`)).toEqual([
      "account_user_emails.0 invalid_type",
      "account_user_emails.1 null",
      "is_imported null",
    ]);
    const input: unknown = broken;
    expect(part.is(input) && input.account_number).toBe(valid.account_number);
    expect(part["~standard"].validate(broken)).toEqual({ value: broken });
    expect(part["~standard"].validate(7)).toMatchObject({ issues: [{ code: "invalid_type" }] });
    expect(part["~standard"]).not.toHaveProperty("jsonSchema");
  });

  test("counts what is read against a limit", () => {
    const both = reading(accountCreatedV1, "account_number", "is_imported");
    const { account_number, ...rest } = broken;
    expect(both.validate(rest, { limit: 1 })).toMatchObject({
      ok: false,
      issues: [{ attr: "account_number", code: "required" }],
      omitted: 1,
    });
    expect(both.validate(rest)).toMatchObject({ issues: [{}, {}], omitted: 0 });
    expect(part.validate(rest, { limit: 1 })).toMatchObject({ issues: [{}], omitted: 0 });
  });

  test("reports unknown fields by the object that they are in", () => {
    const journey = read(EVENT_MODULES["agreement.updated-v2"] as AnyContract, "agreement_id");
    const payload = {
      ...fixture("agreement.updated-v2"),
      "agreement_id.x": 1,
      "x.agreement_id": 1,
    };
    const result = journey.validate(payload, { unknown: "report" });
    expect(!result.ok && result.issues.map(({ attr }) => attr)).toEqual([
      "agreement_id.x",
      "x.agreement_id",
    ]);
    expect(journey.validate(payload)).toMatchObject({ ok: true });
  });
});

test("an answer of an operation is read like an event", () => {
  const part = reading(responses[200], "account_number", "import_process.import_supplier");
  const answer = { account_number: "A-1", account_created_at: 7 };
  expect(part.validate(answer)).toMatchObject({ ok: true, elsewhere: [{ code: "invalid_type" }] });
  expect(part.is({ ...answer, import_process: { import_supplier: 7 } })).toBe(false);
});
