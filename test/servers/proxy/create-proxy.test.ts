// The proxy as a referee: which exchanges are violations, in front of a server that answers in every
// wrong way.
import type { RequestListener } from "node:http";
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { createMock } from "../../../src/mock.ts";
import { listenWith } from "../../../src/servers/host/listen.ts";
import { createProxy } from "../../../src/servers/proxy/create-proxy.ts";
import { speak } from "../rest/raw-socket.ts";
import { toRequest, VALID_REQUESTS, type ValidRequest } from "../rest/valid-requests.ts";
import { fakeUpstream, MOST_BYTES, says, type Upstream } from "./fake-upstream.ts";

let upstream: Upstream;
beforeAll(async () => {
  upstream = await fakeUpstream();
});
beforeEach(() => void upstream.take());
afterAll(() => upstream.close());

const JSON_TYPE = { "Content-Type": "application/json" };
const mock = createMock();
const requestOf = (operationId: string) =>
  VALID_REQUESTS.find((request) => request.operationId === operationId) as ValidRequest;
const exampleOf = async (operationId: string, prefer = "") =>
  (
    await mock.fetch(
      toRequest(requestOf(operationId), "http://mock", prefer ? { Prefer: prefer } : {}),
    )
  ).text();
const PRODUCTS = await exampleOf("listProducts");
const NOT_ALLOWED = await exampleOf("listProducts", "code=405");
const TOO_MANY = await exampleOf("processAccount", "code=429");
const STAGED = await exampleOf("stageAccount", "code=201");
const REFUSED = await exampleOf("stageAccount", "code=400");
const BROKEN = await exampleOf("stageAccount", "code=500");

const ask = (base: string, operationId = "listProducts") =>
  fetch(toRequest(requestOf(operationId), base), { redirect: "manual" });
const violationsIn = ({ headers }: Response): unknown =>
  JSON.parse(headers.get("x-contract-violations") ?? "null");

