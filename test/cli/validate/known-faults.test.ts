// A baseline: faults that are known and accepted, so that only others fail.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Finding } from "../../../src/cli/findings/finding.ts";
import { FORMAT_NAMES } from "../../../src/cli/findings/outputs.ts";
import { validate } from "../../../src/cli/validate/command.ts";
import { fixture } from "../../../src/fixtures.ts";
import { folderOfTest } from "../run-cli.ts";
import { outcomeOf } from "../run-command.ts";

interface Entry {
  readonly file: string;
  readonly path?: string;
  readonly count: number;
}

const NAME = "account.created-v1";
const good = fixture(NAME);
const line = (fields: object, type = NAME) =>
  `${JSON.stringify({ type, payload: { ...good, ...fields } })}\n`;
const GOOD = line({});
const BAD = line({ account_number: 7 });
const WORSE = line({ account_number: 7, account_user_emails: ["a", 1, 2] });

/** 300 faults in a hundred files. */
const many = () =>
  Object.fromEntries(
    Array.from({ length: 100 }, (_, index) => [`in/${index}.ndjson`, `${GOOD}${WORSE}`]),
  );

function prepare(files: Readonly<Record<string, string | Uint8Array>>) {
  const cwd = folderOfTest(files);
  const path = (name: string) => join(cwd, name);
  return {
    cwd,
    write: (name: string, text: string | Uint8Array) => writeFileSync(path(name), text),
    remove: (name: string) => rmSync(path(name)),
    exists: (name: string) => existsSync(path(name)),
    read: (name = "known-faults.yaml") => readFileSync(path(name), "utf8"),
    async run(...args: readonly string[]) {
      return outcomeOf(validate, args, { cwd });
    },
    async json(...args: readonly string[]) {
      const { code, out, err } = await outcomeOf(validate, [...args, "--format", "json"], { cwd });
      return { code, err, ...JSON.parse(out) };
    },
  };
}

