// The page as a static site, as `npm run site` writes it, on a host that has nothing but its files.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listFiles } from "../../scripts/source/list-files.ts";
import { openBrowser } from "../browser/open-browser.ts";
import { openPage, violationsOf } from "./watched-page.ts";

const root = join(import.meta.dirname, "../..");
const site = mkdtempSync(join(tmpdir(), "energy-contracts-site-"));
const browser = await openBrowser();
/** A path that is not that of the host, since the site may lie anywhere. */
const BASE = "/intranet/contracts/";
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
};

let said = "";
let server: Server;
let url = "";
beforeAll(async () => {
  said = `${execFileSync(process.execPath, [join(root, "scripts/site.ts"), site])}`;
  server = createServer((request, response) => {
    const path = (request.url ?? "").replace(/[?#].*/, "");
    const file = join(site, path.slice(BASE.length) || "index.html");
    if (!path.startsWith(BASE) || !existsSync(file)) return response.writeHead(404).end();
    const type = TYPES[extname(file)] ?? "text/plain";
    return response.writeHead(200, { "Content-Type": type }).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`;
});
afterAll(async () => {
  await browser?.close();
  server.close();
  rmSync(site, { recursive: true, force: true });
});

test("says how many files it has, and what its first view loads", () => {
  expect(said).toMatch(
    /^\d+ files in .+, [\d.]+ KB; the first view loads [\d.]+ KB after gzip\.\n$/,
  );
});

test("has every file that its HTML names, also for those without JavaScript", () => {
  const html = readFileSync(join(site, "index.html"), "utf8");
  const named = [...html.matchAll(/ (?:href|src)="(?!data:)([^"]+)"/g)].map(
    ([, path = ""]) => path,
  );
  expect(named).toContain("catalogue.json");
  expect(named.filter((path) => !existsSync(join(site, path)))).toEqual([]);
});

test("has every module that another one imports", () => {
  const missing = listFiles(site)
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) =>
      [...readFileSync(join(site, file), "utf8").matchAll(/\b(?:from|import) ?"(\.[^"]+)"/g)]
        .map(([, path = ""]) => join(dirname(file), path))
        .filter((path) => !existsSync(join(site, path)))
        .map((path) => `${file} imports ${path}`),
    );
  expect(missing).toEqual([]);
});

describe.skipIf(!browser)("in a browser", () => {
  test("its first view asks for nothing that is not there, and no link of it leads nowhere", async () => {
    const { page, wrong } = await openPage(browser as Browser, url);
    const links = await page.evaluate<string[]>(
      '[...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href"))',
    );
    const [parts, files] = [/^#/, /^[^#]/].map((kind) => links.filter((link) => kind.test(link)));
    expect(files).toEqual(expect.arrayContaining(["openapi.json", "asyncapi.json"]));
    for (const file of files ?? []) {
      const { status } = await fetch(new URL(file, url));
      expect([file, status]).toEqual([file, 200]);
    }
    for (const part of new Set(parts)) {
      await page.goto(url + part);
      await page.getByRole("heading", { level: 1 }).waitFor();
    }
    // The browser complains about all that was not there.
    expect([...wrong, ...(await violationsOf(page))]).toEqual([]);
  });
});
