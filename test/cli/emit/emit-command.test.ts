import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { validateXML } from "xmllint-wasm";
import { ALL_EVENTS } from "../../../generated/all-events.ts";
import { countAnswers } from "../../../src/cli/emit/answer-counts.ts";
import { emit } from "../../../src/cli/emit/command.ts";
import { plan } from "../../../src/cli/emit/plan.ts";
import { toHttp } from "../../../src/cli/emit/target.ts";
import { validate } from "../../../src/cli/validate/command.ts";
import type { Contract } from "../../../src/library/runtime/contract.ts";
import { createReceiver, on, type Receiver, type Route } from "../../../src/receive.ts";
import { folderOfTest } from "../run-cli.ts";
import { outcomeOf, runCommand } from "../run-command.ts";

type Taker = "sqs" | "kinesis" | "kafka" | "firehose";
const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const schema = readFileSync(
  join(import.meta.dirname, "../findings/schemas/jenkins-junit.xsd"),
  "utf8",
);
const EVENT = "account.created-v1";

/** A consumer of the events of a section, behind one address for each envelope. */
let handled: string[] = [];
let odd:
  | ((request: IncomingMessage) => [status: number, headers?: object, body?: string])
  | undefined;
let requests = 0;
let receiver: Receiver<string>;
const ROUTES: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  "/webhook": (request) => receiver.webhook(request, { secrets: [SECRET] }),
  "/cloudevent": (request) => receiver.cloudEvent(request),
  "/sqs": takeBatch("sqs"),
  "/kinesis": takeBatch("kinesis"),
  "/kafka": takeBatch("kafka"),
  "/firehose": takeBatch("firehose"),
  "/eventbridge": takeOne,
  "/message": takeOne,
};
function takeBatch(taker: Taker) {
  return async (request: Request) => {
    const take = receiver[taker] as (batch: unknown) => Promise<unknown>;
    return Response.json(await take(await request.json()));
  };
}
async function takeOne(request: Request): Promise<Response> {
  const outcome = await receiver.message((await request.json()) as object).catch(() => undefined);
  return new Response(null, { status: outcome ? 204 : 422 });
}
const server = createServer(async (request, response) => {
  requests++;
  const body = Buffer.concat(await request.toArray());
  const [status, headers = {}, text] = odd?.(request) ?? [];
  if (status !== undefined) return void response.writeHead(status, { ...headers }).end(text);
  const url = `http://consumer${request.url}`;
  const given = new Request(url, {
    method: "POST",
    headers: request.headers as Record<string, string>,
    body,
  });
  const answer = await ROUTES[request.url ?? ""]?.(given);
  response.writeHead(answer?.status ?? 404).end(await answer?.text());
});
// `fetch` gives idle connections up before a server would.
server.keepAliveTimeout = 0;
let origin = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  handled = [];
  requests = 0;
  odd = undefined;
  const contracts = Object.values(ALL_EVENTS).filter(({ name }) => name.startsWith("account"));
  const events = contracts.map((contract) =>
    on(contract as Contract<"account.created-v1", string, string, unknown>, (_, { name, id }) => {
      handled.push(`${name} ${id}`);
    }),
  );
  receiver = createReceiver({
    events: events as unknown as readonly [Route],
    unknown: () => "fail",
    invalid: () => "fail",
    seen: new Set(),
    failed: () => {},
  });
});
/** Lets a server listen until the test is over. Returns its port. */
async function listenForTest(own: Server): Promise<number> {
  await new Promise<void>((resolve) => own.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    own.closeAllConnections();
    own.close();
  });
  return (own.address() as AddressInfo).port;
}
const send = (...args: string[]) => runCommand(emit, ["--run", "r", ...args]);
const planOf = (events: readonly string[], repeat = 1, ...options: readonly string[]) => ({
  events,
  ownEvents: new Map(),
  seed: 1,
  run: "r",
  repeat,
  has: (option: string) => options.includes(option),
  finish: (payload: unknown) => payload,
});
const EVERYTHING = ["--variants", "--faults", "--duplicate", "--late-field", "--unknown-version"];

