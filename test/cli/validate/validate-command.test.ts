import { chmodSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { validate } from "../../../src/cli/validate/command.ts";
import { fixture } from "../../../src/fixtures.ts";
import { folderOfTest, makeFolder, runCli } from "../run-cli.ts";
import { outcomeOf } from "../run-command.ts";

let folder: ReturnType<typeof makeFolder> | undefined;
afterEach(() => {
  folder?.remove();
  folder = undefined;
});
const inFolder = (files: Record<string, string | Uint8Array>, ...args: string[]) => {
  folder = makeFolder(files);
  return inSameFolder(...args);
};
const inSameFolder = (...args: string[]) => outcomeOf(validate, args, { cwd: folder?.path ?? "" });
const fromStdin = (input: string) =>
  outcomeOf(validate, ["-"], { stdin: Readable.from([Buffer.from(input)]) });

const created = fixture("account.created-v1");
const valid = JSON.stringify(created);
const invalid = JSON.stringify({ ...created, account_user_emails: ["maya.okafor@example.com", 7] });
const envelope = (payload: string) => `{"type":"account.created-v1","payload":${payload}}`;

/** The column of the 7 in `invalid`, alone and inside an envelope. */
const column = invalid.indexOf(",7]") + 2;
const inEnvelope = envelope(invalid).indexOf(",7]") + 2;

describe("the event is found", () => {
  const cases: [how: string, file: string, content: string, args: string[]][] = [
    ["by --event", "payload.json", valid, ["--event", "account.created-v1"]],
    ["by the name of the file", "account.created-v1.json", valid, []],
    ["by the first part of the file's name", "account.created-v1.second.json", valid, []],
    ["by the name of a file of lines", "account.created-v1.ndjson", `${valid}\n${valid}\n`, []],
    ["by the name of a .jsonl file", "account.created-v1.jsonl", `${valid}\n`, []],
    [
      "by a version that is not a single number",
      "lifecycle.support-site.sale-1.0.0.json",
      JSON.stringify(fixture("lifecycle.support-site.sale-1.0.0")),
      [],
    ],
    ["by type with payload", "a.json", envelope(valid), []],
    [
      "by --name-at and --payload-at",
      "a.json",
      `{"meta":{"a/b":"account.created-v1"},"body":${valid}}`,
      ["--name-at", "/meta/a~1b", "--payload-at", "/body"],
    ],
    [
      "by --name-at in the payload itself",
      "a.json",
      `{"event":"account.created-v1",${valid.slice(1)}`,
      ["--name-at", "/event"],
    ],
    [
      "in an envelope in a file that is called after an event",
      "account.created-v1.json",
      envelope(valid),
      [],
    ],
  ];
  test.each(cases)("%s", async (_, file, content, args) => {
    const good = await inFolder({ [file]: content }, ...args, file);
    expect(good).toMatchObject({ code: 0, err: "" });
    folder?.remove();
    const bad = await inFolder(
      {
        [file]: content
          .replaceAll('"account_number":', '"account_numbr":')
          .replaceAll('"trigger_action":', '"trigger":'),
      },
      ...args,
      file,
    );
    expect(bad.code).toBe(1);
    expect(bad.out).toMatch(/ {2}error {2}required {2}(account_number|trigger_action) is required/);
  });

  test("not at all: the message says how to name it, and is invalid whatever --unknown-events says", async () => {
    const { code, out } = await inFolder({ "a.json": valid }, "a.json");
    for (const mode of ["error", "warn", "ignore"])
      expect(await inSameFolder("a.json", "--unknown-events", mode)).toMatchObject({
        code: 1,
        out,
      });
    expect(code).toBe(1);
    expect(out).toContain(
      "a.json:1:1  error  missing_event_name  nothing names the event; use --event, --name-at, or a file called after it",
    );
  });

  test("by the message, but without a payload: the message says where it should be", async () => {
    const { code, out } = await inFolder(
      {
        "a.json": '{"type":"account.created-v1","payload":null}',
        "b.json": '{"t":"account.created-v1"}',
      },
      "a.json",
    );
    expect(code).toBe(1);
    expect(out).toContain("must be an object, not null");
    const missing = await inSameFolder("--name-at", "/t", "--payload-at", "/nope", "b.json");
    expect(missing.code).toBe(1);
    expect(missing.out).toContain(
      "b.json:1:1  error  required  there is nothing at /nope, where the payload should be",
    );
  });

  test("by a --event that is mistyped: that is wrong usage with exit code 3, whatever --unknown-events says", async () => {
    const { code, out, err } = await inFolder(
      { "a.json": valid },
      "--event",
      "account.craeted-v1",
      "--unknown-events",
      "ignore",
      "a.json",
    );
    expect({ code, out }).toEqual({ code: 3, out: "" });
    expect(err).toContain(
      '--event: there is no event "account.craeted-v1" in the catalogue; did you mean account.created-v1? Run "energy-contracts',
    );
    const { err: nothingNear } = await outcomeOf(validate, ["--event", "x", "-"]);
    expect(nothingNear).toContain(
      '--event: there is no event "x" in the catalogue. Run "energy-contracts validate --help" for details.',
    );
    const { err: operation } = await outcomeOf(validate, ["--event", "stageAccount", "-"]);
    expect(operation).toContain("; operations of the REST API are for --operation.");
  });

  test("by a type without a version: the newest version is suggested, at the place of the name", async () => {
    const { code, out } = await inFolder(
      { "a.json": '{"payload":{},\n "type":"agreement.updated"}' },
      "a.json",
    );
    expect(code).toBe(3);
    expect(out).toContain(
      'a.json:2:9  error  unknown_event  there is no event "agreement.updated" in the catalogue; did you mean agreement.updated-v2?',
    );
  });

  test.each([
    ["warn", 0, "warning  unknown_event"],
    ["ignore", 0, "1 file"],
    ["error", 3, "error  unknown_event"],
  ])("--unknown-events %s exits %i", async (mode, code, text) => {
    const outcome = await inFolder(
      { "a.ndjson": `${envelope(valid)}\n{"type":"nothing.like-v9","payload":{}}\n` },
      "--unknown-events",
      mode,
      "a.ndjson",
    );
    expect(outcome.code).toBe(code);
    expect(outcome.out).toContain(text);
  });
});

describe("a fault has the place of the value in the user's file", () => {
  const pretty = JSON.stringify(
    {
      type: "account.created-v1",
      payload: { ...created, account_user_emails: ["maya.okafor@example.com", 7] },
    },
    null,
    2,
  );
  const cases: [where: string, file: string, content: string | Uint8Array, place: string][] = [
    ["in a document", "account.created-v1.json", invalid, `account.created-v1.json:1:${column}`],
    ["in an indented envelope", "a.json", pretty, "a.json:7:7"],
    [
      "in an item of an array",
      "a.json",
      `[\n${envelope(valid)},\n  ${envelope(invalid)}\n]`,
      `a.json:3:${inEnvelope + 2}`,
    ],
    [
      "in an indented item of an array",
      "a.json",
      JSON.stringify([JSON.parse(pretty)], null, 2),
      "a.json:8:9",
    ],
    [
      "in a line",
      "a.ndjson",
      `${envelope(valid)}\n\n${envelope(invalid)}\n`,
      `a.ndjson:3:${inEnvelope}`,
    ],
    [
      "in a packed line",
      "a.ndjson.gz",
      gzipSync(`${envelope(valid)}\n${envelope(invalid)}`),
      `a.ndjson.gz:2:${inEnvelope}`,
    ],
    [
      "after a byte-order mark",
      "account.created-v1.json",
      `\ufeff${invalid}`,
      `account.created-v1.json:1:${column}`,
    ],
    [
      "with Windows line ends",
      "a.ndjson",
      `${envelope(valid)}\r\n${envelope(invalid)}\r\n`,
      `a.ndjson:2:${inEnvelope}`,
    ],
  ];
  test.each(cases)("%s", async (_, file, content, place) => {
    const { code, out, err } = await inFolder({ [file]: content }, file);
    expect(out).toContain(
      `${place}  error  invalid_type  account_user_emails.1 must be a string, not a number  (account.created-v1)`,
    );
    expect({ code, err }).toEqual({ code: 1, err: "" });
  });

  test("a missing field has the place of the object that lacks it", async () => {
    const { out } = await inFolder(
      {
        "a.json":
          '{"type": "billing.ledger.entry_posted-v1",\n "payload": {"ledger": {"account": {}, "number": "L-1"}}}',
      },
      "a.json",
    );
    expect(out).toContain("a.json:2:36  error  required  ledger.account.number is required");
  });
});

describe("inputs", () => {
  const files = {
    "x/account.created-v1.json": valid,
    "x/y/account.created-v1.bad.json": invalid,
    "x/notes.txt": "no",
    "account.created-v1.c.ndjson": `${valid}\n`,
  };

  test.each([
    ["a folder, with what is below it", ["x"], "2 files"],
    ["a glob that the shell did not expand", ["x/**/*.json"], "2 files"],
    ["braces in a glob", ["{x,z}/*.json"], "1 file"],
    ["several of them, each file once", ["x", "x/*.json", "*.ndjson"], "3 files"],
    ["the working folder", ["."], "3 files"],
  ])("%s", async (_, operands, text) => {
    expect((await inFolder(files, ...operands)).out).toContain(text);
  });

  test("what is in node_modules is left out, unless it is named", async () => {
    const inside = {
      "node_modules/some-package/package.json": "{}",
      "node_modules/x/account.created-v1.json": valid,
      ...files,
    };
    expect((await inFolder(inside, ".")).out).toContain("3 files");
    expect((await inSameFolder("**/*.json")).out).toContain("2 files");
    expect((await inSameFolder("node_modules/x/*.json")).out).toContain("1 file,");
  });

  const EVENT = "account.created-v1";
  const tree = {
    [`a/${EVENT}.json`]: valid,
    [`a/b/${EVENT}.json`]: valid,
    "a/b/notes.txt": "",
    [`a/b/c/${EVENT}.x.json`]: valid,
    [`a/.hidden/${EVENT}.json`]: valid,
    [`a/.${EVENT}.json`]: valid,
    [`a/node_modules/${EVENT}.json`]: valid,
    [`a,b/${EVENT}.json`]: valid,
    [`a(1)/${EVENT}.json`]: valid,
    "empty/sub/.keep": "",
  };
  test.each<[glob: string, files: number, passedOver?: string]>([
    ["a/*", 3, "3 files passed over: .txt, dot files"],
    ["a/**/*.json", 3, "2 files passed over: dot files"],
    ["a/**/b/**/*.json", 2, "1 file passed over: dot files"],
    ["a/*.json", 1, "1 file passed over: dot files"],
    ["**/b/*.json", 1, "1 file passed over: dot files"],
    ["*/b/c/*", 1],
    ["./a/?/*.json", 1],
    ["a\\b\\*.json", 1],
    ["a/[a-c]/*.json", 1],
    ["a/[!c-z]/*.json", 1],
    ["{a,a/b}/*.json", 2, "1 file passed over: dot files"],
    ["{a/{b,c},a(*}/*.json", 2],
    ["a,b/*.json", 1],
    ["a(1)/*.json", 1],
    ["a/.hidden/*", 1],
    ["a/.*.json", 1],
    ["a/node_modules/*.json", 1],
  ])("the glob %s sees what a folder sees", async (glob, count, passedOver) => {
    const { code, out } = await inFolder(tree, `--event=${EVENT}`, glob);
    const rest = passedOver ? ` ${passedOver}.` : "";
    const [files, payloads] = count === 1 ? ["file", "payload"] : ["files", "payloads"];
    const text = `${count} ${files}, ${count} ${payloads}: ${count} valid.${rest}\n`;
    expect([code, out]).toEqual([0, text]);
  });

  test.each(["a/*.xml", "a/b/[z-a]*.json", "{a/*.json", "no/**", "empty/**", "*.json"])(
    "the glob %s matches nothing",
    async (glob) => {
      const { code, err } = await inFolder(tree, glob);
      expect([code, err]).toEqual([2, expect.stringMatching(/^No file matches /)]);
    },
  );

  test("a glob finds files by each path, also by a link to a folder that another path has", async () => {
    await inFolder({ [`f/real/${EVENT}.json`]: valid, "other.json": envelope(valid) });
    const path = folder?.path ?? "";
    symlinkSync("real", join(path, "f/link"));
    symlinkSync("..", join(path, "f/real/up"));
    for (const glob of ["f/l*/*.json", "**/l*/*.json", "f/r*/*.json", "**/r*/*.json", "f/**"])
      expect(await inSameFolder(glob)).toMatchObject({
        out: expect.stringMatching(/^1 file, 1 payload: 1 valid\./),
      });
    expect((await inSameFolder("f/{link,real}/*.json", "f")).out).toMatch(/^1 file, /);
  });

  test("of a glob, a link that leads nowhere is an error, and so is a folder that may not be read", async () => {
    await inFolder({ "a/account.created-v1.json": valid, "a/locked/account.created-v1.json": "" });
    const path = folder?.path ?? "";
    symlinkSync("nowhere", join(path, "a/account.created-v1.link.json"));
    for (const place of ["a", "a/*", "a/*.json"]) {
      const { code, out } = await inSameFolder(place);
      expect([code, out]).toEqual([2, expect.stringContaining("there is no such file")]);
    }
    rmSync(join(path, "a/account.created-v1.link.json"));
    chmodSync(path, 0o755);
    chmodSync(join(path, "a/locked"), 0);
    // Root may read every folder.
    const nobody = "process.getuid() === 0 && process.seteuid(65534)";
    const nodeOptions = ["--import", `data:text/javascript,${encodeURIComponent(nobody)}`];
    for (const place of ["a", "a/*", "a/**", "a/**/*.json", "*/*/*.json"]) {
      const { code, err } = await runCli(["validate", place], { cwd: path, nodeOptions });
      expect([code, err]).toEqual([2, `${place} can't be read: it may not be read.\n`]);
    }
    expect((await runCli(["validate", "a/*.json"], { cwd: path, nodeOptions })).code).toBe(0);
  });

  test("a file whose name looks like a glob is that file", async () => {
    expect(
      (await inFolder({ "account.created-v1.[1].json": valid }, "account.created-v1.[1].json"))
        .code,
    ).toBe(0);
  });

  test.each([
    ["a pointer that leads nowhere", ["--warn", "--name-at", "/typ", "--payload-at", "/payload"]],
    ["no name at all", ["--warn", "nameless.json"]],
    ["texts that are no JSON", ["--warn", "carried.json"]],
    ["an unknown event that is a warning", ["--unknown-events", "warn", "unknown.json"]],
    ["an unknown event that is ignored", ["--unknown-events", "ignore", "unknown.json"]],
    ["an unknown event in a lenient run", ["--warn", "unknown.json"]],
  ])("a run that judges nothing is an error, and taken with --allow-empty: %s", async (_, args) => {
    const files = {
      "a.json": envelope(valid),
      "nameless.json": "{}",
      "carried.json": '{"Records":[{"body":"hello"}]}',
      "unknown.json": '{"type":"brand.new-v1","payload":{}}',
    };
    const given = args.at(-1)?.endsWith(".json") ? args : [...args, "a.json"];
    const { code, err } = await inFolder(files, ...given);
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/^Nothing was judged: no contract for /),
    ]);
    expect(await inSameFolder(...given, "--allow-empty")).toMatchObject({ code: 0, err: "" });
    if (given === args) expect((await inSameFolder(...args, "a.json")).code).toBe(0);
  });

  test("standard input: a document, an array, lines", async () => {
    for (const input of [
      envelope(valid),
      JSON.stringify(JSON.parse(envelope(valid)), null, 2),
      `[${envelope(valid)}]`,
      `${envelope(valid)}\n${envelope(valid)}\n`,
    ]) {
      expect(await fromStdin(input)).toMatchObject({ code: 0, err: "" });
    }
    const bad = await fromStdin(`${envelope(valid)}\n${envelope(invalid)}\n`);
    expect(bad.out).toContain(`<stdin>:2:${inEnvelope}  error  invalid_type`);
  });

  test.each([
    ["nothing", [], /Name the files to validate/],
    ["a glob that matches nothing", ["none/*.json"], /No file matches none\/\*\.json/],
    ["an empty folder", ["empty"], /The folder empty contains no .*: 'empty\/\*\*'\./],
    ["a pointer that is not one", ["--name-at", "type", "x"], /takes a JSON Pointer/],
    ["a limit that is not a number", ["--max-issues", "many", "x"], /takes a whole number/],
  ])("%s is wrong usage: exit 2 and nothing on stdout", async (_, args, message) => {
    const outcome = await inFolder({ ...files, "empty/readme.txt": "" }, ...args);
    expect(outcome).toMatchObject({ code: 2, out: "" });
    expect(outcome.err).toMatch(message);
  });

  test("a missing file is named, the others are validated, and the exit code is 2", async () => {
    const { code, out } = await inFolder(files, "nowhere.json", "x/y/account.created-v1.bad.json");
    expect(code).toBe(2);
    expect(out).toContain("nowhere.json:1:1  error  unreadable  there is no such file");
    expect(out).toContain("invalid_type");
  });
});

