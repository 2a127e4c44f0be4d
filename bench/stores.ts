// The reference server on each of its stores, in process, beside the least that the same engine can
// be asked.
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { type App, createApp } from "../src/servers/app/create-app.ts";
import { createMemoryStore } from "../src/servers/stores/memory/memory-store.ts";
import { openPostgresStore } from "../src/servers/stores/postgres/postgres-store.ts";
import { openSqliteStore } from "../src/servers/stores/sqlite/sqlite-store.ts";
import { startPostgres } from "../test/servers/stores/postgres-cluster.ts";
import { countRoundTrips } from "../test/servers/stores/round-trips.ts";
import { type Table, times } from "./table.ts";

const ROUNDS = 3;
const CALLERS = [1, 16, 64] as const;
/** How many calls make one sample: fewer where one call waits for the disk. */
const CALLS = 192;

const API_KINDS = ["stage", "process", "status", "list"] as const;
const KINDS = [...API_KINDS, "one row written", "one row read"] as const;
type Kind = (typeof KINDS)[number];

/** What is measured on one engine. */
interface Subject {
  readonly label: string;
  call(kind: Kind, id: string): Promise<unknown>;
  close(): Promise<void>;
}

export async function measureStores(): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), "energy-contracts-bench-"));
  const cluster = await startPostgres();
  const subjects: Subject[] = [
    memorySubject(),
    await sqliteSubject(folder),
    await postgresSubject(cluster.url),
  ];
  const best = subjects.map(() => new Map<string, number>());
  let counts: string[][] = [];
  try {
    // The first round only warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      for (let step = 0; step < subjects.length; step++) {
        const index = (round + step) % subjects.length;
        const subject = subjects[index];
        if (subject) await measureRound(subject, round, best[index] ?? new Map());
      }
    }
    counts = await countTrips(subjects);
  } finally {
    for (const subject of subjects) await subject.close();
    await cluster.stop();
    rmSync(folder, { recursive: true });
  }
  return toTable(subjects, best, counts);
}

/** What each call asks of the database behind a connection; the others have none. */
async function countTrips(subjects: readonly Subject[]): Promise<string[][]> {
  const postgres = subjects.at(-1);
  const [trips, statements]: [string[], string[]] = [["round trips"], ["statements"]];
  for (const kind of postgres ? API_KINDS : []) {
    const count = await countRoundTrips(async () => postgres?.call(kind, "counted"));
    trips.push(`${count.trips}`);
    statements.push(`${count.statements}`);
  }
  return [trips, statements];
}

/** Keeps the best rate of each kind at each number of callers. */
async function measureRound(
  subject: Subject,
  round: number,
  best: Map<string, number>,
): Promise<void> {
  for (const callers of CALLERS) {
    for (const kind of KINDS) {
      const ids = Array.from({ length: CALLS }, (_, index) => `${round}-${callers}-${index}`);
      const start = performance.now();
      await Promise.all(
        Array.from({ length: callers }, (_, first) =>
          callInTurn(subject, kind, ids, first, callers),
        ),
      );
      const rate = (CALLS * 1000) / (performance.now() - start);
      if (round > 0)
        best.set(`${kind} ${callers}`, Math.max(rate, best.get(`${kind} ${callers}`) ?? 0));
    }
  }
}

async function callInTurn(
  subject: Subject,
  kind: Kind,
  ids: readonly string[],
  first: number,
  step: number,
): Promise<void> {
  for (let index = first; index < ids.length; index += step)
    await subject.call(kind, ids[index] ?? "");
}

const API = "/v1/data-import";

/**
 * The calls of the API, each to an account of its own; lists are of a supplier with a hundred
 * accounts.
 */
export async function apiOf(app: App): Promise<(kind: Kind, id: string) => Promise<unknown>> {
  const headers = {
    Authorization: `Token ${app.settings.tokens[0]}`,
    "Content-Type": "application/json",
  };
  const send = async (path: string, body?: object) => {
    const request = new Request(
      `http://server${API}${path}`,
      body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers },
    );
    const response = await app.fetch(request);
    if (response.status >= 400)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.arrayBuffer();
  };
  const stage = (supplier: string, number: string) =>
    send("/account-import-process/create-or-update/", {
      import_supplier: supplier,
      external_account_number: number,
    });
  for (let number = 0; number < 100; number++) await stage("NORDWERK-DEBT", `${number}`);
  return (kind, id) => {
    if (kind === "stage") return stage("NORDWERK", id);
    if (kind === "status") return send(`/account-transfer-status/NORDWERK/${id}/`);
    if (kind === "list") return send("/all-account-import-processes/NORDWERK-DEBT/");
    const key = { import_supplier: "NORDWERK", external_account_number: id };
    return send("/account-import-process/process/", {
      ...key,
      operations_team_name: "migrations-north",
    });
  };
}

