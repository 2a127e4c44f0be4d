// Mutated requests against the server on each store, and against the mock. Every answer is one that
// the contract has, none is a failure, and the server goes on as before.
import { describe, expect, test } from "vitest";
import { OPERATIONS } from "../../generated/rest-operations.ts";
import { createMock } from "../../src/mock.ts";
import { createApp } from "../../src/servers/app/create-app.ts";
import type { Fetch } from "../../src/servers/http/fetch.ts";
import { createMemoryStore } from "../../src/servers/stores/memory/memory-store.ts";
import type { Store } from "../../src/servers/stores/store.ts";
import { ENGINES, figure, openPlace } from "../servers/stores/engines.ts";
import { attack } from "./attack.ts";

const COUNT = Number(process.env.ATTACK_REQUESTS ?? 1_500);
const TIMEOUT = 300_000 + COUNT * 20;

const openings: readonly [string, () => Promise<Store>][] = [
  ["memory", async () => createMemoryStore()],
  ...ENGINES.map(([name, place]): [string, () => Promise<Store>] => [
    name,
    async () => openPlace(await place()),
  ]),
];

async function expectToHold(name: string, fetch: Fetch): Promise<void> {
  const start = performance.now();
  const { statuses, accepted, wrong } = await attack(fetch, COUNT);
  const seconds = Math.round((performance.now() - start) / 1000);
  const tally = Object.entries(statuses).map(([status, count]) => `${count} of ${status}`);
  figure(`${COUNT} mutated requests on ${name} in ${seconds} s: ${tally.join(", ")}`);
  expect(wrong).toEqual([]);
  expect([...accepted].sort()).toEqual(Object.keys(OPERATIONS).sort());
  expect(Object.keys(statuses)).toEqual(
    expect.arrayContaining(["200", "201", "400", "401", "404", "405", "415"]),
  );
}

describe(`${COUNT} mutated requests`, () => {
  test.each(openings)(
    "on %s",
    async (name, open) => {
      const failures: unknown[] = [];
      const store = await open();
      let accounts = 0;
      const app = createApp({
        store,
        // The first account has the number that the examples read.
        ids: {
          accountNumber: () => (accounts++ === 0 ? "A-9E4D07B2" : `A-${accounts}`),
          secret: () => crypto.randomUUID(),
        },
        wait: async () => {},
        log: (entry) => entry.kind === "failure" && failures.push(entry.error),
      });
      await expectToHold(name, app.fetch);
      await app.close();
      expect(failures).toEqual([]);
    },
    TIMEOUT,
  );

  test(
    "on the mock",
    async () => {
      const failures: unknown[] = [];
      const mock = createMock({
        log: (entry) => entry.kind === "failure" && failures.push(entry.error),
        wait: async () => {}, // some ask for it
      });
      await expectToHold("the mock", mock.fetch);
      expect(failures).toEqual([]);
    },
    TIMEOUT,
  );
});
