import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { diff } from "../../src/cli/diff/command.ts";
import { emit } from "../../src/cli/emit/command.ts";
import { mock } from "../../src/cli/mock/command.ts";
import { proxy } from "../../src/cli/proxy/command.ts";
import { fixture } from "../../src/fixtures.ts";
import { CLI_NODE } from "../nodes.ts";
import { BINARY, makeFolder, runCli } from "./run-cli.ts";
import { outcomeOf } from "./run-command.ts";

let folder: ReturnType<typeof makeFolder> | undefined;
afterEach(() => {
  folder?.remove();
  folder = undefined;
});

describe("help", () => {
  test("of everything lists the commands and the exit codes", async () => {
    const { code, out, err } = await runCli(["--help"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    for (const text of ["list", "show", "validate", "diff", "Exit codes: 0 all is well"])
      expect(out).toContain(text);
  });

  test("of everything loads no other file", () => {
    folder = makeFolder({ "alone.cjs": readFileSync(BINARY, "utf8") });
    const help = (file: string) =>
      execFileSync(CLI_NODE.node, [file, "--help"], { cwd: folder?.path, encoding: "utf8" });
    expect(help("alone.cjs")).toBe(help(BINARY));
  });

  test.each(["list", "show", "validate", "fixtures", "emit", "diff"])(
    "of %s has a usage line, options and examples",
    async (command) => {
      const outcome = await runCli([command, "--help"]);
      const { code, out } = outcome;
      expect(code).toBe(0);
      expect(out).toMatch(new RegExp(`Usage: energy-contracts ${command}\\b`));
      expect(out).toMatch(/Options:\n {2}-{1,2}\w/);
      expect(out).toMatch(new RegExp(`Examples:\n {2}.*energy-contracts ${command}`));
      // One that is loaded at once, and one that is loaded when it is called.
      if (command === "show" || command === "diff")
        expect(await runCli(["help", command])).toEqual(outcome);
    },
  );

  test("names every value that an option takes", async () => {
    const { out } = await runCli(["validate", "--help"]);
    for (const text of ["--unknown report|ignore", "--unknown-events error|warn|ignore"])
      expect(out).toContain(text);
  });

  test("is printed for a call without a command, with exit code 2", async () => {
    expect(await runCli([])).toMatchObject({ code: 2, out: expect.stringContaining("Usage:") });
  });
});

test("--version prints the version alone", async () => {
  expect((await runCli(["--version"])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test.each([
  [["vlaidate"], 'There is no command "vlaidate"; did you mean validate?'],
  [["version"], 'There is no command "version"; did you mean --version?'],
  [["show", "operations"], "energy-contracts list --operations has all of them."],
  [["constructor"], 'There is no command "constructor"'],
  [["list", "--domian", "billing"], "There is no option --domian; did you mean --domain?"],
  [["list", "--json=yes"], "--json is a switch and takes no value"],
  [["validate", "--event"], "--event needs a value: --event NAME"],
])("%j is wrong usage", async (args, message) => {
  const { code, out, err } = await runCli(args);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toContain(message);
});

test.each([
  [["vlaidate"], '::error title=energy-contracts::There is no command "vlaidate"'],
  [["validate", "nothing/*.json"], "::error title=energy-contracts::No file matches"],
])("%j is annotated on GitHub", async (args, message) => {
  const { code, out, err } = await runCli(args, { env: { GITHUB_ACTIONS: "true" } });
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err.startsWith(message)).toBe(true);
  expect(err.split("\n")).toHaveLength(2);
});

test("control characters in what was typed are spelled out", async () => {
  const { err } = await runCli(["\u001b[2J"]);
  expect(err).toMatch(/^There is no command "\\u001b\[2J"/);
});

test
  .skipIf(process.platform !== "linux")
  .each([
    [["list"]],
    [["show", "account.created-v1"]],
    [["fixtures", "stageAccount", "--count", "1000"]],
  ])("%j to a full disk fails in one line, with exit code 2", (args) => {
  const full = openSync("/dev/full", "w");
  const { status, stderr } = spawnSync(CLI_NODE.node, [BINARY, ...args], {
    stdio: ["ignore", full, "pipe"],
    encoding: "utf8",
  });
  closeSync(full);
  expect(status).toBe(2);
  expect(stderr).toBe(
    "Standard output can't be written: ENOSPC: no space left on device, write.\n",
  );
});

test.each([
  "http://u:hunter2@127.0.0.1",
  "HTTP://u:hunter@2@h",
  "http:\\\\u:hunter2@h",
  "x//hunter2@",
])("the password of %j is not repeated", async (address) => {
  const commands = [[proxy], [emit, "--all", "--to"], [mock, "--origin"], [diff]] as const;
  for (const [command, ...args] of commands) {
    const { code, err } = await outcomeOf(command, [...args, address]);
    expect([code, err]).toEqual([2, expect.not.stringContaining("hunter")]);
    expect(err).toMatch(/\.{3}@|no user name or password/);
  }
});

test.skipIf(process.platform === "win32")(
  "bytes that a slow reader makes wait are those that were printed",
  async () => {
    const payload = fixture("account.created-v1");
    const lines = Array.from({ length: 20_000 }, (_, index) => {
      const message = { ...payload, account_number: `A-${index}` };
      return `${JSON.stringify({ type: "account.created-v1", payload: message })}\n`;
    });
    folder = makeFolder({});
    const path = join(folder.path, "socket");
    // One socket for both: who reads from it makes writes to it return before they are done.
    const server = createServer({ pauseOnConnect: true }).listen(path);
    await once(server, "listening");
    const near = connect(path);
    const [far] = await once(server, "connection");
    const args = [BINARY, "validate", "-", "--valid", "-"];
    const child = spawn(CLI_NODE.node, args, { stdio: [far, far, "pipe"] });
    const err = text(child.stderr);
    const closed = once(child, "close");
    far.destroy();
    // All is printed, and most of it waits.
    await new Promise<void>((resolve) => near.end(lines.join(""), resolve));
    const out = await text(near);
    expect(out === lines.join("")).toBe(true);
    expect([await closed, await err]).toEqual([
      [0, null],
      "1 file, 20,000 payloads: 20,000 valid.\n",
    ]);
    server.close();
  },
);

describe("the process ends quietly and at once", () => {
  const line = JSON.stringify({
    type: "account.created-v1",
    payload: { ...fixture("account.created-v1"), account_number: 7 },
  });

  test.each([
    [["validate", "--max-issues", "0", "--format", "pretty", "a.ndjson"]],
    [["fixtures", "stageAccount", "--count", "1000000"]],
  ])("when the reader of its results closes the pipe: %j", async (args) => {
    folder = makeFolder({ "a.ndjson": `${line}\n`.repeat(200_000) });
    const child = spawn(CLI_NODE.node, [BINARY, ...args], { cwd: folder.path });
    const err: Buffer[] = [];
    child.stderr.on("data", (chunk) => err.push(chunk));
    await once(child.stdout, "data");
    child.stdout.destroy();
    const [code] = await once(child, "close");
    expect({ code, err: Buffer.concat(err).toString() }).toEqual({ code: 141, err: "" });
  });

  test("on Ctrl-C", async () => {
    const child = spawn(CLI_NODE.node, [BINARY, "validate", "-"]);
    const err: Buffer[] = [];
    child.stderr.on("data", (chunk) => err.push(chunk));
    child.stdin.write(`${line}\n`.repeat(20_000)); // once the pipe is empty, the process is at work
    await once(child.stdin, "drain");
    child.kill("SIGINT");
    const [, signal] = await once(child, "close");
    expect({ signal, err: Buffer.concat(err).toString() }).toEqual({ signal: "SIGINT", err: "" });
  });
});

describe("the environment", () => {
  const files = { "account.created-v1.json": '{"account_number":7,"account_user_emails":[]}' };

  test("GitHub Actions gets annotations by default", async () => {
    folder = makeFolder(files);
    const { out } = await runCli(["validate", "."], {
      cwd: folder.path,
      env: { GITHUB_ACTIONS: "true" },
    });
    expect(out).toMatch(/^::error file=account\.created-v1\.json,line=1,col=19,/);
  });

  test("colours come when forced, and never with NO_COLOR", async () => {
    folder = makeFolder(files);
    const forced = await runCli(["validate", "."], { cwd: folder.path, env: { FORCE_COLOR: "1" } });
    expect(forced.out).toContain("\u001b[");
    expect(
      (await runCli(["validate", "."], { cwd: folder.path, env: { NO_COLOR: "1" } })).out,
    ).not.toContain("\u001b[");
    expect((await runCli(["validate", "."], { cwd: folder.path })).out).not.toContain("\u001b[");
  });
});
