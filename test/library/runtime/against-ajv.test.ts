// The generated validators find what plain ajv finds with the published schemas: the same verdict,
// and the same faults at the same positions. The modules that ajv generated and `addContracts` come
// to the same verdict, and so does a second engine, which shares no code with ajv or the generator.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  validate as openSecond,
  registerSchema,
  setShouldValidateFormat,
  type Validator,
} from "@hyperjump/json-schema/draft-2020-12";
import "@hyperjump/json-schema/formats-lite";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import openApi from "../../../generated/openapi.json" with { type: "json" };
import { REST_CONTRACTS } from "../../../generated/rest-contracts.ts";
import { REST_RESPONSES } from "../../../generated/rest-responses.ts";
import { requestBodies } from "../../../scripts/generate/rest-units.ts";
import { type OpenApiDocument, readOperations } from "../../../scripts/source/openapi.ts";
import { readEvents } from "../../../scripts/source/read-events.ts";
import { type AjvGuard, addContracts } from "../../../src/ajv.ts";
import { faults, fixture } from "../../../src/fixtures.ts";
import { type AnyContract, EVENT_MODULES } from "./event-contracts.ts";
import { EXAMPLES, mutations } from "./mutate.ts";

const EVENTS = Number(process.env.MUTATED_EVENTS ?? 25);
const BODIES = Number(process.env.MUTATED_BODIES ?? 300);
const eventAjv = new Ajv2020({ strict: true, allErrors: true, verbose: true });
// The bundle has keywords of its own, so ajv is not strict here.
const restAjv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
addFormats.default(restAjv);
restAjv.addSchema(openApi, "bundle");
// By default the dialect does not check formats; the REST contract does.
setShouldValidateFormat(true);
const BUNDLE = "https://energy-contracts.example/bundle";
registerSchema({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: BUNDLE,
  $defs: JSON.parse(
    JSON.stringify(openApi.components.schemas).replaceAll("#/components/schemas/", "#/$defs/"),
  ),
});
/** What the second engine says. */
async function secondGuard(id: string): Promise<Guard> {
  const engine = await openSecond(id);
  return (payload) => engine(payload as Parameters<Validator>[0]).valid;
}
const withContracts = addContracts(new Ajv2020({ strict: true, allErrors: true }));

const schemaOf = (name: string): { readonly $id: string } =>
  JSON.parse(
    readFileSync(new URL(`../../../generated/schemas/${name}.json`, import.meta.url), "utf8"),
  );
const bodySchemas = new Map(
  requestBodies(openApi as unknown as OpenApiDocument).map(({ operationId, schema }) => [
    operationId,
    schema,
  ]),
);

const FORMAT_CODES: Readonly<Record<string, string>> = {
  date: "invalid_date",
  uri: "invalid_format",
};
/** The code of the REST API for a fault of each keyword. */
const CODES: Readonly<Record<string, (error: ErrorObject) => string>> = {
  required: () => "required",
  if: () => "required",
  const: () => "invalid_type",
  not: ({ parentSchema }) => parentSchema?.["x-issue-code"],
  type: ({ data }) => (data === null ? "null" : "invalid_type"),
  minLength: () => "blank",
  maxLength: () => "too_long",
  minItems: () => "too_few_items",
  format: ({ schema }) => FORMAT_CODES[schema as string] ?? "no code for this format",
  enum: () => "invalid_choice",
  minimum: () => "out_of_range",
  pattern: ({ parentSchema }) => parentSchema?.["x-issue-code"],
};

/**
 * The faults that ajv finds, as `attr code`. The parts of a choice are not faults of their own, and
 * what several parts of a schema say is one fault.
 */
