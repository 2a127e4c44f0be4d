// What a page of another origin may ask of a server with --control, in a real browser.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, openTab } from "../browser/open-browser.ts";
import { type CliServer, startCli } from "../cli/cli-server.ts";

const browser = await openBrowser();

describe.skipIf(!browser)("a page of another origin", () => {
  let server: CliServer;
  let mock: CliServer;
  let page: Page;
  beforeAll(async () => {
    [server, mock] = await Promise.all([
      startCli(["serve", "--control", "--state", "demo", "--port", "0", "--quiet"]),
      startCli(["mock", "--port", "0", "--quiet"]),
    ]);
    page = await openTab(browser as Browser);
    // A document without a policy of its own, so that the browser lets it ask whom it wants.
    await page.goto(`${mock.url}/catalogue.json`);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), server.end(), mock.end()]);
  });

  /** What `fetch` comes to in the page: the status of the answer, or the name of the error. */
  const ask = (path: string, init: object = {}): Promise<number | string> =>
    page.evaluate(
      `fetch(${JSON.stringify(server.url + path)}, ${JSON.stringify(init)})
        .then(({ status }) => status, ({ name }) => name)`,
    );
  const staged = async (): Promise<number> =>
    JSON.parse(await (await fetch(`${server.url}/__control/state`)).text()).staged.length;

  test("reads the API, and nothing of /__control/", async () => {
    expect(await ask("/v1/products/")).toBe(200);
    expect(await ask("/__control/")).toBe("TypeError");
    expect(await ask("/__control/state")).toBe("TypeError");
    const opened = await page.evaluate(`new Promise((resolve) => {
      const stream = new EventSource(${JSON.stringify(`${server.url}/__control/stream`)});
      stream.onopen = () => resolve("open");
      stream.onerror = () => resolve("refused");
    })`);
    expect(opened).toBe("refused");
  });

  test("changes nothing there, not even by a request whose answer it can't read", async () => {
    const before = await staged();
    expect(before).toBeGreaterThan(0);
    await fetch(`${server.url}/__control/state`, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ products: [], staged: [], imported: [], skipped: [] }),
    });
    expect(await staged()).toBe(0);
    expect(await ask("/__control/reset", { method: "POST", mode: "no-cors" })).toBe(0);
    expect(await ask("/__control/reset", { method: "POST" })).toBe("TypeError");
    expect(await staged()).toBe(0);
    await fetch(`${server.url}/__control/reset`, { method: "POST" });
    expect(await staged()).toBe(before);
  });
});
