// A page of a browser that notes all that it must not do.
import type { Browser, Page } from "playwright-core";

/** A page, and what it did wrong. */
export interface WatchedPage {
  readonly page: Page;
  /** Messages of the console, uncaught errors, refused styles and scripts, and strange requests. */
  readonly wrong: readonly string[];
}

/** Opens a page that may only ask its own server. */
export async function openPage(
  browser: Browser,
  url: string,
  { width = 1280, scheme = "light" }: { width?: number; scheme?: "light" | "dark" } = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
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
  await page.goto(url);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return { page, wrong };
}

/** What the policy of the page refused. */
export const violationsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate("violations") as Promise<readonly string[]>;
