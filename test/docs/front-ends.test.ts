// The snippets of docs/front-ends.md, docs/serve.md and docs/test-tools.md, run letter for letter in a
// project that has nothing but this package, as it is built, MSW and openapi-fetch. Those for Jest,
// start-server-and-test and the addon of Storybook need packages that nothing else does:
// `FRONT_ENDS=all npx vitest run` with this file installs them for the test. Playwright's `test` is used
// by test/examples/import-console.test.ts.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ERROR_CODES } from "../../src/rest.ts";
import { MSW_WORKER } from "../browser/msw-worker.ts";
import { openBrowser, openTab } from "../browser/open-browser.ts";
import { servePage } from "../browser/serve-page.ts";
import { built } from "../built.ts";
import { freePort } from "../free-port.ts";
import { eventOf, faultyEventOf, SECRET, webhookOf } from "../library/receive/sample.ts";
import { makeProject, root } from "../project.ts";

const { createApp, listen } = await built("server");

const { path: project, write, install, link } = makeProject();
const hasAll = process.env.FRONT_ENDS === "all";

/** Every snippet that begins with the name of its file, by that name. */
const text = ["front-ends", "serve", "test-tools"]
  .map((name) => readFileSync(join(root, `docs/${name}.md`), "utf8"))
  .join("");
const snippets = new Map(
  [...text.matchAll(/^```[jt]s\n\/\/ (\S+)\n(.*?)^```$/gms)].map(([, file = "", code = ""]) => [
    file,
    code,
  ]),
);

const snippet = (file: string): string => {
  const code = snippets.get(file);
  if (code === undefined) throw new Error(`The pages have no snippet ${file}.`);
  return code;
};

const PRODUCTS = "https://api.example.com/v1/products/";
const TEST = `
test("the products are there", async () => {
  const response = await fetch("${PRODUCTS}");
  expect([response.status, (await response.json()).count]).toEqual([200, 2]);
});
`;
const CLIENT_TEST = `import { client } from "./client.js";
test("the client gets a token, and the products", async () => {
  const { data } = await client.GET("/v1/products/");
  expect(data.count).toBe(2);
});
`;

const environment = () => {
  const { NODE_OPTIONS: _, VITEST: __, VITEST_WORKER_ID: ___, ...rest } = process.env;
  return { ...rest, NO_COLOR: "1" };
};

beforeAll(() => {
  write({ "package.json": JSON.stringify({ private: true, type: "module" }) });
  if (hasAll) {
    const packages = ["jest@30", "msw-storybook-addon@3", "msw@3", "storybook@10"];
    packages.push("start-server-and-test@3");
    execFileSync("npm", ["install", "--legacy-peer-deps", "--ignore-scripts", ...packages], {
      cwd: project,
      stdio: "ignore",
    });
  }
  // As an installation would: npx finds the command here.
  install(".bin/energy-contracts", join(root, "dist/src/cli/main.cjs"));
  link("energy-contracts", "vitest", "openapi-fetch", "@playwright/test", ".bin/playwright");
  if (!hasAll) link("msw");
  write({
    "api-handlers.ts": snippet("api-handlers.ts"),
    "setup.ts": snippet("setup.ts"),
    "client.ts": snippet("client.ts"),
    "products.test.js": TEST,
  });
}, 300_000);

test("Vitest, with the client behind MSW", () => {
  write({
    "vitest.config.ts": snippet("vitest.config.ts"),
    "client.test.ts": CLIENT_TEST,
  });
  const { stdout, status } = spawnSync(
    process.execPath,
    [
      join(root, "node_modules/vitest/vitest.mjs"),
      ...["run", "--root", project, "--testTimeout", "120000", "--hookTimeout", "120000"],
    ],
    { cwd: project, env: environment(), encoding: "utf8" },
  );
  expect([stdout, status]).toEqual([expect.stringContaining("2 passed"), 0]);
});

test("the types of the handlers and of the client are those of TypeScript", () => {
  const { stdout, status } = spawnSync(
    process.execPath,
    [
      join(root, "node_modules/typescript-7/bin/tsc"),
      ..."--noEmit --strict --module nodenext --target es2023 --skipLibCheck --types".split(" "),
      "",
      ...["api-handlers.ts", "client.ts"],
    ],
    { cwd: project, env: environment(), encoding: "utf8" },
  );
  expect([stdout, status]).toEqual(["", 0]);
});

test.runIf(hasAll)(
  "Jest, which fails without the lines",
  () => {
    const run = (options: string) =>
      spawnSync(
        process.execPath,
        // The other tests of this folder are for Vitest and Playwright.
        [...options.split(" "), "node_modules/jest/bin/jest.js", "products"].filter(Boolean),
        {
          cwd: project,
          env: environment(),
          encoding: "utf8",
        },
      );
    write({
      "jest.config.js": snippet("jest.config.js"),
      "api-handlers.js": snippet("api-handlers.ts"),
      "setup.js": snippet("setup.ts"),
    });
    expect(text).toContain("NODE_OPTIONS=--experimental-vm-modules npx jest");
    expect(run("").stderr).toContain("Must use import to load ES Module");
    const { stderr, status } = run("--experimental-vm-modules");
    expect([stderr, status]).toEqual([expect.stringContaining("1 passed"), 0]);
  },
  300_000,
);