describe.each(Object.keys(ROUTES).map((path) => path.slice(1)))("--as %s", (name) => {
  const to = (...args: string[]) =>
    send(
      EVENT,
      "--to",
      `${origin}/${name}`,
      "--as",
      name,
      ...(name === "webhook" ? ["--secret", SECRET] : []),
      ...args,
    );

  test("a consumer that takes what is valid and refuses the rest passes", async () => {
    const { code, out } = await to(...EVERYTHING, "--repeat", "20", "--expect");
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^\d+ messages: /) });
    expect(requests).toBe(Number(/^\d+/.exec(out)?.[0]));
    // 20 payloads, 3 examples and a late field; what comes a second time is not handled again.
    expect(handled).toHaveLength(24);
  });

  test("a consumer that takes everything does not, unless that is expected", async () => {
    receiver = createReceiver({ events: [], unknown: () => {}, invalid: () => {} });
    const taken = ["--faults", "--unknown-version", "--expect", "--expect-invalid", "2xx"];
    expect((await to("--faults", "--expect")).code).toBe(1);
    // A record of Firehose without a handler is `Dropped`, and so does not arrive.
    expect((await to(...taken)).code).toBe(name === "firehose" ? 1 : 0);
  });

  test("a consumer that refuses what is valid does not", async () => {
    receiver = createReceiver({
      events: [],
      unknown: () => "fail",
      invalid: () => {},
      failed: () => {},
    });
    const { code, out } = await to("--late-field", "--expect");
    expect(code).toBe(1);
    expect(out).toMatch(/late field: got .+, expected 2xx/);
  });
});

test("JUnit has a suite for each event, and a case for each unexpected answer", async () => {
  receiver = createReceiver({ events: [], unknown: () => "fail", invalid: () => {} });
  const { code, out } = await send(
    EVENT,
    "account.updated-v1",
    "--to",
    `${origin}/message`,
    "--expect",
    "--format",
    "junit",
  );
  expect(code).toBe(1);
  expect(out).toContain(`<testcase classname="${EVENT}" name="message 0, valid">`);
  expect(out.match(/<testsuite /g)).toHaveLength(2);
  const xml = [{ fileName: "report.xml", contents: Buffer.from(out) }];
  expect((await validateXML({ xml, schema: [schema] })).errors).toEqual([]);
});

test("the report goes to standard error where the messages have standard output", async () => {
  const { out, err } = await send(EVENT, "--to", "-", "--format", "json");
  expect(JSON.parse(out).type).toBe(EVENT);
  expect(JSON.parse(err).totals).toMatchObject({ payloads: 1, valid: 1 });
});

test("the same seed sends the same, another one something else", async () => {
  const lines = (seed: string) =>
    send("--domain", "billing", "--repeat", "3", ...EVERYTHING, "--seed", seed, "--to", "-");
  const [first, again, other] = await Promise.all([lines("7"), lines("7"), lines("8")]);
  expect(first?.out.split("\n").length).toBeGreaterThan(100);
  expect(again?.out).toBe(first?.out);
  expect(other?.out).not.toBe(first?.out);
  expect(first?.err).toMatch(/^[\d,]+ messages: [\d,]+ × written\.\n$/);
});

test("--all has every event, --repeat so many payloads, --duplicate each twice, --set a field", async () => {
  const { out } = await send("--all", "--to", "-");
  const names = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).type);
  expect(names).toEqual(Object.keys(ALL_EVENTS));
  const set = await send(
    EVENT,
    "--repeat",
    "2",
    "--duplicate",
    "--set",
    "account_number=A-1",
    "--as",
    "eventbridge",
    "--to",
    "-",
  );
  const messages = set.out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(
    messages.map(({ id, detail, resources }) => [id, detail.account_number, resources[2]]),
  ).toEqual([
    [expect.stringMatching(/^r-[0-9a-f]{16}$/), "A-1", "sequence/1"],
    [messages[0].id, "A-1", "sequence/1"],
    [expect.stringMatching(/^r-[0-9a-f]{16}$/), "A-1", "sequence/2"],
    [messages[2].id, "A-1", "sequence/2"],
  ]);
});

test("no id is that of two messages, in several runs with other options", async () => {
  const contents = new Map<string, string>();
  const take = (out: string) => {
    for (const line of out.trim().split("\n")) {
      const { event_id: id, ...content } = JSON.parse(line);
      expect(contents.get(id) ?? JSON.stringify(content)).toBe(JSON.stringify(content));
      contents.set(id, JSON.stringify(content));
    }
  };
  const runs = [["--repeat", "5"], ["--faults"], ["--seed", "9"], ["--variants", "--late-field"]];
  for (const options of runs) take((await send(EVENT, ...options, "--to", "-")).out);
  const before = contents.size;
  take((await send(EVENT, "--repeat", "5", "--to", "-")).out);
  expect(contents.size).toBe(before);
  for (let run = 0; run < 2; run++) {
    const { out, err } = await runCommand(emit, [EVENT, "--to", "-"]);
    take(out);
    expect(err).toMatch(/\n--run [0-9a-f]{8} sends the same ids again\.\n$/);
    expect(out).toContain(`"event_id":"${/--run (\w+)/.exec(err)?.[1]}-`);
  }
  expect(contents.size).toBe(before + 2);
});

