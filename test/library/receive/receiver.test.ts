import { describe, expect, onTestFinished, test, vi } from "vitest";
import { accountCreatedV1 } from "../../../generated/events/account.created-v1.ts";
import { agreementUpdatedV2 } from "../../../generated/events/agreement.updated-v2.ts";
import { reading } from "../../../src/events.ts";
import { importSecrets } from "../../../src/library/envelopes/signature.ts";
import {
  toCloudEvent,
  toEnvelope,
  toEventBridge,
} from "../../../src/library/envelopes/write-envelope.ts";
import {
  createReceiver,
  type Message,
  on,
  type ReceiverOptions,
  type Route,
} from "../../../src/receive.ts";
import { eventOf, faultyEventOf, linesOf, recordOf, SECRET, WAYS, webhookOf } from "./sample.ts";

/** A receiver of one event, and what it was called with. */
function setUp(options: Partial<ReceiverOptions<readonly Route[]>> = {}) {
  const calls: [kind: string, message: Message, ...more: unknown[]][] = [];
  const receiver = createReceiver({
    events: [on(accountCreatedV1, (_, message) => void calls.push(["handled", message]))],
    unknown: (message) => void calls.push(["unknown", message]),
    invalid: (message, issues) => void calls.push(["invalid", message, issues]),
    failed: () => {},
    ...options,
  } as ReceiverOptions<readonly [Route<"account.created-v1">]>);
  return { receiver, calls, kinds: () => calls.map(([kind]) => kind) };
}

describe.each(Object.entries(WAYS))("%s", (way, bring) => {
  test("goes to its handler, with what the envelope says", async () => {
    const { receiver, calls } = setUp();
    expect(await bring(receiver, eventOf())).toBe(true);
    const { id, ...facts } = calls[0]?.[1] ?? {};
    expect(calls.map(([kind]) => kind)).toEqual(["handled"]);
    expect(facts).toEqual({
      name: "account.created-v1",
      payload: eventOf().payload,
      source: /Webhook|our|NDJSON/.test(way) ? undefined : "energy-contracts",
      subject: "A-1",
      sequence: 1,
      late: false,
    });
    expect(id).toBe(/CloudEvent/.test(way) ? '["energy-contracts","evt_1"]' : "evt_1");
  });

  test("goes to `unknown` and `invalid`, which take it or make it fail", async () => {
    const taking = setUp();
    expect(await bring(taking.receiver, eventOf("account.updated-v1"))).toBe(true);
    expect(await bring(taking.receiver, faultyEventOf())).toBe(true);
    expect(taking.kinds()).toEqual(["unknown", "invalid"]);
    expect(taking.calls[1]?.[2]).toMatchObject([{ code: "required", attr: "account_number" }]);
    const failing = setUp({ unknown: () => "fail", invalid: async () => "fail" });
    expect(await bring(failing.receiver, eventOf("account.updated-v1"))).toBe(false);
    expect(await bring(failing.receiver, faultyEventOf())).toBe(false);
    expect(await bring(failing.receiver, eventOf())).toBe(true);
  });

  test("fails if its handler throws", async () => {
    const handle = () => Promise.reject(new Error("out of order"));
    const { receiver } = setUp({ events: [on(accountCreatedV1, handle)] });
    expect(await bring(receiver, eventOf())).toBe(false);
  });

  test("is handled once, if it comes a second time", async () => {
    const { receiver, kinds } = setUp({ seen: new Set() });
    expect(await bring(receiver, eventOf())).toBe(true);
    expect(await bring(receiver, eventOf())).toBe(true);
    expect(
      await Promise.all([1, 2].map(() => bring(receiver, eventOf(undefined, { id: "evt_2" })))),
    ).toEqual([true, true]);
    expect(kinds()).toEqual(["handled", "handled"]);
  });

  test("is late after a higher sequence of its subject", async () => {
    const { receiver, calls } = setUp();
    for (const [sequence, subject] of [
      [2, "A-1"],
      [1, "A-1"],
      [1, "A-2"],
      [2, "A-1"],
      [3, "A-1"],
    ] as const)
      await bring(receiver, eventOf(undefined, { id: `evt_${sequence}`, sequence, subject }));
    expect(calls.map(([, { late }]) => late)).toEqual([false, true, false, false, false]);
  });
});

