// mock --prism as a process. What Prism answers is compared with the mock in test/servers/prism.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, describe, expect, test } from "vitest";
import { startMock } from "../../../src/mock.ts";
import { CLI_NODE, EVERY_NODE } from "../../nodes.ts";
import { type CliServer, firstLine, startCli, TERMINAL_ENV } from "../cli-server.ts";
import { BINARY, runCli } from "../run-cli.ts";

const MOCK = ["mock", "--prism"];
const ONE_LINE = /^This is Prism itself: unlike mock .+\n$/;

const started: CliServer[] = [];
async function start(flags: readonly string[] = [], node?: string): Promise<CliServer> {
  const server = await startCli([...MOCK, "--port", "0", ...flags], BINARY, node);
  started.push(server);
  return server;
}
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.end("SIGKILL")));
});

const isServing = (url: string) =>
  fetch(`${url}/v1/products/`).then(
    ({ status }) => status === 200,
    () => false,
  );

test.each(EVERY_NODE)(
  "on Node $version it answers, says in one line what differs, and does not outlive a command that is killed",
  async ({ node }) => {
    const server = await start([], node);
    const { url } = server;
    expect(await isServing(url)).toBe(true);
    expect(await server.end("SIGKILL")).toMatchObject({ code: null, signal: "SIGKILL" });
    await expect.poll(() => isServing(url)).toBe(false);
    expect(server.err).toMatch(ONE_LINE);
  },
);

test("a Node that can't run Prism is named", async () => {
  const nodeOptions = ["--no-experimental-require-module"];
  expect(await runCli(MOCK, { nodeOptions })).toMatchObject({
    code: 2,
    out: "",
    err: `Prism does not run on Node ${CLI_NODE.version}. It needs 20.19, 22.12 or newer.\n`,
  });
});

test("flags are Prism's, the short ones too, and Ctrl-C ends it with exit code 0", async () => {
  const server = await start(["-h", "0.0.0.0", "--no-cors"]);
  const { url } = server;
  expect(url).toMatch(/^http:\/\/0\.0\.0\.0:\d+$/);
  const { status, headers } = await fetch(`${url}/v1/products/`);
  expect([status, headers.has("access-control-allow-origin")]).toEqual([200, false]);
  expect(await server.end("SIGINT")).toMatchObject({ code: 0, signal: null });
  expect(await isServing(url)).toBe(false);
});

describe("what Prism itself says, and its end", () => {
  test("its help", async () => {
    const { code, out } = await runCli([...MOCK, "--help"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^prism mock <document>[\s\S]+--ignoreExamples/);
  });

  test.each([
    [
      "an operand and a flag that it does not know",
      ["4010", "--quiet"],
      "Unknown arguments: quiet, 4010",
    ],
    ["a port that does not exist", ["--port", "70000"], "options.port should be >= 0 and < 65536"],
  ])("%s", async (_, flags, message) => {
    const { code, out, err } = await runCli([...MOCK, ...flags]);
    expect(code).toBe(2);
    expect(out + err).toContain(message);
  });

  test("a port that is taken", async () => {
    const other = await startMock();
    const { code, err } = await runCli([...MOCK, "--port", String(other.port)]);
    await other.close();
    expect(code).toBe(2);
    expect(err).toContain(`listen EADDRINUSE: address already in use 127.0.0.1:${other.port}`);
  });
});

test("it does not outlive npx, which passes SIGTERM on to a shell and no further", async () => {
  const line = [CLI_NODE.node, BINARY, ...MOCK, "--port", "0"];
  const shell = spawn("sh", ["-c", '"$@"; true', "sh", ...line], {
    env: { ...TERMINAL_ENV, npm_command: "exec" },
  });
  const closed = once(shell, "close"); // when nobody can print to it any more
  await firstLine(shell.stdout);
  shell.kill("SIGTERM");
  await closed;
});
