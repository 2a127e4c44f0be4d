// Simulated weather, and answers that a caller prefers to the real ones.
import { afterEach, describe, expect, test } from "vitest";
import { ANSWERS } from "../../../generated/rest-answers.ts";
import { parseArguments } from "../../../src/cli/arguments.ts";
import { readWeather } from "../../../src/cli/hosting/weather-options.ts";
import { serve } from "../../../src/cli/serve/command.ts";
import { createMock } from "../../../src/mock.ts";
import { type App, type AppOptions, createApp, listen } from "../../../src/server.ts";
import type { WeatherOptions } from "../../../src/servers/http/weather.ts";

const IMPORT = "/v1/data-import/account-import-process";
const KEY = { import_supplier: "NORDWERK", external_account_number: "NW-1" };

const apps: App[] = [];
afterEach(async () => void (await Promise.all(apps.splice(0).map((app) => app.close()))));

function open(options: AppOptions = {}) {
  const waits: number[] = [];
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  const app = createApp({ control: true, wait, ...options });
  apps.push(app);
  return { app, waits, send: sender(app.fetch) };
}
function sender(fetch: (request: Request) => Promise<Response>, base = "http://127.0.0.1") {
  return async (method: string, path: string, body?: unknown, headers = {}) => {
    const response = await fetch(
      new Request(`${base}${path}`, {
        method,
        headers: {
          Authorization: "Token tk_demo_9sWc2LhY6pQzRb",
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    return {
      status: response.status,
      retry: response.headers.get("retry-after"),
      body: JSON.parse(await response.text()),
    };
  };
}
type Send = ReturnType<typeof sender>;
/** What becomes of a call: its status, or that it was cut. */
const fateOf = (call: ReturnType<Send>): Promise<number | string> =>
  call.then(
    ({ status }) => status,
    (error: unknown) => (error as Error).name,
  );
async function fates(send: Send, count: number, path = "/v1/products/") {
  const found: (number | string)[] = [];
  for (let call = 0; call < count; call += 1) found.push(await fateOf(send("GET", path)));
  return found;
}
const share = (found: readonly unknown[], wanted: unknown) =>
  found.filter((fate) => fate === wanted).length / found.length;

describe("faults", () => {
  test("come to their share of calls, as the operation declares them, and the same for a seed", async () => {
    const weather = { faults: 0.3, seed: 7 };
    const found = await fates(open({ weather }).send, 1000);
    expect(new Set(found)).toEqual(new Set([200, 500, "TypeError"]));
    expect(share(found, 200)).toBeGreaterThan(0.65);
    expect(share(found, 200)).toBeLessThan(0.75);
    expect(await fates(open({ weather }).send, 1000)).toEqual(found);
    expect(await fates(open({ weather: { ...weather, seed: 8 } }).send, 1000)).not.toEqual(found);
  });

  test("are 429 with Retry-After where that is declared, and leave everything as it is", async () => {
    const { app, send } = open({ weather: { faults: 1, seed: 3 } });
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
    expect((await app.snapshot()).staged).toEqual([]);
  });

  test("over HTTP cut the connection, and are the same calls as in process", async () => {
    const weather = { faults: 0.5, lost: 0.1, seed: 7 };
    const { app } = open({ weather });
    const server = await listen(app);
    const overHttp = await fates(sender(fetch, server.url), 50);
    await server.close();
    expect(overHttp).toEqual(await fates(open({ weather }).send, 50));
    expect(overHttp).toContain("TypeError");
  });
});

test("lost is an answer that nobody gets, after the work was done", async () => {
  const { app, send } = open({ weather: { lost: 1 } });
  expect(await fateOf(send("POST", `${IMPORT}/create-or-update/`, KEY))).toBe("TypeError");
  expect((await app.snapshot()).staged).toEqual([KEY]);
  expect(app.requests.list()).toMatchObject([{ operation: "stageAccount", status: 0 }]);
});

describe("latency", () => {
  test("lies in its range, for each answer of an operation, and the same for a seed", async () => {
    const weather = { latency: [200, 600] as const, seed: 7 };
    const [one, other] = [open({ weather }), open({ weather })];
    expect(new Set(await fates(one.send, 100))).toEqual(new Set([200]));
    await fates(other.send, 100);
    expect(one.waits).toHaveLength(100);
    expect(Math.min(...one.waits)).toBeGreaterThanOrEqual(200);
    expect(Math.max(...one.waits)).toBeLessThanOrEqual(600);
    expect(new Set(one.waits).size).toBeGreaterThan(50);
    expect(other.waits).toEqual(one.waits);
  });
});

describe("while it runs", () => {
  test("the weather changes, and a reset brings back what it was", async () => {
    const { send } = open({ weather: { faults: 1, seed: 1 } });
    const weather = { latency: [1, 2], faults: 0, lost: 0, seed: "x" };
    expect((await send("PUT", "/__control/weather", weather)).body).toEqual(weather);
    expect(await fates(send, 5)).toEqual([200, 200, 200, 200, 200]);
    await send("POST", "/__control/reset");
    expect((await send("GET", "/__control/weather")).body).toEqual({ faults: 1, seed: 1 });
    expect(await fates(send, 5)).not.toContain(200);
    await send("PUT", "/__control/weather", {});
    expect(await fates(send, 1)).toEqual([200]);
  });

  test.each<[unknown, string | null]>([
    [{ latency: 5 }, "latency"],
    [{ latency: [5, 1] }, "latency"],
    [{ latency: [-1, 1] }, "latency.0"],
    [{ latency: [1] }, "latency"],
    [{ latency: [1, 2, 3] }, "latency"],
    [{ faults: 2 }, "faults"],
    [{ lost: "0.5" }, "lost"],
    [{ seed: {} }, "seed"],
    [{ rain: 1 }, "rain"],
    [[], null],
  ])("%j is refused", async (weather, attr) => {
    const { send } = open();
    const { status, body } = await send("PUT", "/__control/weather", weather);
    expect([status, body.errors[0].attr]).toEqual([400, attr]);
    expect(() => createApp({ weather: weather as WeatherOptions })).toThrow(RangeError);
    expect(() => createMock({ weather: weather as WeatherOptions })).toThrow(RangeError);
  });
});

test("the mock has the same weather", async () => {
  const weather = { faults: 0.3, lost: 0.1, seed: 7 };
  const found = await fates(sender(createMock({ weather }).fetch), 100);
  expect(found).toEqual(await fates(open({ weather }).send, 100));
});

describe("on the command line", () => {
  const typed = (options: Record<string, string>) =>
    readWeather(
      parseArguments(
        serve,
        Object.entries(options).map(([name, value]) => `--${name}=${value}`),
      ),
    );

  test.each<[Record<string, string>, WeatherOptions | undefined]>([
    [{}, undefined],
    [{ seed: "7" }, undefined],
    [
      { latency: "200-600", seed: "7" },
      { latency: [200, 600], seed: "7" },
    ],
    [
      { latency: "300", faults: "0.02", lost: "1" },
      { latency: [300, 300], faults: 0.02, lost: 1 },
    ],
  ])("%j is %j", (options, weather) => {
    expect(typed(options)).toEqual(weather);
  });

  test.each([
    { latency: "600-200" },
    { latency: "fast" },
    { faults: "2" },
    { faults: "2%" },
    { faults: "." },
    { lost: "-1" },
  ])("%j is wrong usage", (options) => {
    expect(() => typed(options as unknown as Record<string, string>)).toThrow(
      /^--(latency|faults|lost) takes/,
    );
  });

  test("a seed means the same as in code", async () => {
    const [text, number] = [
      open({ weather: { faults: 0.5, seed: "7" } }),
      open({ weather: { faults: 0.5, seed: 7 } }),
    ];
    expect(await fates(text.send, 50)).toEqual(await fates(number.send, 50));
  });
});

describe("Prefer", () => {
  const products = "/v1/products/";
  test("with control gets any answer that the operation declares, and does nothing", async () => {
    const { app, send } = open();
    const prefer = (value: string) =>
      send("POST", `${IMPORT}/create-or-update/`, KEY, { Prefer: value });
    for (const code of Object.keys(ANSWERS.stageAccount))
      expect((await prefer(`code=${code}`)).status).toBe(Number(code));
    expect((await prefer("code=400, example=supplier_paused")).body.code).toBe("supplier_paused");
    expect((await prefer("code=418")).body.detail).toContain("no answer with the code 418");
    expect((await app.snapshot()).staged).toEqual([]);
    expect((await prefer("mode=x")).status).toBe(201);
  });

  test("waits, here and on the mock", async () => {
    const { waits, send } = open();
    await send("GET", products, undefined, { Prefer: "wait=2" });
    expect(waits).toEqual([2000]);
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    await sender(createMock({ wait }).fetch)("GET", products, undefined, { Prefer: "wait=0.5" });
    expect(waits).toEqual([2000, 500]);
    expect((await send("GET", products, undefined, { Prefer: "wait=61" })).status).toBe(400);
    expect((await send("GET", products, undefined, { Prefer: "wait" })).status).toBe(400);
  });

  test("without control is ignored, and the log says so", async () => {
    const ignored: unknown[] = [];
    const log = Object.assign(
      (entry: { kind: string; ignored?: string | undefined }) => ignored.push(entry.ignored),
      { requests: true },
    );
    const { send } = open({ control: false, log });
    expect((await send("GET", products, undefined, { Prefer: "code=500" })).status).toBe(200);
    expect((await send("GET", products)).status).toBe(200);
    expect(ignored).toEqual(["Prefer is ignored without --control.", undefined]);
  });
});