function ajvFaults(validate: ValidateFunction, payload: unknown): string[] {
  if (validate(payload)) return [];
  const faults = (validate.errors ?? [])
    .filter(({ schemaPath }) => !/\/(anyOf|else)\//.test(schemaPath))
    .filter(({ params }) => params.failingKeyword !== "then")
    // Only a value of the right type can be out of range or another choice.
    .filter(({ keyword, data }) => keyword !== "minimum" || Number.isInteger(data))
    .filter(({ keyword, data }) => !/enum|not/.test(keyword) || typeof data === "string")
    .map((error) => {
      const missing = error.keyword === "required" ? [error.params.missingProperty] : [];
      const code = CODES[error.keyword]?.(error) ?? `no code for ${error.keyword}`;
      return `${[...error.instancePath.split("/").slice(1), ...missing].join(".")} ${code}`;
    });
  return [...new Set(faults)].sort();
}

type Guard = (payload: unknown) => unknown;
/** What `addContracts` added under a name. */
const addedGuard = (name: string): Guard => withContracts.getSchema(name) ?? (() => "missing");
/** What a module that ajv generated exports, and what `addContracts` added under its name. */
const ajvGuards = (name: string, module: Readonly<Record<string, AjvGuard<unknown>>>): Guard[] => [
  ...Object.values(module),
  addedGuard(name),
];

/** The faults that a contract finds, whose two functions have to agree as well. */
function ownFaults(contract: AnyContract, payload: unknown): string[] {
  const result = contract.validate(payload);
  if (contract.is(payload) !== result.ok) return ["is and validate disagree"];
  return result.ok ? [] : result.issues.map(({ attr, code }) => `${attr} ${code}`).sort();
}

/**
 * Compares both on each payload. Returns the codes found, sorted, with `valid` if a payload has no
 * fault.
 */
function compare(
  contract: AnyContract,
  validate: ValidateFunction,
  payloads: readonly unknown[],
  guards: readonly Guard[],
): string[] {
  const found = payloads.map((payload) => ({
    payload,
    ajv: ajvFaults(validate, payload),
    own: ownFaults(contract, payload),
  }));
  expect(found.filter(({ ajv, own }) => ajv.join() !== own.join())).toEqual([]);
  for (const guard of guards)
    expect(found.filter(({ payload, own }) => guard(payload) !== (own.length === 0))).toEqual([]);
  const codes = found.flatMap(({ ajv }) =>
    ajv.length === 0 ? ["valid"] : ajv.map((fault) => fault.slice(fault.lastIndexOf(" ") + 1)),
  );
  return [...new Set(codes)].sort();
}

/** One of each type, which most payloads are not. */
const ROOTS: readonly unknown[] = [null, true, false, 0, -1.5, 1e308, "", "{}", [], [[]], {}];
/** Examples and counter-examples of the source, whose faults `npm run check` compares with their names. */
const { events } = readEvents(join(import.meta.dirname, "../../../events"));
const invalid = new Map(
  events.map((event) => [event.name, event.invalid.map(({ payload }) => payload)]),
);

const payloadsOf = (name: string, count: number, seed: number): unknown[] => [
  ...ROOTS,
  fixture(name),
  ...(EXAMPLES.get(name) ?? []),
  ...(invalid.get(name) ?? []),
  ...faults(name).map(({ payload }) => payload),
  ...mutations(EXAMPLES.get(name) ?? [], count, seed),
];

const ALWAYS = ["invalid_type", "null", "valid"];
/**
 * The faults that some payload of each request body has to have, beside those that all can have.
 */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  createHistoricalStatements: ["blank", "invalid_date", "invalid_document_path", "too_long"],
  createNotes: ["blank", "invalid_datetime", "invalid_document_path", "too_long"],
  createPaymentInstruction: ["blank"],
  createProducts: ["blank", "invalid_date", "invalid_decimal", "too_few_items"],
  createTransactions: ["blank", "invalid_date"],
  obtainPlatformToken: ["blank"],
  processAccount: ["blank"],
  stageAccount: [
    "blank",
    "invalid_date",
    "invalid_datetime",
    "invalid_decimal",
    "invalid_document_path",
    "too_long",
  ],
  validateAccount: [
    "blank",
    "invalid_date",
    "invalid_datetime",
    "invalid_decimal",
    "invalid_document_path",
    "too_long",
  ],
  validateProducts: ["blank", "invalid_date", "invalid_decimal", "too_few_items"],
};