describe("a repository with 300 known faults", () => {
  async function accepted() {
    const folder = prepare(many());
    expect((await folder.run("in")).code).toBe(1);
    const { code, err } = await folder.run("in", "--write-accepted");
    expect([code, err]).toEqual([
      0,
      "300 faults accepted by known-faults.yaml.\nknown-faults.yaml was written.\n",
    ]);
    return folder;
  }

  test("passes, and says what it accepts", async () => {
    const { json, run } = await accepted();
    expect(await json("in")).toMatchObject({
      code: 0,
      err: "300 faults accepted by known-faults.yaml.\n",
      issues: [],
      summary: [],
      totals: { files: 100, payloads: 200, valid: 100, invalid: 100, findings: 0, accepted: 300 },
    });
    expect((await run("in")).out).toBe(
      "100 files, 200 payloads: 100 valid, 100 invalid, 300 faults accepted.\n",
    );
  });

  test("fails with one fault more of a known kind, and shows all of that kind", async () => {
    const { json, write } = await accepted();
    write("in/7.ndjson", `${GOOD}${WORSE}${BAD}`);
    const { code, issues, totals, err } = await json("in");
    expect([code, totals.accepted]).toEqual([1, 299]);
    expect(issues.map(({ file, line: at, attr }: Finding) => `${file}:${at} ${attr}`)).toEqual([
      "in/7.ndjson:2 account_number",
      "in/7.ndjson:3 account_number",
    ]);
    expect(err).toMatch(/^known-faults.yaml:\d+ accepts 1 of these faults, and there are 2\.$/m);
  });

  test("fails with a fault of another kind, alone and in its place", async () => {
    const { json, write } = await accepted();
    write("in/7.ndjson", `${GOOD}${WORSE}${line({ is_imported: 1 })}`);
    const { code, issues } = await json("in", "--max-issues", "1");
    expect([code, issues]).toMatchObject([1, [{ line: 3, attr: "is_imported" }]]);
  });

  test("is stale where a fault was mended, until it is counted anew", async () => {
    const { json, run, write, read } = await accepted();
    write("in/7.ndjson", `${GOOD}${line({ account_user_emails: [1] })}`);
    const { code, issues, totals, err } = await json("in");
    expect([code, totals.accepted]).toEqual([2, 298]);
    const entries = parse(read());
    const at = (path: string) =>
      entries.findIndex((one: Entry) => one.file === "in/7.ndjson" && one.path === path) * 5 + 2;
    expect(issues).toMatchObject([
      { file: "known-faults.yaml", line: at("account_number"), code: "stale", severity: "error" },
      { line: at("account_user_emails.*"), detail: expect.stringContaining("and there are 1") },
    ]);
    expect(err).toContain("known-faults.yaml counts more faults than there are");
    expect((await run("in", "--warn")).code).toBe(0);
    expect((await run("in", "--write-accepted")).code).toBe(0);
    expect(parse(read())).toHaveLength(entries.length - 1);
    expect((await run("in")).code).toBe(0);
  });

  test("passes over what is said of files that are not among the inputs", async () => {
    const { run, write, read } = await accepted();
    const { code, err } = await run("in/7.ndjson", "in/8.ndjson");
    expect([code, err]).toEqual([
      0,
      "Not compared, so passed over: 196 of 200 entries of known-faults.yaml.\n6 faults accepted by known-faults.yaml.\n",
    ]);
    write("in/7.ndjson", GOOD);
    expect((await run("in/8.ndjson")).code).toBe(0);
    expect((await run("in/7.ndjson")).code).toBe(2);
    await run("in/7.ndjson", "--write-accepted");
    expect(parse(read())).toHaveLength(198);
  });

  test.each(FORMAT_NAMES)("is told as such in %s", async (name) => {
    const { run, write } = await accepted();
    const quiet = await run("in", "--format", name);
    expect(quiet.code).toBe(0);
    const reports = quiet.out + quiet.err;
    expect(reports).toMatch(/300 faults accepted|"accepted":300/);
    expect(reports).not.toContain("must be");
    write("in/7.ndjson", GOOD);
    write("in/9.ndjson", `${GOOD}${WORSE}${BAD}`);
    const loud = await run("in", "--format", name);
    expect(loud.code).toBe(2);
    expect(loud.out).toContain("known-faults.yaml");
    expect(loud.out).toContain("stale");
    expect(loud.out).toContain("account_number must be a string");
  });
});

test("no value of a payload is in it", async () => {
  const { run, read } = prepare({
    "a.ndjson": line({ account_number: { secret: "Maya" }, account_user_emails: "Maya Okafor" }),
  });
  await run("a.ndjson", "--write-accepted", "--show-values");
  expect(read()).not.toMatch(/Maya|secret/);
  expect(parse(read())).toEqual([
    { file: "a.ndjson", event: NAME, code: "invalid_type", path: "account_number", count: 1 },
    { file: "a.ndjson", event: NAME, code: "invalid_type", path: "account_user_emails", count: 1 },
  ]);
});

describe("all faults are compared", () => {
  test("also those that --max-issues does not print, of one payload and of many", async () => {
    const emails = (count: number) => line({ account_user_emails: Array(count).fill(1) });
    const { run, json, write, read } = prepare({ "a.ndjson": emails(2500) + BAD.repeat(1500) });
    expect((await run("a.ndjson", "--write-accepted", "--max-issues", "3")).code).toBe(0);
    expect(parse(read()).map(({ count }: Entry) => count)).toEqual([1500, 2500]);
    for (const most of ["1", "1000", "0"])
      expect((await run("a.ndjson", "--max-issues", most)).code).toBe(0);
    write("a.ndjson", emails(2501) + BAD.repeat(1500));
    const { code, issues, totals } = await json("a.ndjson", "--max-issues", "5");
    expect([code, issues.length]).toEqual([1, 5]);
    expect(totals).toMatchObject({ findings: 2501, omitted: 2496, accepted: 1500 });
  });

  test("of more kinds than a summary has", async () => {
    const fields = Object.fromEntries(Array.from({ length: 3000 }, (_, key) => [`f${key}`, 1]));
    const { run, json, write } = prepare({ "a.ndjson": line(fields) });
    expect((await run("a.ndjson", "--unknown", "report", "--write-accepted")).code).toBe(0);
    expect((await run("a.ndjson", "--unknown", "report")).code).toBe(0);
    write("a.ndjson", line({ ...fields, last: 1 }));
    const { code, issues } = await json("a.ndjson", "--unknown", "report");
    expect([code, issues]).toMatchObject([1, [{ attr: "last" }]]);
  });

  test("by their whole path", async () => {
    const long = "x".repeat(300);
    const { run, write } = prepare({ "a.ndjson": line({ [`${long}1`]: 1 }) });
    const args = ["a.ndjson", "--unknown", "report"];
    expect((await run(...args, "--write-accepted")).code).toBe(0);
    write("a.ndjson", line({ [`${long}2`]: 1 }));
    expect((await run(...args)).code).toBe(2);
  });
});

