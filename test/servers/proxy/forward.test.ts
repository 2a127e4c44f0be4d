// Besides judging them, the proxy passes requests and answers on as they came.
import { once } from "node:events";
import { type IncomingMessage, type RequestOptions, request } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isRefusal } from "../../../src/servers/api/reply.ts";
import { listenWith } from "../../../src/servers/host/listen.ts";
import { createProxy, type Exchange } from "../../../src/servers/proxy/create-proxy.ts";
import { forward } from "../../../src/servers/proxy/forward.ts";
import { readRequest } from "../../../src/servers/proxy/request-faults.ts";
import { fakeUpstream, says, type Upstream } from "./fake-upstream.ts";
import { hastyServer } from "./hasty-server.ts";

let upstream: Upstream;
beforeAll(async () => {
  upstream = await fakeUpstream();
});
beforeEach(() => void upstream.take());
afterAll(() => upstream.close());

/** Sends a request with these headers and no others, and returns what came back. */
async function send(
  base: string,
  options: RequestOptions,
  body?: Uint8Array,
): Promise<{ response: IncomingMessage; bytes: Buffer }> {
  const { hostname, port } = new URL(base);
  const outgoing = request({ hostname, port, agent: false, ...options }).end(body);
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  return { response, bytes: Buffer.concat(await response.toArray()) };
}
/** The request as it reached the server. */
const received = (): IncomingMessage => {
  const [one, ...more] = upstream.take().received;
  if (!one || more.length > 0)
    throw new Error(`The server got ${more.length + (one ? 1 : 0)} requests.`);
  return one;
};

describe("a request arrives as it was sent", () => {
  test.each([
    "/",
    "/v1/products/?brand=N%C3%96RD+WEST&brand=a%26b&&flag&empty=",
    "/v1/accounts/A%2F1%20%c3%bc/",
    "/v1/accounts/100%/",
    "/somewhere/else//twice/;a=1,2/%7Euser/(x)!*'@:$",
    "/v1/accounts/A-1/?next=http://other/?x=1",
  ])("path and query: %s", async (path) => {
    await send(upstream.plain, { path, headers: { Authorization: "Token demo" } });
    expect(received().url).toBe(path);
  });

  test.each(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "PROPFIND"])(
    "method: %s",
    async (method) => {
      await send(upstream.plain, { method, path: "/elsewhere/" });
      expect(received().method).toBe(method);
    },
  );

  test("its headers, Host among them, and of others only Via", async () => {
    const headers = {
      Host: "api.test:81",
      Authorization: "Basic c2s6",
      "X-Trace": "ä, b",
      Accept: ";;;",
      Cookie: "a=1; b=2",
    };
    await send(upstream.plain, { path: "/elsewhere/", headers });
    const { connection, via, ...rest } = received().headers;
    expect(via).toMatch(/^1\.1 energy-contracts-[\w-]{36}$/);
    const lower = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    expect([connection, rest]).toEqual(["close", lower]);
  });

  test("without the headers of the connection to the proxy", async () => {
    const headers = {
      Connection: "keep-alive, X-Hop",
      "X-Hop": "1",
      "Keep-Alive": "timeout=9",
      TE: "trailers",
      "Proxy-Connection": "close",
    };
    await send(upstream.plain, { path: "/elsewhere/", headers });
    expect(Object.keys(received().headers).sort()).toEqual(["connection", "host", "via"]);
  });

  test("its body byte by byte, with or without a Content-Length", async () => {
    const body = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 256);
    for (const headers of [
      { "Content-Length": String(body.length) },
      { "Transfer-Encoding": "chunked" },
    ]) {
      const got = new Promise<Buffer>((resolve) => {
        upstream.answer = async (incoming, outgoing) => {
          resolve(Buffer.concat(await incoming.toArray()));
          outgoing.end();
        };
      });
      await send(
        upstream.plain,
        {
          method: "PUT",
          path: "/elsewhere/",
          headers: { ...headers, "Content-Type": "image/png" },
        },
        body,
      );
      expect(Buffer.compare(await got, body)).toBe(0);
      expect(received().headers).toMatchObject({
        "content-length": String(body.length),
        "content-type": "image/png",
      });
    }
  });

  test("also if it waits for a 100, which it gets", async () => {
    upstream.answer = says(200, "{}");
    const { hostname, port } = new URL(upstream.plain);
    const outgoing = request({
      hostname,
      port,
      method: "PUT",
      path: "/elsewhere/",
      headers: { Expect: "100-continue", "Content-Length": "2" },
    });
    outgoing.flushHeaders();
    await once(outgoing, "continue");
    outgoing.end("{}");
    await once(outgoing, "response");
    expect(received().headers).toMatchObject({ "content-length": "2" });
  });
});

