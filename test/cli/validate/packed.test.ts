// Files that are packed, folders of them, and what is passed over.
import { Readable } from "node:stream";
import zlib, { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { validate } from "../../../src/cli/validate/command.ts";
import { unpack } from "../../../src/cli/validate/unpack.ts";
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

/** Runs on a file and on a pipe. */
async function bothWays(bytes: Uint8Array, ...args: string[]) {
  const fromPipe = await outcomeOf(validate, ["-", ...args], { stdin: Readable.from([bytes]) });
  const fromFile = await inFolder({ "a.zst": bytes }, "a.zst", ...args);
  expect(fromFile.code).toBe(fromPipe.code);
  expect(fromFile.out.replaceAll("a.zst", "<stdin>")).toBe(fromPipe.out);
  return fromFile;
}

describe.runIf(hasZstd)("behind a frame of zstd", () => {
  const invalid = `${MESSAGE.replace(/"account_number":"[^"]*"/, '"account_number":7')}\n`;

  // 40,000 messages are more than the decompressor gives at a time.
  test.each([1, 40_000])(
    "no bit of the next frame's header is lost (%i messages)",
    async (count) => {
      const first = zstd(`${MESSAGE}\n`.repeat(count));
      const second = zstd(invalid);
      const whole = await bothWays(Buffer.concat([first, second]));
      expect(whole.code).toBe(1);
      const harmless: number[] = [];
      // The magic number, the flags, the size and the head of the first block.
      for (let bit = 0; bit < 9 * 8; bit++) {
        const damaged = Buffer.concat([first, second]);
        damaged[first.length + (bit >> 3)] = (second[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        const { code, out } = await bothWays(damaged);
        if (out === whole.out) harmless.push(bit);
        else
          expect([bit, code, out]).toEqual([bit, 2, expect.stringMatching(/ {2}unreadable {2}it/)]);
      }
      expect(harmless).toEqual([4 * 8 + 4]); // the one flag without a meaning
    },
  );

  test("no piece of the next one is lost, wherever it is cut", async () => {
    const first = zstd(LINES);
    const second = zstd(LINES);
    for (let size = 1; size < second.length; size++) {
      const { code, out } = await bothWays(Buffer.concat([first, second.subarray(0, size)]));
      expect([size, code, out]).toEqual([size, 2, expect.stringContaining("3 payloads: 3 valid")]);
      expect(out).toContain("error  unreadable  its data ends too early");
    }
  });

  test.each([1, 2, 3, 4, 8, 20, 200_000])("%i bytes that are none are told", async (count) => {
    const rest = Buffer.alloc(count, "garbage!");
    const { code, out, err } = await bothWays(Buffer.concat([zstd(LINES), rest]));
    expect([code, err]).toEqual([2, ""]);
    expect(out).toContain("error  unreadable  it");
    expect(out).toContain("3 valid");
  });
});

test("zstd may begin with what is passed over, as that of several threads does", async () => {
  if (!hasZstd) return;
  const skipped = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 4, 0, 0, 0, 1, 2, 3, 4]);
  const { code, out } = await bothWays(Buffer.concat([skipped, zstd(LINES)]));
  expect([code, out]).toEqual([0, "1 file, 3 payloads: 3 valid.\n"]);
});

test("very many frames are joined", async () => {
  if (!hasZstd) return;
  const frames = (count: number, frame: Uint8Array) => Array<Uint8Array>(count).fill(frame);
  const empty = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 0, 0, 0, 0]);
  const bytes = Buffer.concat([...frames(100_000, empty), ...frames(10_000, zstd(`${MESSAGE}\n`))]);
  let pieces = 0;
  let size = 0;
  for await (const { length } of await unpack(Readable.from([bytes]))) {
    pieces++;
    size += length;
  }
  expect(size).toBe(10_000 * (MESSAGE.length + 1));
  expect(pieces).toBeLessThan(size / 100_000);
});

test.each([
  [5, 0],
  [1_000_000, 0],
  [5, 1],
  [1_000_000, 1],
])("%i zeros behind gzip are nothing, unless %i members follow", async (zeros, members) => {
  const more = members === 0 ? "" : gzipSync(LINES);
  const bytes = Buffer.concat([gzipSync(LINES), Buffer.alloc(zeros), Buffer.from(more)]);
  const { code, out } = await inFolder({ "a.gz": bytes }, "a.gz");
  expect(code).toBe(members === 0 ? 0 : 2);
  expect(out).toContain("3 payloads: 3 valid");
  if (members > 0) expect(out).toContain("a.gz:1:1  error  unreadable  it is not valid gzip");
});

test.each([
  ["UTF-16", "\ufeff"],
  ["UTF-16 with its bytes the other way round", "\ufffe"],
])("%s is named, in YAML, too", async (name, mark) => {
  const bytes = Buffer.from(`${mark}${MESSAGE}`, "utf16le");
  for (const file of ["a.json", "a.yaml"]) {
    const { code, out } = await inFolder({ [file]: bytes }, file);
    expect(code).toBe(2);
    expect(out).toContain(`it is ${name}, which is not read here; write it as UTF-8\n`);
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
  const text = "5 files passed over: .jsn, .txt, dot files, no ending.";

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

  test("in YAML, too", async () => {
    const cwd = folderOfTest({ "a.ndjson": "\n \n", "b.yaml": "# nothing" });
    const { code, out } = await runCli(["validate", "a.ndjson"], { cwd });
    expect([code, out]).toEqual([2, expect.stringContaining("there is no payload in it")]);
    expect(await runCommand(validate, ["b.yaml"], { cwd })).toMatchObject({ code: 2 });
  });
});
