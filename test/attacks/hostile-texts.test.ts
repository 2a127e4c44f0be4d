// Texts of strangers, such as what a receiver answers, in every place that prints one: none of them
// is obeyed by a terminal, and none begins a line of its own.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { listFiles } from "../../scripts/source/list-files.ts";
import { deliveries } from "../../src/cli/deliveries/command.ts";
import { emit } from "../../src/cli/emit/command.ts";
import type { Finding } from "../../src/cli/findings/finding.ts";
import { FORMAT_NAMES, openOutputs } from "../../src/cli/findings/outputs.ts";
import { openLog } from "../../src/cli/hosting/request-log.ts";
import { observe } from "../../src/cli/observe/command.ts";
import { proxyReport } from "../../src/cli/proxy/proxy-report.ts";
import { VALIDATE_WORDS } from "../../src/cli/validate/reporter.ts";
import { codePoint } from "../../src/library/text/printable.ts";
import { reasonOf } from "../../src/library/text/system-error.ts";
import { createEventBridge } from "../../src/servers/sinks/event-bridge.ts";
import { openSqliteStore } from "../../src/servers/stores/sqlite/sqlite-store.ts";
import { fakeIo } from "../cli/fake-io.ts";
import { folderOfTest } from "../cli/run-cli.ts";
import { outcomeOf, runCommand } from "../cli/run-command.ts";
import { addEvent } from "../servers/stores/sample-data.ts";
import { temporaryDirectory } from "../servers/stores/temporary-directory.ts";

const root = join(import.meta.dirname, "../..");

/** What would be obeyed, or would pass for a line that a command or a server has written. */
const HOSTILE = [
  "\u001b[2J",
  "\u001b]0;title\u0007",
  "\u001b[31mred",
  "\u009b31m",
  "\u0007",
  "\u0008\u0008ok",
  "\u007f",
  "\u0000",
  "a\rforged",
  "x\nforged",
  "x\r\nforged",
  "x\n::error file=a::forged",
  "x\n##[error]forged",
  "x\nforged GET /v1/products/ listProducts 200 0.1 ms",
  'x\nforged {"severityText":"ERROR"}',
  "x\u2028forged",
  "x\u2029forged",
  "x\u0085forged",
  "\u202egnp.exe",
  "\u2066hidden\u2069\ud800",
];

/** Runs what a stranger's text gets into, and returns all that is printed. */
type Place = (text: string) => string | Promise<string>;

/** A server that refuses all that it is sent with a text. */
async function serverThatSays(body: string, type: string, status: number): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(status, { "Content-Type": type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

function useBus(endpoint: string): void {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "test");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "test");
  vi.stubEnv("AWS_REGION", "eu-west-2");
  vi.stubEnv("AWS_ENDPOINT_URL_EVENTBRIDGE", endpoint);
  onTestFinished(() => void vi.unstubAllEnvs());
}

/** A consumer whose answer is a text that `emit --expect` does not expect. */
async function emitted(text: string, ...more: readonly string[]): Promise<string> {
  const to = await serverThatSays(text, "text/plain", 400);
  const args = ["account.created-v1", "--expect", "--to", to, ...more];
  const { out, err } = await runCommand(emit, args);
  return out + err;
}

const finding = (text: string): Finding => ({
  file: `${text}.json`,
  line: 1,
  column: 1,
  payload: 0,
  severity: "error",
  attr: text,
  code: text,
  detail: text,
  event: text,
});

async function found(format: string, text: string): Promise<string> {
  const io = fakeIo();
  const options = { version: "1.0.0", words: VALIDATE_WORDS };
  const { format: output, close } = await openOutputs([format], io, options);
  output.begin?.(`${text}.json`);
  output.finding(finding(text));
  output.finish?.(`${text}.json`, { payloads: 1, valid: 0 });
  const counts = { files: 1, payloads: 1, valid: 0, invalid: 1, unknown: 0, unreadable: 0 };
  output.end({ ...counts, findings: 1, omitted: 0 });
  close();
  return io.printed + io.noted;
}

function logged(form: string, text: string): string {
  const io = fakeIo();
  const log = openLog(form, io);
  log({ kind: "note", text });
  log({ kind: "warning", text, attributes: { reason: text } });
  log({ kind: "failure", task: text, error: new Error(text) });
  log({ kind: "failure", requestId: "r", error: text });
  const request = {
    kind: "request",
    method: "GET",
    path: "/",
    requestId: "r",
    status: 200,
  } as const;
  log({ ...request, milliseconds: 1, ignored: text });
  log({ kind: "note", text: "The end." });
  return io.noted;
}

async function listed(text: string): Promise<string> {
  const directory = temporaryDirectory();
  const store = await openSqliteStore({ directory });
  await store.outbox.addSink("s");
  await store.write((writer) => addEvent(writer, text));
  const claimed = await store.outbox.claim("s", 9, 1_000);
  const outcome = { kind: "parked", reason: text } as const;
  await store.outbox.settle(
    "s",
    claimed.map((delivery) => ({ delivery, outcome })),
  );
  await store.close();
  const { out, err } = await runCommand(deliveries, ["--data", directory]);
  return out + err;
}

