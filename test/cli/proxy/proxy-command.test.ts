// The command. What it finds is tested in test/servers/proxy/create-proxy.test.ts.
import { createServer } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { parseArguments } from "../../../src/cli/arguments.ts";
import { proxy } from "../../../src/cli/proxy/command.ts";
import { startMock } from "../../../src/mock.ts";
import { listenWith } from "../../../src/servers/host/listen.ts";
import { speak } from "../../servers/rest/raw-socket.ts";
import { toRequest, VALID_REQUESTS } from "../../servers/rest/valid-requests.ts";
import { type CliServer, startCli } from "../cli-server.ts";
import { fakeIo } from "../fake-io.ts";
import { outcomeOf } from "../run-command.ts";

/** The number of operations. */
const ALL = VALID_REQUESTS.length;

const started: Pick<CliServer, "end">[] = [];
async function start(...args: string[]): Promise<CliServer> {
  const server = await startCli([...args, "--port", "0", "--quiet"]);
  started.push(server);
  return server;
}
/** Starts a proxy in this process. */
async function startHere(...args: string[]): Promise<Pick<CliServer, "url" | "err" | "end">> {
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
  const io = fakeIo({ untilStopped: () => stopped });
  const words = args.includes("--port") ? args : [...args, "--port", "0"];
  const run = proxy.run(parseArguments(proxy, [...words, "--quiet"]), io);
  const server = {
    get url() {
      return io.printed.split("\n", 1).join();
    },
    get err() {
      return io.noted;
    },
    async end() {
      stop();
      return { code: await run, signal: null, out: io.printed };
    },
  };
  started.push(server);
  await expect.poll(() => io.printed).toMatch(/^http.+\n$/);
  return server;
}
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.end()));
});

describe("in front of the reference server", () => {
  test("it finds no violation in what its operations answer, and ends with 0", async () => {
    const server = await start("serve");
    const proxy = await start("proxy", server.url);
    const token = "Token tk_demo_9sWc2LhY6pQzRb";
    const statuses = new Map<string, number>();
    for (const request of VALID_REQUESTS) {
      const { status } = await fetch(toRequest(request, proxy.url, { Authorization: token }));
      statuses.set(request.operationId, status);
    }
    expect(statuses.get("stageAccount")).toBe(201);
    await fetch(`${proxy.url}/v1/accounts/A-1/`); // without a token
    await fetch(`${proxy.url}/v1/products`, { method: "PUT" });
    const { code, out } = await proxy.end("SIGINT");
    const lines = out.trimEnd().split("\n");
    expect([code, proxy.err]).toEqual([0, ""]);
    expect(lines.slice(0, 3)).toEqual([
      proxy.url,
      "operation                           requests  violations",
      "obtainPlatformToken                        1           0",
    ]);
    expect(lines).toContain("getAccount                                 2           0");
    expect(lines).toContain("(not in the contract)                      1           0");
    expect(lines.at(-1)).toBe(
      `${ALL + 2} requests to ${ALL} of ${ALL} operations, 0 with violations.`,
    );
  });
});

describe("in front of a server that breaks the contract", () => {
  test("it reports each violation as it happens, counts them, and ends with 1", async () => {
    const upstream = createServer((_, outgoing) =>
      outgoing.writeHead(200, { "Content-Type": "application/json" }).end('{"count":"2"}'),
    );
    await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
    const address = upstream.address();
    const proxy = await startHere(
      `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    );
    await fetch(`${proxy.url}/v1/products/`);
    await expect
      .poll(() => proxy.err)
      .toMatch(/^GET \/v1\/products\/ \(listProducts\) 200\n( {2}the answer: .+\n)+$/);
    expect(proxy.err).toContain(
      "  the answer: count must be an integer, not a string of 1 character\n",
    );
    upstream.close();
    upstream.closeAllConnections();
    await fetch(`${proxy.url}/v1/products/`);
    await expect
      .poll(() => proxy.err)
      .toMatch(
        /\nGET \/v1\/products\/: http:\/\/127\.0\.0\.1:\d+ gave no answer: connect ECONNREFUSED 127\.0\.0\.1:\d+\.\n$/,
      );
    const { code, out } = await proxy.end();
    expect(code).toBe(1);
    expect(out).toMatch(/^listProducts +1 +1$/m);
    expect(out).toMatch(
      /\n1 request to 1 of \d+ operations, 1 with violations\.\nNot seen: .+\.\n1 request without an answer\.\n$/,
    );
  });

  test("with --errors it answers violations with errors", async () => {
    const upstream = await startMock();
    const proxy = await startHere(upstream.url, "--errors");
    expect((await fetch(`${proxy.url}/v1/products/?page=one`)).status).toBe(400);
    await upstream.close(0);
    const { code, out } = await proxy.end();
    expect(proxy.err).toMatch(
      /^GET \/v1\/products\/ \(listProducts\)\n {2}not passed on: page must be an integer, not the string "one"\n$/,
    );
    expect([code, out]).toEqual([
      1,
      expect.stringContaining(`1 request to 1 of ${ALL} operations, 1 with violations.`),
    ]);
  });

  test("Ctrl-C ends it while a request waits for its answer", async () => {
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    const upstream = await listenWith(() => {
      resolve();
      return new Promise(() => {});
    });
    const proxy = await start("proxy", upstream.url);
    const cut = expect(fetch(`${proxy.url}/v1/products/`)).rejects.toThrow("fetch failed");
    await asked;
    const { out, ...end } = await proxy.end("SIGINT");
    expect(end).toMatchObject({ code: 1, signal: null });
    expect(proxy.err).toBe(
      `GET /v1/products/: the proxy ended before ${upstream.url} had answered.\n`,
    );
    expect(out).toContain("1 request without an answer.");
    expect(out).not.toContain("Left by the caller");
    await cut;
    await upstream.close(0);
  });
});

test("what is not a valid request is answered by the proxy, which says that it did not reach the server", async () => {
  const server = await startMock();
  const proxy = await startHere(server.url);
  const [status] = (await speak(Number(new URL(proxy.url).port), ["GARBAGE\r\n\r\n"])).map(
    (answer) => answer.status,
  );
  expect(status).toBe(400);
  const { code, out } = await proxy.end();
  await server.close(0);
  expect([code, proxy.err]).toEqual([
    2,
    `A request was answered 400 by the proxy and did not reach ${server.url}: The request is not valid HTTP.\n`,
  ]);
  expect(out).toContain("\n1 request that the proxy refused and that did not reach the server.\n");
});

const NO_ADDRESS =
  "is not the address of a server, such as http://127.0.0.1:8000, without a user, ? and #.";
test.each([
  ["no address", [], "proxy needs the address of a server, such as http://127.0.0.1:8000."],
  ["a host without a scheme", ["localhost:8000"], `"localhost:8000" ${NO_ADDRESS}`],
  ["another protocol", ["ftp://a"], `"ftp://a" ${NO_ADDRESS}`],
  ["a query", ["http://a/?b"], `"http://a/?b" ${NO_ADDRESS}`],
  ["a password", ["http://u:p@a"], `"http://...@a" ${NO_ADDRESS}`],
])("%s is one line on stderr and exit code 2", async (_, args, message) => {
  const refused = await outcomeOf(proxy, args);
  expect(refused).toMatchObject({ code: 2, out: "" });
  expect(refused.err).toBe(`${message} Run "energy-contracts proxy --help" for details.\n`);
});
