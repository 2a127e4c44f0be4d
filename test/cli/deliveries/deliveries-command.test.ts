// Wrong usage. What the command does beside a server is tested in
// test/cli/serve/serve-data.test.ts.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeFolder, runCli } from "../run-cli.ts";

const folder = makeFolder({});
afterAll(() => folder.remove());

test("a directory that no server has made is an error, and is not created", async () => {
  const { code, out, err } = await runCli(["deliveries", "--data", "typo"], { cwd: folder.path });
  expect([code, out]).toEqual([2, ""]);
  expect(err).toMatch(/typo holds no data of a server\.\n$/);
  expect(existsSync(join(folder.path, "typo"))).toBe(false);
});

test.each([
  [[], "deliveries needs --data or --database: it can't read what a server keeps in memory."],
  [["--subject", "A/1", "--data", "x"], "--subject needs --redeliver beside it."],
  [["extra", "--data", "x"], 'deliveries takes only options, but "extra" is given.'],
  [
    ["--forget", "a", "--redeliver", "a", "--data", "x"],
    "--forget and --redeliver exclude each other; give one of them.",
  ],
])("%j is wrong usage", async (args, message) => {
  expect(await runCli(["deliveries", ...args], { cwd: folder.path })).toMatchObject({
    code: 2,
    out: "",
    err: `${message} Run "energy-contracts deliveries --help" for details.\n`,
  });
});
