// A server that ends finishes what it began.
import { Agent, get as httpGet } from "node:http";
import { networkInterfaces } from "node:os";
import { afterEach, describe, expect, test } from "vitest";
import { type Listening, listen } from "../../../src/server.ts";
import { type App, createApp } from "../../../src/servers/app/create-app.ts";
import { AUTHORIZATION, createClient } from "../rest/client.ts";
import { speak } from "../rest/raw-socket.ts";

const STAGE = "/v1/data-import/account-import-process/create-or-update/";
const PROCESS = "/v1/data-import/account-import-process/process/";
const KEY = { import_supplier: "NORDWERK", external_account_number: "TEST-SLOW" };

const apps: App[] = [];
afterEach(async () => void (await Promise.all(apps.splice(0).map((app) => app.close()))));

/** A server with an import under way, which ends when the test wants it to. */
async function startSlowImport() {
  let goOn = () => {};
  let isHeld = () => {};
  const held = new Promise<void>((resolve) => {
    isHeld = resolve;
  });
  const released = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const wait = () => {
    isHeld();
    return released;
  };
  const failures: unknown[] = [];
  const app = createApp({
    wait,
    log: (entry) => entry.kind === "failure" && failures.push(entry.error),
  });
  apps.push(app);
  const server = await listen(app);
  const client = createClient(fetch, server.url, AUTHORIZATION);
  await client.post(STAGE, KEY);
  const importing = client.post(PROCESS, { ...KEY, operations_team_name: "migrations-north" });
  importing.catch(() => {}); // it is awaited later, and may be cut before that
  await held;
  return { app, server, importing, goOn, failures };
}
/** The status of an answer on a new connection, or why there is no connection. */
const tryAgain = ({ port }: Listening): Promise<number | string | undefined> =>
  speak(port, ["GET /v1/products/ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"]).then(
    ([answer]) => answer?.status,
    (error: NodeJS.ErrnoException) => error.code,
  );
const findImport = (app: App) =>
  app.store.read((reader) =>
    reader.findImport({
      supplier: KEY.import_supplier,
      externalNumber: KEY.external_account_number,
    }),
  );

describe("while a request is under way", () => {
  test("it is answered, no other is begun, and its connection ends with it", async () => {
    const { app, server, importing, goOn, failures } = await startSlowImport();
    const order: string[] = [];
    const closing = server.close().then(() => order.push("closed"));
    expect(await tryAgain(server)).toBe("ECONNREFUSED");
    order.push("released");
    goOn();
    const { status, headers } = await importing;
    expect([status, headers.get("connection")]).toEqual([201, "close"]);
    await closing;
    expect(order).toEqual(["released", "closed"]);
    expect([(await findImport(app))?.account?.number.length, failures]).toEqual([10, []]);
  });

  test("one that is sent on a connection that is open is answered, and the connection ends with it", async () => {
    const { server, importing, goOn } = await startSlowImport();
    const closing: Promise<void>[] = [];
    const begin = () => closing.push(server.close());
    const answers = await speak(
      server.port,
      ["GET /v1/products/ HTTP/1.1\r\nHost", 100, begin, ": 127.0.0.1\r\n\r\n"],
      2,
    );
    expect(answers.map(({ status, headers }) => [status, headers.get("connection")])).toEqual([
      [200, "close"],
    ]);
    goOn();
    await Promise.all([importing, ...closing]);
  });

  test("it is cut when the time that it was given has passed", async () => {
    const { app, server, importing, goOn } = await startSlowImport();
    await server.close(50);
    await expect(importing).rejects.toThrow();
    expect((await findImport(app))?.isInProgress).toBe(true);
    goOn();
    await expect.poll(async () => (await findImport(app))?.account ?? null).not.toBe(null);
  });
});

describe("while none is", () => {
  test("connections that were kept open are closed at once", async () => {
    const app = createApp();
    apps.push(app);
    const server = await listen(app);
    const agent = new Agent({ keepAlive: true });
    const closed = new Promise<void>((resolve, reject) => {
      httpGet(`${server.url}/v1/products/`, { agent }, (response) => {
        response.resume().socket.once("close", resolve);
        response.once("end", () => setImmediate(() => server.close().catch(reject)));
      }).once("error", reject);
    });
    await closed;
    agent.destroy();
    expect(await tryAgain(server)).toBe("ECONNREFUSED");
  });

  test("it ends once, however often it is asked to", async () => {
    const app = createApp();
    apps.push(app);
    const server = await listen(app);
    await Promise.all([server.close(), server.close()]);
    await server.close();
    expect(await tryAgain(server)).toBe("ECONNREFUSED");
  });
});

test("a port that is taken is an error, and another server goes on", async () => {
  const app = createApp();
  apps.push(app);
  const server = await listen(app, { port: 0 });
  await expect(listen(app, { port: server.port })).rejects.toMatchObject({ code: "EADDRINUSE" });
  expect((await fetch(`${server.url}/v1/products/`)).status).toBe(200);
  await server.close();
});

const hasIpv6 = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ address }) => address === "::1"),
);
test.each<[string, RegExp]>([
  ["localhost", /^http:\/\/localhost:\d+$/],
  ...(hasIpv6 ? [["::1", /^http:\/\/\[::1\]:\d+$/] satisfies [string, RegExp]] : []),
])("it listens on %s and says so", async (host, expected) => {
  const app = createApp();
  apps.push(app);
  const server = await listen(app, { host });
  expect(server.url).toMatch(expected);
  expect((await fetch(`${server.url}/v1/products/`)).status).toBe(200);
  await server.close();
});
