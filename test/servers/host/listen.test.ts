import { Server } from "node:http";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { listenWith } from "../../../src/servers/host/listen.ts";
import type { Fetch } from "../../../src/servers/http/fetch.ts";
import { toFetch } from "../../../src/servers/http/fetch.ts";
import { openSocket } from "../../cli/open-socket.ts";
import { chunk, head, type Step, speak } from "../rest/raw-socket.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Resolves once the process is warned of this. Others may be warned of something before. */
function warningOf(text: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = ({ message }: Error) => void (message === text && resolve());
  process.on("warning", look);
  onTestFinished(() => void process.off("warning", look));
  return promise;
}

test("a connection that can't be accepted is a warning, and the server goes on", async () => {
  const listen = vi.spyOn(Server.prototype, "listen");
  const { url, close } = await listenWith(() => Promise.resolve(new Response("fine")));
  const server = listen.mock.contexts[0];
  if (!(server instanceof Server)) throw new Error("It listens without a server.");
  for (const reason of ["accept EMFILE", "accept ENOBUFS"]) {
    const warned = warningOf(reason);
    server.emit("error", new Error(reason));
    await warned;
  }
  expect(await (await fetch(url)).text()).toBe("fine");
  await close();
});

test.each([
  ["nothing", ""],
  ["half of a head", "POST / HTTP/1.1\r\nContent-Le"],
  [
    "a request that is answered, and half of another one",
    "GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HT",
  ],
])("a connection that sent %s does not keep a server from closing", async (_, text) => {
  const { url, close } = await listenWith(() => Promise.resolve(new Response("fine")));
  const { closed } = await openSocket(url, text);
  await (await fetch(url)).text(); // by now, what was written before has been read
  vi.useFakeTimers({ toFake: ["setTimeout"] }); // the grace is never over
  await close();
  await closed;
});

test("closing waits for a request whose body is still on its way", async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { url, close } = await listenWith(async (request) => {
    begin();
    return new Response(await request.text());
  });
  const request = {
    write: "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nwh",
    rest: "ole",
  };
  let ended: Promise<void> | undefined;
  const end = async () => {
    await begun;
    ended = close();
    for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
  };
  expect(await speak(Number(new URL(url).port), [request.write, end, request.rest])).toMatchObject([
    { status: 200, text: "whole" },
  ]);
  await ended;
});

test("a host without a name is refused, because it would be every address", async () => {
  await expect(listenWith(async () => new Response(), { host: "" })).rejects.toThrow(
    "The host to listen on has no name.",
  );
});

