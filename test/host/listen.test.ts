import { once } from "node:events";
import { Server } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { listenWith } from "../../src/host/listen.ts";
import { openSocket } from "../cli/open-socket.ts";
import { speak } from "../rest/raw-socket.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("a connection that can't be accepted is a warning, and the server goes on", async () => {
  const listen = vi.spyOn(Server.prototype, "listen");
  const { url, close } = await listenWith(() => Promise.resolve(new Response("fine")));
  const server = listen.mock.contexts[0];
  if (!(server instanceof Server)) throw new Error("It listens without a server.");
  for (const reason of ["accept EMFILE", "accept ENOBUFS"]) {
    const warned = once(process, "warning");
    server.emit("error", new Error(reason));
    expect(await warned).toEqual([expect.objectContaining({ message: reason })]);
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