describe("an answer that breaks the contract is a violation", () => {
  const undeclared = {
    place: "message",
    attr: "",
    detail: expect.stringContaining("200, 400, 404, 405, 500"),
  };
  const typed = (type: string) => says(200, PRODUCTS, { "Content-Type": type });
  const another = (type: string) => ({
    place: "message",
    attr: "",
    detail: expect.stringContaining(type),
  });
  test.each([
    ["an error that is not declared", says(418, NOT_ALLOWED), undeclared],
    ["a success that is not declared", says(206, PRODUCTS), undeclared],
    ["no content", says(204), undeclared],
    [
      "a body with a status that allows none",
      says(205, "abc", { "Content-Length": "3" }),
      undeclared,
    ],
    ["a redirect, which is not followed", says(301, "", { Location: "/v1/accounts/" }), undeclared],
    [
      "a body of another type",
      says(200, "[]"),
      { place: "body", attr: "", detail: "The body must be an object, not an empty array" },
    ],
    [
      "a fault inside",
      says(200, PRODUCTS.replace(/"code":"[^"]+"/, '"code":7')),
      { place: "body", attr: "results.0.code" },
    ],
    [
      "a small body that unpacks to a very large one",
      says(200, gzipSync(Buffer.alloc(65 * 1024 * 1024)), {
        ...JSON_TYPE,
        "Content-Encoding": "gzip",
      }),
      {
        place: "body",
        attr: "",
        detail: "The body can't be unpacked by its Content-Encoding gzip to 64 MiB at most",
      },
    ],
    [
      "a byte order mark",
      says(200, `\ufeff${PRODUCTS}`),
      { place: "body", attr: "", detail: "The body is not valid JSON" },
    ],
    [
      "a body in another encoding",
      says(200, Buffer.from(PRODUCTS.replace("Morgenwind", "Morgenw\xfcnd"), "latin1")),
      { place: "body", attr: "", detail: "The body is not valid UTF-8" },
    ],
    [
      "a number that is too large",
      says(200, PRODUCTS.replace('"count":2', '"count":1e400')),
      { place: "body", attr: "", detail: "The body has a number that is too large" },
    ],
    ["no body", says(200), { place: "body", attr: "", detail: "The body is empty" }],
    [
      "a body that can't be unpacked",
      says(200, PRODUCTS, { ...JSON_TYPE, "Content-Encoding": "gzip" }),
      {
        place: "body",
        attr: "",
        detail: "The body can't be unpacked by its Content-Encoding gzip to 64 MiB at most",
      },
    ],
    ["another media type", typed("text/html"), another("text/html")],
    [
      "a media type of JSON that is not declared",
      typed("application/problem+json"),
      another("application/problem+json"),
    ],
    ["two media types", typed("application/json,text/html"), another("application/json,text/html")],
    [
      "a charset that JSON does not have",
      typed("application/json; charset=iso-8859-1"),
      another("charset=iso-8859-1"),
    ],
    ["an invalid media type", typed(";"), another('";"')],
    [
      "no media type",
      says(200, PRODUCTS, {}),
      { place: "message", detail: expect.stringContaining("media type") },
    ],
    ["a missing header", says(405, NOT_ALLOWED), { place: "header", attr: "allow" }],
  ])("%s", async (_, answer, violation) => {
    upstream.answer = answer;
    const passed = await ask(upstream.plain);
    const { status, answerFaults, ...exchange } = upstream.take().exchanges[0] ?? {};
    expect(exchange).toEqual({
      method: "GET",
      path: "/v1/products/",
      operationId: "listProducts",
      requestFaults: [],
      isKept: false,
    });
    expect(passed.status).toBe(status);
    expect(answerFaults).toContainEqual(expect.objectContaining(violation));
    expect(violationsIn(passed)).toContainEqual(expect.objectContaining(violation));

    const refused = await ask(upstream.strict);
    expect([refused.status, await refused.json()]).toMatchObject([
      502,
      { code: "contract_violation", errors: [{}] },
    ]);
    expect(upstream.take().exchanges).toMatchObject([{ status, isKept: false }]);
  });

  test("a header of another type", async () => {
    upstream.answer = says(429, TOO_MANY, { ...JSON_TYPE, "Retry-After": "soon" });
    expect(violationsIn(await ask(upstream.plain, "processAccount"))).toMatchObject([
      { place: "header", attr: "retry-after" },
    ]);
  });

  test.each([99, 999])(
    "a status that no answer can have, which is not passed on: %i",
    async (status) => {
      upstream.answer = ({ socket }) =>
        void socket.end(
          `HTTP/1.1 ${String(status).padStart(3, "0")} Odd\r\nContent-Length: 0\r\n\r\n`,
        );
      const passed = await ask(upstream.plain);
      expect([passed.status, violationsIn(passed)]).toEqual([
        502,
        [expect.objectContaining(undeclared)],
      ]);
      expect(upstream.take().exchanges).toMatchObject([{ status, isKept: false }]);
    },
  );

  test("with thousands of faults, of which the header lists as many as a client can read", async () => {
    const many = JSON.stringify({
      ...JSON.parse(PRODUCTS),
      results: Array.from({ length: 5000 }, () => ({ "\u{1f600}": 1 })),
    });
    upstream.answer = says(200, many);
    const passed = await ask(upstream.plain);
    expect(await passed.text()).toBe(many);
    expect(passed.headers.get("x-contract-violations")?.length).toBeLessThan(3000);
    const listed = violationsIn(passed) as { more?: number }[];
    expect((listed.at(-1)?.more ?? 0) + listed.length - 1).toBe(
      upstream.take().exchanges[0]?.answerFaults.length,
    );
  });
});

test.each([
  [
    "a status that is not declared",
    says(418),
    { place: "message", detail: expect.stringContaining("The status 418") },
  ],
  ["a missing header", says(405), { place: "header", attr: "allow" }],
  [
    "another media type",
    says(200, "", { "Content-Type": "text/html" }),
    { place: "message", detail: expect.stringContaining("text/html") },
  ],
])("an answer to HEAD may lack its body, and nothing else: %s", async (_, answer, violation) => {
  upstream.answer = answer;
  const head = () => fetch(`${upstream.plain}/v1/products/`, { method: "HEAD" });
  expect(violationsIn(await head())).toEqual([expect.objectContaining(violation)]);
  expect(upstream.take().exchanges).toMatchObject([{ operationId: "listProducts", isKept: false }]);
  for (const headers of [{}, JSON_TYPE]) {
    upstream.answer = says(200, "", headers);
    expect(violationsIn(await head())).toBe(null);
  }
  expect(upstream.take().exchanges).toMatchObject([{ isKept: true }, { isKept: true }]);
});

describe("an answer that satisfies the contract is passed on as it came", () => {
  const big = JSON.stringify({
    ...JSON.parse(PRODUCTS),
    count: 1,
    results: Array(3000).fill(JSON.parse(PRODUCTS).results[0]),
  });
  const packed = (encoding: string, body: Uint8Array) =>
    says(200, body, { ...JSON_TYPE, "Content-Encoding": encoding });
  test.each([
    ["plain", says(200, PRODUCTS), PRODUCTS],
    [
      "with a text that looks like a large number",
      says(200, PRODUCTS.replace("Morgenwind", "1e400")),
      PRODUCTS.replace("Morgenwind", "1e400"),
    ],
    [
      "with a charset",
      says(200, PRODUCTS, { "Content-Type": "application/json; charset=utf-8" }),
      PRODUCTS,
    ],
    ["packed by gzip", packed("gzip", gzipSync(PRODUCTS)), PRODUCTS],
    ["packed by deflate", packed("deflate", deflateSync(PRODUCTS)), PRODUCTS],
    ["packed by br", packed("br", brotliCompressSync(PRODUCTS)), PRODUCTS],
    ["packed by zstd", packed("zstd", zstdCompressSync(PRODUCTS)), PRODUCTS],
    ["packed twice", packed("deflate, gzip", gzipSync(deflateSync(PRODUCTS))), PRODUCTS],
    ["of some megabytes", says(200, big), big],
    [
      "in pieces, late",
      (_: unknown, out: Parameters<Upstream["answer"]>[1]) => {
        out.writeHead(200, JSON_TYPE).write(PRODUCTS.slice(0, 5));
        setTimeout(() => out.end(PRODUCTS.slice(5)), 100);
      },
      PRODUCTS,
    ],
    ["a refusal", says(405, NOT_ALLOWED, { ...JSON_TYPE, Allow: "GET" }), NOT_ALLOWED],
  ])("%s", async (_, answer, body) => {
    upstream.answer = answer;
    for (const base of [upstream.plain, upstream.strict]) {
      const passed = await ask(base);
      expect(await passed.text()).toBe(body);
      expect(violationsIn(passed)).toBe(null);
    }
    expect(upstream.take().exchanges).toMatchObject([{ isKept: true }, { isKept: true }]);
  });
});

describe("a method that a path does not have", () => {
  const remove = () => fetch(`${upstream.plain}/v1/products/`, { method: "DELETE" });

  test("must be answered with a 405", async () => {
    upstream.answer = says(204);
    await remove();
    expect(upstream.take().exchanges).toMatchObject([
      {
        operationId: undefined,
        isKept: false,
        answerFaults: [
          { place: "message", code: "405", detail: expect.stringContaining("not 204") },
        ],
      },
    ]);
  });

  test("must be answered with the methods that there are", async () => {
    upstream.answer = says(405, NOT_ALLOWED);
    await remove();
    expect(upstream.take().exchanges).toMatchObject([
      { isKept: false, answerFaults: [{ place: "header", attr: "allow" }] },
    ]);
    upstream.answer = says(405, NOT_ALLOWED, { ...JSON_TYPE, Allow: "GET, HEAD, OPTIONS" });
    await remove();
    expect(upstream.take().exchanges).toMatchObject([{ isKept: true, answerFaults: [] }]);
  });
});

test("a server that switches to another protocol has given no answer", async () => {
  upstream.answer = ({ socket }) =>
    void socket.write(
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n",
    );
  expect((await ask(upstream.plain)).status).toBe(502);
  expect(upstream.take()).toMatchObject({
    exchanges: [],
    unanswered: [expect.stringContaining("closed without an answer")],
  });
});

test("an upload that breaks off is not passed on, and is not a failure of the proxy", async () => {
  await speak(Number(new URL(upstream.plain).port), [
    "POST /v1/graphql/ HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\n{",
    "reset",
  ]);
  upstream.answer = says(200, PRODUCTS);
  await ask(upstream.plain);
  expect(upstream.take()).toMatchObject({
    exchanges: [{ operationId: "listProducts" }],
    unanswered: [],
    left: [],
  });
});

describe("a request that breaks the contract", () => {
  const STAGE = "/v1/data-import/account-import-process/create-or-update/";
  const TOKEN = { Authorization: "Token demo" };
  const post = (
    body: NonNullable<RequestInit["body"]>,
    headers: Record<string, string> = { ...TOKEN, ...JSON_TYPE },
  ) => ({
    method: "POST",
    headers,
    body,
  });
  const whole = JSON.stringify({ import_supplier: "N", external_account_number: "1" });
  const KINDS: [
    string,
    string,
    RequestInit,
    { place: string; code?: string; attr?: string; detail?: string },
  ][] = [
    [
      "a missing field",
      STAGE,
      post('{"import_supplier":"N"}'),
      { place: "body", attr: "external_account_number" },
    ],
    [
      "a body that is not JSON",
      STAGE,
      post("{"),
      { place: "body", detail: "The body is not valid JSON" },
    ],
    [
      "a body that is left out",
      STAGE,
      { method: "POST", headers: { ...TOKEN, ...JSON_TYPE } },
      { place: "message", code: "required" },
    ],
    [
      "a number that is too large",
      STAGE,
      post(whole.replace("}", ',"a":[-1E+0400]}')),
      { place: "body", detail: "The body has a number that is too large" },
    ],
    [
      "another media type",
      STAGE,
      post(whole, { ...TOKEN, "Content-Type": "text/plain" }),
      { place: "message", code: "415" },
    ],
    ["no token", STAGE, post(whole, JSON_TYPE), { place: "credentials" }],
    ["a parameter of another type", "/v1/products/?page=one", {}, { place: "query", attr: "page" }],
    [
      "credentials of another scheme",
      STAGE,
      post(whole, { Authorization: "Bearer demo", ...JSON_TYPE }),
      { place: "credentials" },
    ],
    [
      "a compressed body",
      STAGE,
      post(gzipSync(whole), { ...TOKEN, ...JSON_TYPE, "Content-Encoding": "gzip" }),
      { place: "message", code: "415" },
    ],
    [
      "a number in another notation",
      "/v1/products/?page=0x1",
      {},
      { place: "query", attr: "page" },
    ],
    [
      "a parameter without a value",
      "/v1/products/?is_green=",
      {},
      { place: "query", attr: "is_green" },
    ],
    [
      "a path that is not UTF-8",
      "/v1/accounts/%ff/",
      { headers: TOKEN },
      { place: "path", code: "encoding" },
    ],
  ];

  test.each(KINDS)("is not a violation if it is refused: %s", async (_, path, init) => {
    upstream.answer = says(
      400,
      path === STAGE ? REFUSED : await exampleOf("getAccount", "code=400"),
    );
    const passed = await fetch(upstream.plain + path, init);
    expect([passed.status, violationsIn(passed)]).toEqual([400, null]);
    const { exchanges } = upstream.take();
    expect(exchanges).toMatchObject([{ answerFaults: [], isKept: true }]);
    expect(exchanges[0]?.requestFaults).not.toEqual([]);
  });

  test.each(KINDS)("is a violation if it is accepted: %s", async (_, path, init, violation) => {
    upstream.answer =
      path === STAGE
        ? says(201, STAGED)
        : says(200, path.includes("products") ? PRODUCTS : await exampleOf("getAccount"));
    const passed = await fetch(upstream.plain + path, init);
    expect(upstream.take().exchanges).toMatchObject([
      { requestFaults: [violation], answerFaults: [], isKept: false },
    ]);
    expect(violationsIn(passed)).toMatchObject([{ place: violation.place }]);
  });

  test("but a byte order mark breaks nothing: the mock and the server skip it", async () => {
    const init = post(`\ufeff${whole}`);
    expect((await mock.fetch(new Request(`http://mock${STAGE}`, init))).status).toBe(201);
    upstream.answer = says(201, STAGED);
    expect(violationsIn(await fetch(upstream.plain + STAGE, init))).toBe(null);
    expect(upstream.take().exchanges).toMatchObject([{ requestFaults: [], isKept: true }]);
  });

  test("is a violation if the server fails on it", async () => {
    upstream.answer = says(500, BROKEN);
    await fetch(upstream.plain + STAGE, post("{}"));
    expect(upstream.take().exchanges).toMatchObject([
      { status: 500, answerFaults: [], isKept: false },
    ]);
  });

  test.each(KINDS)("is not passed on with errors: %s", async (_, path, init, violation) => {
    const refused = await fetch(upstream.strict + path, init);
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { code: "contract_violation", errors: [{}] },
    ]);
    expect(upstream.take()).toMatchObject({
      received: [],
      exchanges: [{ requestFaults: [violation], isKept: false }],
    });
  });
});