describe("what is not JSON", () => {
  test("has the place where it breaks, the other files are validated, and the exit code is 2", async () => {
    const broken = `{\n  "account_number": "A-1",\n  "account_user_emails": [,]\n}`;
    const { code, out } = await inFolder(
      { "account.created-v1.a.json": broken, "account.created-v1.b.json": invalid },
      ".",
    );
    expect(code).toBe(2);
    expect(out).toContain(
      'account.created-v1.a.json:3:27  error  invalid_json  expected a value, not ","',
    );
    expect(out).toContain(`account.created-v1.b.json:1:${column}  error  invalid_type`);
  });

  test("in a line is a fault of that line only, and the exit code is 1", async () => {
    const { code, out } = await inFolder(
      { "a.ndjson": `${envelope(valid)}\n{"type":\n${envelope(invalid)}\n` },
      "a.ndjson",
    );
    expect(code).toBe(1);
    expect(out).toContain(
      "a.ndjson:2:9  error  invalid_json  expected a value, not the end of the input",
    );
    expect(out).toContain(`a.ndjson:3:${inEnvelope}  error  invalid_type`);
  });

  test.each([
    ["an empty document", "account.created-v1.json", "", "1:1", "there is no payload in it"],
    ["an array without an end", "a.json", `[${envelope(valid)}`, "1:", 'expected "," or "]"'],
    ["an array with a gap", "a.json", `[${envelope(valid)},,]`, "1:", 'expected a value, not ","'],
    [
      "an array with a comma too many",
      "a.json",
      `[${envelope(valid)},]`,
      "1:",
      'expected a value, not "]"',
    ],
    ["something after an array", "a.json", `[]\n x`, "2:2", "expected a value"],
    ["an only item that breaks", "a.json", `[\n{"type" 1}]`, "2:9", 'expected ":"'],
    [
      "bytes that are not UTF-8",
      "account.created-v1.json",
      Buffer.from([0x7b, 0xff, 0x7d]),
      "1:1",
      "not UTF-8",
    ],
    [
      "UTF-16",
      "account.created-v1.json",
      Buffer.from(`\ufeff${valid}`, "utf16le"),
      "1:1",
      "it is UTF-16, which is not read here; write it as UTF-8",
    ],
    [
      "gzip that ends too early",
      "a.ndjson.gz",
      gzipSync(Array(2000).fill(envelope(valid)).join("\n")).subarray(0, 150),
      "1:1",
      "its data ends too early",
    ],
  ])("%s", async (_, file, content, place, detail) => {
    const { code, out } = await inFolder({ [file]: content }, file);
    expect(out).toContain(`${file}:${place}`);
    expect(out).toContain(detail);
    expect(code).toBe(2);
  });

  test("bytes that are not UTF-8 in a line do not affect the other lines", async () => {
    const bytes = Buffer.concat([
      Buffer.from(`${envelope(valid)}\n{"type":"`),
      Buffer.from([0xc3, 0x28]),
      Buffer.from(`"}\n${envelope(valid)}\n`),
    ]);
    const { code, out } = await inFolder({ "a.ndjson": bytes }, "a.ndjson");
    expect(code).toBe(1);
    expect(out).toContain("a.ndjson:2:1  error  invalid_json  the text is not UTF-8");
    expect(out).toContain("2 valid");
  });
});

