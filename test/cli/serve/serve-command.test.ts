// The reference server as a process of its own. What it refuses at once is tested in
// serve-in-process.test.ts.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { DEVELOPMENT_SETTINGS } from "../../../src/servers/app/config/development.ts";
import { CLI_NODE, hasSqlite, NO_SQLITE } from "../../nodes.ts";
import { type CliServer, firstLine, startCli } from "../cli-server.ts";
import { BINARY, folderOfTest, makeFolder, runCli } from "../run-cli.ts";

const [TOKEN = ""] = DEVELOPMENT_SETTINGS.tokens;
const STAGE = "/v1/data-import/account-import-process/create-or-update/";
const PROCESS = "/v1/data-import/account-import-process/process/";

const servers: CliServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.end("SIGKILL")));
});
async function serve(...args: string[]): Promise<CliServer> {
  const server = await startCli(["serve", "--port", "0", ...args]);
  servers.push(server);
  return server;
}
const post = ({ url }: Pick<CliServer, "url">, path: string, body: object, token = TOKEN) =>
  fetch(url + path, {
    method: "POST",
    headers: { Authorization: `Token ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
const account = (number: string) => ({
  import_supplier: "NORDWERK",
  external_account_number: number,
});
const importAccount = async (server: Pick<CliServer, "url">, number: string) => {
  await post(server, STAGE, account(number));
  return post(server, PROCESS, { ...account(number), operations_team_name: "migrations-north" });
};

/** Begins to import an account that is staged, and keeps the end of its body back. */
async function beginImport({ url }: Pick<CliServer, "url">, number: string) {
  const body = JSON.stringify({ ...account(number), operations_team_name: "migrations-north" });
  const outgoing = request(url + PROCESS, {
    method: "POST",
    headers: {
      Authorization: `Token ${TOKEN}`,
      "Content-Type": "application/json",
      "Content-Length": body.length,
      Expect: "100-continue",
    },
  });
  outgoing.write(body.slice(0, 9));
  const status = new Promise<number | undefined>((resolve, reject) => {
    outgoing.once("error", reject);
    outgoing.once("response", (answer) => resolve(answer.resume().statusCode));
  });
  await once(outgoing, "continue"); // the server has the request
  return { status, finish: () => outgoing.end(body.slice(9)) };
}
const untilClosed = (url: string) =>
  expect
    .poll(() =>
      fetch(url).then(
        () => "open",
        () => "closed",
      ),
    )
    .toBe("closed");

const CONFIG = {
  apiKeys: ["sk_1"],
  operationsTeams: ["north"],
  suppliers: [{ code: "A" }],
  tokens: ["tk_1"],
};

describe("the start", () => {
  test("says where it listens, in lines that work as they are", async () => {
    const { err, out, url } = await serve();
    expect(out).toBe("");
    expect(err).toContain(`The reference server listens on ${url}\nOpen it in a browser`);
    expect(err).toContain(`curl -u ${DEVELOPMENT_SETTINGS.apiKeys[0]}: ${url}/v1/`);
    expect(err).toContain("the import suppliers NORDWERK and NORDWERK-DEBT,");
    expect(err).toContain("the operations teams migrations-north and migrations-south.");
    expect(err).not.toContain("...");
    expect(err.split("\n").length).toBeLessThan(15);
    const lines = [...err.matchAll(/^ {2}curl (.*)$/gm)].map(([, line = ""]) => line);
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      const words = [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
      const printed = execFileSync("curl", ["-s", "-w", "%{http_code}", ...words]);
      expect(printed.toString()).toMatch(/200$/);
    }
  });

  test("takes a configuration, and does not print its secrets", async () => {
    const folder = makeFolder({ "server.json": JSON.stringify(CONFIG) });
    const server = await serve("--config", join(folder.path, "server.json"));
    expect(server.err).not.toMatch(/sk_1|tk_1/);
    const staged = await post(
      server,
      STAGE,
      { import_supplier: "A", external_account_number: "1" },
      "tk_1",
    );
    expect(staged.status).toBe(201);
    expect((await post(server, STAGE, account("1"))).status).toBe(401);
    folder.remove();
  });

  test("takes several origins, and lets only their pages read answers", async () => {
    const { url } = await serve("--origin", "http://localhost:5173", "--origin=https://a.test");
    const read = async (Origin: string) =>
      (await fetch(`${url}/v1/products/`, { headers: { Origin } })).headers.get(
        "Access-Control-Allow-Origin",
      );
    for (const origin of ["http://localhost:5173", "https://a.test"])
      expect(await read(origin)).toBe(origin);
    expect(await read("https://b.test")).toBe(null);
  });
});

test.each([
  ["a million values", ',"a text of a name"', /^state\.json:1:12 {2}unknown_field /],
  ["a million tiny values", ",0", /^state\.json:1:\d+ {2}parse_error .* more than 125000 values$/m],
])(
  "a state of %s that is wrong is refused with the place of its fault",
  async (_, value, words) => {
    const cwd = folderOfTest({ "state.json": `{"skiped": [0${value.repeat(1_000_000)}]}` });
    const { code, err } = await runCli(["serve", "--state", "state.json"], { cwd });
    expect([code, err]).toEqual([2, expect.stringMatching(words)]);
  },
);

describe("events", () => {
  test("are appended to a file as lines that validate reads", async () => {
    const folder = makeFolder({});
    const file = join(folder.path, "events.ndjson");
    for (const number of ["1", "2"]) {
      const server = await serve("--events", file);
      await importAccount(server, number);
      await server.end();
    }
    const lines = readFileSync(file, "utf8").trim().split("\n");
    expect(lines.map((line) => JSON.parse(line).type)).toEqual([
      "account.created-v1",
      "data_import.import_process.complete-v1",
      "account.created-v1",
      "data_import.import_process.complete-v1",
    ]);
    expect((await runCli(["validate", file])).code).toBe(0);
    folder.remove();
  });

  test("are validated as they are emitted, at the other end of a pipe", async () => {
    const run = (...args: string[]) =>
      spawn(CLI_NODE.node, [BINARY, ...args], { stdio: ["pipe", "pipe", "pipe"] });
    const server = run("serve", "--port", "0", "--quiet", "--events", "-");
    const validator = run("validate", "-");
    server.stdout.pipe(validator.stdin);
    let verdict = "";
    validator.stdout.setEncoding("utf8").on("data", (chunk) => {
      verdict += chunk;
    });
    const url = await firstLine(server.stderr);
    for (const number of ["1", "2"])
      expect((await importAccount({ url }, number)).status).toBe(201);
    const ended = Promise.all([once(server, "close"), once(validator, "close")]);
    server.kill("SIGINT");
    expect(await ended).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(verdict).toContain("4 payloads: 4 valid");
  });

  test("that nobody reads any more end the server as a signal does", async ({ skip }) => {
    skip(!hasSqlite(CLI_NODE), NO_SQLITE);
    const folder = makeFolder({});
    const args = [
      "serve",
      "--port",
      "0",
      "--quiet",
      "--log",
      "none",
      "--data",
      join(folder.path, "data"),
      "--events",
      "-",
    ];
    const server = spawn(CLI_NODE.node, [BINARY, ...args], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    const url = await firstLine(server.stderr);
    let noted = "";
    server.stderr.setEncoding("utf8").on("data", (chunk) => (noted += chunk));
    await post({ url }, STAGE, account("2"));
    const { status, finish } = await beginImport({ url }, "2");
    const ended = once(server, "close");
    server.stdout.destroy();
    await importAccount({ url }, "1"); // its events are the first that nobody reads
    await untilClosed(url);
    finish();
    expect(await status).toBe(201);
    expect(await ended).toEqual([141, null]);
    expect(noted).toBe("Nobody reads the events on stdout any more, so the server ends.\n");
    // The events of the other import came too late for that reader and go to the next one.
    const next = spawn(CLI_NODE.node, [BINARY, ...args], { stdio: ["ignore", "pipe", "pipe"] });
    let out = "";
    next.stdout.setEncoding("utf8").on("data", (chunk) => (out += chunk));
    await firstLine(next.stderr); // it delivers before it listens for requests and signals
    await expect.poll(() => out).toContain('"subject":"NORDWERK/2"');
    const over = once(next, "close");
    next.kill();
    expect(await over).toEqual([0, null]);
    folder.remove();
  });
});

describe("the end", () => {
  test("by SIGTERM first answers a request that has begun", async () => {
    const server = await serve("--log", "none");
    await post(server, STAGE, account("1"));
    const { status, finish } = await beginImport(server, "1");
    const end = server.end("SIGTERM");
    await untilClosed(server.url);
    finish();
    expect(await status).toBe(201);
    expect(await end).toMatchObject({ code: 0, signal: null });
  });

  test.each(["SIGINT", "SIGTERM"] as const)("by Ctrl-C after %s does not wait", async (first) => {
    const server = await serve("--log", "none");
    await post(server, STAGE, account("1"));
    const cut = expect((await beginImport(server, "1")).status).rejects.toThrow();
    process.kill(server.pid, first);
    await untilClosed(server.url);
    expect(await server.end("SIGINT")).toMatchObject({ signal: "SIGINT" });
    await cut;
  });
});

describe("the log", () => {
  test.each([
    [
      "pretty",
      /^GET \/v1\/products\/ listProducts 200 \d+\.\d ms$/m,
      /^GET \/v1\/accounts\/A-1\/ getAccount 401 not_authenticated \d+\.\d ms$/m,
    ],
    [
      "json",
      /^\{"timestamp":".*"body":"GET \/v1\/products\/ 200".*\}$/m,
      /"error\.type":"not_authenticated"/,
    ],
  ])(
    "in the form %s reports a request without its query and headers, and names the code of an error",
    async (form, request, error) => {
      const server = await serve("--log", form);
      await fetch(`${server.url}/v1/products/?brand=SECRET`, {
        headers: { Authorization: "Token tk_secret" },
      });
      await fetch(`${server.url}/v1/accounts/A-1/`);
      await server.end();
      expect(server.err).toMatch(request);
      expect(server.err).toMatch(error);
      expect(server.err).not.toMatch(/SECRET|tk_secret/);
    },
  );

  test("in the form none reports no request", async () => {
    const server = await serve("--log", "none");
    const before = server.err;
    await fetch(`${server.url}/v1/products/`);
    await server.end();
    expect(server.err).toBe(before);
  });
});

test("--state demo has products and accounts from the start, and --control opens control", async () => {
  const server = await serve("--state", "demo", "--control");
  const state = JSON.parse(await (await fetch(`${server.url}/__control/state`)).text());
  expect([state.staged.length, state.imported.length, state.skipped.length]).toEqual([11, 11, 3]);
  expect(state.products.length).toBeGreaterThan(1);
  expect((await fetch(`${server.url}/__control/`)).status).toBe(200);
});

test("the built server starts from any folder", async () => {
  const folder = makeFolder({});
  const child = spawn(CLI_NODE.node, [BINARY, "serve", "--port", "0", "--quiet"], {
    cwd: folder.path,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "close");
  expect(await firstLine(child.stdout)).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  child.kill();
  await ended;
  folder.remove();
});
