// A reference server for each test of Playwright, which has to be installed beside this package.
export { expect } from "@playwright/test";
export { type ServerFixtures, type ServerOptions, test } from "./servers/playwright/fixture.ts";
