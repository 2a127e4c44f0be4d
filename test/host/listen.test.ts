import { once } from "node:events";
import { Server } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { listenWith } from "../../src/host/listen.ts";

afterEach(() => vi.restoreAllMocks());

test("a connection that can't be taken is warned of, and the server goes on", async () => {
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