describe("--labels says which messages are broken", () => {
  const broken = async (...args: string[]) => {
    const cwd = folderOfTest({});
    const run = ["--run", "r", ...args, "--labels", "made/faults.ndjson"];
    const { out } = await runCommand(emit, run, { cwd });
    const written = readFileSync(join(cwd, "made/faults.ndjson"), "utf8").trimEnd().split("\n");
    return { cwd, out, labels: written.map((line) => JSON.parse(line)) };
  };

  test("with the place and the code that validate says", async () => {
    const options = ["--variants", "--faults", "--unknown-version", "--repeat", "3"];
    const { cwd, out, labels } = await broken(EVENT, ...options, "--to", "-");
    writeFileSync(join(cwd, "sent.ndjson"), out);
    const said = await runCommand(validate, ["sent.ndjson", "--format=json"], { cwd });
    const { issues, totals } = JSON.parse(said.out);
    expect(labels.map(({ line }) => line)).toEqual(
      issues.map(({ line }: { line: number }) => line),
    );
    const placesOf = (list: { line: number; attr: string; code: string }[]) =>
      list.map(({ line, attr, code }) => `${line} ${attr} ${code}`);
    expect(placesOf(labels)).toEqual(placesOf(issues));
    expect([totals.payloads, totals.valid]).toEqual([
      out.trimEnd().split("\n").length,
      totals.payloads - labels.length,
    ]);
    expect(labels.map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        "missing account_number",
        expect.stringMatching(/^unknown version: /),
      ]),
    );
  });

  test("also of messages that are sent", async () => {
    const { labels } = await broken(EVENT, "--faults", "--to", `${origin}/message`);
    expect(labels[0]).toMatchObject({ line: 2, label: "null the payload" });
    expect(labels).toHaveLength(requests - 1);
  });

  test("needs something that breaks messages, and writes over nothing that is read", async () => {
    await expect(send(EVENT, "--labels", "x", "--to", "-")).rejects.toThrow(
      "--labels needs --faults or --unknown-version",
    );
    const cwd = folderOfTest({ "order.placed-v1.json": '{"type":"object","examples":[{}]}' });
    const args = ["order.placed-v1", "--contracts", ".", "--faults"];
    const over = outcomeOf(emit, [...args, "--labels", "order.placed-v1.json"], { cwd });
    expect(await over).toMatchObject({ code: 2, err: expect.stringMatching(/would write over/) });
  });
});

const BILLING = ["--domain", "billing", "--faults", "--to", "-"];
test.each(["kinesis", "kafka", "firehose"])(
  "no place in a stream is that of two messages --as %s, nor of two runs",
  async (name) => {
    const places = (run: string) =>
      runCommand(emit, [...BILLING, "--run", run, "--as", name]).then(
        ({ out }) => out.match(/"(?:sequenceNumber":"|offset":|recordId":")[\w-]+/g) ?? [],
      );
    const all = [...(await places("one")), ...(await places("two"))];
    expect(all.length).toBeGreaterThan(100);
    expect(new Set(all).size).toBe(all.length);
  },
);

test.each(["a b", "läuft", "x".repeat(65)])("--run %j goes into no header", async (run) => {
  const { code, err } = await outcomeOf(emit, [EVENT, "--run", run, "--to", "-"]);
  expect([code, err]).toEqual([2, expect.stringContaining("--run takes up to 64 letters")]);
});

test.each([
  ["  invalid signature\u001b\r\nof a long story", " (invalid signature\\u001b)"],
  ["😀".repeat(300), ` (${"😀".repeat(200)})`],
  ["", ""],
])("an answer %j that was not expected is shown with its first line", async (body, shown) => {
  odd = () => [401, {}, body];
  const { code, out } = await send(EVENT, "--to", `${origin}/message`, "--expect");
  expect(code).toBe(1);
  expect(out).toContain(`valid: got 401${shown}, expected 2xx`);
});

test("a redirect is not followed, and of an endless answer only a part is read", async () => {
  odd = () => [302, { location: `${origin}/message` }];
  const moved = await send(EVENT, "--to", `${origin}/message`, "--expect");
  expect([moved.code, moved.out, requests]).toEqual([1, expect.stringContaining("1 × 302"), 1]);
  odd = () => [200, {}, "x".repeat(3 * 1024 * 1024)];
  expect((await send(EVENT, "--to", `${origin}/message`, "--expect")).out).toBe(
    "1 message: 1 × 200.\n",
  );
});

