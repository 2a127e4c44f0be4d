// Prism behind our own interface, checked by validators that are not Prism.
import { describe, expect, test } from "vitest";
import openApi from "../../../generated/openapi.json" with { type: "json" };
import { ANSWERS } from "../../../generated/rest-answers.ts";
import { REST_CONTRACTS } from "../../../generated/rest-contracts.ts";
import { OPERATIONS } from "../../../generated/rest-operations.ts";
import { type Answer, loadEngine } from "../../../src/servers/prism/engine.ts";
import { EXAMPLES, mutations } from "../../library/runtime/mutate.ts";
import { findDepartures } from "../rest/contract-check.ts";

const before = JSON.stringify(openApi);
const engine = await loadEngine(openApi);

const HEADERS = { Authorization: "Token tk_1", "Content-Type": "application/json" };
const PATH = {
  account_number: "A-1",
  product_code: "P",
  tariff_code: "T",
  import_supplier_code: "N",
  external_account_number: "N 1/ü%",
};
const requestOf = (body?: unknown, headers: Record<string, string> = HEADERS) => ({
  path: PATH,
  query: {},
  headers,
  body,
});

const answers: { operationId: string; code: number; examples: readonly string[] }[] =
  Object.entries(ANSWERS).flatMap(([operationId, byCode]) =>
    Object.entries(byCode).map(([code, examples]) => ({
      operationId,
      code: Number(code),
      examples,
    })),
  );
const named = answers.flatMap(({ examples, ...answer }) =>
  examples.map((example) => ({ ...answer, example })),
);

const inStage200 = ({ operationId, code }: { operationId: string; code: number }) =>
  operationId === "stageAccount" && code === 200;

const addresses: Readonly<Record<string, { readonly method: string; readonly path: string }>> =
  OPERATIONS;
/** Judged by ajv over the document, references and all. */
function departures(operationId: string, { status, headers, body }: Answer): string[] {
  const { method = "", path = "" } = addresses[operationId] ?? {};
  return findDepartures(method, path, status, new Headers(headers), body);
}

describe("answers from examples", () => {
  test.each(named)("$operationId $code $example", async ({ operationId, code, example }) => {
    const { status, headers, body } = await engine.answer(operationId, code, example);
    expect([status, headers["Content-Type"]]).toEqual([code, "application/json"]);
    expect(departures(operationId, { status, headers, body })).toEqual([]);
    expect(await engine.judgeAnswer(operationId, { status, headers, body })).toEqual([]);
  });

  test("headers are text", async () => {
    const { headers } = await engine.answer("processAccount", 429, "import_in_progress");
    expect(headers["Retry-After"]).toMatch(/^\d+$/);
  });

  test.each([
    ["an operation", "getNothing", 200, "nothing", "no operation getNothing"],
    ["a status", "getAccount", 418, "nothing", "status code 418 is not defined"],
    ["an example", "getAccount", 200, "nothing", "errors#NOT_FOUND"],
    [
      "an example of that status",
      "stageAccount",
      201,
      named.find(inStage200)?.example ?? "",
      "has no example",
    ],
  ])(
    "%s that the document does not have is an error, not another answer",
    async (_, operationId, code, example, message) => {
      await expect(engine.answer(operationId, code, example)).rejects.toThrow(message);
    },
  );
});

const withPattern = (pattern: string) =>
  Object.fromEntries(
    Object.entries(openApi.components.schemas).map(([name, schema]) => [
      name,
      { ...schema, pattern },
    ]),
  );

describe("requests", () => {
  // Prism silently ignores a schema that it can't compile.
  test.each(Object.keys(REST_CONTRACTS))(
    "%s: a body of the wrong type is refused",
    async (operationId) => {
      for (const body of [42, "text", null, undefined, [null]])
        expect(await engine.judgeRequest(operationId, requestOf(body))).not.toEqual([]);
    },
  );

  test.each([
    [
      "the base dialect of OAS",
      { jsonSchemaDialect: "https://spec.openapis.org/oas/3.1/dialect/base" },
    ],
    [
      "an invalid pattern in every schema",
      { components: { ...openApi.components, schemas: withPattern("(") } },
    ],
  ])("but not by a document with %s", async (_, fault) => {
    const blind = await loadEngine({ ...openApi, ...fault });
    for (const operationId of Object.keys(REST_CONTRACTS))
      expect(await blind.judgeRequest(operationId, requestOf(42))).toEqual([]);
  });

  test.each(Object.entries(REST_CONTRACTS))(
    "%s: the verdict is the same as that of the contract",
    async (operationId, contract) => {
      for (const body of mutations(EXAMPLES.get(operationId) ?? [], 300, 3)) {
        const faults = await engine.judgeRequest(operationId, requestOf(body));
        expect({ body, isValid: faults.length === 0 }).toEqual({
          body,
          isValid: contract.is(body),
        });
      }
    },
  );

  test.each([
    [
      "a missing field",
      "createNotes",
      requestOf({ import_supplier: "N", notes: [] }),
      "body",
      "external_account_number",
      "required",
    ],
    [
      "a field below",
      "validateAccount",
      requestOf({ customers: [{ mobile: 4 }] }),
      "body",
      "customers.0.mobile",
      "type",
    ],
  ])("%s is reported with its place", async (_, operationId, request, place, attr, code) => {
    expect(await engine.judgeRequest(operationId, request)).toContainEqual(
      expect.objectContaining({ place, attr, code }),
    );
  });
});

describe("answers", () => {
  test.each(answers)(
    "$operationId $code: a body of the wrong type is refused",
    async ({ operationId, code }) => {
      for (const body of [42, "text", null, undefined]) {
        const faults = await engine.judgeAnswer(operationId, {
          status: code,
          headers: HEADERS,
          body,
        });
        expect(faults).toContainEqual(expect.objectContaining({ place: "body", attr: "" }));
      }
    },
  );
});

test("the document is left as it was", () => expect(JSON.stringify(openApi)).toBe(before));
