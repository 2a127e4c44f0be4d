// What `addContracts` makes of an ajv, and what the functions say that ajv generated.
import { Ajv } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { accountCreatedV1 } from "../../../generated/ajv/account.created-v1.js";
import { stageAccount } from "../../../generated/ajv/rest/stageAccount.js";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { REST_CONTRACTS } from "../../../generated/rest-contracts.ts";
import { REST_RESPONSES } from "../../../generated/rest-responses.ts";
import { addContracts } from "../../../src/ajv.ts";
import { fixture } from "../../../src/fixtures.ts";

const NAMES = [
  ...EVENT_NAMES,
  ...Object.keys(REST_CONTRACTS),
  ...Object.entries(REST_RESPONSES).flatMap(([operation, answers]) =>
    Object.keys(answers).map((status) => `${operation}.${status}`),
  ),
];
const strict = () => new Ajv2020({ strict: true, allErrors: true });

describe("addContracts", () => {
  test("adds every event, request body and answer, and nothing else, and returns the ajv", () => {
    const ajv = strict();
    const before = Object.keys(ajv.schemas);
    expect(addContracts(ajv)).toBe(ajv);
    const added = Object.keys(ajv.schemas).filter((name) => !before.includes(name));
    expect(added.sort()).toEqual([...NAMES].sort());
  });

  test("adds schemas that all compile in strict mode", () => {
    const ajv = addContracts(strict());
    expect(NAMES.filter((name) => !ajv.getSchema(name))).toEqual([]);
  });

  // The fast formats of ajv-formats take this day.
  const payload = { ...fixture("stageAccount"), contracts: [{ effective_from: "2023-02-30" }] };
  test.each([
    ["no formats", (ajv: Ajv2020) => addContracts(ajv)],
    ["ajv-formats before it", (ajv: Ajv2020) => addContracts(addFormats.default(ajv))],
    ["ajv-formats after it", (ajv: Ajv2020) => addFormats.default(addContracts(ajv))],
    [
      "the fast formats of ajv-formats",
      (ajv: Ajv2020) => addFormats.default(addContracts(ajv), { mode: "fast" }),
    ],
  ])("means its formats as the contract does, with %s", (_, prepare) => {
    const validate = prepare(strict()).getSchema("stageAccount");
    expect(validate?.(fixture("stageAccount"))).toBe(true);
    expect(validate?.(payload)).toBe(false);
    expect(validate?.errors?.map(({ instancePath }) => instancePath)).toEqual([
      "/contracts/0/effective_from",
    ]);
  });

  test("leaves the formats of the ajv as they are", () => {
    const ajv = addFormats.default(strict());
    const { date, uri } = ajv.formats;
    addContracts(ajv);
    expect([ajv.formats.date, ajv.formats.uri]).toEqual([date, uri]);
  });

  test.each([
    ["of draft-07", () => new Ajv()],
    ["of 2019-09", () => new Ajv2019()],
  ])("refuses an ajv %s", (_, make) => {
    expect(() => addContracts(make())).toThrow(
      new TypeError('addContracts needs an Ajv2020, which "ajv/dist/2020.js" exports.'),
    );
  });

  test.each([
    [
      "added by its name",
      (ajv: Ajv2020) => ajv.addSchema({}, "stageAccount.400"),
      "stageAccount.400",
    ],
    [
      "compiled with its address",
      (ajv: Ajv2020) => ajv.compile({ $id: "getAccount.200" }),
      "getAccount.200",
    ],
    ["added by addContracts", (ajv: Ajv2020) => addContracts(ajv), EVENT_NAMES[0]],
  ])(
    "refuses an ajv that has a schema of one of the names, %s, and adds nothing",
    (_, add, name) => {
      const ajv = strict();
      add(ajv);
      const before = Object.keys(ajv.schemas);
      expect(() => addContracts(ajv)).toThrow(
        new Error(`This ajv has a schema called ${name} already.`),
      );
      expect(Object.keys(ajv.schemas)).toEqual(before);
    },
  );
});

describe("a function that ajv generated", () => {
  test("has the errors of its last call, in the words of ajv", () => {
    expect(accountCreatedV1(fixture("account.created-v1"))).toBe(true);
    expect(accountCreatedV1.errors).toBeNull();
    expect(accountCreatedV1({ account_user_emails: [7] })).toBe(false);
    expect(accountCreatedV1.errors).toEqual([
      {
        instancePath: "",
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "account_number" },
        message: "must have required property 'account_number'",
      },
      {
        instancePath: "/account_user_emails/0",
        schemaPath: "#/properties/account_user_emails/items/type",
        keyword: "type",
        params: { type: "string" },
        message: "must be string",
      },
    ]);
    expect(accountCreatedV1(fixture("account.created-v1"))).toBe(true);
    expect(accountCreatedV1.errors).toBeNull();
  });

  test("has errors that are those of ajv to its tools, and to the type checker", () => {
    accountCreatedV1({ account_user_emails: [] });
    const errors: ErrorObject[] | null = accountCreatedV1.errors;
    accountCreatedV1.errors = errors;
    expect(new Ajv2020().errorsText(errors)).toBe(
      "data must have required property 'account_number'",
    );
  });

  test("has the errors that addContracts leads to, but for the names of formats", () => {
    const validate = addContracts(strict()).getSchema("stageAccount");
    const payload = { customers: [{ email: 7 }], contracts: [{ effective_from: "31.8.2025" }] };
    expect([stageAccount(payload), validate?.(payload)]).toEqual([false, false]);
    expect(JSON.stringify(validate?.errors).replaceAll("energy-contracts/", "")).toBe(
      JSON.stringify(stageAccount.errors),
    );
    expect(stageAccount.errors?.length).toBeGreaterThan(3);
  });

  test("has no errors before its first call", async () => {
    // A module of its own: that of another test may have been called.
    const path = "../../../generated/ajv/rest/processAccount.js?uncalled";
    const { processAccount } = await import(path);
    expect(processAccount.errors).toBeNull();
  });
});