test("an answer may take 15 seconds, also if it has begun", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  onTestFinished(() => timeout.mockRestore());
  await send(EVENT, "--to", `${origin}/message`);
  expect(timeout.mock.calls).toEqual([[15_000]]);
  const silent = createServer((request, response) => {
    if (request.url === "/begun") response.writeHead(200).write("o");
  });
  const port = await listenForTest(silent);
  const [message] = plan(planOf([EVENT]));
  for (const path of ["silent", "begun"]) {
    let slow = 0;
    const url = new URL(`http://127.0.0.1:${port}/${path}`);
    const target = toHttp(url, "message", [], () => void slow++, 0.05, 0);
    expect(message && (await target(message))).toEqual({
      text: "no answer: none within 0.05 seconds",
      kind: "failed",
    });
    expect(slow).toBe(1);
  }
});

test("a summary names ten different answers, and counts the rest", () => {
  const counts = countAnswers(undefined);
  const [message] = plan(planOf([EVENT]));
  for (let status = 200; message && status < 212; status++)
    counts.add(message, { text: `${status}`, kind: "taken" });
  expect(counts.summary()).toMatch(/^12 messages: 1 × 200, .*1 × 209, 2 × something else$/);
});

const INVOCATIONS = "2015-03-31/functions/function/invocations";
const FUNCTION_ERROR = { errorType: "Error", errorMessage: "boom", trace: [] };
const recordOf = (result: string) => ({ recordId: "ID", result, data: "" });

describe("what a Lambda function answers, with a 200", () => {
  /** Sends one message, whose id stands in the answer in place of `ID`. */
  async function answered(name: string, body: string, path = name) {
    const { event_id: id } = JSON.parse((await send(EVENT, "--to", "-")).out);
    odd = () => [200, {}, body.replace('"ID"', JSON.stringify(id))];
    const to = ["--to", `${origin}/${path}`, "--as", name];
    return (await send(EVENT, ...to, "--expect")).code;
  }
  const IN_LAMBDA = ["eventbridge", "sqs", "kinesis", "kafka", "firehose"];

  test.each([
    ["an error of the runtime", JSON.stringify(FUNCTION_ERROR)],
    ["an error without a message", '{ "errorType": "Runtime.ExitError" }'],
    ["an error without a type", '{"errorMessage":"RequestId: 1 Error: exit status 1"}'],
    ["a function that took too long", "Task timed out after 1.00 seconds"],
    ["a page", "<html>Login"],
    ["half of an answer", '{"batchItemFailures":['],
    ["a failed record", '{"batchItemFailures":[{"itemIdentifier":"x"}]}'],
    ["a failed record in another form", '{"batchItemFailures":["x"]}'],
    ["a failed record that is null", '{"batchItemFailures":[null]}'],
    ["a failed record without a name", '{"batchItemFailures":[{"itemIdentifier":""}]}'],
    ["failures that are no list", '{"batchItemFailures":"x"}'],
    ["an escape in a name", String.raw`{"batchItem\u0046ailures":[{"itemIdentifier":"x"}]}`],
    ["a failed record under a name of another form", '{"batch_item_failures":[{}]}'],
    ["a status of an API", '{"statusCode":500,"body":"{}"}'],
    ["JSON in a string", JSON.stringify('{"batchItemFailures":[{"itemIdentifier":"x"}]}')],
    ["a failure behind 1 MB", `{"a":"${"x".repeat(2 ** 20)}","batchItemFailures":[{}]}`],
  ])("%s is not a success", async (_, body) => {
    for (const name of IN_LAMBDA) expect([name, await answered(name, body)]).toEqual([name, 1]);
  });

  test.each([
    ["nothing", ""],
    ["null", "null"],
    ["a word", '"done"'],
    ["no failed record", '{"batchItemFailures":[]}'],
    ["null for failed records", '{"batchItemFailures":null}'],
    ["results of its own", "[null]"],
    ["a status of an API", '{"statusCode":204}'],
  ])("%s is a success, except for Firehose", async (_, body) => {
    for (const name of IN_LAMBDA)
      expect([name, await answered(name, body)]).toEqual([name, name === "firehose" ? 1 : 0]);
  });

  test.each([
    ["Ok", [recordOf("Ok")], 0],
    ["ProcessingFailed", [recordOf("ProcessingFailed")], 1],
    ["Dropped", [recordOf("Dropped")], 1],
    ["another record", [{ ...recordOf("Ok"), recordId: "another" }], 1],
    ["a record too many", [recordOf("Ok"), recordOf("Dropped")], 1],
    ["no record", [], 1],
    ["no list", null, 1],
  ])("a record of Firehose: %s", async (_, records, code) => {
    expect(await answered("firehose", JSON.stringify({ records }))).toBe(code);
  });

  test("is JSON at the address of an emulator, in any envelope, and elsewhere may be any text", async () => {
    for (const name of ["message", "cloudevent"]) {
      for (const path of [INVOCATIONS, name]) {
        expect(await answered(name, JSON.stringify(FUNCTION_ERROR), path)).toBe(1);
        expect(await answered(name, '{"batchItemFailures":[{"itemIdentifier":"x"}]}', path)).toBe(
          1,
        );
        expect(await answered(name, '{"errorMessage":null}', path)).toBe(0);
      }
      expect(await answered(name, "Task timed out", INVOCATIONS)).toBe(1);
      expect(await answered(name, "ok", name)).toBe(0);
    }
  });

  test("may also be a header that names an error", async () => {
    odd = () => [200, { "X-Amz-Function-Error": "Unhandled" }, "{}"];
    expect(await send(EVENT, "--to", `${origin}/message`, "--expect")).toMatchObject({
      code: 1,
      out: expect.stringContaining("got 200, failed ({}), expected 2xx"),
    });
  });
});