test.each([
  ["account.created-v1", [accountCreatedV1, agreementUpdatedV2, accountCreatedV1]],
  ["undefined", [accountCreatedV1, { validate: () => ({ ok: true }) }]],
])("two handlers for one event, or no contract: %s", (name, contracts) => {
  const events = contracts.map((contract) => on(contract as typeof accountCreatedV1, () => {}));
  expect(() => setUp({ events })).toThrow(new TypeError(`Two handlers or no contract: ${name}`));
});

test("a message that failed is not among those that were seen", async () => {
  const seen = new Set<string>();
  let isReady = false;
  const { receiver } = setUp({ seen, invalid: () => (isReady ? undefined : "fail") });
  await expect(receiver.message(toEnvelope(faultyEventOf()))).rejects.toThrow("is required");
  expect(seen.size).toBe(0);
  isReady = true;
  expect(await receiver.message(toEnvelope(faultyEventOf()))).toBe("invalid");
  expect([...seen]).toEqual(["evt_1"]);
});

test("a second message of the same id waits for the first, and is handled if that fails", async () => {
  const attempts: string[] = [];
  const handle = async () => {
    attempts.push("begin");
    await new Promise((resolve) => setTimeout(resolve, 5));
    attempts.push("end");
    if (attempts.length === 2) throw new Error("the first one");
  };
  const { receiver } = setUp({ seen: new Set(), events: [on(accountCreatedV1, handle)] });
  const results = await Promise.allSettled(
    [1, 2, 3].map(() => receiver.message(toEnvelope(eventOf()))),
  );
  expect(
    results.map((result) => ("value" in result ? result.value : result.reason.message)),
  ).toEqual(["the first one", "handled", "repeated"]);
  expect(attempts).toEqual(["begin", "end", "begin", "end"]);
});

test("messages without a subject have no order", async () => {
  const { receiver, calls } = setUp();
  for (const [account, sequence] of [
    ["A-1", 5],
    ["A-2", 3],
  ] as const) {
    const payload = { ...(eventOf().payload as object), account_number: account };
    await receiver.message({ type: "account.created-v1", sequence, payload });
  }
  expect(calls.map(([, { late }]) => late)).toEqual([false, false]);
});

test("a source and an id or a subject that read the same together are different", async () => {
  const { receiver, calls } = setUp({ seen: new Set() });
  for (const [source, id, subject, sequence] of [
    ["a b", "c", "d", "2"],
    ["a", "b c", "b d", "1"],
  ])
    await receiver.cloudEvent({ ...toCloudEvent(eventOf()), source, id, subject, sequence });
  expect(calls.map(([, message]) => [message.id, message.late])).toEqual([
    ['["a b","c"]', false],
    ['["a","b c"]', false],
  ]);
});

test("CloudEvents of two sources are two events, whatever their ids and sequences", async () => {
  const { receiver, calls } = setUp({ seen: new Set() });
  for (const [source, sequence] of [
    ["a", "2"],
    ["b", "1"],
    ["a", "2"],
  ])
    await receiver.cloudEvent({ ...toCloudEvent(eventOf()), source, sequence });
  expect(calls.map(([, { source, late }]) => [source, late])).toEqual([
    ["a", false],
    ["b", false],
  ]);
});

describe("a batch of SQS", () => {
  const batch = (...sequences: readonly number[]) => ({
    Records: sequences.map((sequence) =>
      recordOf(eventOf(undefined, { id: `evt_${sequence}`, sequence })),
    ),
  });
  const failing = (...bad: readonly (number | undefined)[]) => {
    const handled: (number | undefined)[] = [];
    const failed = vi.fn();
    const handle = async (_: unknown, { sequence }: Message) => {
      await Promise.resolve();
      if (bad.includes(sequence)) throw new Error(`no ${sequence}`);
      handled.push(sequence);
    };
    return { ...setUp({ events: [on(accountCreatedV1, handle)], failed }), handled, failed };
  };

  test("reports those that failed, and no others", async () => {
    const { receiver, handled, failed } = failing(2, 4);
    expect(await receiver.sqs(batch(1, 2, 3, 4, 5))).toEqual({
      batchItemFailures: [{ itemIdentifier: "evt_2" }, { itemIdentifier: "evt_4" }],
    });
    expect(handled).toEqual([1, 3, 5]);
    expect(failed.mock.calls.map(([error, { messageId }]) => [error.message, messageId])).toEqual([
      ["no 2", "evt_2"],
      ["no 4", "evt_4"],
    ]);
  });

  test("is handled in the order of the sequence", async () => {
    const { receiver, handled } = failing();
    await receiver.sqs(batch(3, 1, 2));
    expect(handled).toEqual([1, 2, 3]);
  });

  test("of a FIFO queue stops in a group after a failure, and leaves the others", async () => {
    const { receiver, handled } = failing(2);
    const groups = ["a", "a", "a", "b"];
    const records = batch(1, 2, 3, 4).Records.map((record, index) => ({
      ...record,
      eventSourceARN: "arn:aws:sqs:eu-central-1:000000000000:events.fifo",
      attributes: { MessageGroupId: groups[index] },
    }));
    expect(await receiver.sqs({ Records: records })).toEqual({
      batchItemFailures: [{ itemIdentifier: "evt_2" }, { itemIdentifier: "evt_3" }],
    });
    expect(new Set(handled)).toEqual(new Set([1, 4]));
  });

  test("writes what was thrown to the console, if nothing else takes it", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const handle = () => Promise.reject(new Error("full"));
    const { receiver } = setUp({
      events: [on(accountCreatedV1, handle)],
      failed: undefined,
    } as object);
    await receiver.sqs(batch(1));
    expect(log.mock.calls).toEqual([[new Error("full")]]);
  });
});

