// What the page gives to copy, run as it stands.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageData } from "../../scripts/console/page-data.ts";
import type { DescribedOperation, SectionData } from "../../src/console/data.ts";
import { usesOf } from "../../src/console/events/uses.ts";
import { readFields } from "../../src/console/frame/read-fields.ts";
import { snippetsOf } from "../../src/console/rest/snippets.ts";
import { type CliServer, startCli } from "../cli/cli-server.ts";
import { makeProject, root } from "../project.ts";

const run = promisify(execFile);
const hasPython = await run("python3", ["-c", "import jsonschema"]).then(
  () => true,
  () => false,
);
const data = pageData(root);
const read = <Content>(file: string): Content =>
  JSON.parse(data.get(file) ?? "", readFields) as Content;
const operations = read<Record<string, DescribedOperation>>("operations.json");
const events = read<SectionData>("events/accounts.json");

const project = makeProject();
project.link("energy-contracts", "openapi-fetch");
let server: CliServer;
beforeAll(async () => {
  server = await startCli(["serve", "--port", "0", "--quiet"]);
});
afterAll(() => server.end());

const COMMANDS: Readonly<Record<string, [command: string, file: string]>> = {
  curl: ["sh", "request.sh"],
  "Command line": ["sh", "validate.sh"],
  Python: ["python3", "snippet.py"],
};

/** Runs a snippet in an empty project that has the package and openapi-fetch. */
async function runSnippet(title: string, text: string, before = ""): Promise<string> {
  const [command, file] = COMMANDS[title] ?? [process.execPath, "snippet.mts"];
  project.write({ [file]: `${before}${text}` });
  const { stdout } = await run(command, [join(project.path, file)], { cwd: project.path });
  return stdout;
}

const VALUES: Readonly<Record<string, Record<string, string>>> = {
  stageAccount: {},
  createTransactions: { check_previously_added: "false" },
  listProducts: { brand: "NORTHLIGHT", is_green: "true" },
  getAccountTransferStatus: {
    import_supplier_code: "NORDWERK",
    external_account_number: "it's / here",
  },
};

describe.each(Object.entries(VALUES))("the request of %s", (operationId, values) => {
  const operation = operations[operationId];
  if (!operation) throw new Error(`There is no ${operationId}.`);
  const body = operation.requestBody && JSON.stringify(operation.examples[0]?.value, null, 2);
  const filled = { token: "tk_demo_9sWc2LhY6pQzRb", values, body, example: 0, status: "" };
  const titles = Object.keys(snippetsOf(operation, filled, "")).filter(
    (title) => title !== "Python" || hasPython,
  );

  /** How the server answers it: staging with 201 once, and with 200 after that. */
  let expected = "";
  beforeAll(async () => {
    const { fetch = "" } = snippetsOf(operation, filled, server.url);
    for (const _ of ["first", "again"])
      [expected = ""] = (await runSnippet("fetch", fetch)).split(" ");
    expect(expected).toMatch(/^\d{3}$/);
  });

  test.each(titles)("is answered as %s", async (title) => {
    const text = snippetsOf(operation, filled, server.url)[title] ?? "";
    const done = runSnippet(title, text);
    // urllib throws for 4xx, and says which it was.
    const out = await done.catch((error: { stderr: string }) => error.stderr);
    if (title === "TypeScript") expect(out).toContain("valid");
    else if (title === "curl") expect(Object.keys(JSON.parse(out)).length).toBeGreaterThan(0);
    else expect(out).toContain(expected);
  });
});

describe("an event", () => {
  const event = events["account.created-v1"];
  if (!event) throw new Error("There is no account.created-v1.");
  const payload = JSON.stringify(event.examples[0]?.value);
  const uses = usesOf(event);

  test("is recognised by its contract, and received", async () => {
    const given = `const text = ${JSON.stringify(payload)};\n`;
    expect(await runSnippet("TypeScript", uses.TypeScript ?? "", given)).toContain("A-3F7B21C8");
    const message = JSON.stringify({ type: event.name, payload: JSON.parse(payload) });
    const received = `const text = ${JSON.stringify(message)};\n`;
    expect(await runSnippet("Receive", uses.Receive ?? "", received)).toContain("A-3F7B21C8");
  });

  test("is validated by the command", async () => {
    project.write({ "payload.json": payload });
    const command = (uses["Command line"] ?? "").replace("npx energy-contracts", "");
    const main = `${process.execPath} ${join(root, "dist/src/cli/main.cjs")}`;
    expect(await runSnippet("Command line", `${main}${command}`)).toMatch(/valid/);
  });

  test.skipIf(!hasPython)("is judged in Python by the schema of a server", async () => {
    const text = (uses.Python ?? "").replace("http://127.0.0.1:4020", server.url);
    const out = await runSnippet("Python", text, `payload = {"account_number": 7}\n`);
    expect(out).toContain("$.account_number 7 is not of type 'string'");
  });
});
