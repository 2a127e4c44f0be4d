// Pipelines and garbage on a connection.
import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { speak } from "../servers/rest/raw-socket.ts";
import { get, PRODUCTS, serveByHand, statusesOf } from "./by-hand.ts";

const { ask, expectToServe, port, seen } = serveByHand();

describe("a pipeline", () => {
  test("of 500 requests is answered in order, and in whatever pieces it comes", async () => {
    const requests = Array.from({ length: 500 }, (_, index) =>
      get(index % 3 === 0 ? `/nothing/${index}/` : PRODUCTS),
    );
    const text = requests.join("");
    const pieces = Array.from({ length: 100 }, (_, index) =>
      text.slice((index * text.length) / 100, ((index + 1) * text.length) / 100),
    );
    const answers = await speak(port(), pieces, 500);
    expect(statusesOf(answers)).toEqual(requests.map((_, index) => (index % 3 === 0 ? 404 : 200)));
    for (const [index, { text: body }] of answers.entries())
      if (index % 3 === 0) expect(body).toContain(`/nothing/${index}/`);
  });

  test("with garbage in it is answered up to there", async () => {
    const valid = get(PRODUCTS);
    expect(await ask(`${valid}${valid}\0\0\0\r\n\r\n${valid}`)).toEqual([200, 200, 400]);
  });

  test("of 1,000 requests lets others in between, also if its caller never reads", async () => {
    const socket = connect(port(), "127.0.0.1").pause();
    await once(socket, "connect");
    socket.write(get(PRODUCTS).repeat(1000));
    await expect.poll(() => seen.length, { interval: 1 }).toBeGreaterThan(0);
    await expectToServe();
    expect(seen.length).toBeLessThan(1000);
    socket.destroy();
  });
});

describe("garbage", () => {
  /** Bytes that look random and are the same each time. */
  const bytes = (seed: number): Buffer =>
    Buffer.from(
      Array.from({ length: 300 }, (_, at) => ((at + 7) * (seed + 11) * 2_654_435) >>> 13),
    );
  test("of 200 kinds is refused or ended", async () => {
    const kinds = Array.from({ length: 200 }, (_, seed) => ask(bytes(seed), "\r\n\r\n"));
    const statuses = (await Promise.all(kinds)).flat();
    expect(new Set(statuses)).toEqual(new Set([400]));
    expect(seen).toEqual([]);
  });

  test("in place of each byte of a head changes nothing for others", async () => {
    const text = get(PRODUCTS, "Accept: */*");
    const answered = await Promise.all(
      [...text].map((_, at) => ask(Buffer.from(`${text.slice(0, at)}\0${text.slice(at + 1)}`))),
    );
    expect(new Set(answered.flat())).toEqual(new Set([400]));
    expect(seen).toEqual([]);
  });
});
