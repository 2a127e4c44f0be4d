// Takes the pictures of the console for docs/: `node scripts/console/screenshots.ts`. A server with
// development settings serves the page, which has to be built first.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { demoState } from "../../src/fixtures.ts";
import { createApp } from "../../src/server.ts";
import { listenWith } from "../../src/servers/host/listen.ts";
import { serveConsole } from "../../src/servers/host/serve-console.ts";
import { openBrowser } from "../../test/browser/open-browser.ts";

const MOST_BYTES = 75 * 1024;
const BROKEN = `{
  "account_number": "A-3F7B21C8",
  "account_user_emails": ["maya.okafor@example.com", 7],
  "is_imported": "yes",
  "acount_type": "DOMESTIC"
}`;

interface Shot {
  readonly name: string;
  readonly address: string;
  readonly width: number;
  readonly scheme?: "dark";
  readonly act?: (page: Page) => Promise<void>;
}

const SHOTS: readonly Shot[] = [
  { name: "start", address: "#/", width: 1280 },
  {
    name: "search",
    address: "#/events",
    width: 360,
    scheme: "dark",
    act: async (page) => {
      await page.getByRole("combobox", { name: "Search" }).fill("import fail");
      await page.getByRole("listbox", { name: "Results" }).getByRole("option").first().waitFor();
    },
  },
  { name: "event", address: "#/events/agreement.updated-v2", width: 1280 },
  {
    name: "check",
    address: "#/check",
    width: 1280,
    act: async (page) => {
      await page.getByRole("textbox", { name: "Payload" }).click();
      await page.keyboard.insertText(BROKEN);
      await page.getByRole("list", { name: "Faults" }).waitFor();
      await page.getByRole("heading", { level: 1 }).click();
    },
  },
  {
    name: "rest",
    address: "#/rest/processAccount",
    width: 1280,
    scheme: "dark",
    act: async (page) => {
      await page.getByRole("button", { name: "Send" }).click();
      await page.getByText("matches the contract").waitFor();
      await page.setViewportSize({ width: 1280, height: 620 });
    },
  },
  {
    name: "live",
    address: "#/live",
    width: 1280,
    act: async (page) => {
      for (const value of ["TEST-FAILS", "TEST-RETRY", "TEST-SLOW"])
        await page.getByRole("button", { name: `Run ${value}`, exact: true }).click();
      await page.locator("[data-state=in_progress] > a", { hasText: "1" }).waitFor();
      await page.getByText("500 payment_vendor_unavailable, then 201").waitFor();
      await page.locator(".state .acct").first().waitFor();
      await page.getByRole("link", { name: "processAccount" }).first().click();
      await page.evaluate("scrollTo(0, 0)");
    },
  },
  { name: "changes", address: "#/changes", width: 768 },
];

const app = createApp({ control: true, state: demoState() });
const host = { host: "serve", control: true, token: app.settings.tokens[0] } as const;
const server = await listenWith(serveConsole(app.fetch, host));
const browser = await openBrowser();
if (!browser) throw new Error("Pictures need a browser.");
for (const { name, address, width, scheme = "light", act } of SHOTS) {
  const opened = await browser.newPage({
    viewport: { width, height: width === 1280 ? 680 : 800 },
    colorScheme: scheme,
    reducedMotion: "reduce",
  });
  await opened.goto(`${server.url}/${address}`);
  await opened.getByRole("contentinfo").waitFor();
  // The page Live keeps a connection open, so its network is never idle.
  if (name !== "live") await opened.waitForLoadState("networkidle");
  await act?.(opened);
  // Takes WebP, which is half as large as PNG, because the package contains a picture.
  const session = await opened.context().newCDPSession(opened);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 60 });
  const picture = Buffer.from(data, "base64");
  const path = join(import.meta.dirname, `../../docs/console-${name}.webp`);
  if (picture.length > MOST_BYTES) throw new Error(`${path} has ${picture.length} bytes.`);
  writeFileSync(path, picture);
  await opened.close();
}
await browser.close();
await server.close();
await app.close();
