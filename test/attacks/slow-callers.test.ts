// Callers who stay silent, or are slow within a head or a body.
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { listenWith } from "../../src/servers/host/listen.ts";
import { chunk } from "../servers/rest/raw-socket.ts";
import { figure } from "../servers/stores/engines.ts";
import { ACCOUNT, CHUNKED, get, PRODUCTS, serveByHand } from "./by-hand.ts";

const { answer, expectToServe, port, post } = serveByHand();

describe("200 callers", () => {
  const SLOW: readonly string[] = [
    "",
    `GET ${PRODUCTS} HTTP/1.1\r\nHo`,
    post(`Content-Length: ${ACCOUNT.length}`) + ACCOUNT.slice(0, 9),
    post(CHUNKED) + chunk(ACCOUNT.slice(0, 9)),
  ];
  /** The rest of what each of them has to say. */
  const REST: readonly string[] = [
    get(PRODUCTS, "Connection: close"),
    "st: a\r\nConnection: close\r\n\r\n",
    ACCOUNT.slice(9),
    chunk(ACCOUNT.slice(9)) + chunk(""),
  ];

  test("that are silent or slow hold up no other, and are served in the end", async () => {
    const sockets = await Promise.all(
      Array.from({ length: 200 }, async (_, index): Promise<Socket> => {
        const socket = connect(port(), "127.0.0.1");
        await once(socket, "connect");
        socket.write(SLOW[index % 4] ?? "");
        return socket;
      }),
    );
    await expectToServe(); // the first request of a process is slow by itself
    const milliseconds: number[] = [];
    for (let count = 0; count < 200; count += 1) {
      const start = performance.now();
      await expectToServe();
      milliseconds.push(performance.now() - start);
    }
    const open = sockets.filter((socket) => !socket.closed && !socket.readableEnded);
    expect(open.length).toBe(200);
    const slowest = milliseconds.toSorted((a, b) => b - a);
    figure(
      `while 200 connections stood still, 200 requests took ${slowest[100]?.toFixed(1)} ms in the middle and ${slowest[0]?.toFixed(1)} ms at most`,
    );
    const answers = await Promise.all(
      sockets.map(async (socket, index) => {
        socket.write(REST[index % 4] ?? "");
        const [first] = await once(socket, "data");
        socket.destroy();
        return String(first).slice(0, 12);
      }),
    );
    expect(new Set(answers)).toEqual(new Set(["HTTP/1.1 200"]));
  });

  /** What each of them can go on with for ever, a byte at a time. */
  const ENDLESS: readonly string[] = [
    `GET ${PRODUCTS} HTTP/1.1\r\nX: ${"x".repeat(1000)}`,
    `st: a\r\nX: ${"x".repeat(1000)}`,
    " ".repeat(1000),
    chunk(" ").repeat(200),
  ];

  test("that send a byte at a time are cut when their time is up, and only they", async () => {
    const impatient = await listenWith(answer, { requestMilliseconds: 600 });
    let cut = 0;
    const trickle = async (index: number): Promise<string> => {
      const socket = connect(impatient.port, "127.0.0.1").on("error", () => {});
      await once(socket, "connect");
      socket.write((SLOW[index % 4] ?? "").replace(/(Content-Length: )\d+/, "$15000"));
      const bytes = (ENDLESS[index % 4] ?? "")[Symbol.iterator]();
      const timer = setInterval(() => socket.write(bytes.next().value ?? ""), 50);
      const [first] = await Promise.race([once(socket, "data"), once(socket, "close")]);
      clearInterval(timer);
      socket.destroy();
      cut += 1;
      return String(first).slice(0, 12);
    };
    const trickles = Array.from({ length: 200 }, (_, index) => trickle(index));
    for (let served = 0; served === 0 || cut === 0; served += 1) await expectToServe(impatient.url);
    expect(new Set(await Promise.all(trickles))).toEqual(new Set(["HTTP/1.1 408"]));
    await impatient.close(0);
  });
});
