// Every rule of every field of a request, broken once. The answer is a 400 that names the field and
// the rule, and nothing else.
import { expect, test } from "vitest";
import { OPERATIONS } from "../../generated/rest-operations.ts";
import { createMock } from "../../src/mock.ts";
import { openPlainDoor, TOKEN } from "../servers/http/plain-door.ts";
import { createClient } from "../servers/rest/client.ts";
import { figure } from "../servers/stores/engines.ts";
import { BROKEN_BODIES, type Broken } from "./broken-bodies.ts";

const SERVERS = [
  ["the front door", openPlainDoor().fetch],
  ["the mock", createMock().fetch],
] as const;

for (const [name, fetch] of SERVERS) {
  const client = createClient(fetch, "http://127.0.0.1", `Token ${TOKEN}`);
  test.each(BROKEN_BODIES)(
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
  const count = BROKEN_BODIES.flatMap(({ broken }) => broken).length;
  figure(`${count} rules of request fields, each broken once`);
  expect(count).toBeGreaterThan(900);
});