test.each([
  ["JSON without an event", { messageId: "1", body: '{"a":1}' }],
  ["a value of JSON that is not an object", 7],
  ["null", null],
  ["a name without a payload", { type: "account.created-v1" }],
  ["a list", [toEventBridge(eventOf())]],
  ["objects in place of texts", { type: {}, payload: {}, source: { toString: 1 } }],
  ["an envelope below four others", carried(4)],
])("%s is invalid, without a name", async (_, message) => {
  const { receiver, calls } = setUp();
  expect(await receiver.message(message as object)).toBe("invalid");
  const issue = { attr: "", code: "missing_event_name", detail: "a message without a name" };
  expect(calls).toMatchObject([["invalid", { name: "", payload: message }, [issue]]]);
});

test.each([
  ["a text in a record", { messageId: "1", body: "hello" }],
  ["bytes in a record", { recordId: "1", data: "aGVsbG8=" }],
  ["a record without data", { recordId: "1", data: "" }],
  [
    "what is not UTF-8",
    { recordId: "1", data: Buffer.from('"\xff"', "latin1").toString("base64") },
  ],
  ["nothing", undefined],
])("%s is invalid, because it is not JSON", async (_, message) => {
  const { receiver, calls } = setUp();
  expect(await receiver.message(message as object)).toBe("invalid");
  const issue = { attr: "", code: "invalid_json", detail: "JSON that can't be read" };
  expect(calls).toEqual([["invalid", { name: "", payload: message, late: false }, [issue]]]);
});

test.each([
  [
    "account.created-v1 evt_1 is invalid: account_number is required (and 1 more)",
    toEnvelope(eventOf(undefined, { payload: {} })),
  ],
  ["account.created-v1 evt_1 is invalid: account_number is required", toEnvelope(faultyEventOf())],
  [
    "account.created-v1 is invalid: account_number is required (and 1 more)",
    { type: "account.created-v1", payload: {} },
  ],
  [
    "account.created-v9 evt_1 has no handler",
    toEnvelope({ ...eventOf(), type: "account.created-v9" }),
  ],
  ["JSON that can't be read", { messageId: "1", body: "{" }],
  ["a message without a name", { messageId: "1", body: "{}" }],
])("a message that is refused says why: %s", async (reason, message) => {
  const failed = vi.fn();
  const { receiver } = setUp({ unknown: () => "fail", invalid: () => "fail", failed });
  await expect(receiver.message(message)).rejects.toThrow(new Error(reason));
  const record = { messageId: "evt_1", body: JSON.stringify(message) };
  await receiver.sqs({ Records: [record] });
  const reasonWithId = reason.replace("v1 is", "v1 evt_1 is");
  expect(failed.mock.calls).toEqual([[new Error(reasonWithId), record]]);
  const request = await webhookOf(eventOf(), { body: record.body });
  const answer = await receiver.webhook(request, { secrets: [SECRET] });
  expect([answer.status, await answer.text()]).toEqual([400, reasonWithId]);
});

/** An envelope below as many others. */
function carried(depth: number): object {
  if (depth === 0) return toEventBridge(eventOf());
  return { MessageId: "1", Message: JSON.stringify(carried(depth - 1)) };
}

