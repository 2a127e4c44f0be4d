// A page of a browser that notes all that it must not do.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, expect } from "vitest";
import { openTab } from "../browser/open-browser.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const WIDTH = 1280;
const HEIGHT = 900;
const USUAL_MEDIA = { colorScheme: "light", reducedMotion: "reduce" } as const;

/** A page, and what it did wrong. */
export interface WatchedPage {
  readonly page: Page;
  /** Messages of the console, uncaught errors, refused styles and scripts, and strange requests. */
  readonly wrong: string[];
}

export interface PageOptions {
  readonly width?: number;
  /** Runs before those of the page. */
  readonly script?: string;
}

/**
 * What opens addresses in the tests of a file, each as if nothing was open before, and expects that
 * no page did anything wrong. A page with a script or a server of its own is new; all others are
 * one that is loaded again, which takes a third of the time.
 */
export function visitor(browser: Browser | undefined, usual: () => string) {
  let shared: WatchedPage | undefined;
  let open: WatchedPage[] = [];
  afterEach(async () => {
    const pages = open;
    open = [];
    for (const { page, wrong } of pages) {
      expect([...wrong.splice(0), ...(await violationsOf(page))]).toEqual([]);
      if (page !== shared?.page) await page.context().close();
    }
  });
  afterAll(() => browser?.close());

  return async (address: string, options: PageOptions = {}, url = usual()): Promise<Page> => {
    const isUsual = url === usual() && options.script === undefined;
    const goal = `${url}/${address}`;
    const watched = (isUsual && shared) || (await openPage(browser as Browser, goal, options));
    if (watched === shared) await openAgain(watched, goal, options);
    else if (isUsual) shared = watched;
    if (!open.includes(watched)) open.push(watched);
    return watched.page;
  };
}

/** Loads an address in a page that is open, and leaves nothing of what was there. */
async function openAgain(
  { page, wrong }: WatchedPage,
  url: string,
  { width = WIDTH }: PageOptions,
): Promise<void> {
  wrong.push(...(await violationsOf(page)));
  await page.mouse.move(0, 0);
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia(USUAL_MEDIA);
  // What the page has not written into the address yet would come over the new one.
  await page.evaluate(
    `dispatchEvent(new Event("blur")); history.replaceState(null, "", ${JSON.stringify(url)})`,
  );
  await page.reload();
  await untilReady(page);
}

/** Opens a page that may only ask its own server. */
export async function openPage(
  browser: Browser,
  url: string,
  { width = WIDTH, script = "" }: PageOptions = {},
): Promise<WatchedPage> {
  const page = await openTab(browser, { viewport: { width, height: HEIGHT }, ...USUAL_MEDIA });
  const wrong: string[] = [];
  const { origin } = new URL(url);
  page.on("console", (message) => {
    // The browser notes every answer that is an error, also one that was asked for on purpose.
    // The page also asks whether its server is there.
    const { url: asked } = message.location();
    const isAnswer =
      asked === `${origin}/` ||
      [`${origin}/v1/`, `${origin}/__control/`].some((place) => asked.startsWith(place));
    // How soon a file is used that was loaded early, is a matter of the machine.
    const isSlow = /was preloaded .* not used within/.test(message.text());
    if (/error|warning/.test(message.type()) && !isAnswer && !isSlow)
      wrong.push(`console: ${message.text()}`);
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
  await untilReady(page);
  return { page, wrong };
}

/** Resolves when a view is drawn and listens, which it does after its first frame. */
async function untilReady(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))");
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

type Scheme = "light" | "dark";

/** Marks what is visible in a scheme, and names what was not marked: the outermost of it. */
const see = (scheme: Scheme) => `(() => {
  const visible = [...document.querySelectorAll("body, body *")].filter((part) => part.checkVisibility());
  const fresh = new Set(visible.filter((part) => !part.seenIn?.${scheme}));
  for (const part of fresh) part.seenIn = { ...part.seenIn, ${scheme}: true };
  globalThis.fresh = [...fresh].filter(({ parentNode }) => !fresh.has(parentNode));
  return globalThis.fresh.length > 0;
})()`;

/** Expects that axe finds nothing wrong with what a page shows, in both schemes. */
export async function expectToBeFit(page: Page): Promise<void> {
  await expectToBeFitIn(page, "light");
  await expectToHaveColours(page, "dark");
}

/** Expects that axe finds nothing wrong with what a page shows in one scheme. */
export async function expectToBeFitIn(page: Page, scheme: Scheme): Promise<void> {
  if (await page.evaluate("globalThis.axe === undefined")) await page.evaluate(AXE);
  await untilStill(page);
  await page.emulateMedia({ colorScheme: scheme }); // nothing moves, and no colour takes time
  await page.evaluate(see(scheme));
  await expectOfAxe(page, "document");
  expect((await looksOf(page)).filter((look) => !LOOKS.has(look))).toEqual([]);
}

/** The four sizes and three weights that a text may have. */
const LOOKS = new Set(
  [13, 15, 18, 24].flatMap((size) => [400, 500, 650].map((weight) => `${size}px ${weight}`)),
);

/** The size and the weight of every text that is shown, also of a text in the editor. */
export const looksOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const allIn = (root) => [...root.querySelectorAll("*")].flatMap((part) =>
      part.shadowRoot ? allIn(part.shadowRoot) : [part]);
    const hasText = (part) => part.matches("input:not([type=checkbox]), select, option") ||
      [...part.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== "");
    const looks = allIn(document.body)
      .filter((part) => part.checkVisibility() && hasText(part))
      .map((part) => getComputedStyle(part))
      .map(({ fontSize, fontWeight }) => fontSize + " " + fontWeight);
    return [...new Set(looks)];
  })()`);

/**
 * Expects that the colours can be read of what was not yet judged in this scheme: between schemes,
 * nothing else differs.
 */
export async function expectToHaveColours(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  if (await page.evaluate(see(scheme)))
    await expectOfAxe(page, "{ include: fresh }", ["color-contrast", "link-in-text-block"]);
  await page.emulateMedia(USUAL_MEDIA);
}

/** The violations as words: on a long page, the rest is megabytes. */
async function expectOfAxe(page: Page, parts: string, runOnly?: readonly string[]) {
  const options = JSON.stringify({ resultTypes: ["violations"], runOnly });
  const found = await page.evaluate(`
    axe.run(${parts}, ${options}).then(({ violations }) =>
      violations.map(({ id, nodes: [node] }) => [id, node.html, node.failureSummary].join(" ")))`);
  expect(found, parts).toEqual([]);
}

/** What the policy of the page refused. */
export const violationsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate("violations") as Promise<readonly string[]>;