const settings = { processLimit: 100 };

function memorySubject(): Subject {
  const app = createApp({ store: createMemoryStore(), settings });
  const api = apiOf(app);
  const rows = new Map<string, string>();
  return {
    label: "memory",
    async call(kind, id) {
      if (kind === "one row written") return rows.set(id, "row");
      return kind === "one row read" ? rows.get(id) : (await api)(kind, id);
    },
    close: () => app.close(),
  };
}

async function sqliteSubject(folder: string): Promise<Subject> {
  const app = createApp({
    store: await openSqliteStore({ directory: join(folder, "data") }),
    settings,
  });
  const api = await apiOf(app);
  const raw = new DatabaseSync(join(folder, "raw.db"));
  raw.exec(
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE raw (id TEXT PRIMARY KEY, body TEXT)",
  );
  const insert = raw.prepare("INSERT INTO raw VALUES (?, 'row')");
  const select = raw.prepare("SELECT body FROM raw WHERE id = ?");
  return {
    label: "SQLite",
    async call(kind, id) {
      if (kind === "one row read") return select.all(id);
      if (kind !== "one row written") return api(kind, id);
      raw.exec("BEGIN IMMEDIATE");
      insert.run(id);
      return raw.exec("COMMIT");
    },
    async close() {
      raw.close();
      await app.close();
    },
  };
}

async function postgresSubject(url: string): Promise<Subject> {
  const app = createApp({ store: await openPostgresStore({ url }), settings });
  const api = await apiOf(app);
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // The server that ends may still reach a connection that is being closed.
  pool.on("error", () => {});
  await pool.query("CREATE TABLE raw (id TEXT PRIMARY KEY, body TEXT)");
  return {
    label: "PostgreSQL",
    call(kind, id) {
      if (kind === "one row read") return pool.query("SELECT body FROM raw WHERE id = $1", [id]);
      return kind === "one row written"
        ? pool.query("INSERT INTO raw VALUES ($1, 'row')", [id])
        : api(kind, id);
    },
    async close() {
      await pool.end();
      await app.close();
    },
  };
}

function toTable(
  subjects: readonly Subject[],
  best: readonly ReadonlyMap<string, number>[],
  counts: readonly (readonly string[])[],
): Table {
  const rate = (index: number, kind: Kind, callers: number) =>
    best[index]?.get(`${kind} ${callers}`) ?? Number.NaN;
  const share = (index: number, kind: Kind, callers: number) => {
    if (index === 0 || kind.startsWith("one")) return ""; // beside a Map every store is slow
    const raw = kind === "stage" || kind === "process" ? "one row written" : "one row read";
    return ` (${times(rate(index, kind, callers) / rate(index, raw, callers))})`;
  };
  return {
    title: "Stores",
    says: "Calls of the reference server per second on each store, and in brackets as a share of what one bare statement gets from the same engine: a row written for calls that write, a row read for those that read.",
    grids: [
      ...CALLERS.map((callers) => ({
        columns: [`${callers} ${callers === 1 ? "caller" : "callers"}`, ...KINDS],
        rows: subjects.map(({ label }, index) => [
          label,
          ...KINDS.map(
            (kind) => `${Math.round(rate(index, kind, callers))}${share(index, kind, callers)}`,
          ),
        ]),
      })),
      { columns: ["PostgreSQL", ...API_KINDS], rows: counts },
    ],
    claims: [],
    notes: [
      `The best of ${ROUNDS} rounds of ${CALLS} calls each, in turn, after one to warm up; in process, without HTTP. SQLite puts every write on the disk (\`synchronous=FULL\`), PostgreSQL 18 as it comes, on this machine, with at most 10 connections. A round trip is a wait for the database before a call can send what comes next. A list has 100 accounts. Bare statements in memory are those of a \`Map\`. The load of the machine was ${loadavg()[1]?.toFixed(0)} for its ${availableParallelism()} CPUs.`,
    ],
  };
}
