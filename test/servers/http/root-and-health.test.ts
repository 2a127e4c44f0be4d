// What supervisors, load balancers and tools that wait for a server ask.
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { answerRootAndHealth } from "../../../src/servers/http/root-and-health.ts";
import { createMock } from "../../../src/servers/mock/create-mock.ts";
import { openPlainDoor } from "./plain-door.ts";

/** A server of which only this is there. */
function open(probe?: () => Promise<unknown>) {
  const failures: unknown[] = [];
  const failed = (error: unknown) => void failures.push(error);
  const elsewhere = answerRootAndHealth({ server: "serve", ...(probe && { probe }), failed });
  return { ...openPlainDoor({ elsewhere }), failures };
}
const working = open();
async function ask(app: Pick<typeof working, "fetch">, path: string, init: RequestInit = {}) {
  const response = await app.fetch(new Request(`http://127.0.0.1${path}`, init));
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === "" ? undefined : JSON.parse(text),
  };
}

describe("the root", () => {
  test.each([
    ["a server", working, "serve"],
    ["a mock", createMock(), "mock"],
  ])("of %s leads on, and every link answers", async (_, app, name) => {
    const { status, headers, body } = await ask(app, "/");
    expect([status, headers.get("vary")]).toEqual([200, "Accept"]);
    expect(body).toEqual({
      server: `energy-contracts ${name}`,
      links: {
        products: "http://127.0.0.1/v1/products/",
        health: "http://127.0.0.1/healthz",
        ready: "http://127.0.0.1/readyz",
      },
    });
    for (const link of Object.values<string>(body.links))
      expect((await ask(app, new URL(link).pathname)).status).toBe(200);
    expect(await ask(app, "/", { method: "HEAD" })).toMatchObject({ status: 200, body: undefined });
  });
});

describe("/__control/ where it is closed", () => {
  test.each([
    ["a server", working, "is closed"],
    ["a mock", createMock(), "A mock has no /__control/"],
  ])("of %s: the answer names the flag", async (_, app, reason) => {
    const { status, body } = await ask(app, "/__control/reset", { method: "POST" });
    expect([status, body.detail]).toEqual([404, expect.stringContaining(reason)]);
    expect(body.detail).toContain("energy-contracts serve --control");
  });
});

describe.each([
  ["server", working],
  ["mock", createMock()],
])("a %s that works", (_, app) => {
  test.each(["/healthz", "/readyz"])("says so at %s, without credentials", async (path) => {
    expect(await ask(app, path)).toMatchObject({ status: 200, body: { status: "ok" } });
    expect(await ask(app, path, { method: "HEAD" })).toMatchObject({
      status: 200,
      body: undefined,
    });
  });
});

describe("a server that can't do its work", () => {
  test("runs and is not ready, and the reason is handed on", async () => {
    const broken = open(() => Promise.reject(new Error("the disk is gone")));
    expect(await ask(broken, "/healthz")).toMatchObject({ status: 200, body: { status: "ok" } });
    const { status, body } = await ask(broken, "/readyz");
    expect([status, body]).toEqual([503, { status: "unavailable" }]);
    expect(broken.failures).toEqual([new Error("the disk is gone")]);
    expect((await ask(broken, "/readyz", { method: "HEAD" })).status).toBe(503);
  });

  test("is not ready until it can, and tries once a second at most", async () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(5_000);
    onTestFinished(() => now.mockRestore());
    let isFull = true;
    let probes = 0;
    const probe = async () => {
      probes++;
      if (isFull) throw new Error("the disk is full");
    };
    const full = open(probe);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(full, "/readyz")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    isFull = false;
    for (const [time, status] of [
      [5_999, 503],
      [6_000, 200],
    ] as const) {
      now.mockReturnValue(time);
      expect((await ask(full, "/readyz")).status).toBe(status);
    }
    expect(probes).toBe(2);
  });
});

describe("both addresses", () => {
  test.each(["/healthz", "/readyz"])("%s is read only", async (path) => {
    const { status, headers, body } = await ask(working, path, { method: "POST" });
    expect([status, headers.get("allow"), body.code]).toEqual([
      405,
      "GET, HEAD, OPTIONS",
      "method_not_allowed",
    ]);
  });

  test.each(["/healthz", "/readyz"])("%s says which methods it has", async (path) => {
    const { status, headers } = await ask(working, path, { method: "OPTIONS" });
    expect([status, headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
  });

  test.each(["/healthz", "/readyz"])("%s may be asked by a page", async (path) => {
    const headers = { Origin: "http://localhost:3000", "Access-Control-Request-Method": "GET" };
    expect((await ask(working, path, { method: "OPTIONS", headers })).status).toBe(204);
    expect((await ask(working, path)).headers.get("access-control-allow-origin")).toBe("*");
  });

  test.each(["/healthz/", "/readyz/x", "/health"])("%s is another one", async (path) => {
    expect((await ask(working, path)).status).toBe(404);
  });
});
