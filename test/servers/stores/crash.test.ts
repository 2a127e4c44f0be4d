// Processes are killed at random moments while they write. Everything that they acknowledged is
// there, and nothing is half done.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Store } from "../../../src/servers/stores/store.ts";
import { seeded } from "../../seeded.ts";
import { ENGINES, figure, openPlace } from "./engines.ts";
import { runProcess } from "./run-process.ts";
import { SUPPLIER } from "./sample-data.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

const random = seeded(7);
const CYCLES = Number(process.env.STORE_CRASH_CYCLES ?? 5);
const EVENTS_OF_AN_IMPORT = 2;

describe.each(ENGINES)("kill -9 under write load, %s", (engine, freshPlace) => {
  test(`loses nothing acknowledged and leaves nothing half done, ${CYCLES} times`, {
    timeout: 300_000 + CYCLES * 15_000,
  }, async () => {
    const place = await freshPlace();
    const store = await openPlace(place);
    await store.outbox.addSink("sink");
    const acknowledged = { staged: 0, created: 0 };
    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      const lines = await crash(place, cycle);
      const numbers = (word: string) =>
        lines.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));
      const found = new Map((await list(store)).map((entry) => [entry.externalNumber, entry]));
      expect(numbers("staged").filter((number) => !found.has(number))).toEqual([]);
      expect(numbers("created").filter((number) => !found.get(number)?.account)).toEqual([]);
      // Otherwise there would be no load.
      expect(numbers("limit_reached")).toEqual([]);
      acknowledged.staged += numbers("staged").length;
      acknowledged.created += numbers("created").length;
    }
    expect(await halfImports(store)).toEqual([]);
    const countAccounts = async () => (await list(store)).filter(({ account }) => account).length;
    // PostgreSQL may still be at work on a commit that a process sent just before it was killed.
    await expect
      .poll(
        async () =>
          (await store.outbox.countPending("sink")) - (await countAccounts()) * EVENTS_OF_AN_IMPORT,
      )
      .toBe(0);
    const accounts = await countAccounts();
    expect(acknowledged.created).toBeGreaterThan(CYCLES);
    figure(
      `kill -9, ${engine}: ${CYCLES} cycles, ${acknowledged.staged} stagings and ${acknowledged.created} imports acknowledged, 0 lost; ${accounts} accounts, 0 half done`,
    );
    await store.close();
  });
});

/**
 * Runs a writer until a random moment, and returns what it printed. It first waits for some lines,
 * so that there are imports among them on a slow machine too.
 */
async function crash(place: string, cycle: number): Promise<readonly string[]> {
  const writer = await runProcess("write-load.ts", [place, `${cycle}`, "8"]);
  for (let lines = 20 + random(40); lines > 0; lines -= 1) await writer.nextLine();
  await new Promise((resolve) => setTimeout(resolve, random(30)));
  await writer.kill();
  return writer.allLines();
}

const list = (store: Store) => store.read((reader) => reader.listImports(SUPPLIER));

/** Accounts without everything that was added with them, and additions without their account. */
const halfImports = (store: Store) =>
  store.read(async (reader) => {
    const half: string[] = [];
    for (const { externalNumber, account } of await reader.listImports(SUPPLIER)) {
      const parts = [
        await reader.listAdded("notes", `A-${externalNumber}`),
        await reader.listAdded("transactions", `A-${externalNumber}`),
      ];
      if (parts.some(({ length }) => length !== (account ? 1 : 0))) half.push(externalNumber);
    }
    return half;
  });

const canTrace = spawnSync("strace", ["-f", "-e", "trace=fsync", "true"]).status === 0;
// What reaches the disk can be seen only if strace is installed and may look at processes.
test.skipIf(!canTrace)(
  "SQLite puts every write on the disk before it acknowledges it",
  async () => {
    const trace = join(temporaryDirectory(), "trace");
    const writer = await runProcess(
      "write-load.ts",
      [temporaryDirectory(), "0", "1", "100"],
      `set -- strace -f -o '${trace}' -e trace=fsync,fdatasync,write -- "$@"`,
    );
    expect((await writer.allLines()).length).toBe(200);
    const calls = readFileSync(trace, "utf8").split("\n");
    let synced = 0;
    const unsynced: string[] = [];
    for (const call of calls) {
      if (/ (fsync|fdatasync)\(/.test(call)) synced += 1;
      const [, acknowledged] = /write\(1, "((?:staged|created) [^"\\]+)/.exec(call) ?? [];
      if (acknowledged === undefined) continue;
      if (synced === 0) unsynced.push(acknowledged);
      synced = 0;
    }
    expect(unsynced).toEqual([]);
    figure(
      `fsync, SQLite: ${calls.filter((call) => / (fsync|fdatasync)\(/.test(call)).length} for 200 acknowledged calls, at least one before each`,
    );
  },
);
