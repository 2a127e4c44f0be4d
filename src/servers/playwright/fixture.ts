// A reference server for each test of Playwright. Only this file uses Playwright.
import { test as base } from "@playwright/test";
import { type App, type AppOptions, createApp } from "../app/create-app.ts";

/** What a test asks for. */
export interface ServerFixtures {
  /** The reference server of the test. It answers what pages of the test ask of the API. */
  readonly server: App;
}

/** What a file or a project sets: `test.use({ api: "http://127.0.0.1:5173" })`. */
export interface ServerOptions {
  /** The address of the API that the pages call. By default it is that of `serve`. */
  readonly api: string;
  /** The options of `createApp`. */
  readonly serverOptions: AppOptions;
}

/** The `test` of Playwright, with a reference server for each test. */
export const test = base.extend<ServerFixtures & ServerOptions>({
  api: ["http://127.0.0.1:4020", { option: true }],
  serverOptions: [{}, { option: true }],
  server: [
    async ({ context, api, serverOptions }, use) => {
      const server = createApp(serverOptions);
      await context.route(`${api.replace(/\/$/, "")}/v1/**`, async (route) => {
        const asked = route.request();
        const [method, headers, body] = [asked.method(), asked.headers(), asked.postData()];
        try {
          const answer = await server.fetch(new Request(asked.url(), { method, headers, body }));
          await route.fulfill({
            status: answer.status,
            headers: Object.fromEntries(answer.headers),
            body: await answer.text(),
          });
        } catch (error) {
          // `fetch` rejects with a TypeError if the network fails, as simulated weather does.
          if (!(error instanceof TypeError)) throw error;
          await route.abort();
        }
      });
      await use(server);
      await server.close();
    },
    { auto: true },
  ],
});
