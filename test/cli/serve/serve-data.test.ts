// What a server keeps, and what happens to its events, however it ends.
import { createHmac } from "node:crypto";
import { appendFileSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, type TestContext, test } from "vitest";
import { deliveries } from "../../../src/cli/deliveries/command.ts";
import { DEVELOPMENT_SETTINGS } from "../../../src/servers/app/config/development.ts";
import { CLI_NODE, hasSqlite, NO_SQLITE } from "../../nodes.ts";
import { freshPostgres } from "../../servers/stores/fresh-postgres.ts";
import { temporaryDirectory } from "../../servers/stores/temporary-directory.ts";
import { type CliServer, startCli } from "../cli-server.ts";
import { makeFolder, runCli } from "../run-cli.ts";
import { outcomeOf } from "../run-command.ts";

const [TOKEN = ""] = DEVELOPMENT_SETTINGS.tokens;
const API = "/v1/data-import";

let folder: ReturnType<typeof makeFolder>;
let data: string;
const servers: CliServer[] = [];
beforeEach(() => {
  folder = makeFolder({});
  data = join(temporaryDirectory(), "data");
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.end("SIGKILL")));
  folder.remove();
});
async function serve(...args: string[]): Promise<CliServer> {
  const server = await startCli(["serve", "--port", "0", "--quiet", "--log", "none", ...args]);
  servers.push(server);
  return server;
}
const call = async ({ url }: CliServer, path: string, body?: object) => {
  const headers = { Authorization: `Token ${TOKEN}`, "Content-Type": "application/json" };
  const response = await fetch(
    url + API + path,
    body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers },
  );
  return { status: response.status, body: (await response.json()) as { [field: string]: unknown } };
};
const account = (number: string) => ({
  import_supplier: "NORDWERK",
  external_account_number: number,
});
async function importAccount(server: CliServer, number: string): Promise<unknown> {
  await call(server, "/account-import-process/create-or-update/", account(number));
  const { body } = await call(server, "/account-import-process/process/", {
    ...account(number),
    operations_team_name: "migrations-north",
  });
  return body.platform_account_number;
}
const statusOf = async (server: CliServer, number: string) =>
  (await call(server, `/account-transfer-status/NORDWERK/${number}/`)).body;

/** For tests that keep data in a directory. */
const skipWithoutSqlite = ({ skip }: TestContext) => skip(!hasSqlite(CLI_NODE), NO_SQLITE);

describe("a data directory", () => {
  beforeEach(skipWithoutSqlite);

  test.each(["SIGTERM", "SIGKILL"] as const)("keeps everything over %s", async (signal) => {
    const first = await serve("--data", data);
    const number = await importAccount(first, "1");
    await call(first, "/account-import-process/create-or-update/", account("2"));
    await first.end(signal);
    const second = await serve("--data", data);
    expect(await statusOf(second, "1")).toEqual({
      status: "COMPLETED",
      platform_account_number: number,
    });
    expect(await statusOf(second, "2")).toEqual({ status: "UNKNOWN", platform_account_number: "" });
    expect(
      (await call(second, "/account-import-process/create-or-update/", account("2"))).status,
    ).toBe(200);
  });

  test("is shared by two servers", async () => {
    const [one, two] = [await serve("--data", data), await serve("--data", data)];
    const number = await importAccount(one, "1");
    expect(await statusOf(two, "1")).toMatchObject({ platform_account_number: number });
  });
});