describe("a server that gives no answer", () => {
  test.each<[string, Upstream["answer"]]>([
    ["hangs up", ({ socket }) => socket.destroy()],
    [
      "breaks off",
      ({ socket }, outgoing) => {
        outgoing
          .writeHead(200, { ...JSON_TYPE, "Content-Length": PRODUCTS.length })
          .write(PRODUCTS.slice(0, 9));
        setTimeout(() => socket.destroy(), 20);
      },
    ],
    ["does not speak HTTP", ({ socket }) => void socket.end("nonsense\r\n\r\n")],
  ])("is reported if it %s", async (_, answer) => {
    upstream.answer = answer;
    const passed = await ask(upstream.plain);
    expect([passed.status, await passed.json()]).toMatchObject([
      502,
      { code: "upstream_unanswered" },
    ]);
    expect(upstream.take()).toMatchObject({
      exchanges: [],
      unanswered: [expect.stringMatching(/^GET \/v1\/products\/ Error: /)],
    });
  });

  test("is reported as left if the caller went away before", async () => {
    const cancelled = new AbortController();
    const gone = new Promise<void>((resolve) => {
      upstream.answer = (_, outgoing) => {
        outgoing.once("close", resolve);
        cancelled.abort();
      };
    });
    await expect(
      fetch(`${upstream.plain}/v1/products/`, { signal: cancelled.signal }),
    ).rejects.toThrow("aborted");
    await gone;
    upstream.answer = says(200, PRODUCTS);
    await ask(upstream.plain);
    expect(upstream.take()).toMatchObject({
      exchanges: [{ status: 200 }],
      unanswered: [],
      left: ["GET /v1/products/ listProducts"],
    });
  });
});