describe("what can't be read is never accepted", () => {
  test.each([
    ["a file of broken JSON", "{", 2],
    ["an empty file", "", 2],
    ["a broken line", `${GOOD}{"a":\n${BAD}`, 1],
  ])("%s", async (_, text, code) => {
    const { run, write, json, exists } = prepare({ "a.ndjson": text });
    expect((await run("a.ndjson", "--write-accepted")).code).toBe(code);
    expect((await run("a.ndjson")).code).toBe(code);
    if (exists("known-faults.yaml")) return;
    const entries = ["invalid_json", "no_payload"].map(
      (name) => `- { file: a.ndjson, code: ${name}, count: 1 }\n`,
    );
    write("known-faults.yaml", entries.join(""));
    expect(await json("a.ndjson")).toMatchObject({ code, totals: { accepted: 0 } });
  });

  test("and leaves what is said of it as it is", async () => {
    const { run, write, read } = prepare({ "a.ndjson": BAD, "b.ndjson": BAD });
    await run("a.ndjson", "b.ndjson", "--write-accepted");
    const before = read();
    write("a.ndjson", "{");
    write("b.ndjson", GOOD);
    expect((await run("a.ndjson", "b.ndjson", "--write-accepted")).code).toBe(2);
    expect(read()).toBe(before.slice(0, before.indexOf("- file: b.ndjson")));
  });
});

test("unknown events are accepted by their names, and fail when there are more", async () => {
  const name = "account.creatd-v1";
  const unknown = line({}, name);
  const { run, write, read } = prepare({ "a.ndjson": unknown, "b.ndjson": BAD });
  expect((await run("a.ndjson")).code).toBe(3);
  expect((await run("a.ndjson", "--write-accepted")).code).toBe(0);
  const entry = { file: "a.ndjson", event: name, code: "unknown_event", count: 1 };
  expect(parse(read())).toEqual([entry]);
  expect((await run("a.ndjson")).code).toBe(0);
  for (const other of [
    "account.created-v9",
    `${"x".repeat(90)}-v1`,
    'a" in the catalogue',
    "a\nb",
  ]) {
    write("a.ndjson", line({}, other));
    const { code, out } = await run("a.ndjson");
    expect([code, out]).toEqual([2, expect.stringContaining(`1 unknown_event of ${name} in`)]);
    expect(out).toContain("  error  unknown_event  there is no event");
  }
  write("a.ndjson", unknown);
  expect((await run("b.ndjson", "a.ndjson", "--max-issues", "1")).out).not.toContain("stale");
  expect((await run("a.ndjson", "b.ndjson")).code).toBe(1);
  write("a.ndjson", unknown.repeat(2));
  expect((await run("a.ndjson")).code).toBe(3);
});

test("warnings are not written, as they do not fail", async () => {
  const account = { import_supplier: "NORDWERK", external_account_number: "NW-1" };
  const text = `${JSON.stringify({ ...account, customers: 1 })}\n`.repeat(2);
  const { run, read } = prepare({ "a.ndjson": text });
  const args = ["a.ndjson", "--operation", "stageAccount"];
  await run(...args, "--write-accepted");
  expect(read()).not.toContain("duplicate");
  expect((await run(...args)).out).toContain("duplicate");
  await run(...args, "--strict", "--write-accepted");
  expect(read()).toContain("duplicate");
  expect((await run(...args, "--strict")).code).toBe(0);
});

