import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createEventBridge } from "../../../src/servers/sinks/event-bridge.ts";
import type { Sink } from "../../../src/servers/sinks/sink.ts";
import { runProcess } from "../stores/run-process.ts";
import { eventOf } from "./sample-event.ts";

interface SentEntry {
  readonly Source: string;
  readonly DetailType: string;
  readonly Detail: string;
  readonly EventBusName: string;
  readonly Resources: readonly string[];
}

/** Speaks the protocol of EventBridge. An entry whose detail names an error code fails with it. */
let calls: SentEntry[][] = [];
let status = 200;
const server = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  expect(request.headers["x-amz-target"]).toBe("AWSEvents.PutEvents");
  expect(request.headers.authorization).toContain("AWS4-HMAC-SHA256");
  const { Entries } = JSON.parse(body) as { Entries: SentEntry[] };
  calls.push(Entries);
  const results = Entries.map(({ Detail }, index) => {
    const { fail } = JSON.parse(Detail);
    return fail ? { ErrorCode: fail, ErrorMessage: "No." } : { EventId: `${index}` };
  });
  response.writeHead(status, { "Content-Type": "application/x-amz-json-1.1" });
  response.end(
    JSON.stringify({
      FailedEntryCount: results.filter(({ EventId }) => !EventId).length,
      Entries: results,
    }),
  );
});
let sink: Sink;

beforeAll(async () => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "test");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "test");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  sink = await createEventBridge({
    bus: "a-bus",
    source: "a.source",
    region: "eu-west-2",
    endpoint,
  });
});
beforeEach(() => {
  calls = [];
  status = 200;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await sink.close();
  server.closeAllConnections();
  server.close();
});

test("sends the payload as the detail, and says in the resources which event it is", async () => {
  expect(await sink.deliver([eventOf("a", 3)])).toEqual([null]);
  expect(calls).toEqual([
    [
      {
        EventBusName: "a-bus",
        Source: "a.source",
        DetailType: "account.created-v1",
        Detail: '{"account_number":"A-1"}',
        Time: expect.anything(),
        Resources: ["event_id/a-3", "subject/a", "sequence/3"],
      },
    ],
  ]);
});

test("sends at most ten in a call", async () => {
  const events = Array.from({ length: 23 }, (_, index) => eventOf(`s${index}`, 1));
  expect(await sink.deliver(events)).toEqual(events.map(() => null));
  expect(calls.map(({ length }) => length).sort((a, b) => b - a)).toEqual([10, 10, 3]);
});

test("sends no more bytes in a call than EventBridge accepts", async () => {
  const events = Array.from({ length: 4 }, (_, index) =>
    eventOf(`s${index}`, 1, { text: "x".repeat(100_000) }),
  );
  expect(await sink.deliver(events)).toEqual([null, null, null, null]);
  expect(calls.map(({ length }) => length)).toEqual([2, 2]);
});

test("finds the failures inside a 200, and knows which of them are final", async () => {
  const fails = [undefined, "InternalFailure", undefined, "ThrottlingException", "MalformedDetail"];
  const answers = await sink.deliver(fails.map((fail, index) => eventOf(`s${index}`, 1, { fail })));
  expect(answers).toEqual([
    null,
    { reason: "InternalFailure: No.", isFinal: false },
    null,
    { reason: "ThrottlingException: No.", isFinal: false },
    { reason: "MalformedDetail: No.", isFinal: true },
  ]);
});

test("refuses an event that is too large for a call, and sends the others", async () => {
  const answers = await sink.deliver([
    eventOf("a", 1, { text: "x".repeat(300_000) }),
    eventOf("b", 1),
  ]);
  expect(answers).toEqual([
    {
      reason: expect.stringMatching(
        /^It has 300\d+ bytes, and EventBridge accepts 262144\. deliveries --skip gives it up /,
      ),
      isFinal: true,
    },
    null,
  ]);
  expect(calls.map(({ length }) => length)).toEqual([1]);
});

test("treats a failed call as a failure of all its events", async () => {
  status = 500;
  const answers = await sink.deliver([eventOf("a", 1), eventOf("b", 1)]);
  expect(answers).toEqual([
    { reason: expect.any(String), isFinal: false },
    { reason: expect.any(String), isFinal: false },
  ]);
  expect(calls).toHaveLength(1);
});

test.each([
  ["@aws-sdk/client-eventbridge", "SinkError"],
  ["pg", "StoreError"],
])("says what to install if %s is missing", async (name, error) => {
  const program = await runProcess("without-package.ts", [name]);
  expect(await program.nextLine()).toMatch(
    new RegExp(`^${error} .*not installed\\. Run npm install ${name}\\.$`),
  );
  expect(await program.allLines()).toHaveLength(1);
});
