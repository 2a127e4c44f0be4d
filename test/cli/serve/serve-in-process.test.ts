// The reference server's command in this process: how it begins, and all that it refuses.
import { readdirSync } from "node:fs";
import { describe, expect, onTestFinished, test } from "vitest";
import { deliveries } from "../../../src/cli/deliveries/command.ts";
import { serve } from "../../../src/cli/serve/command.ts";
import { listenWith } from "../../../src/servers/host/listen.ts";
import { firstSteps, STEPS } from "../hosting/first-steps.ts";
import { folderOfTest } from "../run-cli.ts";
import { outcomeOf } from "../run-command.ts";

/** Runs it in a folder with files. */
const run = (args: readonly string[], files: Parameters<typeof folderOfTest>[0] = {}) =>
  outcomeOf(serve, args, { cwd: folderOfTest(files) });

test.each([["--log=none"], ["--quiet"]])(
  "with %s it can be asked to end as soon as its address is printed",
  async (option) => expect(await firstSteps(serve, [option])).toEqual([...STEPS, "ends with 0"]),
);

describe("is refused with exit code 2, in one line on stderr", () => {
  test.each([
    [["--port", "99999"], "--port takes a number from 0 to 65535"],
    [["extra"], 'serve takes only options, but "extra" is given.'],
    [["--config", "missing.json"], "missing.json can't be read"],
    [["--contrl"], "did you mean --control?"],
    [["--data", "x", "--database", "postgres://h/d"], "give one of them"],
    [["--log", "xml"], "--log"],
    [
      ["--host", "203.0.113.7"],
      "Can't listen on 203.0.113.7:4020: this machine does not have the address.",
    ],
    [
      ["--port", "0", "--host", "192.0.2.1"],
      "Can't listen on 192.0.2.1:0: this machine does not have the address. Choose another with --host.",
    ],
    [["--port", "0", "--host", ""], "The value of --host is empty; is a variable not set?"],
    [
      ["--control", "--host", "0.0.0.0"],
      "--control is for this machine only and can't be opened on 0.0.0.0.",
    ],
    [["--origin", "http://localhost:5173/"], "did you mean http://localhost:5173?"],
    [["--origin=https://a.test", "--origin=*"], '"*" is not an origin'],
    [["--origin", "http://u:hidden-word@127.0.0.1"], '"http://...@127.0.0.1" is not an origin'],
    [["--port", "0", "--events", "/"], "Events can't be delivered"],
  ])("%j", async (args, message) => {
    const { code, err, out } = await run(args);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(message);
    expect(err).not.toContain("hidden-word");
    expect(err.trim().split("\n")).toHaveLength(1);
  });

  test("a port in use", async () => {
    const { url, close } = await listenWith(async () => new Response());
    onTestFinished(() => close(0));
    const { port } = new URL(url);
    expect(await run(["--port", port])).toEqual({
      code: 2,
      out: "",
      err: `Can't listen on 127.0.0.1:${port}: it is in use. Choose another with --port. Run "energy-contracts serve --help" for details.\n`,
    });
  });

  test.each([
    ["postgres://user:hidden-word@127.0.0.1/a%zz", "is not valid percent-encoding"],
    ["mysql://user:hidden-word@127.0.0.1/a", "begins with mysql:"],
    ["http://user:hidden-word@127.0.0.1/a", "begins with http:"],
    ["127.0.0.1/a", "is not a URL"],
    ["", "The value of --database is empty"],
  ])("the database address %j", async (address, words) => {
    const { code, out, err } = await run(["--port", "0", "--database", address]);
    expect([code, out, err.trim().split("\n").length]).toEqual([2, "", 1]);
    expect(err).toContain(words);
    expect(err).not.toContain("hidden-word");
  });
});

test.each([serve, deliveries])(
  "$name --data without a name is wrong usage, and nothing is created",
  async (command) => {
    const cwd = folderOfTest({});
    const { code, out, err } = await outcomeOf(command, ["--data", ""], { cwd });
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain("The value of --data is empty");
    expect(readdirSync(cwd)).toEqual([]);
  },
);

test("a state that is wrong is refused with the place of every fault", async () => {
  const state =
    '{\n  "staged": [{ "import_supplier": "NORDWERK" }],\n  "skiped": [],\n  "imported": 1\n}';
  const { code, err } = await run(["--state", "state.json"], { "state.json": state });
  expect(code).toBe(2);
  expect(err.trim().split("\n").sort()).toEqual([
    expect.stringMatching(/^state\.json:2:14 {2}required {2}staged\.0\.external_account_number /),
    expect.stringMatching(/^state\.json:3:13 {2}unknown_field {2}skiped .*did you mean skipped\?$/),
    expect.stringMatching(/^state\.json:4:15 {2}invalid_type {2}imported /),
  ]);
  expect(await run(["--state", "broken.json"], { "broken.json": "{" })).toMatchObject({
    code: 2,
    err: expect.stringContaining("broken.json:1:2  parse_error"),
  });
});

const configured = (config: string) => run(["--config", "server.json"], { "server.json": config });

test("a configuration that is wrong is refused with the place of every fault", async () => {
  const { code, err } = await configured(
    '{\n  "apiKeys": ["sk_1"],\n  "operationsTeam": [],\n  "suppliers": [{ "code": "A", "status": "Closed" }]\n}',
  );
  expect(code).toBe(2);
  expect(err.trim().split("\n")).toEqual([
    "server.json:1:1  required  operationsTeams is required",
    expect.stringMatching(
      /^server\.json:3:21 {2}unknown_field {2}operationsTeam .*did you mean operationsTeams\?$/,
    ),
    expect.stringMatching(/^server\.json:4:42 {2}invalid_choice {2}suppliers\.0\.status /),
  ]);
});

test("a configuration that is a folder is refused", async () => {
  const { code, err } = await run(["--config", "server.json"], { "server.json/x": "" });
  expect([code, err]).toEqual([2, "server.json can't be read: it is a folder.\n"]);
});