test.each([
  "127.999.1.1",
  "1.2.3.256",
  "256.1.1.1",
  "1.2.3.4.5",
  "0xffffffffff",
  "09.1.1.1",
  "1..2",
  "a.1",
  "x.0x",
  "4294967296",
  "999999999999",
])("a request for the host %s, which is not an address, is refused", async (host) => {
  const failures: string[] = [];
  const { port, close } = await listenWith(
    async (request) => {
      failures.push(new URL(request.url).href);
      return new Response();
    },
    { unreadable: (status, detail) => failures.push(`${status} ${detail}`) },
  );
  const request = `GET /v1/products/ HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const [answer] = await speak(port, [request]);
  expect([answer?.status, JSON.parse(answer?.text ?? "")]).toEqual([
    400,
    {
      detail: "The request can't be read: its address is not valid.",
      code: "parse_error",
      errors: [],
    },
  ]);
  expect(failures).toEqual(["400 The request can't be read: its address is not valid."]);
  await close();
});

test("what is not HTTP behind requests under way does not replace their answers", async () => {
  const { promise: done, resolve: finish } = Promise.withResolvers<void>();
  const { port, close } = await listenWith(async (request) => {
    await done;
    return new Response(new URL(request.url).pathname);
  });
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
  const steps = [`${request("/1")}${request("/2")}GARBAGE\r\n\r\n`, 20, "MORE\r\n\r\n", 20, finish];
  const answers = await speak(port, steps, 4);
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [200, "/1"],
    [200, "/2"],
    [400, expect.stringContaining("The request is not valid HTTP.")],
  ]);
  await close();
});

describe("a fetch function of the user's", () => {
  const served = async (fetch: (request: Request) => Promise<Response>, ...steps: Step[]) => {
    const { port, close } = await listenWith(fetch);
    const [answer] = await speak(port, steps);
    await close();
    return answer;
  };

  test("that fails leads to a warning, and its caller gets a 500", async () => {
    const warned = warningOf("no more");
    const fail = () => Promise.reject(new Error("no more"));
    const answer = await served(fail, "GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    expect([answer?.status, JSON.parse(answer?.text ?? "")]).toMatchObject([
      500,
      { code: "internal_error" },
    ]);
    await warned;
  });

  test("gets the method, the headers and the body as they were sent", async () => {
    const echo = async (request: Request) => {
      const { method, url, headers } = request;
      const text = await request.text();
      return Response.json([method, url, headers.get("x-a"), headers.get("cookie"), text]);
    };
    const head = "Host: a\r\nX-A: 1\r\nx-a: 2\r\nCookie: b=1\r\nCookie: c=2\r\n";
    const post = `POST /p?q HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n\r\n`;
    const posted = await served(echo, post, "2\r\nwh\r\n", 20, "3\r\nole\r\n0\r\n\r\n");
    expect(JSON.parse(posted?.text ?? "")).toEqual([
      "POST",
      "http://a/p?q",
      "1, 2",
      "b=1; c=2",
      "whole",
    ]);
    const traced = await served(echo, "TRACE / HTTP/1.1\r\nHost: a\r\n\r\n");
    expect(JSON.parse(traced?.text ?? "")).toEqual(["TRACE", "http://a/", null, null, ""]);
  });

  test("may answer with bytes, with cookies and without a body", async () => {
    const headers: [string, string][] = [
      ["Set-Cookie", "a=1"],
      ["Set-Cookie", "b=2"],
    ];
    const bytes = new TextEncoder().encode("fine");
    const get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
    const whole = await served(async () => new Response(bytes, { headers }), get);
    expect([whole?.text, whole?.headers.getSetCookie()]).toEqual(["fine", ["a=1", "b=2"]]);
    expect(whole?.headers.get("content-type")).toBe("text/plain; charset=UTF-8");
    const empty = await served(async () => new Response(null, { status: 204 }), get);
    expect([empty?.status, empty?.headers.get("content-length")]).toEqual([204, null]);
  });

  test("may answer piece by piece, and each is sent at once", async () => {
    const { promise: received, resolve: receive } = Promise.withResolvers<void>();
    const { url, close } = await listenWith(async () => {
      const pieces = (async function* () {
        yield new TextEncoder().encode("first");
        await received;
        yield new TextEncoder().encode(" second");
      })();
      return new Response(
        new ReadableStream<Uint8Array<ArrayBuffer>>({
          async pull(controller) {
            const { done, value } = await pieces.next();
            if (done) controller.close();
            else controller.enqueue(value);
          },
        }),
      );
    });
    const answer = await fetch(url);
    expect(answer.headers.get("content-length")).toBe(null);
    let text = "";
    for await (const piece of answer.body ?? []) {
      text += new TextDecoder().decode(piece);
      receive();
    }
    expect(text).toBe("first second");
    await close();
  });

  test("may answer with much more than is read at once, and waits without a warning", async () => {
    const warned = vi.spyOn(process, "emitWarning");
    const piece = new Uint8Array(1_000_000);
    let left = 50;
    const { url, close } = await listenWith(
      async () =>
        new Response(
          new ReadableStream<Uint8Array<ArrayBuffer>>({
            pull: (controller) => (left-- > 0 ? controller.enqueue(piece) : controller.close()),
          }),
        ),
    );
    let length = 0;
    for await (const { byteLength } of (await fetch(url)).body ?? []) length += byteLength;
    expect(length).toBe(50 * piece.length);
    expect(warned).not.toHaveBeenCalled();
    await close();
  });
});

const CHUNKED = "Transfer-Encoding: chunked";

test.each([
  ["of which all was sent", "Content-Length: 4", "sent", "sent"],
  ["of which all was sent in chunks", CHUNKED, chunk("sent") + chunk(""), "sent"],
  ["that is over the limit", CHUNKED, chunk("sent!") + chunk(""), "too large"],
  ["of which a part was sent", "Content-Length: 4", "sen", "broken off"],
  ["without its last chunk", CHUNKED, chunk("sent"), "broken off"],
])("a body %s, read when its caller has left", async (_, header, sent, expected) => {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const { promise: read, resolve: end } = Promise.withResolvers<string>();
  const { port, close } = await listenWith(
    toFetch(async (request) => {
      await left;
      request.readText(4).then(
        (text) => end(text ?? "too large"),
        () => end("broken off"),
      );
      return { status: 204, headers: {}, body: null };
    }),
  );
  await speak(port, [head("POST / HTTP/1.1", "Host: a", header) + sent, 20, "reset"]);
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
  leave();
  expect(await read).toBe(expected);
  await close();
});

test("a body without a length that is over the limit is too large as soon as it is here", async () => {
  const { port, close } = await listenWith(
    toFetch(async (request) => {
      await new Promise((resolve) => setImmediate(resolve));
      const text = await request.readText(4);
      return { status: 200, headers: {}, body: text ? "read" : "too large" };
    }),
  );
  const send = (text: string) =>
    speak(port, [head("POST / HTTP/1.1", "Host: a", CHUNKED) + chunk(text) + chunk("")]);
  expect(await send("sent")).toMatchObject([{ status: 200, text: "read" }]);
  expect(await send("sent!")).toMatchObject([{ status: 200, text: "too large" }]);
  await close();
});

test.each<[name: string, fetch: Fetch]>([
  ["a fetch function", async (request) => new Response(`[${await request.text()}]`)],
  [
    "what reads text",
    toFetch(async (request) => {
      const body = `[${await request.readText(10)}]`;
      return { status: 200, headers: {}, body };
    }),
  ],
])("a request without a body has an empty one for %s", async (_, fetch) => {
  const { port, close } = await listenWith(fetch);
  const post = "POST / HTTP/1.1\r\nHost: a\r\n\r\n";
  const old = "POST / HTTP/1.0\r\nHost: a\r\n\r\n";
  const answers = await speak(port, [post, post, 20, old], 3);
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [200, "[]"],
    [200, "[]"],
    [200, "[]"],
  ]);
  await close();
});

test("a body that never arrives keeps its connection for a short time only", async () => {
  const { port, close } = await listenWith(async () => new Response("no"));
  const post = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\n";
  const answers = await speak(port, [post], 2); // until the server closes the connection
  expect(answers.map(({ text }) => text)).toEqual(["no"]);
  await close();
});
