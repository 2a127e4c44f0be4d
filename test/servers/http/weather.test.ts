// Simulated weather between a caller and what answers.
import { describe, expect, test } from "vitest";
import { createMock } from "../../../src/mock.ts";
import { listenWith } from "../../../src/servers/host/listen.ts";
import { checkWeather, Weather, type WeatherOptions } from "../../../src/servers/http/weather.ts";
import { openPlainDoor } from "./plain-door.ts";
import { fateOf, fates, sender } from "./sender.ts";

const IMPORT = "/v1/data-import/account-import-process";
const KEY = { import_supplier: "NORDWERK", external_account_number: "NW-1" };

function open(options: WeatherOptions) {
  const waits: number[] = [];
  /** The operations that were done. */
  const done: string[] = [];
  const weather = new Weather(checkWeather(options), async (time) => void waits.push(time));
  const { fetch } = openPlainDoor({
    around: weather.around,
    answer: async ({ operationId }) => {
      done.push(operationId);
      return { status: 200, body: {} };
    },
  });
  return { fetch, waits, done, send: sender(fetch) };
}
const share = (found: readonly unknown[], wanted: unknown) =>
  found.filter((fate) => fate === wanted).length / found.length;

describe("faults", () => {
  test("come to their share of calls, as the operation declares them, and the same for a seed", async () => {
    const weather = { faults: 0.3, seed: 7 };
    const found = await fates(open(weather).send, 1000);
    expect(new Set(found)).toEqual(new Set([200, 500, "TypeError"]));
    expect(share(found, 200)).toBeGreaterThan(0.65);
    expect(share(found, 200)).toBeLessThan(0.75);
    expect(await fates(open(weather).send, 1000)).toEqual(found);
    expect(await fates(open({ ...weather, seed: 8 }).send, 1000)).not.toEqual(found);
  });

  test("are 429 with Retry-After where that is declared, and leave everything as it is", async () => {
    const { done, send } = open({ faults: 1, seed: 3 });
    const order = { ...KEY, operations_team_name: "migrations-north" };
    const found: string[] = [];
    for (let call = 0; call < 60; call += 1)
      found.push(
        await send("POST", `${IMPORT}/process/`, order).then(
          ({ status, retry, body }) => `${status} ${body.code} ${retry}`,
          (error: unknown) => (error as Error).name,
        ),
      );
    expect([...new Set(found)].sort()).toEqual([
      "429 concurrency_limit_reached 1",
      "500 internal_error null",
      "TypeError",
    ]);
    for (let call = 0; call < 20; call += 1)
      await fateOf(send("POST", `${IMPORT}/create-or-update/`, KEY));
    expect(done).toEqual([]);
  });

  test("over HTTP cut the connection, and are the same calls as in process", async () => {
    const weather = { faults: 0.5, lost: 0.1, seed: 7 };
    const server = await listenWith(open(weather).fetch);
    const overHttp = await fates(sender(fetch, server.url), 50);
    await server.close();
    expect(overHttp).toEqual(await fates(open(weather).send, 50));
    expect(overHttp).toContain("TypeError");
  });
});

describe("latency", () => {
  test("lies in its range, for each answer of an operation, and the same for a seed", async () => {
    const weather = { latency: [200, 600] as const, seed: 7 };
    const [one, other] = [open(weather), open(weather)];
    expect(new Set(await fates(one.send, 100))).toEqual(new Set([200]));
    await fates(other.send, 100);
    expect(one.waits).toHaveLength(100);
    expect(Math.min(...one.waits)).toBeGreaterThanOrEqual(200);
    expect(Math.max(...one.waits)).toBeLessThanOrEqual(600);
    expect(new Set(one.waits).size).toBeGreaterThan(50);
    expect(other.waits).toEqual(one.waits);
  });
});

test("the mock has the same weather", async () => {
  const weather = { faults: 0.3, lost: 0.1, seed: 7 };
  const found = await fates(sender(createMock({ weather }).fetch), 100);
  expect(found).toEqual(await fates(open(weather).send, 100));
});

test("a seed means the same as in code", async () => {
  const [text, number] = [open({ faults: 0.5, seed: "7" }), open({ faults: 0.5, seed: 7 })];
  expect(await fates(text.send, 50)).toEqual(await fates(number.send, 50));
});
