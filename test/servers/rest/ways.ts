// The ways to reach a server. Every story runs on all of them.
import { expect } from "vitest";
import { listenWith } from "../../../src/servers/host/listen.ts";
import type { Fetch } from "../../../src/servers/http/fetch.ts";
import { createProxy, type Exchange } from "../../../src/servers/proxy/create-proxy.ts";
import { AUTHORIZATION, type Client, createClient } from "./client.ts";

export interface Reached {
  readonly client: Client;
  close(): Promise<void>;
}
interface Way {
  readonly name: string;
  reach(server: Fetch): Promise<Reached>;
}

const EVERY: readonly Way[] = [
  {
    name: "in process",
    reach: async (server) => ({
      client: createClient(server, "http://127.0.0.1", AUTHORIZATION),
      close: async () => {},
    }),
  },
  {
    name: "over HTTP",
    async reach(server) {
      const listening = await listenWith(server);
      return {
        client: createClient(fetch, listening.url, AUTHORIZATION),
        close: () => listening.close(),
      };
    },
  },
  {
    // The proxy judges both sides of every exchange here.
    name: "through the proxy",
    async reach(server) {
      const listening = await listenWith(server);
      const violations: Pick<Exchange, "method" | "path">[] = [];
      const failures: unknown[] = [];
      const report = (exchange: Exchange) => exchange.isKept || violations.push(exchange);
      const failed = (error: unknown) => failures.push(error);
      const proxy = await listenWith(
        createProxy({
          upstream: listening.url,
          report,
          unanswered: failed,
          left: failed,
          refused: (_, detail) => failed(detail),
          failed,
        }),
      );
      return {
        client: createClient(fetch, proxy.url, AUTHORIZATION),
        close: async () => {
          await proxy.close();
          await listening.close();
          expect({ violations, failures }).toEqual({ violations: [], failures: [] });
        },
      };
    },
  },
];

/** The proxy asks the same server over HTTP, so what holds through it holds without it. */
export const WAYS: readonly Way[] = EVERY.filter(
  ({ name }) => process.env.REST_HOSTS === "all" || name !== "over HTTP",
);
