// The recipes of docs/receive.md, as they stand there, with the frameworks that they are for and the
// package that is built.
import { readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Context, EventBridgeEvent, SQSBatchResponse, SQSEvent } from "aws-lambda";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { toEventBridge } from "../../src/library/envelopes/write-envelope.ts";
import { createReceiver } from "../../src/receive.ts";
import { eventOf, faultyEventOf, recordOf, SECRET, webhookOf } from "../library/receive/sample.ts";
import { makeProject, root } from "../project.ts";

const page = readFileSync(join(root, "docs/receive.md"), "utf8");
const project = makeProject();

const RECEIVER = `import { accountCreatedV1 } from "energy-contracts/events/account.created-v1";
import { createReceiver, on } from "energy-contracts/receive";
export const handled = [];
export const receiver = createReceiver({
  events: [on(accountCreatedV1, (_, { id }) => handled.push(id))],
  unknown: () => {},
  invalid: () => "fail",
  failed: () => {},
});
`;

/** Every recipe begins with the name of its file. */
const load = <Module>(file: string): Promise<Module> =>
  import(pathToFileURL(join(project.path, file)).href);
const handledIds = async () => (await load<{ handled: string[] }>("receiver.js")).handled.splice(0);

beforeAll(() => {
  project.link("energy-contracts", "express", "hono", "@aws-lambda-powertools");
  for (const name of ["kafkajs", "@confluentinc/kafka-javascript"])
    project.write({
      [`node_modules/${name}/package.json`]: '{ "type": "module", "exports": "./index.js" }',
      [`node_modules/${name}/index.js`]: CLIENT,
    });
  const recipes = page.matchAll(/^```js\n\/\/ (\S+)\n(.*?)^```$/gms);
  for (const [, file = "", code = ""] of recipes) project.write({ [file]: code });
  project.write({ "package.json": '{ "type": "module" }', "receiver.js": RECEIVER });
  vi.stubEnv("WEBHOOK_SECRET", SECRET);
});
afterAll(() => void vi.unstubAllEnvs());

/** Keeps what a consumer is told to run in `ran`. */
const CLIENT = `export const ran = [];
export class Kafka {
  constructor(options) { ran.push(options); }
  consumer(options) {
    ran.push(options);
    return { connect: async () => {}, subscribe: async (topics) => ran.push(topics), run: async (each) => ran.push(each) };
  }
}
export const KafkaJS = { Kafka };
`;

let server: Server | undefined;
afterEach(() => server?.close());

/** How to send a request to what listens like a server of Node. */
async function listen(listener: RequestListener) {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return async (request: Request) => {
    const { method, headers } = request;
    const body = await request.arrayBuffer();
    return fetch(`http://127.0.0.1:${port}/hook`, { method, headers, body });
  };
}

type Send = (request: Request) => Response | Promise<Response>;
const WEBHOOKS: Readonly<Record<string, () => Promise<Send>>> = {
  Express: async () => listen((await load<{ app: RequestListener }>("express.js")).app),
  "Next.js": async () => (await load<{ POST: Send }>("app/hook/route.js")).POST,
  Hono: async () => (await load<{ app: { request: Send } }>("hono.js")).app.request,
};

describe.each(Object.entries(WEBHOOKS))("%s", (_, open) => {
  test("answers webhooks", async () => {
    const send = await open();
    const answers: unknown[] = [];
    for (const request of [
      await webhookOf(eventOf()),
      await webhookOf(faultyEventOf()),
      await webhookOf(eventOf(), { time: 1 }),
    ]) {
      request.headers.set("content-type", "application/json");
      const answer = await send(request);
      answers.push([answer.status, await answer.text()]);
    }
    expect(answers).toEqual([
      [204, ""],
      [400, "account.created-v1 evt_1 is invalid: account_number is required"],
      [401, "invalid id or time"],
    ]);
    expect(await handledIds()).toEqual(["evt_1"]);
  });
});

/** An app that parses every body, with the recipe behind it. */
const PARSING = `import express from "express";
import { app as recipe } from "./express.js";
export const app = express();
app.use(express.json());
app.use(recipe);
app.use((error, request, response, next) => response.status(500).send(error.message));
`;

test("Express: the error says what to do, if the body was parsed before", async () => {
  project.write({ "parsing.js": PARSING });
  const request = await webhookOf(eventOf());
  request.headers.set("content-type", "application/json");
  const send = await listen((await load<{ app: RequestListener }>("parsing.js")).app);
  const answer = await send(request);
  expect([answer.status, await answer.text()]).toEqual([
    500,
    "receiver.webhook needs the body as it came: that is signed. It was read before, as by express.json().",
  ]);
});

test("a request whose body was read before is refused", async () => {
  const { webhook } = createReceiver({ events: [], unknown: () => {}, invalid: () => "fail" });
  const request = await webhookOf(eventOf());
  await request.text();
  await expect(webhook(request, { secrets: [SECRET] })).rejects.toThrow("read before");
});

