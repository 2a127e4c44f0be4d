// Chromium from npm, for tests of what runs in browsers.
import chromium from "@sparticuz/chromium";
import { type Browser, chromium as playwright } from "playwright-core";

/** What is for cloud functions, or makes the browser less strict than that of a person. */
const LEFT_OUT =
  /single-process|no-zygote|in-process-gpu|disable-web-security|site-isolation|insecure-content/;

/**
 * Starts a browser. Where none can be started, the tests that need one are skipped and one line says
 * so; in CI that is a failure.
 */
export async function openBrowser(): Promise<Browser | undefined> {
  try {
    const executablePath = await chromium.executablePath();
    const args = chromium.args.filter((flag) => !LEFT_OUT.test(flag));
    return await playwright.launch({ executablePath, args, headless: true });
  } catch (error) {
    if (process.env.CI) throw error;
    process.stderr.write(`No browser can be started here, so its tests are skipped: ${error}\n`);
    return undefined;
  }
}