describe("hostile input gets a verdict", () => {
  const nested = `${"[".repeat(1_000_000)}${"]".repeat(1_000_000)}`;
  test.each<[string, string, number, string]>([
    [
      "a million levels of nesting",
      `{"account_number":${nested},"account_user_emails":[]}`,
      1,
      "must be a string, not an array",
    ],
    [
      "a million levels in a free object",
      `{"account_number":"A-1","account_user_emails":[],"x":${nested}}`,
      0,
      "1 valid",
    ],
    [
      "a number that is too large",
      '{"account_number":1e400,"account_user_emails":[]}',
      1,
      "must be a string, not a number",
    ],
    ["NUL in a string", '{"account_number":"A\\u0000","account_user_emails":[]}', 0, "1 valid"],
    [
      "a NUL byte",
      '{"account_number":"A\u0000","account_user_emails":[]}',
      2,
      "expected no control character in a string",
    ],
    ["a lone surrogate", '{"account_number":"\\ud800","account_user_emails":[]}', 0, "1 valid"],
    [
      "__proto__ in place of a field",
      '{"__proto__":{"account_number":"A-1"},"account_user_emails":[]}',
      1,
      "account_number is required",
    ],
    [
      "constructor as an event",
      '{"type":"constructor","payload":{}}',
      3,
      'there is no event "constructor"',
    ],
  ])("%s", async (_, content, code, text) => {
    folder = makeFolder({ "account.created-v1.json": content, "other.json": content });
    const file = content.includes('"type"') ? "other.json" : "account.created-v1.json";
    const outcome = await inSameFolder(file);
    expect(outcome).toMatchObject({ code, err: "" });
    expect(outcome.out).toContain(text);
  });

  test("a line of 100 MB", async () => {
    const line = `{"type":"account.created-v1","payload":{"account_number":"${"x".repeat(100 * 1024 * 1024)}","account_user_emails":[7]}}`;
    folder = makeFolder({ "a.ndjson": `${line}\n${envelope(valid)}\n` });
    const { code, out } = await runCli(["validate", "a.ndjson"], { cwd: folder.path });
    expect(code).toBe(1);
    expect(out).toContain("a.ndjson:1:1  error  invalid_json  the text is too long");
    expect(out).toContain("1 valid");
    expect(out.length).toBeLessThan(1000);
  });
});

