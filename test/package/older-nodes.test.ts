// The packed package on each Node that is promised.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { zstdCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { startMock } from "../../src/mock.ts";
import { listenWith } from "../../src/servers/host/listen.ts";
import { type CliServer, startCli } from "../cli/cli-server.ts";
import { runCli } from "../cli/run-cli.ts";
import { EVERY_NODE, hasSqlite, NO_SQLITE, OLDER_NODES } from "../nodes.ts";
import { temporaryDirectory } from "../servers/stores/temporary-directory.ts";
import { ACCOUNT, BAD, COMMANDS, EVENT, FILES, GOOD, LINES } from "./commands.ts";
import { consumer, installed, installPackage, removePackage } from "./packed.ts";

const binary = join(installed, "dist/src/cli/main.cjs");

beforeAll(async () => {
  await installPackage();
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(consumer, name), content);
});
afterAll(removePackage);

const callOn = (node: string, command: string) =>
  runCli(command.split(" "), { cwd: consumer, node, binary, input: LINES });

describe.each(OLDER_NODES)("on Node $version", (version) => {
  const { node } = version;
  const hasZstd = !version.version.startsWith("20.");
  const serve = (...args: string[]) =>
    startCli(["serve", "--quiet", "--log", "none", "--port", "0", ...args], binary, node);

  test.each(COMMANDS)("%s", async (command, code, out, err) => {
    const outcome = await callOn(node, command);
    expect(outcome.err).toMatch(err);
    expect(outcome.out).toMatch(out);
    expect(outcome.code).toBe(code);
  });

  test("zstd is unpacked, or a sentence says what that needs", async () => {
    writeFileSync(join(consumer, "lines.zst"), zstdCompressSync(LINES));
    const { code, out } = await callOn(node, `validate --event ${EVENT} lines.zst ${EVENT}.json`);
    const says = hasZstd
      ? /2 files, 502 payloads/
      : /lines\.zst:1:1.+ zstd needs Node 22\.15 .+v20\./;
    expect(out).toMatch(says);
    expect(code).toBe(hasZstd ? 1 : 2);
    writeFileSync(join(consumer, "cut.zst"), zstdCompressSync(LINES).subarray(0, -1));
    const cut = await callOn(node, `validate --event ${EVENT} cut.zst`);
    expect(cut.out).toContain(hasZstd ? "its data ends too early" : "zstd needs Node");
    expect(cut.code).toBe(2);
  });

  test("a reader that has enough ends a command quietly", () => {
    const pipe = `"${node}" "${binary}" fixtures ${EVENT} --count 100000 | head -n 1 >&2; echo $PIPESTATUS`;
    const { stdout, stderr } = spawnSync("bash", ["-c", pipe], { encoding: "utf8" });
    expect([stdout, stderr]).toEqual(["141\n", expect.stringMatching(/^\{.+\}\n$/)]);
  });

  test("emit sends to a consumer", async () => {
    const receiver = await listenWith(async () => new Response(null, { status: 204 }));
    const { code, out } = await callOn(node, `emit ${EVENT} --to ${receiver.url}`);
    await receiver.close(0);
    expect([code, out]).toEqual([0, "1 message: 1 × 204.\n"]);
  });

  test("serve answers requests, and prints nothing else", async () => {
    const server = await serve();
    expect(await stage(server)).toBe(201);
    expect(await server.end()).toMatchObject({ code: 0, out: `${server.url}\n` });
    expect(server.err).toBe("");
  });

  test("a data directory that can't be used is refused in one line", async () => {
    const data = join(consumer, "list.json/data");
    const { code, out, err } = await callOn(node, `serve --port 0 --data ${data}`);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(hasSqlite(version) ? /^.+ENOTDIR.+\n$/ : /^A data .+ 22\.13 .+\n$/);
  });

  test("a data directory keeps what was sent", async ({ skip }) => {
    skip(!hasSqlite(version), NO_SQLITE);
    const data = temporaryDirectory();
    const first = await serve("--data", data);
    expect(await stage(first)).toBe(201);
    await first.end();
    const second = await serve("--data", data);
    expect(await stage(second)).toBe(200);
    await second.end();
    expect([first.err, second.err]).toEqual(["", ""]);
    expect(await callOn(node, `deliveries --data ${data}`)).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^There are no receivers/),
    });
  });

  test("code of CommonJS requires the library", () => {
    const program = `
      const { isEventName } = require("energy-contracts");
      const { accountCreatedV1 } = require("energy-contracts/events/${EVENT}");
      console.log(isEventName("${EVENT}"), accountCreatedV1.is(${GOOD}), accountCreatedV1.is(${BAD}));`;
    const args = ["--input-type=commonjs", "--eval", program];
    const { stdout, stderr } = spawnSync(node, args, { cwd: consumer, encoding: "utf8" });
    expect([stdout, stderr]).toEqual(["true true false\n", ""]);
  });

  test("the proxy answers", async () => {
    const behind = await startMock();
    const proxy = await startCli(["proxy", behind.url, "--port", "0"], undefined, node);
    expect(await statuses(proxy)).toEqual([200, 404, 200]);
    await proxy.end();
    await behind.close();
  });
});

describe.each(EVERY_NODE)("on Node $version, in a folder without Prism", ({ node }) => {
  test("the mock answers, also with generated values, and warns of nothing", async () => {
    const server = await startCli(["mock", "--port", "0", "--quiet"], binary, node);
    expect(await statuses(server)).toEqual([200, 404, 200]);
    await server.end();
    expect(server.err).toBe("");
  });

  test("mock --prism names the line to run, with the version it is made for", async () => {
    const [command, name] = ["mock --prism -d", "@stoplight/prism-cli"];
    expect(packageJson.peerDependencies["@stoplight/prism-cli"]).toBe("^5.16.0");
    const err = `Prism is not installed. Run: npx -p energy-contracts -p ${name}@5.16 energy-contracts ${command}\n`;
    expect(await callOn(node, command)).toEqual({ code: 2, signal: null, out: "", err });
  });
});

/** Stages an account, and returns the status of the answer. */
async function stage({ url }: CliServer): Promise<number> {
  const headers = {
    Authorization: "Token tk_demo_9sWc2LhY6pQzRb",
    "Content-Type": "application/json",
  };
  const path = "/v1/data-import/account-import-process/create-or-update/";
  return (await fetch(url + path, { method: "POST", headers, body: ACCOUNT })).status;
}

/** The statuses of a mock's usual answer, of another that it is asked for, and of a generated one. */
const statuses = ({ url }: CliServer): Promise<number[]> =>
  Promise.all(
    [{}, { prefer: "code=404" }, { prefer: "dynamic=true" }].map(
      async (headers) => (await fetch(`${url}/v1/products/`, { headers })).status,
    ),
  );
