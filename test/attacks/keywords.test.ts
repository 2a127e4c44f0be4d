// Every rule of every field of a request, broken once. The answer is a 400 that names the field and
// the rule, and nothing else.
import { expect, test } from "vitest";
import openApi from "../../generated/openapi.json" with { type: "json" };
import type { REST_CONTRACTS } from "../../generated/rest-contracts.ts";
import { OPERATIONS } from "../../generated/rest-operations.ts";
import { requestBodies } from "../../scripts/generate/rest-units.ts";
import { breachesOf, REMOVED } from "../../src/fixtures/breaches.ts";
import { createMock } from "../../src/mock.ts";
import type { OpenApiDocument } from "../../src/model/openapi.ts";
import { createApp } from "../../src/server/create-app.ts";
import { createClient } from "../rest/client.ts";
import { VALID_REQUESTS } from "../rest/valid-requests.ts";
import { figure } from "../stores/engines.ts";
import { sitesOf } from "./rules.ts";

interface Broken {
  readonly label: string;
  readonly body: unknown;
  readonly attr: string;
  readonly code: string;
}

/** All examples of a body in one, so that each field that one of them has is there. */
function merge(values: readonly unknown[]): unknown {
  const [first] = values;
  if (typeof first !== "object" || first === null) return first;
  if (Array.isArray(first)) {
    const items = (values as unknown[][]).flat();
    return items.length === 0 ? [] : [merge(items)];
  }
  const fields = (values as Record<string, unknown>[]).flatMap((value) => Object.entries(value));
  const names = [...new Set(fields.map(([name]) => name))];
  return Object.fromEntries(
    names.map((name) => [
      name,
      merge(fields.filter(([other]) => other === name).map(([, value]) => value)),
    ]),
  );
}

/** A copy with the value at one place changed. A place that is not there is made. */
function changed(body: unknown, keys: readonly string[], change: (value: unknown) => unknown) {
  const [key, ...rest] = keys;
  if (key === undefined) return change(body);
  const copy = (Array.isArray(body) ? [...body] : { ...(body as object) }) as Record<
    string,
    unknown
  >;
  const value = changed(copy[key], rest, change);
  if (value === REMOVED) delete copy[key];
  else copy[key] = value;
  return copy;
}

function brokenBodies(operationId: string, schema: string): Broken[] {
  const { bodies } = VALID_REQUESTS.find((valid) => valid.operationId === operationId) ?? {};
  const full = merge(bodies ?? []);
  return sitesOf({ $ref: `#/components/schemas/${schema}` }).flatMap((site) => {
    const [attr] = site;
    return breachesOf(site).map(({ label, code, change }) => ({
      label: `${label} ${attr}`,
      body: changed(full, attr === "" ? [] : attr.split("."), change),
      attr,
      code,
    }));
  });
}

const CASES = requestBodies(openApi as unknown as OpenApiDocument).map(
  ({ operationId, schema }) => ({
    operationId: operationId as keyof typeof REST_CONTRACTS,
    broken: brokenBodies(operationId, schema),
  }),
);
const app = createApp({ log: () => {} });
const SERVERS = [
  ["the server", app.fetch],
  ["the mock", createMock().fetch],
] as const;

for (const [name, fetch] of SERVERS) {
  const client = createClient(fetch, "http://127.0.0.1", `Token ${app.settings.tokens[0]}`);
  test.each(CASES)(
    `${name} names what is broken: $operationId`,
    async ({ operationId, broken }) => {
      const { path, invalidBody } = OPERATIONS[operationId];
      for (const { label, body, attr, code } of broken) {
        const answer = await client.post(path, body);
        const errors = answer.body.errors?.map((error: Broken) => [error.attr, error.code]);
        expect([label, answer.status, answer.body.code, errors]).toEqual([
          label,
          400,
          invalidBody,
          [[attr || null, code]],
        ]);
      }
    },
  );
}

test("all rules are broken", () => {
  const count = CASES.flatMap(({ broken }) => broken).length;
  figure(`${count} rules of request fields, each broken once`);
  expect(count).toBeGreaterThan(900);
});
