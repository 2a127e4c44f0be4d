// `--no-console` leaves out the page, and nothing else.
import { describe, expect, test } from "vitest";
import { startCliOfTest } from "./cli-server.ts";

describe.each(["serve", "mock"])("%s", (command) => {
  test.each([
    { flags: [], hasPage: true },
    { flags: ["--no-console"], hasPage: false },
  ])("with $flags", async ({ flags, hasPage }) => {
    const { url } = await startCliOfTest([command, "--port", "0", "--quiet", ...flags]);
    const browser = { headers: { Accept: "text/html,*/*;q=0.8" } };
    const answer = await fetch(url, browser);
    const text = await answer.text();
    const [, main = "console/0123456789/main.js"] = /src="(console[^"]+)"/.exec(text) ?? [];
    const type = hasPage ? "text/html; charset=utf-8" : "application/json";
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, type]);
    expect((await fetch(`${url}/${main}`)).status).toBe(hasPage ? 200 : 404);
    for (const path of ["openapi.json", "asyncapi.json", "schemas/account.created-v1.json"])
      expect((await fetch(`${url}/${path}`, browser)).status).toBe(200);
    expect((await fetch(`${url}/v1/products/`, browser)).headers.get("content-type")).toBe(
      "application/json",
    );
  });
});
