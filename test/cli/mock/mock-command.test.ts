// The command as a process. What it answers is tested in test/mock.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { OPERATIONS } from "../../../generated/rest-operations.ts";
import { mockWelcome } from "../../../src/cli/mock/command.ts";
import { startMock } from "../../../src/mock.ts";
import { CLI_NODE } from "../../nodes.ts";
import { type CliServer, firstLine, startCli, TERMINAL_ENV } from "../cli-server.ts";
import { openSocket } from "../open-socket.ts";
import { BINARY, runCli } from "../run-cli.ts";

const started: CliServer[] = [];
async function start(...args: string[]): Promise<CliServer> {
  const server = await startCli(["mock", "--port", "0", ...args]);
  started.push(server);
  return server;
}
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.end()));
});

describe("at its start", () => {
  test("it prints its address, the token to use and how to ask for other answers on stderr", async () => {
    const { url, out, err } = await start();
    expect(out).toBe("");
    expect(err).toContain(`The mock listens on ${url}\nOpen it in a browser`);
    expect(err).toMatch(
      /Authorization: Token demo[\s\S]+Prefer: code=404[\s\S]+Prefer: example=none[\s\S]+Prefer: dynamic=true/,
    );
    expect(err).not.toContain("listProducts");
  });

  test("every line to try gets the answer that it should", async () => {
    const lines = (await start()).err.split("\n").filter((line) => line.startsWith("  curl "));
    const statuses = lines.map(async (line) => {
      const headers = [...line.matchAll(/-H "(.+?): (.+?)"/g)].map(
        ([, name = "", value = ""]): [string, string] => [name, value],
      );
      return (await fetch(line.split(" ").at(-1) ?? "", { headers })).status;
    });
    expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
  });

  test("it lists the operations with their statuses, but only on a terminal", () => {
    const lines = mockWelcome("http://mock", { isErrTerminal: true }, true).split("\n");
    for (const [operationId, { method, path }] of Object.entries(OPERATIONS)) {
      expect(lines[lines.indexOf(`${method.padEnd(5)}${path}`) + 1]).toMatch(
        new RegExp(`^ {7}${operationId}: 20[01]( \\d{3})+$`),
      );
    }
    expect(mockWelcome("http://mock", { isErrTerminal: false }, true)).not.toContain(
      "listProducts",
    );
  });

  test("with --quiet it prints the address and nothing else", async () => {
    const server = await start("--quiet");
    expect((await fetch(`${server.url}/v1/products/`)).status).toBe(200);
    await server.end();
    expect([server.out, server.err]).toEqual([`${server.url}\n`, ""]);
  });

  test("--host is the address to listen on, and --seed the start of --dynamic values", async () => {
    const servers = await Promise.all([
      start("--quiet", "--host", "localhost", "--seed", "a"),
      start("--quiet", "--seed", "b"),
    ]);
    expect(servers[0].url).toMatch(/^http:\/\/localhost:\d+$/);
    const twin = await start("--quiet", "--seed", "a");
    const headers = { Authorization: "Token any", Prefer: "dynamic=true" };
    const ask = async ({ url }: CliServer) =>
      (await fetch(`${url}/v1/accounts/A-1/`, { headers })).text();
    const [a, b, again] = await Promise.all([...servers, twin].map(ask));
    expect(again).toBe(a);
    expect(b).not.toBe(a);
    const dynamic = await start("--quiet", "--seed", "a", "--dynamic");
    const { Authorization } = headers;
    const unasked = await fetch(`${dynamic.url}/v1/accounts/A-1/`, { headers: { Authorization } });
    expect(await unasked.text()).toBe(a);
  });
});

// `script` of util-linux gives a program a terminal; those of other systems take other arguments.
const hasScript =
  spawnSync("script", ["--version"], { encoding: "utf8" }).stdout?.includes("util-linux") ?? false;
