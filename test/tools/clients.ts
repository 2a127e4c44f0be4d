// Runs a generated client: it reads each example of an answer from the mock, and sends each example
// of a body to the reference server. A program of its language makes the calls. What stands between
// it and the server sees what is sent and answered.
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import openApi from "../../generated/openapi.json" with { type: "json" };
import { type OpenApiDocument, readOperations } from "../../scripts/source/openapi.ts";
import { withServer } from "./tool.ts";

/** A call, as a program reads it from its plan. */
interface Call {
  readonly name: string;
  readonly operation: string;
  /** What stands in the path, in its order. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
  readonly body: unknown;
  /** The answer that is asked for, and its component. */
  readonly prefer?: string;
  readonly schema?: string | undefined;
}

/** What a program prints of a call: the answer as it was read, or why there is none. */
interface Outcome {
  readonly read?: unknown;
  readonly fault?: string;
}

/** What went over the wire in a call. */
interface Exchange {
  readonly sent: unknown;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: unknown;
}

/** Reads JSON in which every fraction needs more digits than 32 bits hold. */
const withCents = (json: string): unknown =>
  json === ""
    ? undefined
    : JSON.parse(json, (_, value) =>
        typeof value === "number" && !Number.isInteger(value) ? 131072.01 : value,
      );

const OPERATIONS = readOperations(openApi as unknown as OpenApiDocument);

const callsOf = ({ operationId, parameters, body }: (typeof OPERATIONS)[number]): Call[] =>
  (body?.examples ?? [{ name: "without a body", value: undefined }]).map(({ name, value }) => ({
    name: `${operationId} ${name}`,
    operation: operationId,
    parameters: parameters
      .filter((parameter) => parameter.in === "path")
      .map((parameter) => [parameter.name, String(parameter.example)]),
    body: value === undefined ? undefined : withCents(JSON.stringify(value)),
  }));
const BODIES = OPERATIONS.flatMap(callsOf).filter(({ body }) => body !== undefined);
const ANSWERS = OPERATIONS.flatMap((operation) =>
  operation.answers.flatMap(({ status, content }) =>
    (content?.examples ?? []).flatMap(({ name }) =>
      callsOf(operation)
        .slice(0, 1)
        .map((call) => ({
          ...call,
          name: `${operation.operationId} ${status} ${name}`,
          prefer: `code=${status}, example=${name}`,
          schema: content?.component,
        })),
    ),
  ),
);

/** A body that breaks the contract by a length alone. */
const BROKEN = BODIES.filter(({ operation }) => operation === "stageAccount")
  .slice(0, 1)
  .map((call) => ({ ...call, body: { ...(call.body as object), external_account_number: "" } }));

/**
 * Runs the program of a client, which is given an address for each call of a plan. A client that
 * checks does not send what breaks the contract.
 */
export async function runClient(
  folder: string,
  program: (args: readonly string[]) => Promise<string>,
  { checks }: { readonly checks: boolean },
): Promise<string> {
  async function call(address: string, calls: readonly Call[]) {
    const plan = join(folder, "plan.json");
    writeFileSync(plan, JSON.stringify(calls));
    const exchanges: (Exchange | undefined)[] = calls.map(() => undefined);
    const said = await listening(
      async (index, request) => {
        exchanges[index] = await exchange(address, calls[index], request);
        return exchanges[index];
      },
      (between) => program([between, plan]),
    );
    const outcomes: Outcome[] = said
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    return calls.map((made, index) => ({ ...made, ...exchanges[index], ...outcomes[index] }));
  }

  const faults: string[] = [];
  const answers = await withServer("mock", [], (address) => call(address, ANSWERS));
  for (const { name, read, answer, fault } of answers)
    if (fault !== undefined || !isSame(read, answer))
      faults.push(`${name}: ${fault ?? `read as ${JSON.stringify(read)}`}`);

  const serve = <Result>(use: (address: string) => Promise<Result>) =>
    withServer("serve", ["--state", "demo"], use);
  const bodies = await serve((address) => call(address, BODIES));
  const plain = await serve(sendPlainly);
  for (const [index, { name, body, sent, status, fault }] of bodies.entries())
    if (fault !== undefined || !isSame(sent, body) || status !== plain[index])
      faults.push(`${name}: ${fault ?? `${status} for ${JSON.stringify(sent)}`}`);
  for (const { name, body, sent, status } of await serve((address) => call(address, BROKEN)))
    if (checks ? sent !== undefined : status !== 400)
      faults.push(`${name}: ${status} for ${JSON.stringify(sent ?? body)}`);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return `${ANSWERS.length} answers read, ${BODIES.length} bodies sent and answered as without it`;
}

/** Sends the bodies without a client, and returns the statuses. */
async function sendPlainly(address: string): Promise<number[]> {
  const statuses: number[] = [];
  for (const call of BODIES) {
    const { path, method } = OPERATIONS.find(
      ({ operationId }) => operationId === call.operation,
    ) as (typeof OPERATIONS)[number];
    const headers = { "content-type": "application/json" };
    const request = { path, method, headers, body: JSON.stringify(call.body) };
    statuses.push((await exchange(address, call, request)).status);
  }
  return statuses;
}

interface Sent {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

async function exchange(
  address: string,
  call: Call | undefined,
  { path, method, headers, body }: Sent,
): Promise<Exchange> {
  const response = await fetch(address + path, {
    method,
    headers: {
      ...headers,
      authorization: "Token tk_demo_9sWc2LhY6pQzRb",
      ...(call?.prefer === undefined ? {} : { prefer: call.prefer }),
    },
    ...(body === "" ? {} : { body }),
  });
  const kept = [...response.headers].filter(([name]) => !/^(content-|transfer-|conn)/.test(name));
  return {
    sent: withCents(body),
    status: response.status,
    headers: { ...Object.fromEntries(kept), "content-type": "application/json" },
    answer: withCents(await response.text()),
  };
}

/** Listens while something is done. A call has the address of its number: `ADDRESS/7`. */
async function listening<Result>(
  answer: (index: number, request: Sent) => Promise<Exchange>,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(async (request, response) => {
    const [, index = "", path = ""] = /^\/(\d+)(\/.*)$/.exec(request.url ?? "") ?? [];
    const type = request.headers["content-type"];
    const made = await answer(Number(index), {
      path,
      method: request.method ?? "",
      headers: type === undefined ? {} : { "content-type": type },
      body: await text(request),
    });
    response.writeHead(made.status, made.headers);
    response.end(JSON.stringify(made.answer));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  try {
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Whether two values are the same, if a null may as well be missing. */
const isSame = (a: unknown, b: unknown): boolean =>
  isDeepStrictEqual(withoutNulls(a), withoutNulls(b));

const withoutNulls = (value: unknown): unknown =>
  value === undefined
    ? undefined
    : JSON.parse(JSON.stringify(value), (_, inner) => (inner === null ? undefined : inner));