test("an envelope below three others is read", async () => {
  const { receiver } = setUp();
  expect(await receiver.message(carried(3))).toBe("handled");
});

test("an envelope with other values than texts has no such facts", async () => {
  const { receiver, calls } = setUp();
  const odd = { toString: 1 };
  await receiver.message({
    type: "x-v1",
    payload: 1,
    id: odd,
    subject: 7,
    sequence: odd,
    source: odd,
    specversion: odd,
  });
  await receiver.message({
    "detail-type": "x-v1",
    detail: 1,
    id: "1",
    resources: [odd, "arn:aws:x", "sequence/7"],
  });
  expect(calls.map(([, { id, subject, sequence }]) => [id, subject, sequence])).toEqual([
    [undefined, undefined, undefined],
    ["1", undefined, 7],
  ]);
});

test("NDJSON is read in whatever pieces it comes, with blank lines and without a last newline", async () => {
  const { receiver, calls } = setUp();
  const events = [1, 2, 3].map((sequence) => eventOf(undefined, { subject: "Zoë", sequence }));
  const bytes = new TextEncoder().encode(
    events.map((event) => JSON.stringify(toEnvelope(event))).join("\r\n\n"),
  );
  const pieces = Array.from(bytes, (byte) => Uint8Array.of(byte));
  expect(await receiver.lines(linesOf(pieces))).toBe(3);
  expect(await receiver.lines(new Blob([bytes]).stream())).toBe(3);
  expect(calls.map(([, { subject, sequence }]) => [subject, sequence])).toEqual(
    [1, 2, 3, 1, 2, 3].map((sequence) => ["Zoë", sequence]),
  );
});

test("NDJSON is read no further than the first line that fails", async () => {
  const { receiver, kinds } = setUp({ unknown: () => "fail" });
  const lines = [eventOf(), eventOf("account.updated-v1"), eventOf()];
  const text = lines.map((event) => `${JSON.stringify(toEnvelope(event))}\n`);
  await expect(receiver.lines(linesOf(text))).rejects.toThrow("account.updated-v1 evt_1");
  expect(kinds()).toEqual(["handled"]);
});

test("a webhook answers 204, 400 or 401, and rejects with what a handler throws", async () => {
  const options = { secrets: [SECRET] };
  const { receiver } = setUp({ invalid: () => "fail" });
  const answers = await Promise.all(
    [
      webhookOf(eventOf()),
      webhookOf(faultyEventOf()),
      webhookOf(eventOf(), { time: 1 }),
      new Request("http://consumer/hook", { method: "POST", body: "{}" }),
      webhookOf(eventOf(), { keys: importSecrets([`whsec_${"A".repeat(32)}`]) }),
    ].map(async (request) => {
      const answer = await receiver.webhook(await request, options);
      return [answer.status, await answer.text()];
    }),
  );
  expect(answers).toEqual([
    [204, ""],
    [400, "account.created-v1 evt_1 is invalid: account_number is required"],
    [401, "invalid id or time"],
    [401, "invalid id or time"],
    [401, "invalid signature"],
  ]);
  const broken = setUp({ events: [on(accountCreatedV1, () => Promise.reject(new Error("full")))] });
  await expect(broken.receiver.webhook(await webhookOf(eventOf()), options)).rejects.toThrow(
    "full",
  );
});

test("a webhook without secrets rejects, whatever the request", async () => {
  const request = new Request("http://consumer/hook");
  await expect(setUp().receiver.webhook(request, { secrets: [] })).rejects.toThrow(
    new TypeError("receiver.webhook needs secrets"),
  );
});

test("names, and the rule of EventBridge that lets through exactly these", () => {
  const receiver = createReceiver({
    events: [on(accountCreatedV1, () => {}), on(agreementUpdatedV2, () => {})],
    unknown: () => {},
    invalid: () => {},
  });
  expect(receiver.names).toEqual(["account.created-v1", "agreement.updated-v2"]);
  expect(receiver.rule()).toEqual({
    "detail-type": ["account.created-v1", "agreement.updated-v2"],
  });
});

test("ten thousand subjects are remembered, and then others", async () => {
  const { receiver, calls } = setUp();
  for (let index = 0; index < 10_002; index++)
    await receiver.message(toEnvelope(eventOf(undefined, { subject: `A-${index}`, sequence: 2 })));
  for (const index of [10_001, 0])
    await receiver.message(toEnvelope(eventOf(undefined, { subject: `A-${index}`, sequence: 1 })));
  expect(calls.slice(-2).map(([, { late }]) => late)).toEqual([true, false]);
});

