// The page that follows imports: what tests look at there, and what they ask of its server.
import type { Browser, Page } from "playwright-core";
import { beforeEach, onTestFinished } from "vitest";
import type { AppOptions } from "../../src/server.ts";
import { serveConsole } from "../../src/servers/host/serve-console.ts";
import { built } from "../built.ts";
import { serveToVisitors } from "./served-page.ts";
import type { PageOptions } from "./watched-page.ts";

const { createApp, listen } = await built("server");
export const IMPORT = "/v1/data-import/account-import-process";
export const TOKEN = "tk_demo_9sWc2LhY6pQzRb";

/** A server that each test of a file finds empty, and what opens and fills it. */
export function serveToFollowers(browser: Browser | undefined) {
  const { url: usual, visit } = serveToVisitors(browser);
  beforeEach(() => send("/__control/reset", "POST"));

  /** Asks a server from outside of the page. */
  async function send(path: string, method: string, body?: object, url = usual()) {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { Authorization: `Token ${TOKEN}`, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: JSON.parse(await response.text()) };
  }

  /** Visits the page, and waits until it follows the server. */
  async function follow(
    address = "#/live",
    ...given: [options?: PageOptions, url?: string]
  ): Promise<Page> {
    const page = await visit(address, ...given);
    await picture(page).waitFor();
    // What happens before is not told to it.
    await connection(page).filter({ hasText: "connected" }).waitFor();
    return page;
  }

  const stage = (number: string, url?: string) =>
    send(`${IMPORT}/create-or-update/`, "POST", named(number), url);
  const processAccount = (number: string, more: object = {}, url?: string) => {
    const body = { ...named(number), operations_team_name: "migrations-north", ...more };
    return send(`${IMPORT}/process/`, "POST", body, url);
  };
  return { url: usual, visit, send, follow, stage, processAccount };
}

/** A server in this process until the test is over and its pages are closed. */
export async function serveApp(options: AppOptions, token?: string) {
  const app = createApp({ control: true, ...options });
  const host = { host: "serve", control: true, token } as const;
  const { url, close } = await listen({ fetch: serveConsole(app.fetch, host) });
  onTestFinished(async () => {
    await close(0);
    await app.close();
  });
  return { url, fetch: app.fetch };
}

export const named = (external_account_number: string) => ({
  import_supplier: "NORDWERK",
  external_account_number,
});

const picture = (page: Page) => page.getByRole("figure", { name: "The import of an account" });
export const box = (page: Page, title: string) =>
  picture(page)
    .getByRole("listitem")
    .filter({ has: page.getByText(title, { exact: true }) })
    .first();
export const textOf = (page: Page, title: string) => box(page, title).textContent();
export const requests = (page: Page) => page.getByRole("table", { name: "Requests", exact: true });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const operator = (page: Page) => page.getByRole("tab", { name: "Operator" }).click();
export const main = (page: Page) => page.getByRole("main");
export const focusOf = (page: Page) => page.evaluate("document.activeElement.textContent");
/** Counts the moves that a page has heard of, whether it shows them or not. */
export const COUNT_MOVES = `
  globalThis.moves = 0;
  globalThis.EventSource = class extends EventSource {
    constructor(url) {
      super(url);
      this.addEventListener("move", () => { moves += 1; });
    }
  };`;
export const connection = (page: Page) => page.getByRole("status", { name: "Connection" });