test.runIf(hasScript)("on a terminal it lists the operations, and Ctrl-C ends it", async () => {
  // `exec`, because Ctrl-C also reaches a shell that waits, and some shells then end with 130
  // whatever the exit code of the command.
  const env = { ...TERMINAL_ENV, SHELL: "/bin/sh", NODE: CLI_NODE.node, BINARY };
  const child = spawn(
    "script",
    ["--quiet", "--return", "--command", 'exec "$NODE" "$BINARY" mock --port 0', "/dev/null"],
    { env },
  );
  let shown = "";
  let isAsked = false;
  child.stdout.setEncoding("utf8").on("data", (chunk) => {
    shown += chunk;
    if (isAsked || !shown.includes("Ctrl-C")) return;
    isAsked = true; // only once: a second time would end it at once
    child.stdin.write("\x03");
  });
  expect(await once(child, "close")).toEqual([0, null]);
  for (const operationId of Object.keys(OPERATIONS)) expect(shown).toContain(`${operationId}: 20`);
});

const isServing = (url: string) =>
  fetch(`${url}/v1/products/`).then(
    ({ status }) => status === 200,
    () => false,
  );

describe("when it is to end", () => {
  test.each(["SIGINT", "SIGTERM"] as const)(
    "%s ends it with exit code 0, with or without open connections",
    async (signal) => {
      const server = await start("--quiet");
      await (await fetch(`${server.url}/v1/products/`)).text(); // its connection is kept
      const sockets = await Promise.all([
        openSocket(server.url, ""),
        openSocket(server.url, "POST /v1/graphql/ HTTP/1.1\r\nContent-Le"),
      ]);
      expect(await server.end(signal)).toMatchObject({ code: 0, signal: null });
      await Promise.all(sockets.map(({ closed }) => closed));
      expect(await isServing(server.url)).toBe(false);
    },
  );

  test.runIf(existsSync("/proc/self"))("it has no child process that could remain", async () => {
    const { pid } = await start("--quiet");
    expect(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")).toBe("");
  });

  test("it does not outlive npx, which passes SIGTERM on to a shell and no further", async () => {
    const shell = spawn(
      "sh",
      ["-c", '"$@"; true', "sh", CLI_NODE.node, BINARY, "mock", "--port", "0", "--quiet"],
      {
        env: { ...TERMINAL_ENV, npm_command: "exec" },
      },
    );
    const url = await firstLine(shell.stdout);
    expect(await isServing(url)).toBe(true);
    shell.kill("SIGTERM");
    await expect.poll(() => isServing(url)).toBe(false);
  });
});

describe("is one line on stderr and exit code 2", () => {
  test("a port that is taken", async () => {
    const other = await startMock();
    const { code, out, err } = await runCli(["mock", "--port", String(other.port)]);
    await other.close();
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(
      new RegExp(
        `^Can't listen on 127\\.0\\.0\\.1:${other.port}: it is in use\\. Choose another with --port\\..*\n$`,
      ),
    );
  });

  test.each([
    [
      "a port that does not exist",
      ["--port", "70000"],
      "--port takes a number from 0 to 65535, not 70000.",
    ],
    ["a port that is not a number", ["--port", "4o10"], '--port takes a whole number, not "4o10".'],
    ["a port left out", ["--port"], "--port needs a value: --port PORT."],
    ["an operand", ["4010"], 'mock takes only options, but "4010" is given.'],
    ["an unknown option", ["--sed", "1"], "There is no option --sed; did you mean --seed?"],
    ["a value for a switch", ["--quiet=yes"], "--quiet is a switch and takes no value."],
    [
      "an option given twice",
      ["--seed", "1", "--seed", "2"],
      "--seed is given twice; give it once.",
    ],
  ])("%s", async (_, args, message) => {
    expect(await runCli(["mock", ...args])).toMatchObject({
      code: 2,
      out: "",
      err: `${message} Run "energy-contracts mock --help" for details.\n`,
    });
  });
});
