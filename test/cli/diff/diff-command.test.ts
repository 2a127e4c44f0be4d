import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import type { Io } from "../../../src/cli/command.ts";
import type { Change } from "../../../src/reading/diff/change.ts";
import { EVENT_FILES } from "../../reading/diff/given.ts";
import { runCli } from "../run-cli.ts";
import {
  copyContract,
  EVENT,
  edit,
  generated,
  linkContract,
  makeFolders,
  runDiff,
  writeOther,
} from "./diff-folder.ts";

const { folder, shared } = makeFolders();

const run = (args: readonly string[], overrides?: Partial<Io>) => runDiff(folder, args, overrides);
const other = () => linkContract(shared.path, join(folder.path, "old/generated"));
const AGAINST = ["--against", "old"];

describe("for people", () => {
  test("changes are listed by subject, with a mark and whom they break", async () => {
    other();
    expect(await run(AGAINST)).toEqual({
      code: 1,
      out: [
        "account.created-v1",
        "  - nickname was removed  breaks consumers",
        "",
        "getAccount",
        "  - response 202 was removed  breaks clients and the server",
        "",
        "2 changes in 1 event and 1 operation, 2 of them breaking (1 for consumers, 1 for clients, 1 for the server).",
        "",
      ].join("\n"),
      err: 'Compared with the folder "old".\n',
    });
  });

  test("it says so if nothing has changed", async () => {
    copyContract(join(folder.path, "old/generated"));
    expect(await run(AGAINST)).toMatchObject({ code: 0, out: "Nothing has changed.\n" });
  });

  test("subjects that changed in the same way are listed together", async () => {
    copyContract(join(folder.path, "old/generated"));
    for (const name of ["agreement.created-v1", "agreement.updated-v1"])
      rmSync(join(folder.path, `old/generated/schemas/${name}.json`));
    expect(await run(AGAINST)).toMatchObject({
      code: 0,
      out: "agreement.created-v1, agreement.updated-v1\n  + The event was added\n\n2 changes in 2 events, none of them breaking.\n",
    });
  });

  test("colours are only for a terminal, and control characters are never printed", async () => {
    copyContract(join(folder.path, "old/generated"));
    edit(join(folder.path, `old/generated/schemas/${EVENT}.json`), ({ properties }) => {
      properties["red\u001b[31m"] = { type: "string" };
    });
    expect((await run(AGAINST)).out).toContain("  - red\\u001b[31m was removed  breaks consumers");
    const { out } = await run(AGAINST, { isTerminal: true });
    expect(out).toContain(
      "\u001b[31m-\u001b[39m red\\u001b[31m was removed  \u001b[31mbreaks consumers\u001b[39m",
    );
  });
});

describe("what fails", () => {
  const CASES: [args: string[], code: number, lines: string[]][] = [
    [[], 1, ["nickname", "response 202"]],
    [["--fail-on", "breaking"], 1, ["nickname", "response 202"]],
    [["--fail-on", "none"], 0, ["nickname", "response 202"]],
    [["--breaks", "consumers"], 1, ["nickname"]],
    [["--breaks", "server"], 1, ["response 202"]],
    [["--breaks", "consumers", "--breaks", "server"], 1, ["nickname", "response 202"]],
    [["--breaks", "consumers, server"], 1, ["nickname", "response 202"]],
    [["--breaks", "producers"], 0, []],
    [["--breaks", "producers", "--fail-on", "any"], 0, []],
  ];
  test.each(CASES)("%j exits %d", async (args, code, lines) => {
    other();
    const result = await run([...AGAINST, ...args]);
    expect(result.code).toBe(code);
    expect([...result.out.matchAll(/^ {2}- (.+) was removed/gm)].map(([, what]) => what)).toEqual(
      lines,
    );
  });

  test("a compatible change fails only if any change does", async () => {
    copyContract(join(folder.path, "old/generated"));
    rmSync(join(folder.path, `old/generated/schemas/${EVENT}.json`));
    expect([(await run(AGAINST)).code, (await run([...AGAINST, "--fail-on", "any"])).code]).toEqual(
      [0, 1],
    );
  });

  test("if nothing breaks the parties of --breaks, they are named", async () => {
    other();
    expect((await run([...AGAINST, "--breaks", "producers"])).out).toBe(
      "Nothing has changed that breaks producers.\n",
    );
  });
});