describe("the validator of an event agrees with ajv", () => {
  test.each(
    Object.entries(EVENT_MODULES).map(([name, contract], seed) => ({ name, contract, seed })),
  )("$name", async ({ name, contract, seed }) => {
    const schema = schemaOf(name);
    registerSchema(schema);
    const validate = eventAjv.getSchema(schema.$id) ?? eventAjv.compile(schema);
    const codes = compare(contract, validate as ValidateFunction, payloadsOf(name, EVENTS, seed), [
      ...ajvGuards(name, await import(`../../../generated/ajv/${name}.js`)),
      await secondGuard(schema.$id),
    ]);
    expect(codes).toEqual(expect.arrayContaining(ALWAYS));
  });
});

describe("the validator of a request body agrees with ajv", () => {
  test.each(Object.entries<AnyContract>(REST_CONTRACTS))("%s", async (name, contract) => {
    const validate = restAjv.compile({
      $ref: `bundle#/components/schemas/${bodySchemas.get(name)}`,
    });
    const guards = [
      ...ajvGuards(name, await import(`../../../generated/ajv/rest/${name}.js`)),
      await secondGuard(`${BUNDLE}#/$defs/${bodySchemas.get(name)}`),
    ];
    const codes = compare(contract, validate, payloadsOf(name, BODIES, 7), guards);
    expect(codes).toEqual(expect.arrayContaining([...ALWAYS, ...(FURTHER[name] ?? [])]));
  });
});

describe("the validator of an answer agrees with ajv", () => {
  const document = openApi as unknown as OpenApiDocument;
  const answers = readOperations(document).flatMap((operation) =>
    operation.answers.map(({ status, content }) => {
      const { operationId } = operation;
      const contracts: Readonly<Record<string, AnyContract>> =
        REST_RESPONSES[operationId as keyof typeof REST_RESPONSES];
      return { operationId, status, content, contract: contracts[status] };
    }),
  );

  /** The same schema and the same examples come back in most failures. */
  const cached = <Made>(make: (json: string) => Made) => {
    const made = new Map<string, Made>();
    return (json: string): Made => {
      const found = made.get(json) ?? make(json);
      made.set(json, found);
      return found;
    };
  };
  const compile = cached((schema) => restAjv.compile(JSON.parse(schema)));
  const mutated = {
    success: cached((examples) => mutations(JSON.parse(examples), BODIES * 0.4, 11)),
    failure: cached((examples) => mutations(JSON.parse(examples), BODIES * 0.04, 11)),
  };

  test("and there is one for each status of each operation", () => {
    expect(answers.filter(({ contract }) => !contract)).toEqual([]);
    expect(answers.length).toBeGreaterThan(100);
  });

  test.each(answers)("$operationId $status", ({ content, contract, operationId, status }) => {
    const examples = content?.examples.map(({ value }) => value) ?? [];
    expect(contract?.name).toBe(`${operationId} ${status}`);
    for (const example of examples)
      expect(contract?.validate(example, { unknown: "report" })).toEqual({
        ok: true,
        value: example,
      });
    const schema = JSON.stringify(content?.schema).replaceAll('"#/', '"bundle#/');
    const validate = compile(schema);
    const mutate = status < "300" ? mutated.success : mutated.failure;
    const payloads = [...examples, ...mutate(JSON.stringify(examples))];
    const guard = addedGuard(`${operationId}.${status}`);
    if (schema.includes("anyOf") || operationId === "obtainPlatformToken")
      // Which fault a choice has is a matter of words, whether it has one is not.
      for (const payload of payloads)
        expect([contract?.is(payload), guard(payload)]).toEqual([
          validate(payload),
          validate(payload),
        ]);
    else if (contract) compare(contract, validate, payloads, [guard]);
  });
});