describe("what waits for a server", () => {
  const run = (args: readonly string[]) =>
    spawnSync("npx", args, { cwd: project, env: environment(), encoding: "utf8" });

  test("Playwright itself", async () => {
    const uses = `import { expect, test } from "@playwright/test";
      test("answers", async ({ request }) => {
        const answer = await request.get("http://127.0.0.1:4020/__control/");
        expect(answer.status()).toBe(200);
      });`;
    // The port of the recipe may be taken.
    const port = await freePort();
    const config = snippet("playwright.config.ts")
      .replace("serve", `serve --port ${port}`)
      // With more time than its user needs: many other tests run beside this one.
      .replace("webServer: {", "timeout: 240_000, webServer: { timeout: 240_000,");
    write({
      "playwright.config.ts": config.replace("4020", `${port}`),
      "server.spec.ts": uses.replace("4020", `${port}`),
    });
    const { stdout, status } = run(["playwright", "test", "server.spec.ts"]);
    expect([stdout, status]).toEqual([expect.stringContaining("1 passed"), 0]);
  });

  test.runIf(hasAll)(
    "start-server-and-test itself",
    () => {
      const [, server = "", url = ""] =
        /start-server-and-test "(.+?)" (\S+) "npm test"/.exec(text) ?? [];
      const { stderr, status } = run(["start-server-and-test", server, url, `curl -f ${url}`]);
      expect([stderr, status]).toEqual([expect.anything(), 0]);
    },
    120_000,
  );
});

test("the calls of Cypress reset the server, and put an answer in place of another", async () => {
  const app = createApp({ control: true });
  const server = await listen(app, { port: 0 });
  const { port } = new URL(server.url);
  // What Cypress has in its place: `cy.request` sends from Node, and rejects what is not a 2xx.
  const stand = `const sent = [];
    let before;
    globalThis.beforeEach = (run) => { before = run; };
    globalThis.cy = {
      request: (method, url, body) => sent.push(fetch(url.replace(":4020", ":${port}"), {
        method,
        headers: { "Content-Type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      }).then(({ status }) => status)),
    };
    globalThis.Cypress = { Commands: { add: (name, run) => { cy[name] = run; } } };
    await import("./cypress/support/e2e.js");
    before();
    await sent[0];
    cy.override("listProducts", 500, { times: 1 });
    console.log(JSON.stringify(await Promise.all(sent)));`;
  write({
    "cypress/support/e2e.js": snippet("cypress/support/e2e.js"),
    "cypress/stand-in.mjs": stand.replace("./cypress/support", "./support"),
  });
  const program = spawn(process.execPath, [join(project, "cypress/stand-in.mjs")]);
  const [printed] = await once(program.stdout, "data");
  const ask = async () => (await fetch(`${server.url}/v1/products/`)).status;
  const asked = [await ask(), await ask()];
  await server.close();
  await app.close();
  expect([JSON.parse(String(printed)), asked]).toEqual([
    [200, 200],
    [500, 200],
  ]);
});

let browser: Browser | undefined;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Opens a page with a module of the project in it, which says when it is done. */
async function withPage(code: string, use: (page: Page) => Promise<void>): Promise<void> {
  if (!browser) return;
  write({ "page.js": `${code}\nglobalThis.isDone = true;\n` });
  const server = await servePage(join(project, "page.js"), MSW_WORKER);
  const page = await openTab(browser);
  try {
    await page.goto(server.url);
    await page.waitForFunction("globalThis.isDone");
    await use(page);
  } finally {
    await page.close();
    await server.close();
  }
}

const ask = (page: Page): Promise<unknown> =>
  page.evaluate(`fetch("${PRODUCTS}").then(async (response) => (await response.json()).count)`);

test("a live list hears of a webhook that is signed, and of no other", async () => {
  write({ "live.js": snippet("live.js"), "live-page.js": snippet("live-page.js") });
  const load = (file: string) => import(pathToFileURL(resolve(project, file)).href);
  const [live, page] = [await load("live.js"), await load("live-page.js")];
  const { EventSource } = await load(join(root, "node_modules/eventsource/dist/index.js"));
  vi.stubEnv("WEBHOOK_SECRET", SECRET);
  const [opened, shown] = [Promise.withResolvers<void>(), Promise.withResolvers<object>()];
  async function open(address: URL): Promise<Response> {
    const response = await live.fetch(new Request(address));
    opened.resolve();
    return response;
  }
  class Stream extends EventSource {
    constructor(url: string) {
      super(url, { fetch: open });
    }
  }
  vi.stubGlobal("EventSource", Stream);
  try {
    const leave = page.follow("http://own/live", shown.resolve);
    await opened.promise;
    const unsigned = await webhookOf(eventOf());
    unsigned.headers.set("webhook-signature", "v1,AAAA");
    const faulty = await webhookOf(faultyEventOf());
    const statuses: number[] = [];
    for (const request of [unsigned, faulty, await webhookOf(eventOf())])
      statuses.push((await live.fetch(request)).status);
    expect(statuses).toEqual([401, 400, 204]);
    expect(await shown.promise).toEqual(eventOf().payload);
    leave();
  } finally {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  }
});