describe("files have names that hold", () => {
  test("wherever it runs: they begin at the folder of the file of entries", async () => {
    const { cwd, run, read } = prepare({ "repo/in/deep/a.ndjson": BAD, "other/b.ndjson": BAD });
    const accept = ["--accept", "repo/known.yaml"];
    await run("repo/in", "other/b.ndjson", ...accept, "--write-accepted");
    const entries = parse(read("repo/known.yaml"));
    expect(entries.map(({ file }: Entry) => file)).toEqual([
      "../other/b.ndjson",
      "in/deep/a.ndjson",
    ]);
    for (const [from, ...args] of [
      ["repo", "in", "--accept", "known.yaml"],
      ["repo/in/deep", ".", "--accept", "../../known.yaml"],
      [".", join(cwd, "repo/in"), "--accept", join(cwd, "repo/known.yaml")],
      ["other", "../repo/in/deep/a.ndjson", "b.ndjson", "--accept", "../repo/known.yaml"],
    ] as const)
      expect(await outcomeOf(validate, args, { cwd: join(cwd, from) })).toMatchObject({ code: 0 });
  });

  test("the usual file is beside the configuration", async () => {
    const { cwd, run } = prepare({
      "energy-contracts.config.json": "{}",
      "in/deep/a.ndjson": BAD,
    });
    const inside = { cwd: join(cwd, "in/deep") };
    expect(await outcomeOf(validate, ["a.ndjson", "--write-accepted"], inside)).toMatchObject({
      code: 0,
      err: "1 fault accepted by ../../known-faults.yaml.\n../../known-faults.yaml was written.\n",
    });
    expect((await run("in")).code).toBe(0);
  });

  test("standard input, and what is packed", async () => {
    const { cwd, run, read } = prepare({ "a.ndjson.gz": gzipSync(BAD), "b.yaml": "a: 1\n" });
    const stdin = (text: string) => ({ cwd, stdin: Readable.from([Buffer.from(text)]) });
    await outcomeOf(validate, ["-", "--write-accepted"], stdin(BAD));
    await run("a.ndjson.gz", "--write-accepted");
    await run("b.yaml", "--event", NAME, "--write-accepted");
    const files = new Set(parse(read()).map(({ file }: Entry) => file));
    expect([...files]).toEqual(["<stdin>", "a.ndjson.gz", "b.yaml"]);
    expect(await outcomeOf(validate, ["-"], stdin(BAD))).toMatchObject({ code: 0 });
    expect(await outcomeOf(validate, ["-"], stdin(BAD + BAD))).toMatchObject({ code: 1 });
    expect((await run("a.ndjson.gz")).code).toBe(0);
  });
});

