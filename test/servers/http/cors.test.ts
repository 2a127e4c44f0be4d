import { expect, test } from "vitest";
import { narrowOrigins } from "../../../src/servers/http/cors.ts";
import { openPlainDoor } from "./plain-door.ts";

const MINE = "http://localhost:5173";
const PATH = "http://127.0.0.1/v1/products/";
const { fetch } = openPlainDoor();

const allowedOrigin = async (
  origins: readonly string[],
  origin: string,
  init: RequestInit = {},
) => {
  const headers = { ...(origin && { Origin: origin }), ...init.headers };
  const request = new Request(PATH, { ...init, headers });
  const response = await narrowOrigins(fetch, origins)(request);
  return response.headers.get("access-control-allow-origin");
};
const PREFLIGHT = { method: "OPTIONS", headers: { "Access-Control-Request-Method": "GET" } };

test("without any origin, every page may read", async () => {
  expect(await allowedOrigin([], "https://other.test")).toBe("*");
});

test.each([{}, PREFLIGHT])("only pages of the origins may read the answer to %j", async (init) => {
  expect(await allowedOrigin([MINE, "http://b.test"], MINE, init)).toBe(MINE);
  expect(await allowedOrigin([MINE], "https://other.test", init)).toBe(null);
  expect(await allowedOrigin([MINE], `${MINE}0`, init)).toBe(null);
  expect(await allowedOrigin([MINE], "null", init)).toBe(null);
  expect(await allowedOrigin([MINE], "", init)).toBe(null);
});

test("an answer that no page may read stays so", async () => {
  const closed = narrowOrigins(async () => new Response(), [MINE]);
  const { headers } = await closed(new Request(PATH, { headers: { Origin: MINE } }));
  expect([headers.get("access-control-allow-origin"), headers.get("vary")]).toEqual([
    null,
    "Origin",
  ]);
});
