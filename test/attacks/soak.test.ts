// The command `serve` under mutated requests and broken connections for a long time, at a steady
// rate. Its memory and its descriptors are in the second half what they are in the first.
// SOAK_MINUTES=30 is a real soak; by default it only shows that the soak works. SOAK_DATA=1 keeps
// everything in SQLite, with a file of events.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { type CliServer, startCli } from "../cli/cli-server.ts";
import { BINARY } from "../cli/run-cli.ts";
import { type Step, speak } from "../servers/rest/raw-socket.ts";
import { figure } from "../servers/stores/engines.ts";
import { temporaryDirectory } from "../servers/stores/temporary-directory.ts";
import { requestOf } from "./attack.ts";
import type { Mutant } from "./changes.ts";
import { mutants, validRound } from "./mutants.ts";

const MINUTES = Number(process.env.SOAK_MINUTES ?? 0.03);
const RATE = Number(process.env.SOAK_RATE ?? 100);
const SERVE = ["serve", "--control", "--port", "0", "--quiet"];
const TICK = 100;
/** How often everything is forgotten, so that what the server is asked to keep does not grow. */
const RESET_SECONDS = 10;
/** Node leaves garbage where it is for a long time. Here it collects it every second. */
const COLLECT = "data:text/javascript,setInterval(() => gc(), 1000).unref()";
/** Node gives new objects more room after a while. Here they have the same from the start, in MB. */
const YOUNG = ["--min-semi-space-size=4", "--max-semi-space-size=4"];
/** Shorter than this, a server is still warming up. */
const LONG = 15;

interface Sample {
  readonly megabytes: number;
  readonly descriptors: number;
}

/** The memory of the process alone, without the pages of Node's own file. */
function look(pid: number): Sample {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const kilobytes = Number(/RssAnon:\s+(\d+)/.exec(status)?.[1]);
  return {
    megabytes: Math.round(kilobytes / 1024),
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
  };
}

/** Connections that break off, stay silent for a while, or say what is not HTTP. */
const BROKEN: readonly (readonly Step[])[] = [
  ["GET /v1/pro", "reset"],
  ["GET /v1/products/ HTTP/1.1\r\nHost: a\r\n", "end"],
  ["POST /v1/graphql/ HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{", 50, "reset"],
  [2000, "reset"],
  ["\x16\x03\x01nonsense\r\n\r\n"],
  ["GET /v1/products/ HTTP/1.1\r\nHost: a\r\n\r\n".repeat(5), 50, "reset"],
];

/** What `fetch` can't send as it is. */
const isSendable = ({ headers }: Mutant): boolean =>
  !["Expect", "Content-Length", "Host"].some((name) => name in headers);

class Load {
  readonly statuses: Record<string, number> = {};
  readonly #server: CliServer;
  readonly #mutants = mutants();
  #ticks = 0;

  constructor(server: CliServer) {
    this.#server = server;
  }

  async #send(mutant: Mutant): Promise<void> {
    const response = await fetch(requestOf(mutant, this.#server.url));
    await response.arrayBuffer();
    this.statuses[response.status] = (this.statuses[response.status] ?? 0) + 1;
  }

  /** Gives up idle connections, which Node keeps for some seconds. */
  async hangUp(): Promise<void> {
    const last = Array.from({ length: 10 }, async () => {
      const headers = { Connection: "close" };
      await (await fetch(`${this.#server.url}/v1/products/`, { headers })).arrayBuffer();
    });
    await Promise.all(last);
  }

  /** The requests and the broken connection of a tenth of a second. */
  async tick(): Promise<void> {
    const isReset = this.#ticks % ((RESET_SECONDS * 1000) / TICK) === 0;
    if (isReset) {
      await fetch(`${this.#server.url}/__control/reset`, { method: "POST" });
      for (const valid of validRound()) await this.#send(valid);
    }
    const chosen: Mutant[] = [];
    while (chosen.length < (RATE * TICK) / 1000) {
      const mutant = this.#mutants.next().value as Mutant;
      if (isSendable(mutant)) chosen.push(mutant);
    }
    const port = Number(new URL(this.#server.url).port);
    const broken = BROKEN[this.#ticks % BROKEN.length] ?? [];
    void speak(port, broken, 6);
    this.#ticks += 1;
    await Promise.all([...chosen.map((mutant) => this.#send(mutant)), sleep(TICK)]);
  }
}

async function soak(server: CliServer, load: Load): Promise<Sample[]> {
  const samples: Sample[] = [];
  const start = performance.now();
  for (let next = 0; performance.now() - start < MINUTES * 60_000; ) {
    await load.tick();
    if (performance.now() < next) continue;
    next = performance.now() + 1000;
    samples.push(look(server.pid));
  }
  return samples;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** The middle of the memory and the most descriptors, without the first tenth, in both halves. */
function compareHalves(samples: readonly Sample[]) {
  const warm = samples.slice(Math.floor(samples.length / 10));
  const halves = [warm.slice(0, warm.length / 2), warm.slice(warm.length / 2)];
  const [first = Number.NaN, second = Number.NaN] = halves.map((half) =>
    median(half.map(({ megabytes }) => megabytes)),
  );
  const [before = Number.NaN, after = Number.NaN] = halves.map((half) =>
    Math.max(...half.map(({ descriptors }) => descriptors)),
  );
  return { first, second, before, after };
}

test.runIf(process.platform === "linux")(
  `${MINUTES} minutes of attacks leave memory and descriptors as they are`,
  async () => {
    const folder = temporaryDirectory();
    const lasting = ["--data", folder, "--events", join(folder, "events.ndjson")];
    const server = await startCli(
      [...YOUNG, "--import", COLLECT, BINARY, ...SERVE, ...(process.env.SOAK_DATA ? lasting : [])],
      "--expose-gc",
    );
    const load = new Load(server);
    const { descriptors } = look(server.pid);
    const samples = await soak(server, load);
    const { first, second, before, after } = compareHalves(samples);
    const sent = Object.values(load.statuses).reduce((sum, count) => sum + count, 0);
    figure(
      `${sent} requests in ${MINUTES} minutes; first half ${first} MB and at most ${before} descriptors, second half ${second} MB and ${after}`,
    );
    expect(Object.keys(load.statuses).filter((status) => Number(status) >= 500)).toEqual([]);
    const isBack = async () => {
      await load.hangUp();
      return look(server.pid).descriptors;
    };
    await expect.poll(isBack).toBeLessThanOrEqual(descriptors + 1);
    expect((await server.end()).code).toBe(0);
    expect(server.err).toBe("");
    if (MINUTES < LONG) return;
    expect(second).toBeLessThanOrEqual(first * 1.1);
    expect(after).toBeLessThanOrEqual(before + 5);
  },
  MINUTES * 60_000 + 300_000,
);