test("a failure in the proxy itself is reported, and answered with a 500", async () => {
  const failures: unknown[] = [];
  const fault = new Error("The disk is full.");
  const report = () => {
    throw fault;
  };
  const proxy = createProxy({
    upstream: upstream.url,
    report,
    unanswered: report,
    left: report,
    refused: report,
    failed: (error) => failures.push(error),
  });
  const { url, close } = await listenWith(proxy);
  upstream.answer = says(200, PRODUCTS);
  expect((await ask(url)).status).toBe(500);
  expect(failures).toEqual([fault]);
  await close(0);
});

describe("a server behind", () => {
  test("that says nothing or stops within its answer is waited for a limited time", async () => {
    const answers: RequestListener[] = [
      () => {},
      (_, outgoing) => void outgoing.writeHead(200).write("["),
    ];
    const hasty = await fakeUpstream(2_000);
    onTestFinished(hasty.close);
    hasty.answer = (incoming, outgoing) => answers.pop()?.(incoming, outgoing);
    const asked = await Promise.all([ask(hasty.plain), ask(hasty.plain)]);
    const tooLate = "GET /v1/products/ Error: its whole answer took longer than 2 seconds";
    expect([asked.map(({ status }) => status), hasty.take().unanswered, answers]).toEqual([
      [502, 502],
      [tooLate, tooLate],
      [],
    ]);
  });

  test("that answers without end is cut off", async () => {
    const MIB = Buffer.alloc(1024 * 1024, 32);
    const gone = new Promise<void>((resolve) => {
      upstream.answer = (_, outgoing) => {
        const write = () => void (outgoing.destroyed || outgoing.write(MIB, write));
        outgoing.once("close", resolve).writeHead(200);
        write();
      };
    });
    const { status } = await ask(upstream.plain);
    await gone;
    expect([status, upstream.take().unanswered]).toEqual([
      502,
      [`GET /v1/products/ Error: its answer is larger than ${MOST_BYTES} bytes`],
    ]);
  });
});