describe("large inputs", () => {
  const many = (count: number, at: number) =>
    Array.from({ length: count }, (_, index) => envelope(index === at ? invalid : valid));

  test.each([
    ["lines", (items: string[]) => items.join("\n"), "-"],
    ["an array", (items: string[]) => `[${items.join(",\n")}]`, "-"],
  ])("%s of 30 MB are validated with a heap of 20 MB", async (_, make, operand) => {
    const input = make(many(215_000, 200_000));
    expect(input.length).toBeGreaterThan(27_500_000);
    const { code, out, err } = await runCli(["validate", operand], {
      input,
      nodeOptions: ["--max-old-space-size=20"],
    });
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out).toContain("<stdin>:200001:");
    expect(out).toMatch(/214,?999 valid/);
  });

  test("--threads is taken, and said to be ignored", async () => {
    folder = makeFolder({ "a.ndjson": `${envelope(invalid)}\n` });
    const run = (...args: string[]) =>
      runCli(["validate", "a.ndjson", ...args], { cwd: folder?.path ?? "" });
    const [one, three] = [await run(), await run("--threads", "3")];
    expect(one.err).toBe("");
    expect(three).toEqual({ ...one, err: "--threads is ignored: one thread judges a file.\n" });
  });

  test("without WebAssembly it says so, and ends with 2", async () => {
    folder = makeFolder({ "a.ndjson": `${envelope(invalid)}\n` });
    const options = { cwd: folder.path, nodeOptions: ["--jitless"] };
    const { code, err } = await runCli(["validate", "a.ndjson"], options);
    expect([code, err]).toEqual([2, expect.stringContaining("validate needs WebAssembly")]);
  });

  test("--keys once makes equal keys faults, in strings and lists, too", async () => {
    const twice = '{"type":"agreement.revoked-v1","payload":{"agreement_id":7,"a":{"b":1,"b":2}}}';
    const carried = JSON.stringify({ body: twice });
    const text = `${twice}\n${carried}\n[${twice}]\n`;
    const free = await inFolder({ "a.ndjson": text }, "a.ndjson");
    expect(free.code).toBe(0);
    const { code, out } = await inFolder({ "a.ndjson": text }, "a.ndjson", "--keys", "once");
    expect(code).toBe(1);
    const places = [...out.matchAll(/a\.ndjson:(\S+) {2}error {2}repeated_field {2}a\.b occurs/g)];
    expect(places.map(([, place]) => place)).toEqual([
      `1:${twice.lastIndexOf('"b"') + 1}`,
      `2:${carried.lastIndexOf('\\"b') + 1}`,
      `3:${twice.lastIndexOf('"b"') + 2}`,
    ]);
  });
});

