// A receiver beside a loop that parses and validates the same messages by hand, and
// `energy-contracts emit` beside a loop that writes the same bytes.
import { spawnSync } from "node:child_process";
import { createHmac, timingSafeEqual } from "node:crypto";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { importSecrets, sign } from "../src/library/envelopes/signature.ts";
import {
  type EventToSend,
  toCloudEvent,
  toEnvelope,
  toEventBridge,
  toSqsRecord,
} from "../src/library/envelopes/write-envelope.ts";
import type { SqsRecord } from "../src/receive.ts";
import { dist, loadContract, loadFixtures } from "./built.ts";
import { interleave, least } from "./measure.ts";
import { bareServer, startServer } from "./mock-servers.ts";
import { runNode } from "./run-node.ts";
import { type Table, times } from "./table.ts";

const EVENT = "account.created-v1";
const MESSAGES = 500;
const BATCH = 10;
const ROUNDS = 60;
const LINES = 20_000;
const REQUESTS = 4_000;
const SENT_ROUNDS = 5;
const CLI = join(dist, "src/cli/main.cjs");
const SECRET = Buffer.from("a secret of at least 24 bytes");
const SECRETS = [`whsec_${SECRET.toString("base64")}`];

/** Handles all messages once. */
type Run = () => Promise<unknown>;

interface Way {
  readonly label: string;
  readonly receive: Run;
  readonly byHand: Run;
}

export async function measureReceive(): Promise<Table> {
  const ways = await listWays();
  const received = await measureRuns(ways.flatMap(({ receive, byHand }) => [receive, byHand]));
  const sent = await measureSending();
  return {
    title: "Receiving and sending events",
    says: `A receiver of \`energy-contracts/receive\` beside a loop that calls JSON.parse and \`validate\` of the contract for the same messages, and \`energy-contracts emit\` beside a loop that does nothing but send the same texts.`,
    grids: [
      {
        columns: [`\`${EVENT}\``, "messages a second", "by hand", "time beside it"],
        rows: ways.map(({ label }, index) => {
          const [ours = Number.NaN, byHand = Number.NaN] = received.slice(index * 2);
          return [label, rate(MESSAGES, ours), rate(MESSAGES, byHand), times(ours / byHand)];
        }),
      },
      {
        columns: [`\`emit ${EVENT} --repeat N\``, "events a second", "loop", "time beside it"],
        rows: sent.map(({ label, count, ours, loop }) => [
          label,
          rate(count, ours),
          rate(count, loop),
          times(ours / loop),
        ]),
      },
    ],
    claims: [
      {
        text: "A receiver takes at most twice as long as the loop by hand, and no longer for a webhook.",
        holds: ways.every(({ label }, index) => {
          const [ours = Number.NaN, byHand = Number.NaN] = received.slice(index * 2);
          return ours <= byHand * (label.startsWith("`webhook`") ? 1 : 2);
        }),
      },
    ],
    notes: [
      `The best of ${ROUNDS} rounds of ${MESSAGES} messages, in turn; both loops wait for each message before the next. What a receiver has beyond the loop is what the loop does not do: it finds out which envelope it has, makes a message of its id, source, subject and sequence, tells what comes late, finds the handler by the name, and answers which records of a batch failed. Of a webhook both read a \`Request\` and check its signature, by hand with \`node:crypto\`.`,
      `\`emit\` and its loop are whole processes, with N of ${LINES.toLocaleString("en")} lines or ${REQUESTS.toLocaleString("en")} requests, the best of ${SENT_ROUNDS} rounds in turn. Over HTTP both call \`fetch\` for one event after the other, and a bare \`node:http\` server answers.`,
    ],
  };
}

async function listWays(): Promise<readonly Way[]> {
  const { createReceiver, on } = (await import(
    pathToFileURL(join(dist, "src/receive.js")).href
  )) as typeof import("../src/receive.ts");
  const contract = await loadContract(EVENT);
  let handled = 0;
  const receiver = createReceiver({
    events: [on(contract as typeof contract & { name: "a-v1" }, () => handled++)],
    unknown: () => "fail",
    invalid: () => "fail",
  });
  const { fixture } = await loadFixtures();
  const events = Array.from(
    { length: MESSAGES },
    (_, index): EventToSend => ({
      id: `evt_${index}`,
      type: EVENT,
      subject: `A-${index}`,
      sequence: index,
      occurredAt: Date.UTC(2025, 8, 1),
      payload: fixture(EVENT),
    }),
  );
  const way = <Message>(
    label: string,
    messages: readonly Message[],
    receive: (message: Message) => Promise<unknown>,
    payloadsOf: (message: Message) => readonly unknown[] | Promise<readonly unknown[]>,
  ): Way => ({
    label,
    async receive() {
      const before = handled;
      for (const message of messages) await receive(message);
      if (handled - before !== MESSAGES) throw new Error(`${label}: not all were handled.`);
    },
    async byHand() {
      for (const message of messages)
        for (const payload of await payloadsOf(message))
          await handle(contract.validate(payload).ok);
    },
  });
  const textsOf = (write: (event: EventToSend) => object) =>
    events.map((event) => JSON.stringify(write(event)));
  const records = events.map(toSqsRecord);
  const batches = Array.from({ length: MESSAGES / BATCH }, (_, index) =>
    JSON.stringify({ Records: records.slice(index * BATCH, (index + 1) * BATCH) }),
  );
  const requests = await Promise.all(events.map(signed));
  return [
    way(
      "`eventBridge`",
      textsOf(toEventBridge),
      (text) => receiver.eventBridge(JSON.parse(text)),
      (text) => [JSON.parse(text).detail],
    ),
    way(
      `\`sqs\`, batches of ${BATCH}`,
      batches,
      (text) => receiver.sqs(JSON.parse(text)),
      (text) =>
        (JSON.parse(text).Records as SqsRecord[]).map(({ body }) => JSON.parse(body).detail),
    ),
    way(
      "`webhook`, signed",
      requests,
      (request) => receiver.webhook(requestOf(request), { secrets: SECRETS }),
      async (request) => [JSON.parse(await verifiedText(requestOf(request))).payload],
    ),
    way(
      "`cloudEvent`",
      textsOf(toCloudEvent),
      (text) => receiver.cloudEvent(JSON.parse(text)),
      (text) => [JSON.parse(text).data],
    ),
    way(
      "`message`",
      textsOf(toEnvelope),
      (text) => receiver.message(JSON.parse(text)),
      (text) => [JSON.parse(text).payload],
    ),
  ];
}