test.each([
  ["with its length", (bytes: Uint8Array<ArrayBuffer>) => bytes],
  ["in chunks", (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream()],
])("a body that is too large, sent %s, is refused and not passed on", async (_, send) => {
  const post = (size: number) =>
    fetch(`${upstream.plain}/elsewhere/`, {
      method: "POST",
      body: send(new Uint8Array(size)),
      duplex: "half",
    } as RequestInit);
  upstream.answer = (incoming, outgoing) => incoming.resume().on("end", () => outgoing.end());
  expect((await post(MOST_BYTES)).status).toBe(200);
  expect(upstream.take().received).toHaveLength(1);
  const response = await post(MOST_BYTES + 1);
  expect([response.status, await response.json()]).toMatchObject([
    413,
    { code: "payload_too_large" },
  ]);
  expect(upstream.take()).toMatchObject({
    received: [],
    refused: [expect.stringMatching(/^413 The body is larger than/)],
  });
});

test("a circle of two proxies is recognised, and the request goes around once", async () => {
  const refused: string[] = [];
  const made: ReturnType<typeof createProxy>[] = [];
  const proxies = await Promise.all(
    [0, 1].map((index) =>
      listenWith(async (request) => made[index]?.(request) ?? Response.error()),
    ),
  );
  await Promise.all(
    proxies.map(async (_, index) => {
      made[index] = createProxy({
        upstream: proxies[1 - index]?.url ?? "",
        report: () => {},
        unanswered: (error) => refused.push(String(error)),
        left: () => {},
        refused: (status) => refused.push(`${status} from ${index}`),
        failed: (error) => refused.push(String(error)),
      });
    }),
  );
  const response = await fetch(`${proxies[0]?.url}/v1/products/`);
  expect([response.status, await response.json()]).toMatchObject([508, { code: "loop_detected" }]);
  expect(refused).toEqual(["508 from 0"]);
  await Promise.all(proxies.map(({ close }) => close(0)));
});