describe("the file", () => {
  const ENTRY = `- file: a.ndjson\n  event: ${NAME}\n  code: invalid_type\n  path: account_number\n`;

  test("is as docs/ci.md shows it", async () => {
    const manual = readFileSync(join(import.meta.dirname, "../../../docs/ci.md"), "utf8");
    const [, example = ""] = /```yaml\n(- file:.*?)```/s.exec(manual) ?? [];
    const name = "fixtures/old/account.created-v1.json";
    const { run, read } = prepare({
      "known-faults.yaml": example,
      "fixtures/old/account.created-v1.json": JSON.stringify({
        ...good,
        account_user_emails: [1, 2, 3],
      }),
    });
    expect(parse(example)).toMatchObject([{ file: name }]);
    expect((await run(name)).code).toBe(0);
    await run(name, "--write-accepted");
    expect(read()).toBe(example);
  });

  test("keeps what people wrote in it", async () => {
    const { run, write, read } = prepare({ "a.ndjson": BAD, "b.ndjson": BAD, "c.ndjson": BAD });
    const before = `# Ours.\n\n${ENTRY}  count: 5 # five\n  reason: An old producer.\n\n# Of b\n- {file: b.ndjson, code: required, count: 3}\n# Of d, which is not there any more\n- file: d.ndjson\n  code: required\n  count: 1\n`;
    write("known-faults.yaml", before);
    expect((await run(".", "--write-accepted")).code).toBe(0);
    expect(read()).toBe(
      `# Ours.\n\n${ENTRY}  count: 1 # five\n  reason: An old producer.\n\n# Of b\n# Of d, which is not there any more\n${["b", "c"].map((name) => `${ENTRY.replace("a.", `${name}.`)}  count: 1\n`).join("")}`,
    );
    expect((await run(".")).code).toBe(0);
  });

  test("is not made where there is nothing to accept, and may become empty", async () => {
    const { run, write, read, exists } = prepare({ "a.ndjson": GOOD });
    expect((await run("a.ndjson", "--write-accepted")).code).toBe(0);
    expect(exists("known-faults.yaml")).toBe(false);
    write("a.ndjson", BAD);
    await run("a.ndjson", "--write-accepted");
    write("a.ndjson", GOOD);
    await run("a.ndjson", "--write-accepted");
    expect(read()).toMatch(/^#.*\n$/);
    expect((await run("a.ndjson")).code).toBe(0);
    write("a.ndjson", BAD);
    expect((await run("a.ndjson", "--write-accepted")).code).toBe(0);
    expect((await run("a.ndjson")).code).toBe(0);
  });

  test.each([
    [`${ENTRY}`, "1: an entry needs a count, from 1."],
    [`${ENTRY}  count: 0\n`, "1: an entry needs a count, from 1."],
    [`${ENTRY}  counts: 1\n`, "1: an entry has no counts; did you mean count?"],
    ["- code: required\n  count: 1\n", "1: an entry needs a file."],
    ["- file: a\n  count: 1\n", "1: an entry needs a code."],
    [`${ENTRY}  count: 1\n${ENTRY}  count: 2\n`, "6: line 1 counts the same faults."],
    [`${ENTRY}  count: 1\n  until: 2020-02-29\n`, "this was accepted until 2020-02-29"],
    ["a: 1\n", "1: the file has to be a list."],
    ["- [\n", "known-faults.yaml:"],
  ])("is an error with its line where it is wrong: %j", async (text, message) => {
    const { run, read } = prepare({ "a.ndjson": BAD, "known-faults.yaml": text });
    for (const args of [[], ["--write-accepted"]]) {
      const { code, err, out } = await run("a.ndjson", ...args);
      expect({ code, out, err }).toMatchObject({ code: 2, out: "" });
      expect(err).toContain(message);
      expect(read()).toBe(text);
    }
  });

  test("has to be there if it is named, unless it is to be written", async () => {
    const { run } = prepare({ "a.ndjson": BAD });
    const missing = await run("a.ndjson", "--accept", "known.yaml");
    expect(missing).toMatchObject({ code: 2, err: expect.stringContaining("no such file") });
    expect((await run("a.ndjson", "--accept", "known.yaml", "--write-accepted")).code).toBe(0);
    expect((await run("a.ndjson", "--accept", "known.yaml")).code).toBe(0);
  });

  test("is no payload, and no output but its own", async () => {
    const { run, json, read } = prepare({ "a.ndjson": BAD, "b.json": "[]" });
    expect(
      (await run("a.ndjson", "b.json", "--accept", "b.json", "--write-accepted")).err,
    ).toContain("--write-accepted would write over b.json, which is an input");
    await run("a.ndjson", "--write-accepted");
    expect(await json("*.{ndjson,yaml}")).toMatchObject({
      code: 0,
      totals: { files: 1, passedOver: { "--accept": 1 } },
    });
    const before = read();
    for (const args of [
      ["--format", "json=known-faults.yaml"],
      ["--valid", "known-faults.yaml"],
    ])
      expect((await run("a.ndjson", ...args)).err).toContain("which --accept reads");
    expect(read()).toBe(before);
  });
});
