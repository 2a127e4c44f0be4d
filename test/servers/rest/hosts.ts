// The ways to reach the reference implementation. Every story runs on all of them.
import { expect } from "vitest";
import { DEVELOPMENT_SETTINGS } from "../../../src/servers/app/config/development.ts";
import { type App, type AppOptions, createApp } from "../../../src/servers/app/create-app.ts";
import { listenWith } from "../../../src/servers/host/listen.ts";
import { createProxy, type Exchange } from "../../../src/servers/proxy/create-proxy.ts";
import type { StoredEvent } from "../../../src/servers/stores/store.ts";
import { type Client, createClient } from "./client.ts";

export interface Running {
  readonly app: App;
  readonly client: Client;
  /** Every event emitted so far. */
  readonly events: readonly StoredEvent[];
  close(): Promise<void>;
}
export interface Host {
  readonly name: string;
  start(options?: AppOptions): Promise<Running>;
}

export const [API_KEY = ""] = DEVELOPMENT_SETTINGS.apiKeys;
const AUTHORIZATION = `Basic ${btoa(`${API_KEY}:`)}`;

/** An app with a record of its events, and a check that it did not fail. */
function watched(options?: AppOptions): {
  app: App;
  events: StoredEvent[];
  close(): Promise<void>;
} {
  const failures: unknown[] = [];
  const app = createApp({
    control: true,
    log: (entry) => entry.kind === "failure" && failures.push(entry.error),
    ...options,
  });
  const events: StoredEvent[] = [];
  app.subscribe((event) => events.push(event));
  const close = async () => {
    await app.close();
    expect(failures).toEqual([]);
  };
  return { app, events, close };
}

const EVERY: readonly Host[] = [
  {
    name: "in process",
    async start(options) {
      const { app, events, close } = watched(options);
      return {
        app,
        events,
        client: createClient(app.fetch, "http://127.0.0.1", AUTHORIZATION),
        close,
      };
    },
  },
  {
    name: "over HTTP",
    async start(options) {
      const { app, events, close } = watched(options);
      const server = await listenWith(app.fetch);
      return {
        app,
        events,
        client: createClient(fetch, server.url, AUTHORIZATION),
        close: async () => {
          await server.close();
          await close();
        },
      };
    },
  },
  {
    // Prism judges both sides of every exchange here.
    name: "through the proxy",
    async start(options) {
      const { app, events, close } = watched(options);
      const server = await listenWith(app.fetch);
      const violations: Pick<Exchange, "method" | "path">[] = [];
      const failures: unknown[] = [];
      const report = (exchange: Exchange) => exchange.isKept || violations.push(exchange);
      const failed = (error: unknown) => failures.push(error);
      const proxy = await listenWith(
        await createProxy({
          upstream: server.url,
          report,
          unanswered: failed,
          left: failed,
          refused: (_, detail) => failed(detail),
          failed,
        }),
      );
      return {
        app,
        events,
        client: createClient(fetch, proxy.url, AUTHORIZATION),
        close: async () => {
          await proxy.close();
          await server.close();
          await close();
          expect({ violations, failures }).toEqual({ violations: [], failures: [] });
        },
      };
    },
  },
];

/** The proxy asks the same server over HTTP, so what holds through it holds without it. */
export const HOSTS: readonly Host[] = EVERY.filter(
  ({ name }) => process.env.REST_HOSTS === "all" || name !== "over HTTP",
);
