import { demoState } from "../../src/fixtures.ts";
import { createApp } from "../../src/server.ts";
import { listenWith } from "../../src/servers/host/listen.ts";
import { serveConsole } from "../../src/servers/host/serve-console.ts";
import { serveDocuments } from "../../src/servers/host/serve-documents.ts";

/** Serves the built page with the development settings, as `serve --control --state demo` does. */
export async function servePage(): Promise<{ url: string; close: () => Promise<void> }> {
  const app = createApp({ control: true, state: demoState() });
  const page = { host: "serve", control: true, token: app.settings.tokens[0] } as const;
  const server = await listenWith(serveConsole(serveDocuments(app.fetch), page));
  const close = async () => {
    await server.close();
    await app.close();
  };
  return { url: server.url, close };
}
