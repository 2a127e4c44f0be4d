// The reference server over HTTP on this machine, beside a server that reads and writes the same
// amount and does nothing else.
import { DEVELOPMENT_SETTINGS } from "../src/servers/app/config/development.ts";
import { loadFixtures } from "./built.ts";
import { median } from "./measure.ts";
import { load } from "./mock-load.ts";
import { bareServer, type Running, serveWith, startServer } from "./mock-servers.ts";
import type { Table } from "./table.ts";

/** V8 compiles for the last time after some ten thousand calls. */
const WARM_UP_ROUNDS = 30;
const ROUNDS = 11;
/** The same code is up to a tenth faster in one process than in another. */
const STARTS = 4;
const REQUESTS = 1000;
const CONNECTIONS = 8;

const AUTHORIZATION = `Token ${DEVELOPMENT_SETTINGS.tokens[0]}`;
const KEY = { import_supplier: "NORDWERK", external_account_number: "NW-1" };
const STAGE = "/v1/data-import/account-import-process/create-or-update/";

interface Kind {
  readonly name: string;
  readonly path: string;
  readonly body?: object;
  /** The least rate beside the bare server, with the log. */
  readonly reach: number;
}

interface Sample {
  readonly perSecond: number;
  readonly cpuMicroseconds: number;
}

/** What was measured, by kind of request and server. */
type Samples = readonly (readonly (readonly Sample[])[])[];

export async function measureServe(): Promise<Table> {
  const kinds = await listKinds();
  let samples: Samples = kinds.map(() => LABELS.map(() => []));
  for (let start = 0; start < STARTS; start++) {
    const further = await measureProcesses(kinds);
    samples = samples.map((servers, index) =>
      servers.map((before, turn) => [...before, ...(further[index]?.[turn] ?? [])]),
    );
  }
  return toTable(kinds, samples);
}

/** Measures servers that have just started. */
async function measureProcesses(kinds: readonly Kind[]): Promise<Samples> {
  const logged = await startServer(serveWith("json"));
  const silent = await startServer(serveWith("none"));
  const running = [logged, silent];
  try {
    const answers = await prepare(running, kinds);
    running.push(await startServer(bareServer(answers)));
    return await measure(kinds, running);
  } finally {
    await Promise.all(running.map((server) => server.end()));
  }
}

async function listKinds(): Promise<readonly Kind[]> {
  const account = { ...(await loadFixtures()).fixture("stageAccount"), ...KEY };
  const bytes = Buffer.byteLength(JSON.stringify(account));
  return [
    { name: "`GET`, a list", path: "/v1/products/", reach: 0.5 },
    {
      name: "`GET` with a token, a status",
      path: `/v1/data-import/account-transfer-status/NORDWERK/${KEY.external_account_number}/`,
      reach: 0.4,
    },
    { name: "`POST` with a token, two fields are staged", path: STAGE, body: KEY, reach: 0.4 },
    {
      name: `\`POST\` with a token, a whole account of ${bytes} bytes is staged`,
      path: STAGE,
      body: account,
      reach: 0.33,
    },
  ];
}

/** Sends each request once, so that there is something to show. Returns the answers by path. */
async function prepare(
  servers: readonly Running[],
  kinds: readonly Kind[],
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const { url } of servers) {
    for (const { path, body } of [...kinds].reverse()) {
      const response = await fetch(url + path, {
        method: body ? "POST" : "GET",
        headers: { Authorization: AUTHORIZATION, "Content-Type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      });
      answers[path] = await response.text();
      if (!response.ok) throw new Error(`${path} answers ${response.status}: ${answers[path]}`);
    }
  }
  return answers;
}

/** One server at a time, each round beginning with another one. */
async function measure(kinds: readonly Kind[], servers: readonly Running[]): Promise<Samples> {
  const samples = kinds.map(() => servers.map((): Sample[] => []));
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    for (const [index, kind] of kinds.entries()) {
      for (let step = 0; step < servers.length; step++) {
        const turn = (round + step) % servers.length;
        const server = servers[turn];
        const sample = server && (await measureSample(server, toBytes(kind)));
        if (sample && round >= WARM_UP_ROUNDS) samples[index]?.[turn]?.push(sample);
      }
    }
  }
  return samples;
}

function toBytes({ path, body }: Kind): Buffer {
  const text = body ? JSON.stringify(body) : "";
  const lines = [
    `${body ? "POST" : "GET"} ${path} HTTP/1.1`,
    "Host: 127.0.0.1",
    `Authorization: ${AUTHORIZATION}`,
    ...(body
      ? ["Content-Type: application/json", `Content-Length: ${Buffer.byteLength(text)}`]
      : []),
  ];
  return Buffer.from([...lines, "", text].join("\r\n"));
}

async function measureSample(server: Running, request: Buffer): Promise<Sample> {
  const before = await server.use();
  const elapsed = await load(server.url, request, REQUESTS, CONNECTIONS);
  const after = await server.use();
  return {
    perSecond: (REQUESTS * 1000) / elapsed,
    cpuMicroseconds: ((after.cpuMilliseconds - before.cpuMilliseconds) * 1000) / REQUESTS,
  };
}

const LABELS = [serveWith("json").label, serveWith("none").label, bareServer({}).label];

function toTable(kinds: readonly Kind[], measured: Samples): Table {
  const [LOGGED, BARE] = [0, 2];
  const of = (index: number, turn: number): readonly Sample[] => measured[index]?.[turn] ?? [];
  /** The median of what each round says of a server and the bare one. */
  const beside = (index: number, turn: number, figure: (ours: Sample, bare: Sample) => number) =>
    median(
      of(index, turn).flatMap((ours, round) => {
        const bare = of(index, BARE)[round];
        return bare ? [figure(ours, bare)] : [];
      }),
    );
  const rate = (index: number, turn: number) =>
    beside(index, turn, (ours, bare) => ours.perSecond / bare.perSecond);
  const cpu = (index: number, turn: number) =>
    beside(index, turn, (ours, bare) => bare.cpuMicroseconds / ours.cpuMicroseconds);
  return {
    title: "Reference server",
    says: "`energy-contracts serve` beside a server that reads and writes the same amount and does nothing else: the share of its requests a second, and of its CPU.",
    grids: kinds.map(({ name }, index) => ({
      columns: [name, "requests per second", "share", "CPU per request", "share"],
      rows: LABELS.map((label, turn) => [
        label,
        `${Math.round(median(of(index, turn).map(({ perSecond }) => perSecond)))}`,
        rate(index, turn).toFixed(2),
        `${Math.round(median(of(index, turn).map(({ cpuMicroseconds }) => cpuMicroseconds)))} µs`,
        cpu(index, turn).toFixed(2),
      ]),
    })),
    claims: kinds.map(({ name, reach }, index) => ({
      text: `${name}: at least ${reach} times the requests of the bare server, with the log.`,
      holds: rate(index, LOGGED) >= reach,
    })),
    notes: [
      `Medians of ${STARTS} starts of each server and ${ROUNDS} rounds of ${REQUESTS} requests over ${CONNECTIONS} connections in each, in turn, after ${WARM_UP_ROUNDS} to warm up; shares are taken within each round. The log goes nowhere, but its lines are made and written. The client is a process beside them that never sleeps, so that no server pays for waking it; a fast one waits for it. CPU is that of the server's whole process. The bare server parses the body of a request and answers with the same text and its length.`,
    ],
  };
}
