// A real browser: the one that comes by npm, or an installed Chrome.
import { existsSync } from "node:fs";
import type { Browser, BrowserContextOptions, LaunchOptions, Page } from "playwright-core";

/** Where Chrome is installed on systems that the browser of npm is not made for. */
const INSTALLED = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "/usr/bin/google-chrome",
  "/usr/bin/chromium",
];

/** What is for cloud functions, less strict than the browser of a person, or for drawing in 3D. */
const LEFT_OUT =
  /single-process|no-zygote|disable-web-security|site-isolation|insecure-content|gpu|angle|swiftshader/;

/**
 * Starts a browser. Where there is none, one line says that what needs it is skipped; in CI that is
 * an error.
 */
export async function openBrowser(): Promise<Browser | undefined> {
  const found = await findBrowser();
  if (found) return (await import("playwright-core")).chromium.launch(found);
  if (process.env.CI) throw new Error("What runs in a browser needs Chrome, and there is none.");
  process.stderr.write("There is no Chrome here, so what runs in a browser is skipped.\n");
  return undefined;
}

/** A page that nothing was open in before. What it waits for may take as long as a poll. */
export async function openTab(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  page.setDefaultTimeout(120_000);
  return page;
}

/** The program of a browser, and how to start it; undefined if there is none. */
export async function findBrowser(): Promise<LaunchOptions | undefined> {
  if (process.platform === "linux" && process.arch === "x64") {
    const { default: packed } = await import("@sparticuz/chromium");
    // Nothing here is drawn in 3D, and to play a graphics card costs much of a processor.
    const args = [...packed.args.filter((flag) => !LEFT_OUT.test(flag)), "--disable-gpu"];
    return { executablePath: await packed.executablePath(), args };
  }
  const executablePath = INSTALLED.find((path) => existsSync(path));
  return executablePath === undefined ? undefined : { executablePath };
}

/** Runs before the tests: of two that unpack the browser at a time, one would start half of it. */
export async function setup(): Promise<void> {
  await findBrowser();
}
