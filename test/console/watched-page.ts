// A page of a browser that notes all that it must not do.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A page, and what it did wrong. */
export interface WatchedPage {
  readonly page: Page;
  /** Messages of the console, uncaught errors, refused styles and scripts, and strange requests. */
  readonly wrong: readonly string[];
}

export interface PageOptions {
  readonly width?: number;
  /** Runs before those of the page. */
  readonly script?: string;
}

/** Opens a page that may only ask its own server. */
export async function openPage(
  browser: Browser,
  url: string,
  { width = 1280, script = "" }: PageOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const wrong: string[] = [];
  const { origin } = new URL(url);
  page.on("console", (message) => {
    // The browser notes every answer that is an error, also one that was asked for on purpose.
    const isAnswer = [`${origin}/v1/`, `${origin}/__control/`].some((place) =>
      message.location().url.startsWith(place),
    );
    if (/error|warning/.test(message.type()) && !isAnswer) wrong.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => wrong.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const asked = request.url();
    if (!asked.startsWith(`${origin}/`) && !/^(data|blob):/.test(asked))
      wrong.push(`asks ${asked}`);
  });
  await page.addInitScript(`
    globalThis.violations = [];
    addEventListener("securitypolicyviolation", (event) =>
      violations.push(event.violatedDirective + " " + event.blockedURI));`);
  await page.addInitScript(script);
  await page.goto(url);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return { page, wrong };
}

/** Resolves when no animation runs, and three frames in a row have the same layout. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    for (let before, frames = 0; frames < 3; ) {
      await new Promise(requestAnimationFrame);
      const parts = [...document.querySelectorAll("*")];
      const layout = [scrollY, ...parts.map((part) => part.scrollHeight)].join();
      frames = layout === before && document.getAnimations().length === 0 ? frames + 1 : 0;
      before = layout;
    }
  })()`);
}

/** Expects that a page is not wider than its window, whatever width that has. */
export async function expectToFit(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => page.evaluate("[innerWidth, document.documentElement.scrollWidth]"))
      .toEqual([width, width]);
  }
}

/**
 * Expects that axe finds nothing wrong with what a page shows. Only colours are others in the dark,
 * so that only those are judged there.
 */
export async function expectToBeFit(page: Page): Promise<void> {
  if (await page.evaluate("globalThis.axe === undefined")) await page.evaluate(AXE);
  for (const [colorScheme, more] of [
    ["dark", { runOnly: ["color-contrast", "link-in-text-block"] }],
    ["light", {}],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await untilStill(page);
    const options = JSON.stringify({ resultTypes: ["violations"], ...more });
    // Only the violations, as words: on a long page, the rest is megabytes.
    const found = await page.evaluate(`
      axe.run(document, ${options}).then(({ violations }) =>
        violations.map(({ id, nodes: [node] }) => [id, node.html, node.failureSummary].join(" ")))`);
    expect(found, colorScheme).toEqual([]);
  }
}

/** What the policy of the page refused. */
export const violationsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate("violations") as Promise<readonly string[]>;
