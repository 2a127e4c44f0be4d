// A server that ends finishes what it began.
import { Agent, get as httpGet } from "node:http";
import { networkInterfaces } from "node:os";
import { describe, expect, test } from "vitest";
import { type Listening, listenWith } from "../../../src/servers/host/listen.ts";
import { openPlainDoor } from "../http/plain-door.ts";
import { speak } from "../rest/raw-socket.ts";

const { fetch: plain } = openPlainDoor();

/** A server with a request under way, which ends when the test wants it to. */
async function startSlowAnswer() {
  const { promise: released, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  let isDone = false;
  const { fetch: slow, failures } = openPlainDoor({
    answer: async () => {
      hold();
      await released;
      isDone = true;
      return { status: 200, body: {} };
    },
  });
  const server = await listenWith((request) =>
    (request.headers.has("x-slow") ? slow : plain)(request),
  );
  const answer = fetch(`${server.url}/v1/products/`, { headers: { "X-Slow": "yes" } });
  answer.catch(() => {}); // it is awaited later, and may be cut before that
  await held;
  return { server, answer, goOn, failures, isDone: () => isDone };
}
/** The status of an answer on a new connection, or why there is no connection. */
const tryAgain = ({ port }: Listening): Promise<number | string | undefined> =>
  speak(port, ["GET /v1/products/ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"]).then(
    ([answer]) => answer?.status,
    (error: NodeJS.ErrnoException) => error.code,
  );

describe("while a request is under way", () => {
  test("it is answered, no other is begun, and its connection ends with it", async () => {
    const { server, answer, goOn, failures } = await startSlowAnswer();
    const order: string[] = [];
    const closing = server.close().then(() => order.push("closed"));
    expect(await tryAgain(server)).toBe("ECONNREFUSED");
    order.push("released");
    goOn();
    const { status, headers } = await answer;
    expect([status, headers.get("connection")]).toEqual([200, "close"]);
    await closing;
    expect(order).toEqual(["released", "closed"]);
    expect(failures).toEqual([]);
  });

  test("one that is sent on a connection that is open is answered, and the connection ends with it", async () => {
    const { server, answer, goOn } = await startSlowAnswer();
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
    await Promise.all([answer, ...closing]);
  });

  test("it is not cut if it was given any time", async () => {
    const { server, answer, goOn } = await startSlowAnswer();
    const closing = server.close(Number.POSITIVE_INFINITY);
    for (const _ of [1, 2, 3]) expect(await tryAgain(server)).toBe("ECONNREFUSED");
    goOn();
    expect((await answer).status).toBe(200);
    await closing;
  });

  test("it is cut when the time that it was given has passed, and its work goes on", async () => {
    const { server, answer, goOn, isDone } = await startSlowAnswer();
    await server.close(50);
    await expect(answer).rejects.toThrow();
    expect(isDone()).toBe(false);
    goOn();
    await expect.poll(isDone).toBe(true);
  });
});

describe("while none is", () => {
  test("connections that were kept open are closed at once", async () => {
    const server = await listenWith(plain);
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
    const server = await listenWith(plain);
    await Promise.all([server.close(), server.close()]);
    await server.close();
    expect(await tryAgain(server)).toBe("ECONNREFUSED");
  });
});

test("a port that is taken is an error, and another server goes on", async () => {
  const server = await listenWith(plain, { port: 0 });
  await expect(listenWith(plain, { port: server.port })).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
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
  const server = await listenWith(plain, { host });
  expect(server.url).toMatch(expected);
  expect((await fetch(`${server.url}/v1/products/`)).status).toBe(200);
  await server.close();
});