/** The text of a request, verified as the documentation of Standard Webhooks does it. */
async function verifiedText(request: Request): Promise<string> {
  const [id, time, signature] = ["id", "timestamp", "signature"].map((name) =>
    request.headers.get(`webhook-${name}`),
  );
  const text = await request.text();
  const expected = createHmac("sha256", SECRET).update(`${id}.${time}.${text}`).digest();
  const sent = Buffer.from(`${signature?.replace("v1,", "")}`, "base64");
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected))
    throw new Error("The signature is wrong.");
  return text;
}

async function handle(isValid: boolean): Promise<void> {
  if (!isValid) throw new Error("A message is not valid.");
}

const requestOf = (init: RequestInit): Request => new Request("http://consumer/", init);

async function signed(event: EventToSend) {
  const body = JSON.stringify(toEnvelope(event));
  const time = Math.floor(Date.now() / 1000);
  const keys = importSecrets(SECRETS);
  const signature = await sign(keys, `${event.id}.${time}`, new TextEncoder().encode(body));
  const headers = {
    "webhook-id": event.id,
    "webhook-timestamp": `${time}`,
    "webhook-signature": signature,
  };
  return { method: "POST", headers, body };
}

/**
 * The least time of each, in milliseconds. They go there and back: what comes after webhooks finds
 * no caches warm, and in one direction it would always be the same receiver, never its loop.
 */
async function measureRuns(runs: readonly Run[]): Promise<readonly number[]> {
  const best = runs.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++) {
    for (let step = 0; step < runs.length; step++) {
      const index = round % 2 ? runs.length - 1 - step : step;
      const start = performance.now();
      await runs[index]?.();
      best[index] = Math.min(best[index] ?? 0, performance.now() - start);
    }
  }
  return best;
}

/** Writes the lines of a file to standard output, or sends each in a request. */
const LOOP = `
  import { readFileSync } from "node:fs";
  const [file, url] = process.argv.slice(2);
  for (const line of readFileSync(file, "utf8").trimEnd().split("\\n")) {
    if (!url) process.stdout.write(line + "\\n");
    else
      await (
        await fetch(url, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: line,
        })
      ).arrayBuffer();
  }`;

async function measureSending() {
  const folder = mkdtempSync(join(tmpdir(), "energy-contracts-emit-"));
  const server = await startServer(bareServer({ "/": "{}", "/v1/products/": "{}" }));
  try {
    const [file, loop] = [join(folder, "events.ndjson"), join(folder, "loop.mjs")];
    writeFileSync(loop, LOOP);
    const measure = (label: string, count: number, to: string, ...url: readonly string[]) => {
      const emit = [CLI, "emit", EVENT, "--repeat", `${count}`, "--to"];
      writeFileSync(file, runNode([...emit, "-"]));
      const written = readFileSync(file, "utf8").split("\n").length - 1;
      if (written !== count) throw new Error(`emit wrote ${written} events.`);
      const samplers = [
        [...emit, to],
        [loop, file, ...url],
      ].map((args) => () => timeOf(args, join(folder, "out")));
      const [ours = Number.NaN, bare = Number.NaN] = interleave(samplers, SENT_ROUNDS).map(least);
      return { label, count, ours, loop: bare };
    };
    return [
      measure("`--to -`, into a file", LINES, "-"),
      measure("`--to http://...`", REQUESTS, server.url, server.url),
    ];
  } finally {
    await server.end();
    rmSync(folder, { recursive: true });
  }
}

/** How long a process of Node takes with its output in a file, in milliseconds. */
function timeOf(args: readonly string[], output: string): number {
  const target = openSync(output, "w");
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: ["ignore", target, "ignore"] });
  const elapsed = performance.now() - start;
  closeSync(target);
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}.`);
  return elapsed;
}

const rate = (count: number, milliseconds: number): string =>
  Math.round((count * 1000) / milliseconds).toLocaleString("en");
