// Wrong usage. What the command does beside a server is tested in
// test/cli/serve/serve-data.test.ts.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { deliveries } from "../../../src/cli/deliveries/command.ts";
import { openSqliteStore } from "../../../src/servers/stores/sqlite/sqlite-store.ts";
import { addEvent } from "../../servers/stores/sample-data.ts";
import { makeFolder, runCli } from "../run-cli.ts";
import { runCommand } from "../run-command.ts";

const folder = makeFolder({});
afterAll(() => folder.remove());

test("an event that a receiver rejected is given up, and the later ones follow", async () => {
  const directory = join(folder.path, "given-up");
  const store = await openSqliteStore({ directory });
  await store.outbox.addSink("s");
  await store.write((writer) => addEvent(writer, "A/1"));
  await store.write((writer) => addEvent(writer, "A/1"));
  const settled = (await store.outbox.claim("s", 9, 1_000)).map((delivery) => ({
    delivery,
    outcome: { kind: "parked", reason: "It is too large." } as const,
  }));
  await store.outbox.settle("s", settled);
  await store.close();
  const run = (...args: string[]) => runCommand(deliveries, ["--data", directory, ...args]);
  expect((await run()).out).toMatch(/^s\t2 waiting\t1 parked\n.*: It is too large\.\n$/);
  await expect(run("--skip", "other")).rejects.toThrow("There is no receiver other.");
  expect(await run("--skip", "s", "--subject", "A/1")).toMatchObject({
    code: 0,
    out: "1 parked event given up.\n",
  });
  expect(await run()).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /^s\t1 waiting\t0 parked\n {2}waits since .* UTC: not tried yet, next when a server delivers to it\n$/,
    ),
  });
});

test("all parked events are listed, and those that wait are counted up to 10,000", async () => {
  const directory = join(folder.path, "far-behind");
  const store = await openSqliteStore({ directory });
  await store.outbox.addSink("s");
  const subjects = Array.from({ length: 1_001 }, (_, index) => `A/${10_000 + index}`);
  await store.write(async (writer) => {
    for (const subject of subjects) await addEvent(writer, subject);
    for (let count = 0; count < 9_000; count += 1) await addEvent(writer, "A/10000");
  });
  const outcome = { kind: "parked", reason: "It is gone." } as const;
  const claimed = await store.outbox.claim("s", 2_000, 1_000);
  await store.outbox.settle(
    "s",
    claimed.map((delivery) => ({ delivery, outcome })),
  );
  await store.close();
  const { code, out } = await runCommand(deliveries, ["--data", directory]);
  const [head, ...parked] = out.trimEnd().split("\n");
  expect([code, head]).toEqual([1, "s\t10,000 or more waiting\t1,000 or more parked"]);
  expect(parked.map((line) => / of (\S+), /.exec(line)?.[1])).toEqual(subjects);
});

test("a store without receivers says so", async () => {
  const directory = join(folder.path, "receivers");
  await (await openSqliteStore({ directory })).close();
  expect(await runCommand(deliveries, ["--data", directory])).toMatchObject({
    code: 0,
    out: "",
    err: "There are no receivers: no server has delivered events of this store to anybody.\n",
  });
});

test("a directory that no server has made is an error, and is not created", async () => {
  const { code, out, err } = await runCli(["deliveries", "--data", "typo"], { cwd: folder.path });
  expect([code, out]).toEqual([2, ""]);
  expect(err).toMatch(/typo holds no data of a server\.\n$/);
  expect(existsSync(join(folder.path, "typo"))).toBe(false);
});

test.each([
  [[], "deliveries needs --data or --database: it can't read what a server keeps in memory."],
  [["--subject", "A/1", "--data", "x"], "--subject needs --redeliver or --skip beside it."],
  [
    ["--json", "--data", "x"],
    "--json is gone: the receivers are printed with tabs between columns.",
  ],
  [["extra", "--data", "x"], 'deliveries takes only options, but "extra" is given.'],
  [
    ["--forget", "a", "--redeliver", "a", "--data", "x"],
    "--redeliver and --forget exclude each other; give one of them.",
  ],
])("%j is wrong usage", async (args, message) => {
  expect(await runCli(["deliveries", ...args], { cwd: folder.path })).toMatchObject({
    code: 2,
    out: "",
    err: `${message} Run "energy-contracts deliveries --help" for details.\n`,
  });
});