describe("the address of the server", () => {
  const passTo = async (base: string, path: string, headers: Record<string, string>) => {
    const ignore = () => {};
    const { url, close } = await listenWith(
      await createProxy({
        upstream: base,
        report: ignore,
        unanswered: ignore,
        left: ignore,
        refused: ignore,
        failed: ignore,
      }),
    );
    await send(url, { path, headers });
    await close(0);
    return received();
  };

  test("its path is put in front of those of the contract", async () => {
    expect((await passTo(`${upstream.url}/base/path/`, "/v1/products/?page=1", {})).url).toBe(
      "/base/path/v1/products/?page=1",
    );
  });

  test("a server on another machine gets its own name as Host", async () => {
    // This does not count as a name of this machine, and still leads here.
    const other = upstream.url.replace("127.0.0.1", "0.0.0.0");
    expect((await passTo(other, "/v1/products/", { Host: "127.0.0.1:4010" })).headers.host).toBe(
      new URL(other).host,
    );
    expect(
      (await passTo(upstream.url, "/v1/products/", { Host: "127.0.0.1:4010" })).headers.host,
    ).toBe("127.0.0.1:4010");
  });
});

describe("an answer comes back as it was given", () => {
  test("several Set-Cookie stay several, and nothing of the connection comes along", async () => {
    const cookies = ["a=1; Path=/; Expires=Wed, 21 Oct 2026 07:28:00 GMT", "b=2"];
    const headers = {
      "Content-Type": "text/plain",
      "Set-Cookie": cookies,
      Connection: "X-Hop",
      "X-Hop": "1",
      Server: "upstream",
      ETag: '"1"',
    };
    upstream.answer = says(201, "a", headers);
    const { response, bytes } = await send(upstream.plain, { path: "/elsewhere/" });
    const {
      date,
      connection,
      "content-length": length = "1",
      "transfer-encoding": coding,
      ...rest
    } = response.headers;
    expect(rest).toEqual({
      "content-type": "text/plain",
      "set-cookie": cookies,
      server: "upstream",
      etag: '"1"',
    });
    expect([response.statusCode, bytes.toString(), length]).toEqual([201, "a", "1"]);
    expect([date, connection, coding]).toEqual([
      expect.stringContaining("GMT"),
      "close",
      "chunked",
    ]);
  });

  test("to HEAD, with the length of the body that it does not have", async () => {
    upstream.answer = says(200, "", {
      "Content-Type": "application/json",
      "Content-Length": "4711",
    });
    const { response, bytes } = await send(upstream.plain, {
      method: "HEAD",
      path: "/v1/products/",
    });
    expect([response.statusCode, response.headers["content-length"], bytes.length]).toEqual([
      200,
      "4711",
      0,
    ]);
    expect(upstream.take().exchanges).toMatchObject([
      { method: "HEAD", operationId: "listProducts", isKept: true },
    ]);
  });

  test("also if the server closes before it has read the request", async () => {
    const port = await hastyServer();
    const limit = 1_000;
    const request = await readRequest(
      new Request("http://a/", { method: "POST", body: "{}" }),
      limit,
    );
    if (!request || isRefusal(request)) throw new Error("The request has no body.");
    const { status, body } = await forward(new URL(`http://127.0.0.1:${port}`), request, {
      bytes: limit,
      milliseconds: 120_000,
      via: "test",
    });
    expect([status, Buffer.from(body).toString()]).toEqual([413, "big"]);
  });

  test("to OPTIONS and to the preflight of a browser, which the contract does not judge", async () => {
    const allowed = {
      "Access-Control-Allow-Origin": "http://localhost:5173",
      "Access-Control-Allow-Headers": "authorization",
    };
    upstream.answer = says(204, "", allowed);
    const headers = {
      Origin: "http://localhost:5173",
      "Access-Control-Request-Method": "GET",
      "Access-Control-Request-Headers": "authorization",
    };
    for (const base of [upstream.plain, upstream.strict]) {
      const { response } = await send(base, { method: "OPTIONS", path: "/v1/products/", headers });
      expect([response.statusCode, response.headers["access-control-allow-origin"]]).toEqual([
        204,
        "http://localhost:5173",
      ]);
      const { received: requests, exchanges } = upstream.take();
      expect(requests[0]?.headers).toMatchObject({
        origin: "http://localhost:5173",
        "access-control-request-method": "GET",
      });
      expect(exchanges).toMatchObject([
        { operationId: undefined, isKept: true },
      ] satisfies Partial<Exchange>[]);
    }
  });

  test("a page that may read the answer may also read its violations", async () => {
    upstream.answer = says(200, "[]", {
      "Content-Type": "application/json",
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Expose-Headers": "ETag",
    });
    const passed = await send(upstream.plain, { path: "/v1/products/" });
    expect(passed.response.headers["access-control-expose-headers"]).toBe(
      "ETag, X-Contract-Violations",
    );
    const refused = await send(upstream.strict, { path: "/v1/products/" });
    expect([
      refused.response.statusCode,
      refused.response.headers["access-control-allow-origin"],
    ]).toEqual([502, "*"]);
  });
});
