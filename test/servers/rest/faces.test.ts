// The fetch function of an app and the same app over HTTP answer every request in the same way.
import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEVELOPMENT_SETTINGS } from "../../../src/servers/app/config/development.ts";
import { createApp } from "../../../src/servers/app/create-app.ts";
import { type Listening, listenWith } from "../../../src/servers/host/listen.ts";
import { createMemoryStore } from "../../../src/servers/stores/memory/memory-store.ts";
import { VALID_REQUESTS } from "./valid-requests.ts";

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}
interface Seen {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Two apps in the same state. They name nothing at random, and their time stands still. */
const [behindFetch, behindHttp] = [0, 1].map(() => {
  let named = 0;
  const next = (kind: string) => `${kind}-${named++}`;
  return createApp({
    store: createMemoryStore({ clock: () => 1_764_000_000_000, ids: { unique: () => next("u") } }),
    ids: { accountNumber: () => next("A"), secret: () => next("s") },
    wait: async () => {},
    control: true,
  });
}) as [ReturnType<typeof createApp>, ReturnType<typeof createApp>];
let server: Listening;
beforeAll(async () => {
  server = await listenWith(behindHttp.fetch);
});
afterAll(async () => {
  await server.close(0);
  await Promise.all([behindFetch.close(), behindHttp.close()]);
});

const OF_CONNECTION = ["connection", "content-length", "date", "keep-alive", "transfer-encoding"];

async function viaFetch({ path, ...init }: Sent): Promise<Seen> {
  const response = await behindFetch.fetch(new Request(server.url + path, init));
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
  };
}

const overHttp = ({ method, path, headers, body }: Sent): Promise<Seen> =>
  new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port: server.port, method, path, headers };
    httpRequest(options, (incoming) => {
      let text = "";
      incoming.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      incoming.on("end", () => {
        const own = Object.entries(incoming.headers).filter(
          ([name]) => !OF_CONNECTION.includes(name),
        );
        resolve({ status: incoming.statusCode ?? 0, headers: Object.fromEntries(own), text });
      });
    })
      .on("error", reject)
      .end(body);
  });

const ID = { "X-Request-Id": "same-on-both" };
const TOKEN = { Authorization: `Token ${DEVELOPMENT_SETTINGS.tokens[0]}` };
const KEY = { Authorization: `Basic ${btoa(`${DEVELOPMENT_SETTINGS.apiKeys[0]}:`)}` };
const JSON_TYPE = { "Content-Type": "application/json" };
const ORIGIN = { Origin: "http://localhost:3000" };

/** The example requests of every operation, and each with something wrong. */
const OPERATIONS: readonly Sent[] = VALID_REQUESTS.flatMap(({ method, path, bodies }) =>
  (bodies.length > 0 ? bodies.map((body) => JSON.stringify(body)) : [undefined]).flatMap((body) => {
    const sent = {
      method,
      path,
      headers: { ...ID, ...TOKEN, ...JSON_TYPE },
      ...(body && { body }),
    };
    return [
      sent,
      { ...sent, headers: { ...sent.headers, ...KEY, ...ORIGIN } },
      { ...sent, headers: { ...ID, ...JSON_TYPE } },
      { ...sent, headers: { ...ID, ...JSON_TYPE, Authorization: "Bearer none" } },
      { ...sent, headers: { ...ID, ...TOKEN, "Content-Type": "text/plain" } },
      { ...sent, path: path.slice(0, -1) },
      { ...sent, path: `${path}?page=0&page=two&brand=%C3%A4+'x'` },
      { ...sent, path: path.replace(/[^/]+\/$/, "%ff/") },
      { method: "HEAD", path, headers: sent.headers },
      { method: "OPTIONS", path, headers: ID },
      {
        method: "OPTIONS",
        path,
        headers: { ...ID, ...ORIGIN, "Access-Control-Request-Method": method },
      },
      { method: "PATCH", path, headers: sent.headers, body: "{}" },
      ...(body
        ? [
            { ...sent, body: body.slice(0, -1) },
            { ...sent, body: `[${body}]` },
          ]
        : []),
    ];
  }),
);
const ELSEWHERE: readonly Sent[] = [
  "/",
  "/healthz",
  "/readyz",
  "/__control/",
  "/__control/events?limit=2",
  "/__control/events?limit=x",
  "/v1/products/../products/?page=1",
  "/v1/accounts/%2e%2e/products/",
  "/v1/accounts/a'b|c%22/",
  "//v1/products/",
].flatMap((path) =>
  ["GET", "POST"].flatMap((method) =>
    [ORIGIN, {}].map((origin) => ({ method, path, headers: { ...ID, ...TOKEN, ...origin } })),
  ),
);

test("the two faces answer the same, header by header and byte by byte", async () => {
  const statuses = new Set<number>();
  for (const sent of [...OPERATIONS, ...ELSEWHERE]) {
    const seen = await viaFetch(sent);
    expect({ sent, seen: await overHttp(sent) }).toEqual({ sent, seen });
    statuses.add(seen.status);
  }
  expect([...statuses].sort((a, b) => a - b)).toEqual([
    200, 201, 204, 400, 401, 403, 404, 405, 415,
  ]);
});