describe("in Chromium", () => {
  test("a page", async ({ skip }) => {
    if (!browser) skip("There is no browser here.");
    await withPage(snippet("main.ts"), async (page) => {
      expect(await ask(page)).toBe(2);
    });
  });

  test("a live list follows /__control/stream behind MSW", async ({ skip }) => {
    if (!browser) skip("There is no browser here.");
    const code = `import { handlersFor } from "energy-contracts/msw";
      import { createApp } from "energy-contracts/server";
      import { setupWorker } from "msw/browser";
      const app = createApp({ control: true });
      await setupWorker(...handlersFor(app, { baseUrl: location.origin })).start({ onUnhandledFrame: "bypass" });
      const stream = new EventSource("/__control/stream");
      const next = (name) => new Promise((resolve) => stream.addEventListener(name, ({ data }) => resolve(JSON.parse(data)), { once: true }));
      globalThis.connected = await next("connected");
      globalThis.stage = async () => {
        const moved = next("move");
        await fetch("/v1/data-import/account-import-process/create-or-update/", {
          method: "POST",
          headers: { Authorization: "Token " + app.settings.tokens[0], "Content-Type": "application/json" },
          body: JSON.stringify({ import_supplier: "NORDWERK", external_account_number: "NW-1" }),
        });
        const { external_account_number: number, to } = await moved;
        stream.close();
        return [number, to];
      };`;
    await withPage(code, async (page) => {
      expect(await page.evaluate("connected")).toEqual({});
      expect(await page.evaluate("stage()")).toEqual(["NW-1", "staged"]);
    });
  });

  test("Storybook calls the loader before a story", async ({ skip }) => {
    if (!browser) skip("There is no browser here.");
    write({ ".storybook/preview.js": snippet(".storybook/preview.js") });
    const call = `import preview from "./.storybook/preview.js";
      for (const loader of preview.loaders) await loader({ parameters: preview.parameters ?? {} });`;
    await withPage(call, async (page) => {
      expect(await ask(page)).toBe(2);
    });
  });

  test.runIf(hasAll)("with the addon of Storybook", async ({ skip }) => {
    if (!browser) skip("There is no browser here.");
    const file = ".storybook/preview-with-addon.js";
    write({ [file]: snippet(file) });
    const call = `import preview from "./${file}";
      for (const loader of preview.loaders) await loader({ parameters: preview.parameters });`;
    await withPage(call, async (page) => {
      expect(await ask(page)).toBe(2);
    });
  });

  test("a page keeps its server over a reload", async ({ skip }) => {
    if (!browser) skip("There is no browser here.");
    write({ "kept-server.js": snippet("kept-server.js") });
    const code = `import { app, save } from "./kept-server.js";
      globalThis.stage = async () => {
        const response = await app.fetch(
          new Request("http://server/v1/data-import/account-import-process/create-or-update/", {
            method: "POST",
            headers: {
              Authorization: "Token " + app.settings.tokens[0],
              "Content-Type": "application/json",
            },
            body: JSON.stringify({ import_supplier: "NORDWERK", external_account_number: "NW-1" }),
          }),
        );
        await save();
        return response.status;
      };`;
    await withPage(code, async (page) => {
      expect(await page.evaluate("stage()")).toBe(201);
      await page.reload();
      await page.waitForFunction("globalThis.isDone");
      expect(await page.evaluate("stage()")).toBe(200);
    });
  });
});

test("every snippet with a file's name is one of these", () => {
  expect([...snippets.keys()]).toEqual([
    "api-handlers.ts",
    "setup.ts",
    "vitest.config.ts",
    "main.ts",
    "client.ts",
    "live.js",
    "live-page.js",
    "e2e/busy.spec.ts",
    "playwright.config.ts",
    "kept-server.js",
    "jest.config.js",
    ".storybook/preview.js",
    ".storybook/preview-with-addon.js",
    "cypress/support/e2e.js",
  ]);
});

test("every code of an error has one row in the table of what a screen does", () => {
  const [, section = ""] = /^## What to do about an error\n(.*?)^## /ms.exec(text) ?? [];
  const cells = [...section.matchAll(/^\| (`.+?) \|/gm)].map(([, cell = ""]) => cell);
  const codes = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, code]) => code));
  expect(codes.sort()).toEqual(Object.keys(ERROR_CODES).sort());
});
