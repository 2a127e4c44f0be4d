// What journeys need in a real browser.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import type { Browser, Page } from "playwright-core";

/** A page with a module of this folder, and the service worker of MSW beside it. */
export async function openPage(browser: Browser, module: string): Promise<Page> {
  const msw = dirname(createRequire(import.meta.url).resolve("msw/package.json"));
  const files = new Map([
    ["/", ["text/html", `<!doctype html><script type="module" src="/${module}.js"></script>`]],
    [
      "/mockServiceWorker.js",
      ["text/javascript", readFileSync(join(msw, "lib/mockServiceWorker.js"), "utf8")],
    ],
    ...(await bundleForBrowsers(join(import.meta.dirname, `${module}.ts`))).map(
      ({ path, text }): [string, string[]] => [path, ["text/javascript", text]],
    ),
  ]);
  const server = createServer((incoming, outgoing) => {
    const [type, text] = files.get(incoming.url ?? "") ?? [];
    if (type === undefined) outgoing.writeHead(404).end();
    else outgoing.writeHead(200, { "Content-Type": type }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  browser.once("disconnected", () => {
    server.close();
    server.closeAllConnections();
  });
  return page;
}

/** A module as a page loads it: its own file, and the parts that it loads later. */
async function bundleForBrowsers(file: string): Promise<{ path: string; text: string }[]> {
  const outdir = "/bundle";
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    splitting: true,
    format: "esm",
    target: "es2022",
    platform: "browser",
    outdir,
  });
  return outputFiles.map(({ path, text }) => ({ path: path.slice(outdir.length), text }));
}
