// Every rule of every parameter of an address, broken once. The answer is a 400 that names the
// parameter and the rule.
import { describe, expect, test } from "vitest";
import { OPERATIONS } from "../../generated/rest-operations.ts";
import { createMock } from "../../src/mock.ts";
import { openPlainDoor, TOKEN } from "../servers/http/plain-door.ts";
import { createClient } from "../servers/rest/client.ts";
import { VALID_REQUESTS } from "../servers/rest/valid-requests.ts";

/** For a parameter in a query by its type: a valid value, and invalid ones with their codes. */
const VALUES: Readonly<Record<string, readonly [string, ...(readonly [string, string])[]]>> = {
  boolean: ["true", ["maybe", "invalid_type"], ["", "invalid_type"], ["1", "invalid_type"]],
  integer: ["1", ["1.5", "invalid_type"], ["0", "out_of_range"], ["", "invalid_type"]],
  string: ["any"],
  datetime: ["2025-01-01T00:00:00Z", ["yesterday", "invalid_datetime"]],
};

/** The queries that break a parameter, with the code of each. */
function brokenQueries(name: string, type: string): (readonly [string, string])[] {
  const [valid, ...invalid] = VALUES[name.startsWith("period_") ? "datetime" : type] ?? [""];
  return [
    ...invalid.map(([value, code]) => [`?${name}=${value}`, code] as const),
    [`?${name}=${valid}&${name}=${valid}`, "duplicate"],
  ];
}

const CASES = VALID_REQUESTS.flatMap(({ operationId, method, path, bodies: [body] }) => {
  const { parameters, path: template } = OPERATIONS[operationId];
  return Object.entries<{ in: string; type: string }>(parameters).flatMap(([attr, parameter]) => {
    const broken =
      parameter.in === "query"
        ? brokenQueries(attr, parameter.type).map(([query, code]) => [path + query, code] as const)
        : [
            [
              template.replace(`{${attr}}`, "x".repeat(256)).replaceAll(/\{\w+\}/g, "A"),
              "too_long",
            ] as const,
          ];
    return broken.map(([address, code]) => ({ method, address, body, attr, code }));
  });
});

describe.each([
  ["the front door", openPlainDoor().fetch],
  ["the mock", createMock().fetch],
] as const)("%s names what is broken", (_, fetch) => {
  const client = createClient(fetch, "http://127.0.0.1", `Token ${TOKEN}`);
  test.each(CASES)("$method $address", async ({ method, address, body, attr, code }) => {
    const answer = await (method === "GET" ? client.get(address) : client.post(address, body));
    expect([answer.status, answer.body.code, answer.body.errors]).toMatchObject([
      400,
      "invalid_request",
      [{ attr, code }],
    ]);
  });
});
