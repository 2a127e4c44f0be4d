// The generated validators agree with a second implementation of JSON Schema, which shares no code
// with ajv or the generator.
import { readFileSync } from "node:fs";
import {
  registerSchema,
  setShouldValidateFormat,
  type Validator,
  validate,
} from "@hyperjump/json-schema/draft-2020-12";
import "@hyperjump/json-schema/formats-lite";
import { describe, expect, test } from "vitest";
import openApi from "../../../generated/openapi.json" with { type: "json" };
import { REST_CONTRACTS } from "../../../generated/rest-contracts.ts";
import { requestBodies } from "../../../scripts/generate/rest-units.ts";
import type { OpenApiDocument } from "../../../scripts/source/openapi.ts";
import { faults, fixture } from "../../../src/fixtures.ts";
import { type AnyContract, EVENT_MODULES } from "./event-contracts.ts";
import { EXAMPLES, mutations } from "./mutate.ts";

// By default the dialect does not check formats; the REST contract does.
setShouldValidateFormat(true);

const EVENTS = Number(process.env.MUTATED_EVENTS ?? 25);
const BODIES = Number(process.env.MUTATED_BODIES ?? 300);
const DIALECT = "https://json-schema.org/draft/2020-12/schema";
const BUNDLE = "https://energy-contracts.example/bundle";
const components = JSON.parse(
  JSON.stringify(openApi.components.schemas).replaceAll("#/components/schemas/", "#/$defs/"),
);
registerSchema({ $schema: DIALECT, $id: BUNDLE, $defs: components });

const SCHEMA_IDS = new Map(
  Object.keys(EVENT_MODULES).map((name): [string, string] => {
    const schema = JSON.parse(
      readFileSync(new URL(`../../../generated/schemas/${name}.json`, import.meta.url), "utf8"),
    );
    registerSchema(schema);
    return [name, schema.$id];
  }),
);

/** Both verdicts have to occur, or the comparison would prove little. */
function compare(contract: AnyContract, engine: Validator, payloads: readonly unknown[]): void {
  const verdicts = payloads.map((payload) => ({
    payload,
    is: contract.is(payload),
    validate: contract.validate(payload).ok,
    engine: engine(payload as Parameters<Validator>[0]).valid,
  }));
  expect(
    verdicts.filter(
      (verdict) => verdict.is !== verdict.engine || verdict.validate !== verdict.engine,
    ),
  ).toEqual([]);
  expect(new Set(verdicts.map((verdict) => verdict.engine))).toEqual(new Set([true, false]));
}

const payloadsOf = (name: string, count: number, seed: number): unknown[] => [
  fixture(name),
  ...faults(name).map(({ payload }) => payload),
  ...mutations(EXAMPLES.get(name) ?? [], count, seed),
];

describe("the validator of an event agrees with the second engine", () => {
  test.each(
    Object.entries(EVENT_MODULES).map(([name, contract], index) => ({
      name,
      contract,
      seed: 1000 + index,
    })),
  )("$name", async ({ name, contract, seed }) => {
    const id = SCHEMA_IDS.get(name) ?? "";
    compare(contract, await validate(id), payloadsOf(name, EVENTS, seed));
  });
});

describe("the validator of a request body agrees with the second engine", () => {
  const bodies = requestBodies(openApi as unknown as OpenApiDocument);
  test.each(bodies)("$operationId", async ({ operationId, schema }) => {
    const contract = REST_CONTRACTS[operationId as keyof typeof REST_CONTRACTS];
    compare(
      contract,
      await validate(`${BUNDLE}#/$defs/${schema}`),
      payloadsOf(operationId, BODIES, 11),
    );
  });
});
