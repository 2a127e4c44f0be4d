// What is kept of an event that a receiver did not take, and how `deliveries` says it.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { deliveries } from "../../../src/cli/deliveries/command.ts";
import { type Relay, startRelay } from "../../../src/servers/sinks/relay.ts";
import { createWebhook } from "../../../src/servers/sinks/webhook.ts";
import type { Store } from "../../../src/servers/stores/store.ts";
import { runCommand } from "../../cli/run-command.ts";
import { ENGINES, openPlace, STORES } from "../stores/engines.ts";
import { addEvent } from "../stores/sample-data.ts";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
/** An address in whose query a token stands, as some receivers have it. */
const HOOK = "/hook?token=hunter2";

let answers = true;
let port = 0;
const server = createServer((_, response) => {
  if (answers) response.writeHead(503).end();
});
let relay: Relay | undefined;
beforeEach(async () => {
  answers = true;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  await relay?.stop();
  relay = undefined;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** What keeps a receiver from taking an event, and the reason that is kept. */
const RECEIVERS: readonly [string, () => Promise<unknown>, RegExp][] = [
  ["refuses", async () => {}, /^It answered 503 Service Unavailable\.$/],
  [
    "times out",
    async () => {
      answers = false;
    },
    /^It could not be reached: .*timeout\.$/,
  ],
  [
    "is not there",
    () => new Promise((resolve) => server.close(resolve)),
    /^It could not be reached: connect ECONNREFUSED 127\.0\.0\.1:\d+\.$/,
  ],
];

/** Adds an event for a receiver, and waits until it has been tried in vain. Returns its name. */
async function tryInVain(store: Store): Promise<string> {
  const url = `http://127.0.0.1:${port}${HOOK}`;
  const retries = { delays: [7_200_000], afterwards: "repeat" } as const;
  // One that answers is waited for as long as a busy machine may need.
  const timeoutSeconds = answers ? 120 : 0.2;
  const sink = await createWebhook({ url, secrets: [SECRET], timeoutSeconds, retries });
  await store.write((writer) => addEvent(writer, "A/1"));
  relay = startRelay({ store, sink, pollMilliseconds: 5 });
  await expect.poll(async () => (await store.outbox.findWaiting(sink.name))?.failures).toBe(1);
  await relay.stop();
  relay = undefined;
  return sink.name;
}

describe.each(STORES)("the %s store", (_, make) => {
  test.each(RECEIVERS)("keeps why a receiver that %s took nothing", async (__, prepare, reason) => {
    const store = await make();
    await prepare();
    const name = await tryInVain(store);
    expect(await store.outbox.findWaiting(name)).toMatchObject({
      event: { subject: "A/1", sequence: 1 },
      failures: 1,
      reason: expect.stringMatching(reason),
      retryIn: expect.any(Number),
    });
    await store.close();
  });
});

test.each(ENGINES)("deliveries says it of a store on %s after a restart", async (engine, make) => {
  const place = await make();
  const store = await openPlace(place);
  await tryInVain(store);
  await store.close();
  const { code, out } = await runCommand(deliveries, [
    engine === "SQLite" ? "--data" : "--database",
    place,
  ]);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^webhook:http:\/\/127\.0\.0\.1:\d+\/hook\t1 waiting\t0 parked\n {2}waits since (\d{4}-\d\d-\d\d )?\d\d:\d\d UTC: It answered 503 Service Unavailable, tried once, next in 2 h\n$/,
  );
  expect(out).not.toContain("hunter2");
});