test("a request of Node whose body nobody read is read as it is", async () => {
  const { webhook } = createReceiver({ events: [], unknown: () => {}, invalid: () => "fail" });
  const send = await listen(async (request, response) => {
    const answer = await webhook(request, { secrets: [SECRET] });
    response.writeHead(answer.status).end(await answer.text());
  });
  expect((await send(await webhookOf(eventOf()))).status).toBe(204);
  const answer = await send(await webhookOf(eventOf(), { body: " ".repeat(2 ** 20 + 1) }));
  expect([answer.status, await answer.text()]).toEqual([413, "more than 1048576 bytes"]);
});

describe("Powertools for AWS Lambda", () => {
  test("its batch", async () => {
    type Handler = (event: SQSEvent, context?: Context) => Promise<SQSBatchResponse>;
    const { handler } = await load<{ handler: Handler }>("batch.js");
    const Records = [eventOf(), { ...faultyEventOf(), id: "evt_2" }].map((event) =>
      recordOf(event),
    );
    expect(await handler({ Records } as SQSEvent)).toEqual({
      batchItemFailures: [{ itemIdentifier: "evt_2" }],
    });
    expect(await handledIds()).toEqual(["evt_1"]);
  });

  test("its parser takes a contract as a schema, and none in an envelope", async () => {
    type Handler = (event: object) => Promise<unknown>;
    const { handler } = await load<{ handler: Handler }>("parser.js");
    expect(await handler(toEventBridge(eventOf()))).toEqual(eventOf().payload);
    await expect(handler(toEventBridge(faultyEventOf()))).rejects.toMatchObject({
      name: "ParseError",
      cause: [{ message: "account_number is required", code: "required" }],
    });
    const inside = "@aws-lambda-powertools/parser/envelopes/eventbridge";
    const envelope = readFileSync(join(project.path, "parser.js"), "utf8")
      .replace("event.detail, undefined", "event, EventBridgeEnvelope")
      .replace("\n", `\nimport { EventBridgeEnvelope } from "${inside}";\n`);
    project.write({ "envelope.js": envelope });
    const inEnvelope = await load<{ handler: Handler }>("envelope.js");
    const event: Partial<EventBridgeEvent<string, unknown>> = toEventBridge(eventOf());
    await expect(inEnvelope.handler(event)).rejects.toThrow("expected a Zod schema");
  });
});

describe("Kafka", () => {
  type Run<Each> = [options: object, group: object, topics: object, each: Each];
  /** What a recipe has its consumer run. */
  async function start<Each>(file: string, client: string): Promise<Run<Each>> {
    const { ran } = await load<{ ran: Run<Each> }>(`node_modules/${client}/index.js`);
    await (await load<{ start: (brokers: string[]) => Promise<void> }>(file)).start(["kafka:9092"]);
    return ran;
  }
  /** A message as both clients have it. */
  const messageOf = (value: object | null, offset: number) => ({
    key: Buffer.from("A-1"),
    value: value && Buffer.from(JSON.stringify(value)),
    timestamp: "1",
    attributes: 0,
    offset: `${offset}`,
    headers: { ce_type: Buffer.from("account.created-v1") },
  });
  const place = { topic: "accounts", partition: 0 };
  const heartbeat = async () => {};

  test("each message of kafkajs", async () => {
    type Each = { eachMessage: (given: object) => Promise<void> };
    const [kafka, group, topics, { eachMessage }] = await start<Each>("kafkajs.js", "kafkajs");
    expect({ ...kafka, ...group, ...topics }).toEqual({
      brokers: ["kafka:9092"],
      groupId: "accounts",
      topics: ["accounts"],
    });
    const give = (value: object | null, offset: number) =>
      eachMessage({ ...place, message: messageOf(value, offset), heartbeat, pause: () => {} });
    await give(eventOf().payload as object, 1);
    await give(null, 2);
    await expect(give(faultyEventOf().payload as object, 3)).rejects.toThrow(
      "account.created-v1 accounts-0-3 is invalid: account_number is required",
    );
    expect(await handledIds()).toEqual(["accounts-0-1"]);
  });

  test("batches of Confluent's client, up to the message that fails", async () => {
    type Each = { eachBatch: (given: object) => Promise<void> };
    const [, , , { eachBatch }] = await start<Each>(
      "confluent.js",
      "@confluentinc/kafka-javascript",
    );
    const values = [eventOf(), undefined, eventOf(), faultyEventOf(), eventOf()];
    const messages = values.map((event, at) => messageOf((event?.payload ?? null) as object, at));
    const resolved: string[] = [];
    const resolveOffset = (offset: string) => void resolved.push(offset);
    const batch = { ...place, messages, highWatermark: "5", isEmpty: () => false };
    await expect(eachBatch({ batch, resolveOffset, heartbeat })).rejects.toThrow("accounts-0-3");
    expect(resolved).toEqual(["0", "1", "2"]);
    expect(await handledIds()).toEqual(["accounts-0-0", "accounts-0-2"]);
  });
});