function reported(text: string): string {
  const io = fakeIo();
  const request = { method: "GET", path: `/${text}`, operationId: undefined };
  const { report, unanswered } = proxyReport(io, "http://up");
  const fault = { place: "body", attr: text, code: text, detail: text } as const;
  report({ ...request, status: 200, requestFaults: [], answerFaults: [fault], isKept: false });
  unanswered(new Error(text), request);
  unanswered(new TypeError("fetch failed", { cause: new Error(text) }), request);
  return io.noted;
}

/** What is counted of messages that say a text, and the report of a document that has it as a name. */
async function observed(text: string): Promise<string> {
  const [event, name] = ["account.created-v1", JSON.stringify(text)];
  const unknown = `{"":{"count":30,"names":{${name}:30}}}`;
  const events = `{${JSON.stringify(event)}:{"unknown":${unknown},"valid":30}}`;
  const cwd = folderOfTest({
    "counts.json": `{"format":"energy-contracts observe 1","events":${events}}`,
    "messages.ndjson": [event, text]
      .map((type) => `${JSON.stringify({ type, payload: { [text]: text }, time: text })}\n`)
      .join(""),
  });
  let printed = "";
  for (const args of [["messages.ndjson"], ["--report", "counts.json"]]) {
    const { out, err } = await outcomeOf(observe, args, { cwd });
    printed += out + err;
  }
  return printed;
}

/** Every file of the command line that prints: what it is run by, or why no stranger gets there. */
const PLACES: Readonly<Record<string, Readonly<Record<string, Place>> | string>> = {
  "cli/completion/command.ts": "prints scripts that it has made",
  "cli/commands.ts": "prints what its caller has typed, and errors by reasonOf",
  "cli/deliveries/command.ts": { "a reason of a receiver": listed },
  "cli/diff/accepted-changes.ts": "prints counts, and the name of a file that its caller gives",
  "cli/diff/command.ts": "prints the names of files and fields that its caller gives",
  "cli/diff/reads.ts": "prints counts",
  "cli/emit/command.ts": {
    "an answer of a consumer": (text) => emitted(text),
    ...Object.fromEntries(
      FORMAT_NAMES.map((name) => [
        `an answer of a consumer, as ${name}`,
        (text: string) => emitted(text, "--format", name),
      ]),
    ),
  },
  "cli/emit/target.ts": "prints messages that it has made",
  "cli/findings/outputs.ts": Object.fromEntries(
    FORMAT_NAMES.map((name) => [`a finding, as ${name}`, (text: string) => found(name, text)]),
  ),
  "cli/fixtures/command.ts": "prints payloads that it has made, as JSON",
  "cli/hosting/request-log.ts": {
    "the pretty log": (text) => logged("pretty", text),
    "the JSON log": (text) => logged("json", text),
  },
  "cli/hosting/serve-until-ended.ts": "prints its own address",
  "cli/list/command.ts": "prints the catalogue",
  "cli/mock/run-prism.ts":
    "prints its own sentence and the name of a signal; Prism prints the rest",
  "cli/observe/command.ts": { "messages and their counts": observed },
  "cli/proxy/command.ts": "prints the names of operations",
  "cli/proxy/proxy-report.ts": { "a report of the proxy": reported },
  "cli/serve/command.ts": "prints sentences of its own",
  "cli/serve/start-sinks.ts": "prints events as JSON",
  "cli/show/command.ts": "prints descriptions of the contract",
  "cli/terminal.ts": "prints counts",
  "cli/validate/command.ts": "hands on where messages and findings are printed",
  "cli/validate/known-faults.ts": "prints counts, and the name of a file that its caller gives",
};

/** Carriage returns are JSON's and XML's own way to end a line nowhere; only `\n` may stand there. */
const OBEYED = /[^\P{Cc}\n\t]|[\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

describe.each(Object.entries(PLACES).filter(([, runs]) => typeof runs !== "string"))(
  "%s",
  (_, runs) => {
    test.each(Object.entries(runs as Readonly<Record<string, Place>>))(
      "%s is fit to be shown",
      async (_name, run) => {
        for (const text of HOSTILE) {
          const printed = await run(text);
          const given = [...text].map(codePoint).join("");
          expect(printed, given).not.toMatch(OBEYED);
          expect(printed, given).not.toMatch(/^(?:forged|::error file=a::|##\[error\]forged)/m);
        }
      },
    );
  },
);

test("every file of the command line that prints has its place here", () => {
  const printing = listFiles(join(root, "src/cli"))
    .filter((file) => /\bio\.(?:out|err)\b/.test(readFileSync(join(root, "src/cli", file), "utf8")))
    .map((file) => `cli/${file}`);
  expect(printing.sort()).toEqual(Object.keys(PLACES).sort());
});

test("the reason of an error is one line", async () => {
  for (const text of HOSTILE) expect(reasonOf(new Error(text))).not.toMatch(/[\p{Cc}\p{Cs}]/u);
  const entry = { ErrorCode: "x\nforged", ErrorMessage: "x\nforged" };
  const body = JSON.stringify({ FailedEntryCount: 1, Entries: [entry] });
  const endpoint = await serverThatSays(body, "application/x-amz-json-1.1", 200);
  useBus(endpoint);
  const sink = await createEventBridge({ bus: "b" });
  const event = { id: "i", subject: "s", sequence: 1, type: "account.created-v1" } as const;
  expect(await sink.deliver([{ ...event, occurredAt: 0, payload: {} }])).toEqual([
    { reason: "x\\u000aforged: x\\u000aforged", isFinal: false },
  ]);
  await sink.close();
});