describe("options", () => {
  const three = Array(3).fill(envelope(invalid)).join("\n");

  test("--max-issues reports so many and counts the rest", async () => {
    const { code, out } = await inFolder({ "a.ndjson": three }, "--max-issues", "1", "a.ndjson");
    expect(code).toBe(1);
    expect(out.match(/error {2}invalid_type/g)).toHaveLength(1);
    expect(out).toContain("3 issues");
  });

  test("--warn reports everything and exits 0", async () => {
    const { code, out } = await inFolder(
      { "a.ndjson": `${three}\n{"type":"no.such-v1","payload":{}}\nx` },
      "--warn",
      "a.ndjson",
    );
    expect(code).toBe(0);
    expect(out).toContain("warning  invalid_type");
    expect(out).not.toContain("  error  ");
  });

  test("--warn does not hide that an input could not be read", async () => {
    expect((await inFolder({ "account.created-v1.json": "{" }, "--warn", ".")).code).toBe(2);
    expect((await outcomeOf(validate, ["--warn", "nowhere.json"])).code).toBe(2);
  });

  test("--unknown report names unknown fields, and the fields that may have been meant", async () => {
    const payload = JSON.stringify({ ...created, is_importd: true });
    expect(
      (await inFolder({ "account.created-v1.json": payload }, "account.created-v1.json")).code,
    ).toBe(0);
    folder?.remove();
    const { code, out } = await inFolder(
      { "account.created-v1.json": payload },
      "--unknown",
      "report",
      "account.created-v1.json",
    );
    expect(code).toBe(1);
    expect(out).toContain(
      "unknown_field  is_importd is not a field of this contract; did you mean is_imported?",
    );
  });

  test.each([
    [{ "bad.json": "{", "account.created-v1.json": invalid, "no.such-v1.json": "{}" }, 2],
    [{ "account.created-v1.json": invalid, "no.such-v1.json": "{}" }, 1],
    [{ "account.created-v1.json": valid, "no.such-v1.json": "{}" }, 3],
    [{ "account.created-v1.json": valid }, 0],
  ])("the most serious finding decides the exit code: %#", async (files, code) => {
    expect((await inFolder(files, ".")).code).toBe(code);
  });
});

