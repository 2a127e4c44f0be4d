// A connection carries one request behind another. However lengths and chunks are written, no
// request is answered that a careful reader would not see.
import { describe, expect, test } from "vitest";
import { chunk } from "../servers/rest/raw-socket.ts";
import { ACCOUNT, CHUNKED, get, PRODUCTS, serveByHand, VALIDATE } from "./by-hand.ts";

const { ask, post, seen } = serveByHand();

/** A request that is only answered if it was smuggled in. */
const SMUGGLED = get("/smuggled/");

describe("a request is not smuggled", () => {
  const within = `${ACCOUNT}${SMUGGLED}`;
  test.each<[string, string]>([
    [
      "behind a length and chunks",
      post("Content-Length: 4", CHUNKED) + chunk(ACCOUNT) + chunk("") + SMUGGLED,
    ],
    ["behind chunks and a length", post(CHUNKED, "Content-Length: 4") + chunk("") + SMUGGLED],
    [
      "behind two lengths",
      post(`Content-Length: ${ACCOUNT.length}`, `Content-Length: ${within.length}`) + within,
    ],
    [
      "behind a list of lengths",
      post(`Content-Length: ${ACCOUNT.length}, ${within.length}`) + within,
    ],
    ["behind a length with a sign", post(`Content-Length: +${ACCOUNT.length}`) + within],
    ["behind a length in base 16", post("Content-Length: 0x3f") + within],
    ["behind a length with a space in it", post("Content-Length: 6 3") + within],
    [
      "behind a length that is folded",
      post(`Content-Length:\r\n ${ACCOUNT.length}`, CHUNKED) + chunk("") + SMUGGLED,
    ],
    ["behind a space before the colon", post("Content-Length : 63") + within],
    ["behind chunks written oddly", post("Transfer-Encoding: xchunked") + chunk("") + SMUGGLED],
    [
      "behind chunks that are not the last coding",
      post("Transfer-Encoding: chunked, gzip") + chunk("") + SMUGGLED,
    ],
    ["behind two codings", post(CHUNKED, "Transfer-Encoding: identity") + chunk("") + SMUGGLED],
    [
      "behind chunks with a vertical tab",
      post("Transfer-Encoding:\vchunked") + chunk("") + SMUGGLED,
    ],
    [
      "behind a header cut by a return alone",
      post("X: a\rTransfer-Encoding: chunked") + chunk("") + SMUGGLED,
    ],
    [
      "behind a header cut by a newline alone",
      post(`X: a\nContent-Length: ${within.length}`) + within,
    ],
    ["in a chunk whose size is too large", `${post(CHUNKED)}ffffffffffffffff1\r\n${within}`],
    ["in a chunk whose size has a sign", `${post(CHUNKED)}-1\r\n${within}`],
    ["in a chunk whose size has a prefix", `${post(CHUNKED)}0x3f\r\n${within}`],
    ["in a chunk whose size has a space", `${post(CHUNKED)}3 f\r\n${within}`],
    ["in a chunk whose size is empty", `${post(CHUNKED)}\r\n${within}`],
    ["in a chunk that is longer than its size", `${post(CHUNKED)}2\r\n{}${SMUGGLED}`],
    ["in the extension of a chunk", `${post(CHUNKED)}2;a=\n${SMUGGLED}\r\n{}\r\n${chunk("")}`],
    ["in a trailer", `${post(CHUNKED)}${chunk(ACCOUNT)}0\r\nX: a\n\n${SMUGGLED}`],
    ["by HTTP/0.9", `GET ${PRODUCTS}\r\n${SMUGGLED}`],
    ["behind an unknown version", `GET ${PRODUCTS} HTTP/1.2\r\nHost: a\r\n\r\n${SMUGGLED}`],
  ])("%s", async (_, text) => {
    const statuses = await ask(text);
    expect(seen).not.toContain("/smuggled/");
    expect(statuses.at(-1)).toBe(400);
    expect(statuses.every((status) => status === 200 || status === 400)).toBe(true);
  });

  test("but one that is really there is answered", async () => {
    expect(await ask(post(`Content-Length: ${ACCOUNT.length}`) + ACCOUNT + SMUGGLED)).toEqual([
      200, 404,
    ]);
    expect(seen).toEqual([VALIDATE, "/smuggled/"]);
  });
});

describe("chunks", () => {
  test.each<[string, string]>([
    ["with extensions", `3f;a=b;c="d e"\r\n${ACCOUNT}\r\n0;last\r\n\r\n`],
    ["with a trailer", `${chunk(ACCOUNT)}0\r\nX-Checksum: 1\r\n\r\n`],
    ["with sizes in capitals and zeros", `0003F\r\n${ACCOUNT}\r\n000\r\n\r\n`],
  ])("%s are read", async (_, body) => {
    expect(await ask(post(CHUNKED) + body)).toEqual([200]);
  });
});