describe("what can't be compared with is wrong usage", () => {
  const CASES: [what: string, args: string[], message: RegExp][] = [
    [
      "nothing of that name",
      ["--against", "v9"],
      /^There is no folder, file or git revision "v9" here\.$/,
    ],
    ["a folder without a contract", ["--against", "."], /^There is no contract in the folder "\."/],
    ["a file that is not JSON", ["--against", "text.json"], /^text\.json is not JSON\.$/],
    [
      "JSON that is not a document",
      ["--against", "other.json"],
      /^other\.json is neither an OpenAPI nor an AsyncAPI document, nor the contract\.lock\.json of a release\.$/,
    ],
    ["a value", ["--against", "null.json"], /^null\.json is not an object\.$/],
    [
      "an option that went",
      ["--against", "old", "--events", "account.*"],
      /^There is no option --events/,
    ],
    ["YAML that is broken", ["--against", "bad.yaml"], /^bad\.yaml is not YAML: /],
    ["no revision", ["--against", "git:v9"], /^There is no git revision "v9" here\.$/],
    [
      "a package that is not unpacked",
      ["--against", "bad.tgz"],
      /^"bad\.tgz" is a package that is not unpacked\. Unpack it, and give the folder/,
    ],
    [
      "a version on npm",
      ["--against", "energy-contracts@1.2.0"],
      /^"energy-contracts@1\.2\.0" is a package that is not unpacked\./,
    ],
    [
      "no repository",
      [],
      /^The working folder is not in a git repository that has a commit\. Say what to compare with: --against/,
    ],
    [
      "an option of git",
      ["--against=--help"],
      /^There is no folder, file or git revision "--help" here\.$/,
    ],
    ["one operand", ["../other"], /^diff takes OLD and NEW, or neither\. --against \.\.\/other /],
    ["three operands", ["a", "b", "c"], /^diff takes OLD and NEW, or neither\./],
    ["an empty operand", ["text.json", ""], /^An operand is empty/],
    ["an empty name", ["--against="], /^The value of --against is empty; is a variable not set\?/],
    ["operands beside --against", ["--against", "old", "v1", "v2"], /leave out --against\.$/],
    ["operands beside --contracts", ["--contracts", "old", "v1", "v2"], /leave out --contracts\.$/],
    [
      "changes to accept between any two things, and no file for them",
      ["other.json", "text.json", "--write-accepted"],
      /^--write-accepted needs --accept FILE/,
    ],
    [
      "nothing that could be new",
      ["--new-contracts", "x", "--against", "old"],
      /^--new-contracts /,
    ],
    [
      "two to compare with",
      ["--against", "old", "--against", "v1"],
      /^--against is given twice; give it once\.$/,
    ],
  ];
  test.each(CASES)("%s", async (_, args, message) => {
    const files = {
      "text.json": "{",
      "other.json": "{}",
      "null.json": "null",
      "bad.tgz": "no gzip",
      "bad.yaml": "a: [",
    };
    for (const [name, content] of Object.entries(files))
      writeFileSync(join(folder.path, name), content);
    if (args.includes("old")) other();
    await expect(run(args)).rejects.toMatchObject({
      name: "UsageError",
      exitCode: 2,
      message: expect.stringMatching(message),
    });
  });

  test("the message about a schema that is not JSON names it", async () => {
    writeOther(join(folder.path, "old/generated"));
    writeFileSync(join(folder.path, `old/generated/schemas/${EVENT}.json`), "{");
    await expect(run(AGAINST)).rejects.toThrow(`old/generated/schemas/${EVENT}.json is not JSON.`);
  });
});

describe("the same API from another house", () => {
  /** Other names of operations, parameters and schemas; other addresses; OpenAPI in YAML. */
  function writeForeign(): void {
    const text = readFileSync(join(generated, "openapi.json"), "utf8")
      .replaceAll(/"(#\/components\/schemas\/)(\w+)"/g, '"$1Api$2"')
      .replaceAll(/\bimport_supplier_code\b/g, "supplier")
      .replaceAll(/"operationId": "(\w+)"/g, '"operationId": "api_$1"');
    const document = JSON.parse(text);
    const renamed = (names: object, rename: (name: string) => string) =>
      Object.fromEntries(Object.entries(names).map(([name, value]) => [rename(name), value]));
    document.servers = [{ url: "https://api.example.com/v1" }];
    document.paths = renamed(document.paths, (path) => path.replace(/^\/v1|\/$/g, ""));
    document.components.schemas = renamed(document.components.schemas, (name) => `Api${name}`);
    writeFileSync(join(folder.path, "theirs.yaml"), stringify(document));
  }

  test("is compared operation by operation", async () => {
    writeForeign();
    const { out } = await run(["--against", "theirs.yaml", "--format", "json"]);
    const changes: { readonly subject: string; readonly code: string }[] = JSON.parse(out).changes;
    const codes = changes.map(({ code }) => code);
    expect(codes.filter((code) => code === "type_removed").length).toBe(76);
    expect(codes.filter((code) => /^operation_(added|removed)/.test(code))).toEqual([]);
    const ofOne = changes.filter(({ subject }) => subject === "api_getAccount");
    expect(ofOne.map(({ code }) => code)).toEqual(["operation_id_changed", "address_changed"]);
  });
});

test("as a program it prints results to stdout, notes to stderr, and exits by its findings", async () => {
  other();
  const found = await runCli(["diff", ...AGAINST], { cwd: folder.path });
  expect(found).toMatchObject({ code: 1, err: 'Compared with the folder "old".\n' });
  expect(found.out).toContain("nickname was removed");
  expect(await runCli(["diff", "--against", "nowhere"], { cwd: folder.path })).toMatchObject({
    code: 2,
    out: "",
  });
});

