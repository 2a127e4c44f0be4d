import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { createHttpVendor } from "../../../src/servers/app/vendors.ts";
import type { InstructionQuestion } from "../../../src/servers/handlers/handler.ts";
import { listenWith } from "../../../src/servers/host/listen.ts";

const QUESTION: InstructionQuestion = {
  vendor: "PAYBRIDGE",
  reference: "PB-MANDATE-70412",
  type: "DIRECT_DEBIT",
};
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

/** A vendor that gives a prepared answer. */
async function listen(answer: (request: Request) => Response | Promise<Response>): Promise<string> {
  const { url, close } = await listenWith(async (request) => answer(request));
  open.push(() => close(0));
  return `${url}/instructions`;
}
const ask = async (
  answer: (request: Request) => Response | Promise<Response>,
  timeoutSeconds = 60,
) => createHttpVendor({ url: await listen(answer), timeoutSeconds }).verify(QUESTION);
const unavailable = (reason: string) => ({ outcome: "unavailable", reason });
const text = (body: string, status = 200) => new Response(body, { status });
const nested = (levels: number) => `{"details":{"a":${"[".repeat(levels)}${"]".repeat(levels)}}}`;
/** A stream that never ends, so that its reader has to stop. */
const endless = (chunk: string, delay: Promise<void> = Promise.resolve()) =>
  new ReadableStream<Uint8Array>({
    pull: (controller) => delay.then(() => controller.enqueue(new TextEncoder().encode(chunk))),
  });
const never = new Promise<void>(() => {});

test("the instruction is sent as JSON to the configured address", async () => {
  const seen: unknown[] = [];
  await ask(async (request) => {
    seen.push(
      request.method,
      new URL(request.url).pathname,
      request.headers.get("content-type"),
      await request.json(),
    );
    return Response.json({ details: {} });
  });
  expect(seen).toEqual(["POST", "/instructions", "application/json", QUESTION]);
});

describe("a 2xx with details", () => {
  test.each([200, 201])("of status %d confirms the instruction", async (status) => {
    const details = { holder: "J. Brandt", signed: { on: "2025-06-01" } };
    expect(await ask(() => Response.json({ details, more: 1 }, { status }))).toEqual({
      outcome: "confirmed",
      details,
    });
  });

  test("may be as large as the limit", async () => {
    const body = JSON.stringify({ details: { a: "x".repeat(64 * 1024 - 22) } });
    expect(await ask(() => text(body.padEnd(64 * 1024)))).toMatchObject({ outcome: "confirmed" });
  });
});

describe("a 4xx refuses it for good", () => {
  test.each([400, 401, 403, 404, 409, 410, 422])("%d", async (status) => {
    expect(
      await ask(() => Response.json({ reason: "The mandate was revoked" }, { status })),
    ).toEqual({
      outcome: "refused",
      reason: "The mandate was revoked",
      isUnknown: status === 404,
    });
  });

  test.each([
    ["nothing", ""],
    ["no JSON", "<h1>Not found</h1>"],
    ["no reason", "{}"],
    ["a reason that is not a text", '{"reason":7}'],
    ["an empty reason", '{"reason":""}'],
    ["a reason that is too long", JSON.stringify({ reason: "x".repeat(501) })],
    ["a list", '["reason"]'],
    ["more than the limit", JSON.stringify({ reason: "gone", more: "x".repeat(65 * 1024) })],
  ])("also if it says %s", async (_, body) => {
    expect(await ask(() => text(body, 404))).toEqual({
      outcome: "refused",
      reason: "It answered with the status 404",
      isUnknown: true,
    });
  });
});

describe("the vendor is unavailable", () => {
  test.each([408, 425, 429, 500, 502, 503, 504])("if it answers %d", async (status) => {
    expect(await ask(() => Response.json({ details: {} }, { status }))).toEqual(
      unavailable(`answered with the status ${status}`),
    );
  });
});

describe("the vendor is broken", () => {
  test.each([
    ["is empty", ""],
    ["is not JSON", "<h1>OK</h1>"],
    ["is not an object", "[]"],
    ["is null", "null"],
    ["has no details", '{"status":"ACTIVE"}'],
    ["has details that are a text", '{"details":"ACTIVE"}'],
    ["has details that are a list", '{"details":[]}'],
    ["has details that are null", '{"details":null}'],
    ["names details twice", '{"details":{},"details":{"a":1}}'],
    ["breaks off", '{"details":{'],
    ["is nested too deep to be handled", nested(5000)],
    ["holds a NUL", '{"details":{"a":"\\u0000"}}'],
    ["is larger than the limit", JSON.stringify({ details: { a: "x".repeat(64 * 1024) } })],
  ])("if its answer %s", async (_, body) => {
    expect(await ask(() => text(body))).toEqual({
      outcome: "broken",
      reason: "sent an answer that can't be used",
    });
  });

  test("if its answer is not UTF-8", async () => {
    const bytes = Uint8Array.from([
      ...new TextEncoder().encode('{"details":{"a":"'),
      0xff,
      ...new TextEncoder().encode('"}}'),
    ]);
    expect(await ask(() => new Response(bytes))).toEqual({
      outcome: "broken",
      reason: "sent an answer that can't be used",
    });
  });

  test("if its answer does not end", async () => {
    expect(await ask(() => new Response(endless(" ".repeat(1024))))).toEqual({
      outcome: "broken",
      reason: "sent an answer that can't be used",
    });
  });

  test("if it redirects", async () => {
    const elsewhere = await listen(() => Response.json({ details: {} }));
    expect(
      await ask(() => new Response(null, { status: 307, headers: { Location: elsewhere } })),
    ).toEqual({
      outcome: "broken",
      reason: "leads elsewhere",
    });
  });
});

describe("the vendor can't be asked", () => {
  test("if nobody listens", async () => {
    const { url, close } = await listenWith(async () => text(""));
    await close(0);
    expect(await createHttpVendor({ url, timeoutSeconds: 60 }).verify(QUESTION)).toEqual(
      unavailable("could not be reached"),
    );
  });

  test("if it takes too long to answer", async () => {
    expect(await ask(() => never.then(() => text("")), 0.05)).toEqual(
      unavailable("did not answer in time"),
    );
  });

  test.each([
    ["as it is", "identity", '{"details":'],
    ["packed", "gzip", gzipSync('{"details":{}}').subarray(0, 12)],
  ])("if it cuts the connection within an answer %s", async (_, encoding, part) => {
    const server = createServer((__, response) => {
      response
        .writeHead(200, { "Content-Encoding": encoding, "Content-Length": 100 })
        .write(part, () => response.destroy());
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const answer = await createHttpVendor({
      url: `http://127.0.0.1:${port}/`,
      timeoutSeconds: 60,
    }).verify(QUESTION);
    expect(answer).toEqual(unavailable("could not be reached"));
    server.close();
  });

  test("if it begins to answer and then takes too long", async () => {
    expect(await ask(() => new Response(endless(" ", never)), 0.2)).toEqual(
      unavailable("did not answer in time"),
    );
  });
});