test.each(["", '{"account_number":'])(
  "a binary CloudEvent with the body %j is not JSON",
  async (body) => {
    const { receiver } = setUp({ invalid: () => "fail" });
    const headers = { "ce-specversion": "1.0", "ce-type": "account.created-v1", "ce-id": "evt_1" };
    const request = new Request("http://consumer/", { method: "POST", headers, body });
    const answer = await receiver.cloudEvent(request);
    expect([answer.status, await answer.text()]).toEqual([400, "JSON that can't be read"]);
  },
);

test("a CloudEvent may have its data as JSON in base64", async () => {
  const { receiver, calls } = setUp();
  const { data: _, ...event } = toCloudEvent(eventOf()) as Record<string, unknown>;
  const payload = { account_number: "Zoë", account_user_emails: [] };
  const base64 = Buffer.from(JSON.stringify(payload)).toString("base64");
  const request = new Request("http://consumer/", {
    method: "POST",
    body: JSON.stringify({ ...event, data_base64: base64 }),
  });
  expect((await receiver.cloudEvent(request)).status).toBe(204);
  for (const wrong of ["e30=", "bm8=", "?", 7])
    expect(await receiver.message({ ...event, data_base64: wrong })).toBe("invalid");
  expect(calls.map(([kind, message]) => [kind, message.payload])).toEqual([
    ["handled", payload],
    ["invalid", {}],
    ["invalid", undefined],
    ["invalid", undefined],
    ["invalid", 7],
  ]);
});

describe("a receiver with a reading", () => {
  const faulty = { account_number: "A-1", account_user_emails: ["a@b.example", 7, 8, null] };

  function setUpReading(options: Partial<ReceiverOptions<readonly Route[]>> = {}) {
    const drift = vi.fn();
    const handled = vi.fn();
    const part = reading(accountCreatedV1, "account_number");
    const { receiver, calls } = setUp({ events: [on(part, handled)], drift, ...options });
    const send = (payload: object) => receiver.message({ type: "account.created-v1", payload });
    return { send, drift, handled, calls };
  }

  test("handles a fault elsewhere and hands it to `drift`, without a value", async () => {
    const { send, drift, handled } = setUpReading();
    expect(await send(faulty)).toBe("handled");
    expect(handled).toHaveBeenCalledWith(faulty, expect.anything());
    const at = { event: "account.created-v1", path: "account_user_emails[]" };
    expect(drift.mock.calls).toEqual([
      [
        [
          { ...at, code: "invalid_type", count: 2 },
          { ...at, code: "null", count: 1 },
        ],
      ],
    ]);
    expect(await send({ account_number: "A-1", account_user_emails: [] })).toBe("handled");
    expect(drift).toHaveBeenCalledTimes(1);
  });

  test("refuses a fault of what is read, with the issues of that alone", async () => {
    const { send, drift, calls } = setUpReading();
    expect(await send({ ...faulty, account_number: null })).toBe("invalid");
    expect(calls[0]?.[2]).toMatchObject([{ attr: "account_number", code: "null" }]);
    expect(drift).not.toHaveBeenCalled();
    expect(await setUpReading({ drift: undefined }).send(faulty)).toBe("handled");
  });

  test("leaves nulls of fields that are not read in the payload", async () => {
    const part = reading(agreementUpdatedV2, "agreement_id", "is_override");
    const handled = vi.fn();
    const { receiver } = setUp({ events: [on(part, handled)], nulls: "absent" });
    const payload = { agreement_id: 7, is_override: null, account_number: null };
    await receiver.message({ type: "agreement.updated-v2", payload });
    expect(handled.mock.calls[0]?.[0]).toEqual({ agreement_id: 7, account_number: null });
  });

  test("says what it reads, as its types do", () => {
    const { reads } = createReceiver({
      events: [
        on(accountCreatedV1, () => {}),
        on(reading(agreementUpdatedV2, "agreement_id", "account_number"), (agreement) => {
          // @ts-expect-error: this field is not read
          void agreement.changes;
        }),
      ],
      unknown: () => {},
      invalid: () => {},
    });
    expect(reads).toEqual({
      "account.created-v1": ["*"],
      "agreement.updated-v2": ["agreement_id", "account_number"],
    });
  });
});
