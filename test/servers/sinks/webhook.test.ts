import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWebhook } from "../../../src/servers/sinks/webhook.ts";
import { eventOf } from "./sample-event.ts";

const BYTES = Buffer.alloc(32, 7);
const SECRET = `whsec_${BYTES.toString("base64")}`;

let status = 204;
let isEndless = false;
let requests: { headers: IncomingHttpHeaders; body: string }[] = [];
const server = createServer(async (request, response) => {
  const body = (await request.toArray().catch(() => undefined))?.join("");
  if (body === undefined) return; // a sink that gives up closes the connection
  requests.push({ headers: request.headers, body });
  if (status === 0) return;
  response.writeHead(status, { Location: "/elsewhere" }).write("An answer that nobody reads.");
  if (!isEndless) response.end();
});
let url = "";
beforeEach(async () => {
  status = 204;
  isEndless = false;
  requests = [];
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?token=t`;
});
afterEach(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test("sends each event in a signed request", async () => {
  const other = Buffer.alloc(24, 9);
  const sink = await createWebhook({ url, secrets: [SECRET, `whsec_${other.toString("base64")}`] });
  expect(sink.name).toBe(url.replace("?token=t", "").replace("http", "webhook:http"));
  const before = Math.floor(Date.now() / 1000);
  expect(await sink.deliver([eventOf("a", 1), eventOf("b", 1)])).toEqual([null, null]);
  const request = requests.find(({ headers }) => headers["webhook-id"] === "a-1");
  const {
    "webhook-timestamp": timestamp,
    "webhook-signature": signature,
    "content-type": type,
  } = request?.headers ?? {};
  expect(type).toBe("application/json");
  expect(Number(timestamp)).toBeGreaterThanOrEqual(before);
  expect(Number(timestamp)).toBeLessThanOrEqual(Date.now() / 1000);
  const expected = [BYTES, other].map(
    (key) =>
      `v1,${createHmac("sha256", key).update(`a-1.${timestamp}.${request?.body}`).digest("base64")}`,
  );
  expect(signature).toBe(expected.join(" "));
  expect(JSON.parse(request?.body ?? "")).toEqual({
    event_id: "a-1",
    type: "account.created-v1",
    subject: "a",
    sequence: 1,
    occurred_at: "2025-09-01T08:30:00.000Z",
    payload: { account_number: "A-1" },
  });
});

test.each([
  [500, { reason: "It answered 500 Internal Server Error.", isFinal: false }],
  [404, { reason: "It answered 404 Not Found.", isFinal: false }],
  [302, { reason: "It answered 302 Found.", isFinal: false }],
  [410, { reason: "It answered 410 Gone.", isFinal: true }],
])("treats an answer of %i as a failure", async (answer, failure) => {
  status = answer;
  const sink = await createWebhook({ url, secrets: [SECRET] });
  expect(await sink.deliver([eventOf("a", 1)])).toEqual([failure]);
  expect(requests).toHaveLength(1);
});

test("waits for an answer no longer than its timeout", async () => {
  status = 0;
  const sink = await createWebhook({ url, secrets: [SECRET], timeoutSeconds: 0.1 });
  expect(await sink.deliver([eventOf("a", 1)])).toEqual([
    { reason: expect.stringContaining("timeout"), isFinal: false },
  ]);
});

test("does not read an answer to its end, and closes the connection of an endless one", async () => {
  status = 200;
  isEndless = true;
  // The spy keeps the answers alive: the garbage collector would close their connections anyway.
  vi.spyOn(globalThis, "fetch");
  const sink = await createWebhook({ url, secrets: [SECRET], timeoutSeconds: 3600 });
  expect(await sink.deliver([eventOf("a", 1)])).toEqual([null]);
  expect(requests).toHaveLength(1);
  await expect.poll(() => promisify(server.getConnections.bind(server))()).toBe(0);
});

test("says why it could not reach the endpoint", async () => {
  await new Promise((resolve) => server.close(resolve));
  const sink = await createWebhook({ url, secrets: [SECRET] });
  expect(await sink.deliver([eventOf("a", 1)])).toEqual([
    {
      reason: expect.stringMatching(/^It could not be reached: connect ECONNREFUSED /),
      isFinal: false,
    },
  ]);
});

test.each([
  ["ftp://example.com", [SECRET], /begins with https:\/\//],
  ["somewhere", [SECRET], /begins with https:\/\//],
  [
    "https://user:hunter2@example.com",
    [SECRET],
    /^The address of a webhook has no user name or password/,
  ],
  ["https://example.com", [], /needs a secret/],
  ["https://example.com", ["hunter2"], /whsec_ and 24-64 bytes in base64/],
  ["https://example.com", ["whsec_c2hvcnQ="], /whsec_ and 24-64 bytes in base64/],
])("refuses %s with %j", async (address, secrets, message) => {
  await expect(createWebhook({ url: address, secrets })).rejects.toThrow(message);
});
