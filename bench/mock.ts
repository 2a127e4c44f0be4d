// The mock beside the command line of Prism, the reference server and the least that a server on
// Node can cost, over HTTP on this machine.
import { DEVELOPMENT_SETTINGS } from "../src/servers/app/config/development.ts";
import { least, median } from "./measure.ts";
import { load } from "./mock-load.ts";
import { type Running, SERVERS, startServer } from "./mock-servers.ts";
import { megabytes, milliseconds, type Table, times } from "./table.ts";

const STARTS = 5;
/** V8 compiles for the last time after some ten thousand calls. */
const WARM_UP_ROUNDS = 14;
const ROUNDS = 6;
const REQUESTS = 600;
const CONNECTIONS = 8;
const READY_MS = 250;
/** How many times as many requests per second as plain prism-cli. */
const FASTER = { GET: 10, POST: 6, dynamic: 4 } as const;

const TOKEN = `Authorization: Token ${DEVELOPMENT_SETTINGS.tokens[0]}`;
const BODY = JSON.stringify({ import_supplier: "NORDWERK", external_account_number: "NW-1" });
const raw = (...lines: string[]) => Buffer.from(lines.join("\r\n"));
/** Each request for generated values is for another brand. */
let brand = 1;
/** One that reads, one with a token and a body to check, and one for generated values. */
const KINDS = {
  dynamic: () =>
    raw(
      `GET /v1/products/?brand=B${brand++} HTTP/1.1`,
      "Host: 127.0.0.1",
      "Prefer: dynamic=true",
      "",
      "",
    ),
  GET: raw("GET /v1/products/ HTTP/1.1", "Host: 127.0.0.1", "", ""),
  POST: raw(
    "POST /v1/data-import/account-import-process/create-or-update/ HTTP/1.1",
    "Host: 127.0.0.1",
    TOKEN,
    "Content-Type: application/json",
    `Content-Length: ${BODY.length}`,
    "",
    BODY,
  ),
};
type Kind = keyof typeof KINDS;
const TITLES = {
  GET: "`GET`, a list",
  POST: "`POST` with a token and a body",
  dynamic: "`GET`, a list with `Prefer: dynamic=true`, each for another brand",
} as const satisfies Record<Kind, string>;
const ORDER = ["GET", "POST", "dynamic"] as const;

interface Sample {
  readonly perSecond: number;
  readonly cpuMicroseconds: number;
}
interface Measured {
  readonly ready: number[];
  readonly samples: Record<Kind, Sample[]>;
  rssAtFirst: number;
  rssAfter: number;
}

export async function measureMock(): Promise<Table> {
  const measured = SERVERS.map(
    (): Measured => ({
      ready: [],
      samples: { GET: [], POST: [], dynamic: [] },
      rssAtFirst: 0,
      rssAfter: 0,
    }),
  );
  await measureStarts(measured);
  await measureLoad(measured);
  return toTable(measured);
}

/** Every server alone, in turn. */
async function measureStarts(measured: readonly Measured[]): Promise<void> {
  for (let round = 0; round < STARTS; round++) {
    for (const [index, server] of SERVERS.entries()) {
      const running = await startServer(server);
      measured[index]?.ready.push(running.readyMilliseconds);
      await running.end();
    }
  }
}

/**
 * All servers are there at once, and one is asked at a time, each round beginning with another one.
 * The first rounds only warm up.
 */
async function measureLoad(measured: readonly Measured[]): Promise<void> {
  const running: Running[] = [];
  try {
    for (const server of SERVERS) running.push(await startServer(server));
    for (const [index, server] of running.entries())
      Object.assign(measured[index] ?? {}, { rssAtFirst: (await server.use()).rssBytes });
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
      for (let step = 0; step < running.length; step++) {
        const index = (round + step) % running.length;
        for (const kind of ORDER) {
          const server = running[index];
          const sample = server && (await measureSample(server, kind));
          if (sample && round >= WARM_UP_ROUNDS) measured[index]?.samples[kind].push(sample);
        }
      }
    }
    for (const [index, server] of running.entries())
      Object.assign(measured[index] ?? {}, { rssAfter: (await server.use()).rssBytes });
  } finally {
    await Promise.all(running.map((server) => server.end()));
  }
}

async function measureSample(server: Running, kind: Kind): Promise<Sample> {
  const before = await server.use();
  const elapsed = await load(server.url, KINDS[kind], REQUESTS, CONNECTIONS);
  const after = await server.use();
  return {
    perSecond: (REQUESTS * 1000) / elapsed,
    cpuMicroseconds: ((after.cpuMilliseconds - before.cpuMilliseconds) * 1000) / REQUESTS,
  };
}

function toTable(measured: readonly Measured[]): Table {
  const rate = (index: number, kind: Kind) =>
    Math.max(...(measured[index]?.samples[kind] ?? []).map(({ perSecond }) => perSecond));
  const cpu = (index: number, kind: Kind) =>
    least((measured[index]?.samples[kind] ?? []).map(({ cpuMicroseconds }) => cpuMicroseconds));
  return {
    title: "Mock",
    says: "`energy-contracts mock` beside the command line of Prism, which makes its answers beforehand, the reference server, and a server that does nothing.",
    grids: [
      {
        columns: ["", "start to first answer", "memory at first", "after the load"],
        rows: SERVERS.map(({ label }, index) => [
          label,
          milliseconds(least(measured[index]?.ready ?? [])),
          megabytes(measured[index]?.rssAtFirst ?? 0),
          megabytes(measured[index]?.rssAfter ?? 0),
        ]),
      },
      ...ORDER.map((kind) => ({
        columns: [TITLES[kind], "requests per second", "beside `mock`", "CPU per request"],
        rows: SERVERS.map(({ label }, index) => [
          label,
          `${Math.round(rate(index, kind))}`,
          times(rate(index, kind) / rate(0, kind)),
          `${Math.round(cpu(index, kind))} µs`,
        ]),
      })),
    ],
    claims: [
      {
        text: `The mock answers within ${READY_MS} ms of its start.`,
        holds: median(measured[0]?.ready ?? []) <= READY_MS,
      },
      ...ORDER.map((kind) => ({
        text: `${TITLES[kind]}: it answers at least ${FASTER[kind]} times as many requests per second as plain prism-cli.`,
        holds: rate(0, kind) >= FASTER[kind] * rate(1, kind),
      })),
    ],
    notes: [
      `The least of ${STARTS} starts, and the best of ${ROUNDS} rounds of ${REQUESTS} requests each over ${CONNECTIONS} connections, in turn, after ${WARM_UP_ROUNDS} to warm up; what the servers log goes nowhere. The client is a process beside them that never sleeps, so that no server pays for waking it; a fast one waits for it. CPU is that of the server's whole process. The contents of the answers differ, and \`serve\` and the bare server make no values. Each request for generated values is for another brand, so that none is kept from before.`,
    ],
  };
}
