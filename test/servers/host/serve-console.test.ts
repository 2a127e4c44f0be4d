import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { serveConsole } from "../../../src/servers/host/serve-console.ts";
import { serveDocuments } from "../../../src/servers/host/serve-documents.ts";
import type { Fetch } from "../../../src/servers/http/fetch.ts";
import { createMock } from "../../../src/servers/mock/create-mock.ts";

const api: Fetch = async () => new Response("of the API", { status: 404 });
const HTML = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

describe("the page of a server", () => {
  const fetch = serveConsole(api, { host: "serve", control: true, token: 'tk"<&' });
  const ask = (path: string, init?: RequestInit) =>
    fetch(new Request(`http://127.0.0.1${path}`, init));
  let folder: string;

  beforeAll(async () => {
    const html = await (await ask("/", { headers: { accept: HTML } })).text();
    folder = /"(console\/[0-9a-f]{10})\/main\.js"/.exec(html)?.[1] ?? "";
    expect(html).toContain(
      '<html data-host="serve" data-control data-token="tk&quot;&lt;&amp;" lang="en"',
    );
  });

  test("has a strict policy, and may not be read or framed by others", async () => {
    const { status, headers } = await ask("/", { headers: { accept: HTML } });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("vary")).toBe("Accept, Accept-Encoding");
  });

  test.each([
    [undefined],
    ["*/*"],
    ["application/json"],
    ["application/json, text/html;q=0.5"],
    ["text/html;q=0"],
  ])("is not for those who accept %s", async (accept) => {
    const answer = await ask("/", accept === undefined ? {} : { headers: { accept } });
    expect(await answer.text()).toBe("of the API");
  });

  test.each(["POST", "PUT", "DELETE"])("leaves %s to the API", async (method) => {
    expect((await ask("/", { method, headers: { accept: HTML } })).status).toBe(404);
  });

  test.each([
    ["main.js", "text/javascript; charset=utf-8"],
    ["style.css", "text/css; charset=utf-8"],
    ["index.json", "application/json"],
    ["events/billing.json", "application/json"],
    ["contract/generated/compact/account.created-v1.js", "text/javascript; charset=utf-8"],
    ["contract/src/library/runtime/compact-contract.js", "text/javascript; charset=utf-8"],
    ["contract/generated/rest/stageAccount.js", "text/javascript; charset=utf-8"],
  ])("loads %s, which may be kept", async (file, type) => {
    const { status, headers } = await ask(`/${folder}/${file}`);
    expect([status, headers.get("content-type")]).toEqual([200, type]);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });

  test("answers HEAD without a body", async () => {
    const answer = await ask("/", { method: "HEAD", headers: { accept: HTML } });
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
  });

  test.each([
    ["gzip", true],
    ["br, gzip;q=0.5, *;q=0", true],
    ["*", true],
    ["identity;q=0, gzip", true],
    ["br", false],
    ["gzip;q=0, *", false],
    ["identity, gzip;q=0.5", false],
    ["", false],
  ])("packs a file for those who accept the encodings %j: %j", async (accepted, isPacked) => {
    const plain = await ask(`/${folder}/style.css`);
    const answer = await ask(`/${folder}/style.css`, { headers: { "accept-encoding": accepted } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { headers } = answer;
    expect(headers.get("content-encoding")).toBe(isPacked ? "gzip" : null);
    expect(headers.get("content-length")).toBe(`${bytes.length}`);
    expect(`${isPacked ? gunzipSync(bytes) : bytes}`).toBe(await plain.text());
    for (const { headers } of [plain, answer]) expect(headers.get("vary")).toBe("Accept-Encoding");
    expect(headers.get("etag") === plain.headers.get("etag")).toBe(!isPacked);
  });

  test("says 304 to those who have the file in the encoding that they accept", async () => {
    const path = `/${folder}/main.js`;
    const gzip = { "accept-encoding": "gzip" };
    const [plain, packed] = await Promise.all([ask(path), ask(path, { headers: gzip })]);
    const [etag, etagOfPacked] = [plain, packed].map(({ headers }) => `${headers.get("etag")}`);
    const statusFor = async (headers: Record<string, string>) =>
      (await ask(path, { headers })).status;
    expect(await statusFor({ "if-none-match": `"other", W/${etag}` })).toBe(304);
    expect(await statusFor({ ...gzip, "if-none-match": `${etagOfPacked}` })).toBe(304);
    expect(await statusFor({ ...gzip, "if-none-match": `${etag}` })).toBe(200);
    const known = await ask(path, { headers: { "if-none-match": `${etag}` } });
    expect([known.headers.get("etag"), await known.text()]).toEqual([etag, ""]);
  });

  test("answers HEAD with the headers of GET", async () => {
    const [get, head] = await Promise.all(
      ["GET", "HEAD"].map((method) =>
        ask(`/${folder}/main.js`, { method, headers: { "accept-encoding": "gzip" } }),
      ),
    );
    expect([...(head?.headers ?? [])]).toEqual([...(get?.headers ?? [])]);
    expect(await head?.text()).toBe("");
  });

  test.each([
    "/console/",
    "/console/0000000000/main.js",
    "/console/0000000000/contract/src/cli/main.js",
    "/console/0000000000/contract/generated/compact/..%2F..%2F..%2Fpackage.json",
    "/console/0000000000/contract/package.json",
    "/console/0000000000/..%2f..%2f..%2fpackage.json",
    "/index.html",
  ])("has nothing at %s", async (path) => {
    expect(await (await ask(path)).text()).toBe("of the API");
  });
});

describe("the documents beside a server", () => {
  test("are linked at its root, and openapi.json names the address it was asked at", async () => {
    const fetch = serveDocuments(createMock().fetch);
    const ask = async (url: string) => JSON.parse(await (await fetch(new Request(url))).text());
    const { links } = await ask("http://localhost:4123/");
    expect(Object.keys(links)).toEqual(
      expect.arrayContaining(["health", "openapi", "asyncapi", "catalogue"]),
    );
    const { servers, paths } = await ask(links.openapi);
    expect(servers[0].url).toBe("http://localhost:4123");
    expect(paths).toHaveProperty(["/v1/products/"]);
  });

  test("lead to the public address of a server that has one", async () => {
    const fetch = serveDocuments(createMock().fetch, "https://api.example.com/platform/");
    const ask = async (path: string) =>
      JSON.parse(await (await fetch(new Request(`http://localhost:4123${path}`))).text());
    const base = "https://api.example.com/platform";
    expect((await ask("/")).links.openapi).toBe(`${base}/openapi.json`);
    expect((await ask("/openapi.json")).servers[0].url).toBe(base);
  });

  const fetch = serveDocuments(api);
  const ask = (path: string, init?: RequestInit) =>
    fetch(new Request(`http://127.0.0.1${path}`, init));

  test.each([
    ["/openapi.json", "openapi"],
    ["/asyncapi.json", "asyncapi"],
    ["/catalogue.json", "domains"],
    ["/schemas/account.created-v1.json", "properties"],
  ])("are JSON that any page may read: %s", async (path, key) => {
    const answer = await ask(path);
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(await answer.json()).toHaveProperty(key);
  });

  test("are packed for those who accept it, openapi.json with the address of the server", async () => {
    const headers = { "accept-encoding": "gzip" };
    for (const path of ["/openapi.json", "/asyncapi.json", "/llms.txt"]) {
      const [plain, packed] = await Promise.all([ask(path), ask(path, { headers })]);
      expect(packed.headers.get("content-encoding")).toBe("gzip");
      const bytes = Buffer.from(await packed.arrayBuffer());
      const text = await plain.text();
      expect(bytes.length).toBeLessThan(text.length / 2);
      expect(`${gunzipSync(bytes)}`).toBe(text);
    }
  });

  test.each([
    "/config.schema.json",
    "/schemas/nothing-v1.json",
    "/schemas/..%2Fopenapi.json",
    "/schemas/_shared/X.json",
  ])("leave %s to the API", async (path) => {
    expect(await (await ask(path)).text()).toBe("of the API");
  });
});
