// What the app has around its handlers: log, health, simulated weather, and answers that a caller
// prefers to the real ones.
import { afterEach, describe, expect, test, vi } from "vitest";
import { ANSWERS } from "../../../generated/rest-answers.ts";
import { createMock } from "../../../src/mock.ts";
import {
  type App,
  type AppOptions,
  createApp,
  createMemoryStore,
  DEVELOPMENT_SETTINGS,
} from "../../../src/server.ts";
import type { LogEntry } from "../../../src/servers/http/log.ts";
import type { WeatherOptions } from "../../../src/servers/http/weather.ts";
import { fateOf, fates, sender } from "../http/sender.ts";

const IMPORT = "/v1/data-import/account-import-process";
const KEY = { import_supplier: "NORDWERK", external_account_number: "NW-1" };

const apps: App[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

function open(options: AppOptions = {}) {
  const waits: number[] = [];
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  const app = createApp({ control: true, wait, ...options });
  apps.push(app);
  return { app, waits, send: sender(app.fetch) };
}
/** A log that keeps what it receives. */
function keepLog({ requests }: { readonly requests: boolean }) {
  const entries: LogEntry[] = [];
  const log = Object.assign((entry: LogEntry) => void entries.push(entry), { requests });
  return { entries, log };
}
/** A store that can't be read. */
const broken = () => ({
  ...createMemoryStore(),
  read: () => Promise.reject(new Error("the disk is gone")),
});

describe("the log", () => {
  test("has every request of every address, if it asks for them", async () => {
    const { entries, log } = keepLog({ requests: true });
    const { send } = open({ log });
    for (const path of ["/v1/products/", "/v1/nothing/", "/healthz", "/__control/"])
      await send("GET", path);
    expect(entries).toMatchObject([
      { kind: "request", path: "/v1/products/", operationId: "listProducts", status: 200 },
      { kind: "request", path: "/v1/nothing/", status: 404 },
      { kind: "request", path: "/healthz", status: 200 },
      { kind: "request", path: "/__control/", status: 200 },
    ]);
  });

  test("has no request otherwise", async () => {
    const { entries, log } = keepLog({ requests: false });
    expect((await open({ log }).send("GET", "/v1/products/")).status).toBe(200);
    expect(entries).toEqual([]);
  });

  test("is the console by default, for failures alone", async () => {
    const written = vi.spyOn(console, "error").mockImplementation(() => {});
    await open({ store: broken() }).send("GET", "/v1/products/");
    await open().send("GET", "/v1/products/");
    expect(written.mock.calls).toEqual([[new Error("the disk is gone")]]);
  });
});

test("a telephone number without a country code is of the country of the supplier", async () => {
  const statusIn = async (country: string) => {
    const suppliers = DEVELOPMENT_SETTINGS.suppliers.map((supplier) => ({ ...supplier, country }));
    const account = { ...KEY, customers: [{ mobile: "020 7946 0018" }] };
    const { send } = open({ settings: { suppliers } });
    return (await send("POST", "/v1/data-import/validate-account/", account)).status;
  };
  expect(await statusIn("GB")).toBe(200);
  expect(await statusIn("FR")).toBe(400);
});

describe("a server is not ready", () => {
  const full = {
    ...createMemoryStore(),
    probe: () => Promise.reject(new Error("the disk is full")),
  };
  test.each([
    ["read", "the disk is gone", broken()],
    ["changed", "the disk is full", full],
  ])("if its store can't be %s, and logs why", async (_, reason, store) => {
    const { entries, log } = keepLog({ requests: false });
    const { send } = open({ store, log });
    const { status, requestId } = await send("GET", "/readyz");
    expect(status).toBe(503);
    expect(entries).toEqual([{ kind: "failure", error: new Error(reason), requestId }]);
    expect((await send("GET", "/healthz")).status).toBe(200);
  });
});

test("the root leads to all there is, /__control/ too where that is open", async () => {
  const linksOf = async (control: boolean) => {
    const { send } = open({ control });
    const { server, links } = (await send("GET", "/")).body;
    expect(server).toBe("energy-contracts serve");
    for (const link of Object.values<string>(links))
      expect((await send("GET", new URL(link).pathname)).status).toBe(200);
    return Object.keys(links);
  };
  expect(await linksOf(false)).toEqual(["products", "health", "ready"]);
  expect(await linksOf(true)).toEqual(["products", "health", "ready", "control"]);
});

test("lost is an answer that nobody gets, after the work was done", async () => {
  const { app, send } = open({ weather: { lost: 1 } });
  expect(await fateOf(send("POST", `${IMPORT}/create-or-update/`, KEY))).toBe("TypeError");
  expect((await app.snapshot()).staged).toEqual([KEY]);
  expect(app.requests.list()).toMatchObject([{ operation: "stageAccount", status: 0 }]);
});

describe("while a server runs", () => {
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

  test("asks for generated values in vain, and the log says so", async () => {
    const { entries, log } = keepLog({ requests: true });
    const { send } = open({ log });
    expect((await send("GET", products, undefined, { Prefer: "dynamic=true" })).status).toBe(200);
    const text = "The preference dynamic is ignored: only a mock makes values.";
    expect(entries).toMatchObject([{ kind: "note", text }, { status: 200 }]);
  });

  test("without control is ignored, and the log says so", async () => {
    const { entries, log } = keepLog({ requests: true });
    const { send } = open({ control: false, log });
    expect((await send("GET", products, undefined, { Prefer: "code=500" })).status).toBe(200);
    expect((await send("GET", products)).status).toBe(200);
    expect(entries).toMatchObject([
      { ignored: "Prefer is ignored without --control." },
      { ignored: undefined },
    ]);
  });
});
