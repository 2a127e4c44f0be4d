// What is logged about events that are not delivered.
import { afterEach, expect, test } from "vitest";
import { openLog } from "../../../src/cli/hosting/request-log.ts";
import { startSinks } from "../../../src/cli/serve/start-sinks.ts";
import type { Settings } from "../../../src/servers/handlers/handler.ts";
import { type Listening, listenWith } from "../../../src/servers/host/listen.ts";
import { createMemoryStore } from "../../../src/servers/stores/memory/memory-store.ts";
import type { Store } from "../../../src/servers/stores/store.ts";
import { addEvent } from "../../servers/stores/sample-data.ts";
import { type FakeIo, fakeIo } from "../fake-io.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const open: { stop(): Promise<void> }[] = [];
let receiver: Listening | undefined;
afterEach(async () => {
  await Promise.all(open.splice(0).map((sinks) => sinks.stop()));
  await receiver?.close(0);
});

interface Given {
  readonly store: Store;
  readonly form: string;
  readonly file?: string;
  readonly webhooks?: Settings["webhooks"];
}
/** Starts to deliver. Returns where problems are logged. */
async function start({ store, form, file, webhooks = [] }: Given): Promise<FakeIo> {
  const io = fakeIo();
  const setup = {
    store,
    settings: { webhooks, eventBridge: null },
    file,
    log: openLog(form, io),
  };
  open.push(await startSinks({ ...setup, isLasting: true, isUnread: () => false }, io));
  return io;
}
const recordOf = ({ noted }: FakeIo) => JSON.parse(noted.split("\n")[0] ?? "");

function withoutOutbox(): Store {
  const store = createMemoryStore();
  return {
    ...store,
    outbox: { ...store.outbox, claim: () => Promise.reject(new Error("the disk is gone")) },
  };
}

test("a store that fails is not logged as a request", async () => {
  const pretty = await start({ store: withoutOutbox(), form: "pretty", file: "-" });
  await expect
    .poll(() => pretty.noted)
    .toMatch(/^Delivering events to stdout failed: Error: the disk is gone\n/);
  const json = await start({ store: withoutOutbox(), form: "json", file: "-" });
  await expect.poll(() => json.noted).toMatch(/\n$/);
  expect(recordOf(json)).toMatchObject({
    severity_text: "ERROR",
    severity_number: 17,
    body: "Delivering events to stdout failed.",
  });
  expect(Object.keys(recordOf(json).attributes)).toEqual([
    "exception.type",
    "exception.message",
    "exception.stacktrace",
  ]);
});

test.each([
  ["that is parked is a warning", 410, ["WARN", 13], "It is parked"],
  ["that will be tried again is a note", 503, ["INFO", 9], "It will be tried again."],
] as const)("an event %s", async (_, status, severity, words) => {
  receiver = await listenWith(async () => new Response(null, { status }));
  const store = createMemoryStore();
  const io = await start({
    store,
    form: "json",
    webhooks: [{ url: receiver.url, secrets: [SECRET] }],
  });
  await store.outbox.addSink(`webhook:${receiver.url}/`); // so that the event comes after it
  await store.write((writer) => addEvent(writer, "a"));
  await expect.poll(() => io.noted).toMatch(/\n$/);
  const { severity_text, severity_number, body } = recordOf(io);
  expect([[severity_text, severity_number], body]).toEqual([
    severity,
    expect.stringContaining(words),
  ]);
});

test("a receiver whose address is too long for a store is refused at the start", async () => {
  const store = createMemoryStore();
  const url = (bytes: number) =>
    `http://a.test/${"x".repeat(bytes - "webhook:http://a.test/".length)}`;
  const startWith = (bytes: number) =>
    start({ store, form: "json", webhooks: [{ url: url(bytes), secrets: [SECRET] }] });
  await expect(startWith(601)).rejects.toThrow(
    /^Events can't be delivered: the receiver webhook:http:\/\/a\.test\/x+\.\.\. has a name of 601 bytes, and 600 are the most\./,
  );
  await startWith(600);
});