describe("any two contracts", () => {
  const write = (name: string, change: (document: object) => object = (document) => document) =>
    writeFileSync(join(folder.path, name), JSON.stringify(change(API)));
  const API = {
    openapi: "3.1.0",
    info: { title: "An API of somebody else", version: "1" },
    paths: { "/things": { get: { operationId: "list", responses: { 200: { description: "" } } } } },
  };

  test("have the same JSON as --against, with what is accepted only by --accept", async () => {
    write("old.json");
    write("new.json", (document) => ({ ...document, paths: {} }));
    other();
    const { out: usual } = await run([...AGAINST, "--json"]);
    const entry = "- {code: operation_removed, place: list, reason: nobody called it}\n";
    writeFileSync(join(folder.path, "contract-changes.yaml"), entry);
    const { code, out, err } = await run(["old.json", "new.json", "--json"]);
    const json = JSON.parse(out);
    expect(code).toBe(1);
    expect(err).toBe('Compared the file "new.json" with the file "old.json", the REST API only.\n');
    expect(Object.keys(json)).toEqual(Object.keys(JSON.parse(usual)));
    expect(json).toMatchObject({
      against: 'the file "old.json"',
      changes: [{ code: "operation_removed", subject: "list", breaks: ["clients"] }],
    });
    const accepted = await run(["old.json", "new.json", "--accept", "contract-changes.yaml"]);
    expect(accepted).toMatchObject({ code: 0, out: "Nothing but 1 accepted change.\n" });
  });

  test("are reported where they are in the new one", async () => {
    write("old.json", (document) => ({ ...document, paths: {} }));
    writeFileSync(join(folder.path, "new.yaml"), stringify(API));
    const { out } = await run(["old.json", "new.yaml", "--format", "github"]);
    expect(out).toContain("::notice file=new.yaml,line=8,col=7,title=operation_added (list)");
  });

  test("are packages and revisions, too, with both halves", async () => {
    other();
    copyContract(join(folder.path, "new/package/generated"));
    expect(await run(["old", "new"])).toMatchObject({
      code: 1,
      out: expect.stringContaining("2 changes in 1 event and 1 operation"),
      err: 'Compared the folder "new" with the folder "old".\n',
    });
    folder.git("init", "-q");
    folder.git("add", "new");
    folder.git("commit", "-qm", "first");
    folder.git("mv", "new/package/generated", "generated");
    folder.git("commit", "-qm", "second");
    expect(await run(["old", "HEAD"])).toMatchObject({ code: 1 });
    expect(await run(["HEAD", "new.json"]).catch(({ message }) => message)).toContain("new.json");
    for (const pair of [
      ["HEAD", "git:HEAD"],
      ["old", "./old/generated"],
    ])
      await expect(run(pair)).rejects.toThrow(/^This compares .+ with itself\./);
  });

  test("are compared by all that their folders have, also what one document alone says", async () => {
    for (const side of ["old", "new"]) copyContract(join(folder.path, side, "generated"));
    edit(join(folder.path, "new/generated/asyncapi.json"), ({ channels, components }) => {
      channels.events.address = "shop.events";
      components.schemas.AccountCreatedV1.properties.nickname = { type: "string" };
    });
    const { code, out } = await run(["old", "new", "--json"]);
    const { changes, totals } = JSON.parse(out);
    expect({ code, all: totals.changes }).toEqual({ code: 1, all: EVENT_FILES.length + 1 });
    expect(changes.filter(({ subject }: Change) => subject === EVENT)).toMatchObject([
      { code: "other_changed", path: "" },
      { code: "field_added", path: "nickname" },
    ]);
    // A document in the place of a folder is compared with that of the installed contract.
    const against = await run(["--against", "new/generated/asyncapi.json", "--json"]);
    expect(JSON.parse(against.out).totals.breaking).toBe(EVENT_FILES.length + 1);
  });

  test("are folders with an API alone, and what it refers to is compared", async () => {
    const answer = { 200: { $ref: "parts.json#/Answer" } };
    for (const [side, type] of [
      ["old", "string"],
      ["new", "integer"],
    ] as const) {
      mkdirSync(join(folder.path, side));
      const paths = { "/a": { get: { ...API.paths["/things"].get, responses: answer } } };
      write(`${side}/openapi.json`, (document) => ({ ...document, paths }));
      const content = { "application/json": { schema: { type } } };
      const parts = { Answer: { description: "", content } };
      writeFileSync(join(folder.path, side, "parts.json"), JSON.stringify(parts));
    }
    expect(await run(["old", "new"])).toMatchObject({
      code: 1,
      out: expect.stringContaining("response 200 was changed from string to integer"),
      err: expect.stringContaining("the REST API only"),
    });
  });

  test("of which one has only events and the other only an API are an error", async () => {
    write("api.json");
    copyContract(join(folder.path, "old"));
    await expect(run(["api.json", "old/asyncapi.json"])).rejects.toThrow("only events");
    expect((await run(["old/asyncapi.json", "old"])).out).toBe("Nothing has changed.\n");
  });
});
