// One rule of date and time, asked of everyone who judges: the validators, ajv with ajv-formats over
// the published schema, the front door and the mock.
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import openApi from "../../generated/openapi.json" with { type: "json" };
import { REST_CONTRACTS } from "../../generated/rest-contracts.ts";
import { PARAMETER_CHECKS } from "../../generated/rest-parameters.ts";
import { fixture } from "../../src/fixtures.ts";
import { createMock } from "../../src/mock.ts";
import { openPlainDoor, TOKEN } from "./http/plain-door.ts";
import { VALID_REQUESTS } from "./rest/valid-requests.ts";

/** Each form, and whether it is one in a payload and in a query. */
const FORMS: readonly (readonly [text: string, inPayload: boolean, inQuery: boolean])[] = [
  ["2025-08-28T09:15:00Z", true, true],
  ["2025-08-28T09:15:00+02:00", true, true],
  ["2025-08-28T09:15:00+0200", true, true],
  ["2025-08-28T09:15:00-0530", true, true],
  ["2025-08-28T09:15:00.25Z", true, true],
  ["2025-08-28T09:15:00.123456789012+0200", true, true],
  ["2025-08-28T09:15Z", true, true],
  ["2025-08-28T09:15+02:00", true, true],
  ["2025-08-28T09:15-0530", true, true],
  ["2025-08-28t09:15:00z", true, true],
  ["2025-08-28T00:00:00-00:00", true, true],
  ["2025-08-28T23:59:59+23:59", true, true],
  ["2024-02-29T00:00:00Z", true, true],
  ["2000-02-29T00:00Z", true, true],
  ["0000-02-29T00:00:00Z", true, true],
  ["9999-12-31T23:59:59Z", true, true],
  ["2016-12-31T23:59:60Z", true, true],
  ["2025-08-28T09:15:00", false, true],
  ["2025-08-28T09:15", false, true],
  ["2025-08-28T09:15:00.5", false, true],
  ["2025-08-28 09:15:00Z", false, false],
  ["2025-08-28 09:15", false, false],
  ["2025-08-28T09:15:00 +02:00", false, false],
  ["2025-08-28T09:15:00+02", false, false],
  ["2025-08-28T09:15:00+2:00", false, false],
  ["2025-08-28T09:15:00+24:00", false, false],
  ["2025-08-28T09:15:00+02:60", false, false],
  ["2025-08-28T09:15:00,5Z", false, false],
  ["2025-08-28T09Z", false, false],
  ["2025-08-28T24:00:00Z", false, false],
  ["2025-08-28T09:60:00Z", false, false],
  ["2025-08-28T09:15:61Z", false, false],
  ["2017-01-01T00:59:60+01:00", false, false],
  ["2025-02-30T00:00:00Z", false, false],
  ["2025-02-29T00:00:00Z", false, false],
  ["1900-02-29T00:00:00Z", false, false],
  ["2025-13-01T00:00:00Z", false, false],
  ["20250828T091500Z", false, false],
  ["2025-08-28", false, false],
  ["2025-08-28T09:15:00Z\n", false, false],
];

const ajv = new Ajv2020({ strict: true });
ajv.addVocabulary(["x-evidence", "x-issue-code"]);
addFormats.default(ajv);
const published = (path: string): object =>
  JSON.parse(readFileSync(new URL(`../../generated/${path}`, import.meta.url), "utf8"));
const isBody = ajv.compile(published("schemas/rest/validateAccount.json"));
const isQuery = ajv.compile(openApi.components.schemas.QueryDateTime);
const door = openPlainDoor();
const mock = createMock();

const ACCOUNT = fixture("validateAccount");
const pathOf = (operationId: string): string =>
  VALID_REQUESTS.find((request) => request.operationId === operationId)?.path ?? "";
const HEADERS = {
  Authorization: `Token ${TOKEN}`,
  "Content-Type": "application/json",
};

interface Served {
  fetch(request: Request): Promise<Response>;
}

/** Whether a server takes a request. One that it refuses, it refuses because of the datetime. */
async function takes({ fetch }: Served, path: string, init: RequestInit): Promise<boolean> {
  const response = await fetch(new Request(`http://localhost${path}`, init));
  const { errors } = (await response.json()) as { readonly errors?: unknown };
  if (response.status === 200) return true;
  const reason = [expect.objectContaining({ code: "invalid_datetime" })];
  expect([response.status, errors]).toEqual([400, reason]);
  return false;
}

const everyone = (verdict: boolean) => ({
  validators: verdict,
  ajv: verdict,
  door: verdict,
  mock: verdict,
});

describe("everyone has the same verdict on a datetime", () => {
  test.each(FORMS)("%j: in a payload %j", async (text, inPayload) => {
    const body = { ...ACCOUNT, contracts: [{ ...ACCOUNT.contracts?.[0], agreed_at: text }] };
    const init = { method: "POST", headers: HEADERS, body: JSON.stringify(body) };
    expect({
      validators: REST_CONTRACTS.validateAccount.is(body),
      ajv: isBody(body),
      door: await takes(door, pathOf("validateAccount"), init),
      mock: await takes(mock, pathOf("validateAccount"), init),
    }).toEqual(everyone(inPayload));
  });

  test.each(FORMS)("%j: in a payload %j, in a query %j", async (text, _, inQuery) => {
    const address = `${pathOf("listStandardUnitRates")}?${new URLSearchParams({ period_from: text })}`;
    expect({
      validators: PARAMETER_CHECKS.listStandardUnitRates.is({
        product_code: "P",
        tariff_code: "T",
        period_from: text,
      }),
      ajv: isQuery(text),
      door: await takes(door, address, { headers: HEADERS }),
      mock: await takes(mock, address, { headers: HEADERS }),
    }).toEqual(everyone(inQuery));
  });
});
