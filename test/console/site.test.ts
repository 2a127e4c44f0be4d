// The page as a static site, as `npm run site` writes it, on a host that has nothing but its files.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Response } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import catalogue from "../../generated/catalogue.json" with { type: "json" };
import { listFiles } from "../../scripts/source/list-files.ts";
import { openBrowser, openTab } from "../browser/open-browser.ts";
import { type CliServer, startCli } from "../cli/cli-server.ts";
import { makeProject, root } from "../project.ts";
import { expectToBeFit, openPage, violationsOf } from "./watched-page.ts";

const { path: folder } = makeProject();
const site = join(folder, "site");
const browser = await openBrowser();
/** A path that is not that of the host, since the site may lie anywhere. */
const BASE = "/intra/ref/";
const URL_OF_SITE = `https://intra.example${BASE}`;
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"></svg>';

const writeSite = (...options: string[]) =>
  spawnSync(process.execPath, [join(root, "scripts/site.ts"), ...options], { encoding: "utf8" });

let said = "";
let api: CliServer;
let server: Server;
let url = "";
beforeAll(async () => {
  api = await startCli(["serve", "--port", "0", "--quiet", "--state", "demo"]);
  const logo = join(folder, "logo");
  writeFileSync(logo, LOGO);
  const names = ["--title", "Nordwerk <ref>", "--logo", logo, "--server", `${api.url}/`];
  ({ stdout: said } = writeSite("--out", site, "--url", URL_OF_SITE, ...names));
  server = createServer((request, response) => {
    const path = (request.url ?? "").replace(/[?#].*/, "");
    const file = join(site, path.slice(BASE.length) || "index.html");
    const isHere = path.startsWith(BASE) && existsSync(file);
    const shown = isHere ? file : join(site, "404.html");
    response.writeHead(isHere ? 200 : 404, {
      "Content-Type": TYPES[extname(shown)] ?? "text/plain",
    });
    response.end(readFileSync(shown));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`;
});
afterAll(async () => {
  await Promise.all([browser?.close(), api.end()]);
  server.close();
});

const htmlOf = (file: string): string => readFileSync(join(site, file), "utf8");
const pages = () => listFiles(site).filter((file) => file.endsWith(".html"));
const namedIn = (html: string): string[] =>
  [...html.matchAll(/ (?:href|src)="(?!data:)([^"]+)"/g)].map(([, path = ""]) => path);

test("says how many files it has, of what size in all", () => {
  expect(said).toMatch(/^\d+ files in .+, [\d.]+ KB\.\n$/);
});

test("loads at most 60 KB after gzip before its first view", () => {
  const html = htmlOf("index.html");
  const loaded = namedIn(html).filter((path) => path.startsWith("console/"));
  const sizes = [html, ...loaded.map(htmlOf)].map((text) => gzipSync(text).length);
  expect(loaded.length).toBeGreaterThan(5);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(60 * 1024);
});

test("has a page for each event and operation, with what show says of it", () => {
  for (const { name, description } of catalogue.events) {
    const html = htmlOf(`${name}.html`);
    expect(html).toContain(`<title>${name} - Nordwerk &lt;ref></title>`);
    expect(html).toContain(`<meta name="description" content="${description}" />`);
    expect(html).toContain(`<link rel="canonical" href="${URL_OF_SITE}${name}.html" />`);
    expect(html).toContain(`<h1>${name}</h1>`);
  }
  const created = htmlOf("account.created-v1.html");
  expect(created).toContain("<code>account_number</code>: string, required");
  expect(created).toContain("are documented; triggers, values and units are not");
  expect(created).toContain("&quot;account_number&quot;: &quot;A-3F7B21C8&quot;");
  expect(created).toContain('<a href="processAccount.html"><code>processAccount</code></a>');
  const stage = htmlOf("stageAccount.html");
  expect(stage).toMatch(
    /<ul><li><code>given_name<\/code>: string, optional\. First name\.\n<\/li>/,
  );
  expect(stage).toContain("seen: GAS, ELECTRICITY.");
  const guide = htmlOf("index.html");
  expect(guide).toContain("<h3>Products first</h3>");
  const [picture = ""] = /<figure class="sequence".*<\/figure>/s.exec(guide) ?? [];
  expect(picture).toMatch(/<a href="processAccount.html"><text.*?>processAccount<\/text>/);
  expect(picture).toContain('href="data_import.import_process.error-v1.html"');
});

test("has a list of its pages for search engines, and none without its address", () => {
  const places = [...htmlOf("sitemap.xml").matchAll(/<loc>(.+?)<\/loc>/g)].map(([, at]) => at);
  const files = pages().filter((file) => file !== "404.html" && file !== "index.html");
  const all = ["", ...files].map((file) => URL_OF_SITE + file);
  expect(places.toSorted()).toEqual(all.toSorted());
  const bare = join(folder, "bare");
  expect(writeSite("--out", bare).stdout).toContain("There is no sitemap.xml");
  expect(existsSync(join(bare, "sitemap.xml"))).toBe(false);
  const html = readFileSync(join(bare, "account.created-v1.html"), "utf8");
  expect(html).toContain('<link rel="canonical" href="account.created-v1.html" />');
  expect(html).toContain("connect-src 'self';");
});

test("has every file that a page names, and none that is too large", () => {
  const missing = pages().flatMap((file) =>
    namedIn(htmlOf(file))
      .map((path) => path.replace(URL_OF_SITE, "").replace(BASE, "") || "index.html")
      .filter((path) => !existsSync(join(site, path)))
      .map((path) => `${file} names ${path}`),
  );
  expect(missing).toEqual([]);
  expect(namedIn(htmlOf("index.html"))).toEqual(
    expect.arrayContaining(["openapi.json", "asyncapi.json", "catalogue.json", "logo.svg"]),
  );
  for (const file of pages()) expect(gzipSync(htmlOf(file)).length).toBeLessThan(24 * 1024);
});

test("has every module that another one imports", () => {
  const missing = listFiles(site)
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) =>
      [...htmlOf(file).matchAll(/\b(?:from|import) ?"(\.[^"]+)"/g)]
        .map(([, path = ""]) => join(dirname(file), path))
        .filter((path) => !existsSync(join(site, path)))
        .map((path) => `${file} imports ${path}`),
    );
  expect(missing).toEqual([]);
});

test.each([
  [["--titel", "T"], "Unknown option '--titel'"],
  [["--title", " "], "--title needs a text."],
  [["--logo", "nothing.png"], "--logo: there is no file nothing.png."],
  [["--logo", join(root, "package.json")], "is no SVG, PNG, JPEG or WebP."],
  [
    ["--server", "api.example.com"],
    '--server needs an address such as https://api.example.com, not "api.example.com".',
  ],
  [["--url", "https://a.example/?q"], "--url needs an address"],
  [["--out", join(root, "src")], "is not a site, so nothing in it is replaced."],
])("refuses %j", (options, words) => {
  const { status, stdout, stderr } = writeSite(...options);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(words);
});

describe.skipIf(!browser)("in a browser", () => {
  test("its first view asks for nothing that is not there, and no link of it leads nowhere", async () => {
    const { page, wrong } = await openPage(browser as Browser, url);
    await page.locator("header.top").waitFor(); // the text of the page is there before the view
    await expect.poll(() => page.evaluate("location.hash")).toBe("#/rest");
    await expect.poll(() => page.title()).toBe("How to import an account - Nordwerk <ref>");
    const links = await page.evaluate<string[]>(
      '[...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href"))',
    );
    for (const part of new Set(links.filter((link) => link.startsWith("#")))) {
      await page.goto(url + part);
      await page.getByRole("heading", { level: 1 }).waitFor();
    }
    // The browser complains about all that was not there.
    const strange = wrong.filter((what) => !what.startsWith(`asks ${api.url}/v1/`));
    expect([...strange, ...(await violationsOf(page))]).toEqual([]);
  });

  test("the page of an event becomes that view, at the address of the whole page", async () => {
    const { page, wrong } = await openPage(browser as Browser, `${url}account.created-v1.html`);
    await page.locator("header.top").waitFor();
    await page.waitForURL(`${url}#/events/account.created-v1`);
    await page.getByRole("heading", { name: "Fields" }).waitFor();
    expect(await page.locator("header.top").count()).toBe(1);
    await page.getByRole("link", { name: "Nordwerk <ref>, start" }).click();
    await page.getByRole("heading", { level: 1, name: /operations/ }).waitFor();
    await page.waitForURL(`${url}#/`);
    await page.goBack();
    await page.getByRole("heading", { name: "Fields" }).waitFor();
    expect([...wrong, ...(await violationsOf(page))]).toEqual([]);
  });

  test("sends to the server that it was given, and to no other", async () => {
    const page = await openTab(browser as Browser);
    await page.goto(`${url}listProducts.html`);
    const isAnswer = (given: Response) =>
      given.url().startsWith(`${api.url}/v1/products/`) && given.request().method() === "GET";
    const answer = page.waitForResponse(isAnswer);
    await page.getByRole("button", { name: "Send" }).click();
    expect((await answer).status()).toBe(200);
    await page.getByText("matches the contract").waitFor();
    expect(await page.evaluate("fetch('http://127.0.0.1:1/').catch(({ name }) => name)")).toBe(
      "TypeError",
    );
    await page.context().close();
  });

  test("is read and followed without scripts, also from an address that is not there", async () => {
    const page = await openTab(browser as Browser, { javaScriptEnabled: false });
    await page.goto(url);
    await page.getByRole("link", { name: "stageAccount" }).first().click();
    await page.waitForURL(`${url}stageAccount.html`);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("stageAccount");
    const [outer, inner] = [
      page.locator("main > ul > li, #console > ul > li"),
      page.locator("li li"),
    ];
    const start = (await outer.first().boundingBox())?.x ?? 0;
    expect((await inner.first().boundingBox())?.x).toBeGreaterThan(start);
    await page.getByRole("link", { name: "Events" }).click();
    await page.getByRole("link", { name: "account.created-v1" }).click();
    await page.getByRole("link", { name: "processAccount" }).click();
    await page.waitForURL(`${url}processAccount.html`);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("processAccount");
    const missing = await page.goto(`${url}some/where/else`);
    expect(missing?.status()).toBe(404);
    await page.getByRole("link", { name: "Guide" }).click();
    await page.waitForURL(`${url}index.html`);
    await page.context().close();
  });

  test.each([
    "index.html",
    "events.html",
    "stageAccount.html",
    "account.created-v1.html",
    "404.html",
  ])("%s is fit for all without its scripts", async (file) => {
    const page = await openTab(browser as Browser);
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(url + file);
    await expectToBeFit(page);
    await page.context().close();
  });
});