describe("a database", () => {
  test("is shared by two servers, and its password is never printed", async () => {
    const secret = (await freshPostgres()).replace("postgres@", "postgres:hidden-word@");
    const [one, two] = [await serve("--database", secret), await serve("--database", secret)];
    const number = await importAccount(one, "1");
    expect(await statusOf(two, "1")).toMatchObject({
      status: "COMPLETED",
      platform_account_number: number,
    });
    const wrong = await runCli([
      "serve",
      "--port",
      "0",
      "--database",
      secret.replace(/:\d+\//, ":1/"),
    ]);
    expect([wrong.code, wrong.err.trim().split("\n").length]).toEqual([2, 1]);
    expect(one.out + one.err + two.err + wrong.err).not.toContain("hidden-word");
    await Promise.all(servers.splice(0).map((server) => server.end()));
  });
});

describe("events", () => {
  beforeEach(skipWithoutSqlite);

  const typesIn = (file: string) =>
    readFileSync(file, "utf8")
      .trim()
      .split("\n")
      .map((line) => `${JSON.parse(line).subject} ${JSON.parse(line).sequence}`);
  // An event is written again if the server was killed before it had stored that it is written.
  const withoutRepeats = (types: readonly string[]) => [...new Set(types)];

  test("of a server that was killed are in the file after the next start, and a torn line is repaired", async () => {
    const file = join(folder.path, "events.ndjson");
    const first = await serve("--data", data);
    await importAccount(first, "1");
    await first.end("SIGKILL");
    const second = await serve("--data", data, "--events", file);
    await expect.poll(() => typesIn(file)).toEqual(["NORDWERK/1 1", "NORDWERK/1 2"]);
    await second.end("SIGKILL");
    appendFileSync(file, '{"event_id": "half of a l');
    const third = await serve("--data", data, "--events", file);
    await importAccount(third, "2");
    const all = ["NORDWERK/1 1", "NORDWERK/1 2", "NORDWERK/2 1", "NORDWERK/2 2"];
    await expect.poll(() => withoutRepeats(typesIn(file))).toEqual(all);
  });

  test("reach a webhook signed, and what it finally rejects is parked until it is redelivered", async () => {
    const secret = Buffer.from("a secret of thirty-two bytes, yes");
    const receiver = await startReceiver(secret);
    const config = {
      apiKeys: ["sk_1"],
      tokens: [TOKEN],
      operationsTeams: ["migrations-north"],
      suppliers: [{ code: "NORDWERK" }],
      webhooks: [{ url: receiver.url, secrets: [`whsec_${secret.toString("base64")}`] }],
    };
    const settings = makeFolder({ "server.json": JSON.stringify(config) });
    const server = await serve("--data", data, "--config", join(settings.path, "server.json"));
    receiver.answer(410);
    await importAccount(server, "1");
    const list = () => outcomeOf(deliveries, ["--data", data]);
    await expect.poll(async () => (await list()).code).toBe(1);
    expect((await list()).out).toMatch(
      /^webhook:\S+\t2 waiting\t1 parked\n {2}account\.created-v1 \S+ of NORDWERK\/1, after 1 attempt: /,
    );
    receiver.answer(204);
    const again = await runCli([
      "deliveries",
      "--data",
      data,
      "--redeliver",
      `webhook:${receiver.url}`,
    ]);
    expect([again.code, again.out]).toEqual([0, "1 parked event to be tried again.\n"]);
    await expect
      .poll(() => receiver.taken)
      .toEqual(["account.created-v1", "data_import.import_process.complete-v1"]);
    await expect.poll(async () => (await list()).out).toMatch(/\t0 waiting\t0 parked\n$/);
    for (const option of ["--redeliver", "--forget"])
      expect((await outcomeOf(deliveries, ["--data", data, option, "nobody"])).code).toBe(2);
    const gone = await runCli([
      "deliveries",
      "--data",
      data,
      "--forget",
      `webhook:${receiver.url}`,
    ]);
    expect([gone.code, gone.out]).toEqual([
      0,
      `webhook:${receiver.url} is forgotten, with 0 waiting events.\n`,
    ]);
    expect(await list()).toMatchObject({ code: 0, out: "" });
    receiver.close();
    settings.remove();
  });
});

/** A receiver that checks the signature as Standard Webhooks describes it. */
async function startReceiver(secret: Uint8Array) {
  const taken: string[] = [];
  let status = 204;
  const server = createServer(async (request, response) => {
    const body = (await request.toArray().catch(() => undefined))?.join("");
    if (body === undefined) return; // a server that is killed breaks off
    if (!isSigned(request, body, secret)) status = 401;
    else if (status === 204) taken.push(JSON.parse(body).type);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
  return {
    url,
    taken,
    answer: (next: number) => {
      status = next;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function isSigned({ headers }: IncomingMessage, body: string, secret: Uint8Array): boolean {
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  return (
    headers["webhook-signature"] ===
    `v1,${createHmac("sha256", secret).update(signed).digest("base64")}`
  );
}
