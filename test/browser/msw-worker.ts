import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const msw = dirname(createRequire(import.meta.url).resolve("msw/package.json"));

/** The service worker of MSW, where a page of it looks for it. */
export const MSW_WORKER: Readonly<Record<string, string>> = {
  "/mockServiceWorker.js": readFileSync(join(msw, "lib/mockServiceWorker.js"), "utf8"),
};
