// A server that answers as a test wants, behind two proxies: one that passes violations on, and one
// that answers them.
import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { listenWith } from "../../../src/servers/host/listen.ts";
import { createProxy, type Exchange } from "../../../src/servers/proxy/create-proxy.ts";

export interface Upstream {
  readonly url: string;
  /** The addresses of the proxy, and of the one with `errors`. */
  readonly plain: string;
  readonly strict: string;
  /** How requests are answered from now on. */
  answer: RequestListener;
  /** Everything that happened, until it is taken. */
  take(): {
    readonly received: IncomingMessage[];
    readonly exchanges: Exchange[];
    readonly unanswered: string[];
    readonly left: string[];
    readonly refused: string[];
  };
  close(): Promise<void>;
}

/** What the proxies take of a body. */
export const MOST_BYTES = 8 * 1024 * 1024;

/** The proxies wait for a whole answer by default as long as a busy machine may need. */
export async function fakeUpstream(timeoutMilliseconds = 120_000): Promise<Upstream> {
  let happened = {
    received: [] as IncomingMessage[],
    exchanges: [] as Exchange[],
    unanswered: [] as string[],
    left: [] as string[],
    refused: [] as string[],
  };
  const server = createServer((incoming, outgoing) => {
    happened.received.push(incoming);
    upstream.answer(incoming, outgoing);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const listen = async (errors: boolean) =>
    listenWith(
      createProxy({
        upstream: url,
        errors,
        report: (exchange) => happened.exchanges.push(exchange),
        unanswered: (error, { method, path }) =>
          happened.unanswered.push(`${method} ${path} ${String(error)}`),
        left: ({ method, path, operationId }) =>
          happened.left.push(`${method} ${path} ${operationId}`),
        refused: (status, detail) => happened.refused.push(`${status} ${detail}`),
        timeoutMilliseconds,
        bodyBytes: MOST_BYTES,
        failed: (error) => {
          throw error;
        },
      }),
    );
  const proxies = await Promise.all([listen(false), listen(true)]);
  const upstream: Upstream = {
    url,
    plain: proxies[0].url,
    strict: proxies[1].url,
    answer: (_, outgoing) => void outgoing.writeHead(404).end(),
    take() {
      const taken = happened;
      happened = { received: [], exchanges: [], unanswered: [], left: [], refused: [] };
      return taken;
    },
    async close() {
      await Promise.all(proxies.map((proxy) => proxy.close(0)));
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return upstream;
}

/** An answer of this status, body and headers; JSON unless the headers say otherwise. */
export const says =
  (
    status: number,
    body: string | Uint8Array = "",
    headers: Record<string, string | string[]> = { "Content-Type": "application/json" },
  ) =>
  (_: IncomingMessage, outgoing: ServerResponse): void => {
    outgoing.writeHead(status, headers).end(body);
  };