test("--null absent takes null for an optional field that is left out, in whatever way it is read", async () => {
  const right = { account_number: "A", account_user_emails: [], is_imported: null };
  const wrong = { account_number: null, account_user_emails: [null], is_imported: null };
  const lines = [right, wrong, { ...right, is_imported: true }].map((payload) =>
    JSON.stringify({ type: "account.created-v1", payload }),
  );
  const cwd = folderOfTest({ "a.ndjson": `${lines.join("\n")}\n`, "b.json": lines[0] ?? "" });
  const run = async (...args: string[]) => {
    const { out } = await outcomeOf(validate, ["--format=json", ...args, "."], { cwd });
    const { issues, totals } = JSON.parse(out);
    const faults = issues.map(({ file, line, attr, code }: Record<string, unknown>) =>
      [file, line, attr, code].join(" "),
    );
    return { faults, valid: totals.valid };
  };
  expect(await run("--null", "absent")).toEqual({
    faults: ["a.ndjson 2 account_number required", "a.ndjson 2 account_user_emails.0 null"],
    valid: 3,
  });
  expect((await run("--null=fault")).valid).toBe(1);
  expect(await run()).toEqual(await run("--null=fault"));
  const refused = ["--operation=stageAccount", "--null=absent", "."];
  const { code, err } = await outcomeOf(validate, refused, { cwd });
  expect([code, err]).toEqual([2, expect.stringContaining("--operation and --null exclude")]);
});
