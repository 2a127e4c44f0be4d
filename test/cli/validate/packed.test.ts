// Files that are packed, folders of them, and what is passed over.
import { Readable } from "node:stream";
import zlib, { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { validate } from "../../../src/cli/validate/command.ts";
import { fixture } from "../../../src/fixtures.ts";
import { folderOfTest, runCli } from "../run-cli.ts";
import { outcomeOf, runCommand } from "../run-command.ts";

const MESSAGE = JSON.stringify({
  type: "account.created-v1",
  payload: fixture("account.created-v1"),
});
const LINES = `${MESSAGE}\n`.repeat(3);
const hasZstd = "zstdCompressSync" in zlib;
const zstd = (text: string) => zlib.zstdCompressSync(text);
const inFolder = (files: Record<string, string | Uint8Array>, ...args: string[]) =>
  outcomeOf(validate, args, { cwd: folderOfTest(files) });

test.each([
  [
    "gzip of several members",
    "part-0000.gz",
    () => Buffer.concat([gzipSync(LINES), gzipSync(LINES)]),
  ],
  ["zstd of several frames", "part-0000.zst", () => Buffer.concat([zstd(LINES), zstd(LINES)])],
  ["zstd by any name", "part-0000", () => zstd(LINES + LINES)],
])("%s is unpacked", async (_, name, pack) => {
  if (!hasZstd && name !== "part-0000.gz") return;
  expect(await inFolder({ [name]: pack() }, name)).toEqual({
    code: 0,
    out: "1 file, 6 payloads: 6 valid.\n",
    err: "",
  });
});

test("zstd of many frames is unpacked, wherever they are cut", async () => {
  if (!hasZstd) return;
  const skipped = Buffer.from([0x5a, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3]);
  const bytes = Buffer.concat([zstd(LINES), skipped, zstd(LINES), zstd(LINES)]);
  for (const size of [1, 2, 3, 5, 100, bytes.length]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    );
    const { out } = await outcomeOf(validate, ["-"], { stdin: Readable.from(pieces) });
    expect([size, out]).toEqual([size, "1 file, 9 payloads: 9 valid.\n"]);
  }
});

test.each([
  [
    "snappy",
    Buffer.from("\xff\x06\x00\x00sNaPpY", "latin1"),
    "it is snappy, which is not read here",
  ],
  [
    "snappy of Java",
    Buffer.from("\x82SNAPPY\x00\x00", "latin1"),
    "it is snappy as Java has it, which is not read here",
  ],
  ["Parquet", Buffer.from("PAR1\x15\x04"), "it is Parquet, which is not read here"],
  [
    "half a file of zstd",
    hasZstd ? zstd(LINES).subarray(0, -3) : gzipSync("").subarray(0, 9),
    "ends too early",
  ],
  ["zstd that is wrong", Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 1, 2, 3, 4, 5, 6, 7, 8]), "it"],
])("%s is named, and the others are read", async (_, bytes, reason) => {
  const files = { "a.json": bytes, "b.json": MESSAGE };
  const { code, out } = await inFolder(files, "a.json", "b.json");
  expect(out).toContain(
    `a.json:1:1  error  unreadable  ${reason}`.replace(/ {2}ends/, "  its data ends"),
  );
  expect(out).toContain("1 valid");
  expect(code).toBe(2);
});

describe("of a folder", () => {
  const files = {
    "in/part-0000.gz": gzipSync(LINES),
    "in/deep/a.jsn": "",
    "in/deep/b.txt": "",
    "in/c.txt": "",
    "in/LICENSE": "",
    "in/.hidden.txt": "",
    "in/node_modules/x.txt": "",
  };
  const text = "4 files passed over: .jsn, .txt, no ending.";

  test("packed files are read, and what is passed over is counted", async () => {
    const { code, out } = await inFolder(files, "in");
    expect([code, out]).toEqual([0, `1 file, 3 payloads: 3 valid. ${text}\n`]);
  });

  test.each(["github", "gitlab", "markdown", "junit"])("%s says so", async (format) => {
    const { out, err } = await inFolder(files, "in", "--format", format);
    expect(out + err).toContain(text);
  });

  test.each(["json", "sarif"])("%s has it in its totals", async (format) => {
    const { out } = await inFolder(files, "in", "--format", format);
    expect(JSON.stringify(JSON.parse(out))).toMatch(/"passedOver":\{[^}]*"\.txt":2/);
  });
});

describe("an input without any payload", () => {
  test.each([
    ["nothing", ""],
    ["white space", " \n\n"],
    ["an empty array", "[]"],
    ["nothing that is packed", gzipSync("")],
  ])("is an error, and taken with --allow-empty: %s", async (_, content) => {
    const files = { "a.ndjson": content, "b.ndjson": MESSAGE };
    const { code, out } = await inFolder(files, ".");
    expect([code, out]).toEqual([2, expect.stringContaining("a.ndjson:1:1  error  no_payload")]);
    const taken = await inFolder(files, ".", "--allow-empty");
    expect(taken).toEqual({ code: 0, out: "2 files, 1 payload: 1 valid.\n", err: "" });
  });

  test("in several threads and in YAML, too", async () => {
    const cwd = folderOfTest({ "a.ndjson": "\n \n", "b.yaml": "# nothing" });
    const { code, out } = await runCli(["validate", "--threads", "2", "a.ndjson"], { cwd });
    expect([code, out]).toEqual([2, expect.stringContaining("there is no payload in it")]);
    expect(await runCommand(validate, ["b.yaml"], { cwd })).toMatchObject({ code: 2 });
  });
});
