// What the tests of the page look at, and a server for those of a file.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type CliServer, startCli } from "../cli/cli-server.ts";
import { visitor } from "./watched-page.ts";

/** A server with its control until all tests of a file are over, and what opens its page. */
export function serveToVisitors(browser: Browser | undefined) {
  let server: CliServer;
  beforeAll(async () => {
    server = await startCli(["serve", "--control", "--port", "0", "--quiet"]);
  });
  afterAll(() => server.end());
  const url = () => server.url;
  return { url, visit: visitor(browser, url) };
}

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
export const verdict = (page: Page) => page.getByRole("status", { name: "Verdict" });
