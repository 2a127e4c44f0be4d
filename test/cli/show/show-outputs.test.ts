import { readFileSync } from "node:fs";
import Ajv from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { REST_CONTRACTS } from "../../../generated/rest-contracts.ts";
import { show } from "../../../src/cli/show/command.ts";
import { EVENT_NAMES, validateEvent } from "../../../src/events.ts";
import { faults } from "../../../src/fixtures.ts";
import { runCli } from "../run-cli.ts";
import { runCommand } from "../run-command.ts";

const print = async (...argv: string[]) => (await runCommand(show, argv)).out;
const withBody = Object.keys(REST_CONTRACTS) as (keyof typeof REST_CONTRACTS)[];
const withoutBody = [
  "getAccountTransferStatus",
  "listAccountImportProcesses",
  "listPendingAccountImportProcesses",
  "listImportedAccountImportProcesses",
  "listProducts",
  "listStandardUnitRates",
  "getAccount",
];

describe("--schema", () => {
  test("of every event is its published schema", async () => {
    for (const name of EVENT_NAMES) {
      const published = readFileSync(
        new URL(`../../../generated/schemas/${name}.json`, import.meta.url),
        "utf8",
      );
      expect(JSON.parse(await print(name, "--schema"))).toEqual(JSON.parse(published));
    }
  });

  test.each(withBody)(
    "of %s is a plain JSON Schema that takes and refuses what the contract does",
    async (operationId) => {
      const ajv = new Ajv.default({
        strict: true,
        strictTypes: false,
        strictRequired: false,
        allowUnionTypes: true,
        allErrors: true,
      });
      addFormats.default(ajv);
      const validate = ajv.compile(JSON.parse(await print(operationId, "--schema")));
      const { examples } = JSON.parse(await print(operationId, "--json"));
      expect(examples.length).toBeGreaterThan(0);
      for (const { value } of examples)
        expect(validate(value), JSON.stringify(validate.errors)).toBe(true);
      for (const { label, payload } of faults(operationId))
        expect(validate(payload), label).toBe(false);
    },
  );

  test.each(withoutBody)(
    "of %s is its OpenAPI operation without references",
    async (operationId) => {
      const { out, err } = await runCommand(show, [operationId, "--schema"]);
      expect(JSON.parse(out)).toMatchObject({
        operationId,
        responses: { 200: { content: { "application/json": { schema: {} } } } },
      });
      expect(out).not.toContain('"$ref"');
      expect(err).toBe(
        `${operationId} takes no request body. This is its OpenAPI operation instead.\n`,
      );
    },
  );
});

describe("--example", () => {
  test("of every event is valid", async () => {
    for (const name of EVENT_NAMES) {
      const example = JSON.parse(await print(name, "--example"));
      expect((await validateEvent(name, example)).ok).toBe(true);
    }
  });

  test.each(withBody)("of %s is a valid request body", async (operationId) => {
    const { out, err } = await runCommand(show, [operationId, "--example"]);
    expect({ ok: REST_CONTRACTS[operationId].is(JSON.parse(out)), err }).toEqual({
      ok: true,
      err: "",
    });
  });

  test.each(withoutBody)("of %s is an answer", async (operationId) => {
    const { out, err } = await runCommand(show, [operationId, "--example"]);
    const { answers } = JSON.parse(await print(operationId, "--json"));
    expect(JSON.parse(out)).toEqual(answers[0].examples[0].value);
    expect(err).toContain("This is an example of its answer instead.");
  });
});

test.each(["account.created-v1", "createNotes", "getAccount"])(
  "--json of %s holds what the others print",
  async (name) => {
    const { schema, declaration, examples } = JSON.parse(await print(name, "--json"));
    expect(schema).toEqual(JSON.parse(await print(name, "--schema")));
    expect(declaration).toBe(await print(name, "--type"));
    expect(examples[0].value).toEqual(JSON.parse(await print(name, "--example")));
  },
);

describe("the built package", () => {
  test.each([
    ["account.communications_preferences_updated-v1", "--type"],
    ["createNotes", "--type"],
    ["listPendingAccountImportProcesses", "--type"],
    ["billing.billing_document.issued-v2", "--json"],
    ["stageAccount", "--json"],
  ])("prints the same for %s %s as the sources do", async (name, option) => {
    const { code, out } = await runCli(["show", name, option]);
    expect({ code, out }).toEqual({ code: 0, out: await print(name, option) });
  });

  test("takes its own example", async () => {
    const { out } = await runCli(["show", "account.created-v1", "--example"]);
    expect(
      (await runCli(["validate", "--event", "account.created-v1", "-"], { input: out })).code,
    ).toBe(0);
  });

  test("exits with 3 for an unknown name, and with 2 for wrong usage", async () => {
    expect((await runCli(["show", "account.craeted-v1"])).code).toBe(3);
    expect((await runCli(["show", "account.created-v1", "--type", "--json"])).code).toBe(2);
  });
});
