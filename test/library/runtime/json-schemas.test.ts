// `~standard.jsonSchema` of the contracts of the REST API: the published schema, which any validator
// reads in both drafts, and which refuses what the contract refuses.
import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test, vi } from "vitest";
import { stageAccount } from "../../../generated/rest/stageAccount.ts";
import { REST_CONTRACTS } from "../../../generated/rest-contracts.ts";
import { REST_RESPONSES } from "../../../generated/rest-responses.ts";
import { fixture } from "../../../src/fixtures.ts";
import type { AnyContract } from "./event-contracts.ts";
import { mutations } from "./mutate.ts";

const DRAFTS = [
  [
    "draft-2020-12",
    new Ajv2020({ strictTypes: false }),
    "https://json-schema.org/draft/2020-12/schema",
  ],
  ["draft-07", new Ajv({ strictTypes: false }), "http://json-schema.org/draft-07/schema#"],
] as const;
for (const [, ajv] of DRAFTS) addFormats.default(ajv);
const bodies = Object.values<AnyContract>(REST_CONTRACTS).map((contract) => ({
  contract,
  file: contract.name,
  example: fixture<string>(contract.name),
}));
const answers = Object.entries(REST_RESPONSES).flatMap(([operationId, responses]) =>
  Object.entries<AnyContract>(responses).map(([status, contract]) => ({
    contract,
    file: `${operationId}.${status}`,
    example: (fixture as (name: string, status: number) => unknown)(operationId, Number(status)),
  })),
);

test.each([...bodies, ...answers])("$file", ({ contract, file, example }) => {
  const url = new URL(`../../../generated/schemas/rest/${file}.json`, import.meta.url);
  const published = JSON.parse(readFileSync(url, "utf8"));
  const payloads = [example, ...mutations([example], 60, 3)];
  const verdicts = payloads.map((payload) => contract.is(payload));
  expect([...new Set(verdicts)].sort()).toEqual([false, true]);
  for (const [target, ajv, $schema] of DRAFTS) {
    const { input, output } = contract["~standard"].jsonSchema;
    expect(input({ target })).toEqual({ ...published, $schema });
    expect(output({ target })).toEqual({ ...published, $schema });
    const validate = ajv.compile(input({ target }));
    expect(payloads.map((payload) => validate(payload))).toEqual(verdicts);
    // Each schema has to compile with no other known.
    ajv.removeSchema();
  }
});

test("throws for other targets, and where the package can't be read", () => {
  const { jsonSchema } = stageAccount["~standard"];
  for (const target of ["draft-04", "draft-2019-09", "openapi-3.0", "constructor"])
    expect(() => jsonSchema.input({ target })).toThrow(
      new TypeError(`The targets are draft-2020-12 and draft-07, not ${target}.`),
    );
  vi.stubGlobal("process", {});
  try {
    expect(() => jsonSchema.output({ target: "draft-07" })).toThrow(
      new TypeError(
        "The schema can't be read here; import energy-contracts/schemas/rest/stageAccount.json.",
      ),
    );
  } finally {
    vi.unstubAllGlobals();
  }
});
