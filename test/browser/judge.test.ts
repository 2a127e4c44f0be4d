// The judge of the package as npm packs it: in a page and its worker that Vite built, and in a page that
// esbuild built, which does not find the module by itself.
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { build as bundle } from "esbuild";
import type { Browser } from "playwright-core";
import { build, preview } from "vite";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { makeFolder } from "../cli/run-cli.ts";
import { askFor } from "../provide-lazily.ts";
import { openBrowser, openTab } from "./open-browser.ts";

const VERDICTS = ["valid", "invalid_json", "not_utf8"];
const TEXTS = `['{"type":"agreement.revoked-v1","payload":{"agreement_id":7}}', "{", Uint8Array.of(255)]`;
const VERDICTS_OF = "(judge) => judge.judge(texts).map(({ verdict }) => verdict)";

const FILES = {
  "package.json": '{ "private": true, "type": "module" }',
  "index.html": '<!doctype html><script type="module" src="/page.js"></script>',
  "page.js": `
    import { openJudge } from "energy-contracts/judge";
    const texts = ${TEXTS};
    const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    worker.onmessage = async ({ data }) => {
      globalThis.verdicts = [await openJudge().then(${VERDICTS_OF}), data];
    };
    worker.postMessage(texts);`,
  "worker.js": `
    import { openJudge } from "energy-contracts/judge";
    onmessage = async ({ data: texts }) => postMessage(await openJudge().then(${VERDICTS_OF}));`,
  "bundled.js": `
    import { openJudge } from "energy-contracts/judge";
    import module from "energy-contracts/judge.wasm";
    const texts = ${TEXTS};
    const compiled = await WebAssembly.compile(module);
    const byItself = await openJudge().catch(({ message }) => message);
    globalThis.verdicts = [
      await openJudge({ module }).then(${VERDICTS_OF}),
      await openJudge({ module: compiled }).then(${VERDICTS_OF}),
      byItself,
    ];`,
};

let browser: Browser | undefined;
let folder: ReturnType<typeof makeFolder>;
beforeAll(async () => {
  folder = makeFolder(FILES);
  const installed = join(folder.path, "node_modules/energy-contracts");
  mkdirSync(installed, { recursive: true });
  const tarball = await askFor(inject("tarball"));
  execFileSync("tar", ["-xzf", tarball, "--strip-components=1", "-C", installed]);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  folder.remove();
});

/** What a page says, which is served from a folder; undefined if there is no browser. */
async function verdictsIn(outDir: string): Promise<unknown> {
  if (!browser) return undefined;
  const served = await preview({
    root: folder.path,
    appType: "mpa", // What is not there is not found.
    build: { outDir },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const page = await openTab(browser);
  await page.goto(served.resolvedUrls?.local[0] ?? "");
  await page.waitForFunction("globalThis.verdicts");
  const verdicts = await page.evaluate("globalThis.verdicts");
  await page.close();
  await served.close();
  return verdicts;
}

describe("in Chromium", () => {
  test("a page and its worker that Vite built fetch the module from beside them", async () => {
    const root = folder.path;
    const { output } = (await build({ root, logLevel: "error" })) as {
      output: readonly { readonly fileName: string }[];
    };
    const names = output.map(({ fileName }) => fileName);
    expect(names.filter((name) => name.endsWith(".wasm"))).toHaveLength(1);
    expect([[VERDICTS, VERDICTS], undefined]).toContainEqual(await verdictsIn("dist"));
  });

  test("a page that esbuild built is given the module, and says so if it is not", async () => {
    const { path } = folder;
    await bundle({
      absWorkingDir: path,
      entryPoints: ["bundled.js"],
      outfile: "bundled/page.js",
      bundle: true,
      format: "esm",
      target: "es2022",
      loader: { ".wasm": "binary" },
    });
    await bundle({
      absWorkingDir: path,
      entryPoints: ["index.html"],
      outdir: "bundled",
      loader: { ".html": "copy" },
    });
    const refused = expect.stringMatching(/^The judge can't be opened: .+judge\.wasm/);
    expect([[VERDICTS, VERDICTS, refused], undefined]).toContainEqual(await verdictsIn("bundled"));
  });
});
