import { randomBytes } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { openPostgresStore } from "../../../src/servers/stores/postgres/postgres-store.ts";
import { type Cluster, createCluster, type Server } from "./postgres-cluster.ts";
import { find, stage } from "./sample-data.ts";

const KILOBYTES = 2_560; // more than the 1 MB of a segment of the journal
const COUNT = 60;
/** A payload that can't be compressed. All of them together are larger than the room there is. */
const payload = () => ({ billing_address1: randomBytes(37_500).toString("base64") });

let cluster: Cluster | undefined;
let server: Server | undefined;
afterEach(async () => {
  await server?.stop();
  cluster?.remove();
});

// It needs the programs of a server, to start them with a limit. Windows has no such limit.
test.skipIf(process.platform === "win32" || process.env.TEST_DATABASE_URL)(
  "a full disk is an error, everything acknowledged is there afterwards, and it works again when there is room",
  async () => {
    cluster = await createCluster("--wal-segsize=1");
    server = await cluster.start(`ulimit -f ${KILOBYTES}`);
    const kept: string[] = [];
    const reasons: string[] = [];
    const full = await openPostgresStore({ url: server.url });
    for (let number = 0; number < COUNT; number += 1) {
      await stage(full, `${number}`, payload()).then(
        () => kept.push(`${number}`),
        (error: Error) => reasons.push(error.message),
      );
    }
    expect(kept.length).toBeGreaterThan(COUNT / 2);
    expect(reasons.length).toBeGreaterThan(COUNT / 10);
    expect(reasons.filter((reason) => !reason.startsWith("could not extend file"))).toEqual([]);
    await full.close();
    await server.stop();

    server = await cluster.start();
    const roomy = await openPostgresStore({ url: server.url });
    const stored = await roomy.read((reader) => reader.listImports("NORTHLIGHT"));
    expect(stored.map(({ externalNumber }) => externalNumber).sort()).toEqual(kept.sort());
    await roomy.probe();
    expect(await stage(roomy, "again", payload())).toBe("first");
    expect(await find(roomy, "again")).toBeDefined();
    await roomy.close();
  },
);
