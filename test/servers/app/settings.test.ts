// What an operator sets for the whole server, and how the server names itself in links.
import { describe, expect, test } from "vitest";
import { createApp } from "../../../src/servers/app/create-app.ts";
import type { Settings } from "../../../src/servers/handlers/handler.ts";
import { listenWith } from "../../../src/servers/host/listen.ts";
import { withFacts } from "../../../src/servers/http/fetch.ts";
import { createProxy } from "../../../src/servers/proxy/create-proxy.ts";
import { AUTHORIZATION, createClient } from "../rest/client.ts";
import { HOSTS } from "../rest/hosts.ts";

const LIST = "/v1/products/";
const RATES = `${LIST}A/electricity-tariffs/A/standard-unit-rates/`;

/** An app with two products, of which each fills a page. */
async function openApp(settings: Partial<Settings> = {}) {
  const app = createApp({ settings: { pageSize: 1, exampleProducts: false, ...settings } });
  await app.store.write((writer) => writer.putProducts([{ code: "A" }, { code: "B" }]));
  return app;
}

/** The links of a page: to the next one, and from its product. */
async function linksOf(answer: Response) {
  const { next, results } = (await answer.json()) as {
    next: string;
    results: { links: { href: string }[] }[];
  };
  return [next, results[0]?.links[0]?.href];
}
const linksFrom = (base: string) => [`${base}${LIST}?page=2`, base + RATES];

describe("addresses begin", () => {
  test.each(HOSTS)("with the public one if it is configured, $name", async ({ start }) => {
    const publicUrl = "https://api.nordwerk.example/platform";
    const settings = { pageSize: 1, exampleProducts: false, publicUrl };
    const { client, close } = await start({ settings });
    await client.post("/v1/data-import/products/", [{ code: "A" }, { code: "B" }]);
    const { body } = await client.get(LIST);
    expect([body.next, body.results[0].links[0].href]).toEqual(linksFrom(publicUrl));
    expect((await client.get("/")).body.links.products).toBe(publicUrl + LIST);
    await close();
  });

  test("with the public one in an example that stands in place of an answer, too", async () => {
    const publicUrl = "https://api.nordwerk.example/platform";
    const app = await openApp({ publicUrl });
    await app.override("listProducts", 200);
    const text = await (await app.fetch(new Request(`http://127.0.0.1${LIST}`))).text();
    expect(text).toContain(`"href":"${publicUrl}${LIST}`);
    await app.close();
  });

  test("with the host and port that were called, over HTTP and through a proxy", async () => {
    const app = await openApp();
    const server = await listenWith(app.fetch);
    const proxy = await listenWith(
      await createProxy({
        upstream: server.url,
        report: () => {},
        left: () => {},
        refused: () => {},
        unanswered: () => {},
        failed: () => {},
      }),
    );
    for (const base of [server.url, proxy.url, server.url.replace("127.0.0.1", "localhost")])
      expect(await linksOf(await fetch(base + LIST))).toEqual(linksFrom(base));
    await proxy.close();
    await Promise.all([server.close(), app.close()]);
  });

  test("with that of the extension in an extension of a browser", async () => {
    const { fetch } = await openApp();
    const base = "chrome-extension://abcdef";
    expect(await linksOf(await fetch(new Request(base + LIST)))).toEqual(linksFrom(base));
  });

  test("with the base that the caller knows, even if another one is configured", async () => {
    const { fetch } = await openApp({ publicUrl: "https://api.nordwerk.example" });
    const base = "https://api.example.com/platform/api";
    const request = withFacts(new Request(`https://api.example.com${LIST}`), { base });
    expect(await linksOf(await fetch(request))).toEqual(linksFrom(base));
  });
});

test("the operator sets how large a body may be", async () => {
  const app = createApp({ settings: { bodyBytes: 2048 } });
  const ask = (size: number) =>
    app.fetch(
      new Request("http://api/v1/data-import/validate-account/", {
        method: "POST",
        headers: {
          Authorization: `Token ${app.settings.tokens[0]}`,
          "Content-Type": "application/json",
        },
        body: JSON.stringify({ import_supplier: "NORDWERK", external_account_number: "1" }).padEnd(
          size,
        ),
      }),
    );
  expect([(await ask(2048)).status, (await ask(2049)).status]).toEqual([200, 413]);
  await app.close();
});

test("the payment vendor that is configured is asked", async () => {
  const vendor = await listenWith(async () => Response.json({ reason: "Never" }, { status: 404 }));
  const paymentVendor = { url: vendor.url, timeoutSeconds: 60 };
  const app = createApp({ settings: { paymentVendor } });
  const named = { import_supplier: "NORDWERK", external_account_number: "NW-1" };
  await app.store.write(async (writer) => {
    await writer.stage(named);
    await writer.createAccount({ supplier: "NORDWERK", externalNumber: "NW-1" }, "A-1");
  });
  const { post } = createClient(app.fetch, "http://127.0.0.1", AUTHORIZATION);
  const instruction = { ...named, vendor: "V", instruction_reference: "R", type: "DIRECT_DEBIT" };
  const { status, body } = await post("/v1/data-import/payment-instruction/create/", instruction);
  expect([status, body.errors[0].detail]).toEqual([400, "Never"]);
  await vendor.close();
  await app.close();
});