test("a message without an answer is a failure, with its reason", async () => {
  odd = (request) => {
    request.socket.destroy();
    return [200];
  };
  const { code, out } = await send(EVENT, "--to", `${origin}/message`);
  expect(code).toBe(1);
  expect(out).toMatch(/got no answer: (?:other side closed|read ECONNRESET)\n/);
  expect(out).toMatch(
    /^1 message: 1 × no answer: (?:other side closed|read ECONNRESET); 1 message failed\.$/m,
  );
});

test("failures beyond the first 1,000 are counted and not listed", async () => {
  odd = (request) => {
    request.socket.destroy();
    return [200];
  };
  const to = ["--repeat", "1100", "--to", `${origin}/message`];
  const { out } = await send(EVENT, "--format", "junit", ...to);
  expect(out).toContain('tests="1001" failures="1000" errors="0" skipped="1"');
  expect(out).toContain('name="100 other messages"');
  expect(out).toContain("<skipped>Failed, beyond the first 1,000.</skipped>");
  expect(out).not.toContain("answered");
});

test.each([
  [[], 2, /Name events, or give --all or --domain/],
  [[EVENT, "--all"], 2, /one of the three/],
  [["account.creatd-v1"], 3, /did you mean account\.created-v1/],
  [["--domain", "biling"], 2, /did you mean billing/],
  [[EVENT, "--to", "ftp://x"], 2, /begins with http/],
  [[EVENT, "--expect-invalid", "2xx"], 2, /needs --expect/],
  [[EVENT, "--repeat", "0"], 2, /^--repeat takes a number from 1 to/],
  [[EVENT, "--rate", "200"], 2, /^--rate is gone: emit waits for each answer; for load,/],
  [[EVENT, "--shuffle"], 2, /^--shuffle is gone: the lines of --to -/],
  [[EVENT, "--timeout=5"], 2, /^--timeout is gone: an answer may take 15 seconds\.$/],
  [[EVENT, "--to", "eventbridge:bus"], 2, /^--to takes an address that begins with http/],
  [[EVENT, "--set", "acount_number=1"], 2, /did you mean account_number\?$/],
  [[EVENT, "--as", "webhook", "--to", "http://127.0.0.1"], 2, /needs a --secret/],
  [[EVENT, "--as", "sqs", "--secret", SECRET, "--to", "http://127.0.0.1"], 2, /is for webhooks/],
  [[EVENT, "--secret", "hunter2", "--to", "http://127.0.0.1"], 2, /Webhook secrets are/],
  [[EVENT, "--secret", SECRET], 2, /needs an address/],
  [[EVENT, "--to", "http://user:hunter2@127.0.0.1"], 2, /^The address after --to has no user name/],
  [[EVENT, "account.updated-v1", "--set", "a=b"], 2, /--set is for one event/],
])("%j is wrong usage", async (args, exitCode, message) => {
  await expect(send(...args)).rejects.toMatchObject({
    exitCode,
    message: expect.stringMatching(message),
  });
  await expect(send(...args)).rejects.not.toThrow("hunter2");
});
