import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { variedLines } from "../../../bench/varied-events.ts";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { observe } from "../../../src/cli/observe/command.ts";
import * as fixtures from "../../../src/fixtures.ts";
import { FORMAT } from "../../../src/library/judge/lists.ts";
import type { Observed } from "../../../src/reading/observed/observed.ts";
import { readObserved } from "../../../src/reading/observed/read-observed.ts";
import { folderOfTest } from "../run-cli.ts";
import { outcomeOf } from "../run-command.ts";

const EVENT = "account.created-v1";
const PAYLOAD = { account_number: "A-1", account_user_emails: ["a@example.org"] };
const line = (payload: unknown, more = {}) =>
  `${JSON.stringify({ type: EVENT, payload, ...more })}\n`;
const LINES = [
  line(PAYLOAD),
  line({ ...PAYLOAD, account_number: null, extra: 1 }),
  line({}, { type: "account.created-v2" }),
].join("");

const input = (text: string | Uint8Array) => ({
  stdin: (async function* () {
    yield Buffer.from(text);
  })(),
});
const run = (argv: readonly string[], files: Parameters<typeof folderOfTest>[0] = {}, stdin = "") =>
  outcomeOf(observe, argv, { cwd: folderOfTest(files), ...input(stdin) });
const documentIn = (text: string): Observed => {
  const { observed, fault } = readObserved(text);
  if (fault !== undefined) throw new Error(fault);
  return observed;
};

describe("inputs", () => {
  test("are counted, and what is invalid is not an error", async () => {
    const { code, out, err } = await run(["-"], {}, LINES);
    expect([code, err]).toEqual([
      0,
      "1 file, 3 payloads: 1 valid, 1 invalid, 1 of an unknown event.\n",
    ]);
    expect(out.endsWith("}\n")).toBe(true);
    const { contracts, ...others } = documentIn(out);
    expect(Object.values(contracts ?? {})).toEqual([2]);
    expect(others).toEqual({
      envelopes: { "type, payload": 2 },
      events: {
        [EVENT]: {
          fields: {
            account_number: { null: 1 },
            "account_user_emails[]": { items: 2 },
            is_imported: { absent: 2 },
          },
          invalid: 1,
          unknown: { "": { count: 1, names: { extra: 1 } } },
          valid: 1,
        },
      },
      format: FORMAT,
      messages: { invalid: 1, unknown_version: 1, valid: 1 },
      unknown_events: { count: 1, names: { "account.created-v2": 1 } },
      versions: { joined: 2 },
    });
  });

  test.each<
    [what: string, argv: string[], files: Parameters<typeof folderOfTest>[0], events: number]
  >([
    [
      "a folder, with gzip and YAML",
      ["."],
      {
        "a.ndjson": LINES,
        "b/c.ndjson.gz": gzipSync(LINES),
        "d.yaml": LINES.replaceAll("\n", "\n---\n"),
      },
      6,
    ],
    [
      "a file called after its event",
      [`${EVENT}.json`],
      { [`${EVENT}.json`]: JSON.stringify(PAYLOAD) },
      1,
    ],
    ["--event", ["--event", EVENT, "x.json"], { "x.json": JSON.stringify(PAYLOAD) }, 1],
    [
      "names and payloads elsewhere",
      ["--name-at", "/n/0", "--version-at", "/v", "--payload-at", "/p", "x.json"],
      { "x.json": JSON.stringify({ n: ["account.created"], v: "v1", p: PAYLOAD }) },
      1,
    ],
  ])("of %s are read", async (_, argv, files, count) => {
    const { code, out, err } = await run(argv, files);
    expect(code, err).toBe(0);
    const { valid = 0, invalid = 0 } = documentIn(out).events?.[EVENT] ?? {};
    expect(valid + invalid).toBe(count);
  });

  test("the word of a bus makes a field the one of the contract", async () => {
    const event = "ink.message_attachment.safe-v1";
    const text = JSON.stringify(fixtures.fixture(event)).replaceAll("objstore", "store");
    const counted = async (...argv: string[]) => {
      const { out } = await run([...argv, "--event", event, "-"], {}, text);
      return documentIn(out).events?.[event];
    };
    expect(await counted()).toMatchObject({ invalid: 1, unknown: { "": { count: 2 } } });
    expect(await counted("--word", "objstore=store")).toMatchObject({ valid: 1 });
  });

  test("that can't be read make the exit code 2, and the others are counted", async () => {
    const files = { "good.ndjson": LINES, "bad.json": "{" };
    const { code, out, err } = await run(["good.ndjson", "bad.json", "none.json"], files);
    expect(code).toBe(2);
    expect(documentIn(out).messages).toMatchObject({ valid: 1 });
    expect(err.split("\n").slice(0, 2)).toEqual([
      "bad.json:1:2 can't be read: it is not JSON.",
      "none.json:1:1 can't be read: there is no such file.",
    ]);
  });

  test.each([
    ["an empty file", ""],
    ["messages without a name", '{"a":1}\n{"b":2}\n'],
    ["unknown events alone", line({}, { type: "x.y-v1" })],
  ])("are refused if nothing has a contract: %s", async (_, text) => {
    const { code, out } = await run(["-"], {}, text);
    expect([code, out]).toEqual([2, ""]);
  });
});

test("--out writes a file and nothing else, and never an input", async () => {
  const cwd = folderOfTest({ "a.ndjson": LINES });
  const argv = ["a.ndjson", "--out", "made/seen.json"];
  expect((await outcomeOf(observe, argv, { cwd })).out).toBe("");
  const written = readFileSync(join(cwd, "made/seen.json"), "utf8");
  expect(documentIn(written).messages).toEqual({ invalid: 1, unknown_version: 1, valid: 1 });
  for (const more of [[], ["--add"]]) {
    const over = ["a.ndjson", ...more, "--out", "a.ndjson"];
    const { code, err } = await outcomeOf(observe, over, { cwd });
    expect([code, err]).toEqual([2, expect.stringContaining("would write over a.ndjson")]);
  }
  expect(readFileSync(join(cwd, "a.ndjson"), "utf8")).toBe(LINES);
});

test("--add makes of the parts what the whole would be, in any order", async () => {
  const text = variedLines(fixtures, 3000, 0.3);
  const half = text.lastIndexOf("\n", text.length / 2) + 1;
  const count = async (part: string) => (await run(["-"], {}, part)).out;
  const files = { a: await count(text.slice(0, half)), b: await count(text.slice(half)) };
  const whole = await count(text);
  for (const parts of [
    ["a", "b"],
    ["b", "a"],
  ])
    expect(await run(["--add", ...parts], files)).toEqual({ code: 0, out: whole, err: "" });
  expect((await run(["--add", "-"], {}, whole)).out).toBe(whole);
});

test("the document of all events with all their faults has at most 200 KB", async () => {
  const { out } = await run(["-"], {}, variedLines(fixtures, 8000, 0.5));
  expect(Object.keys(documentIn(out).events ?? {}).length).toBe(EVENT_NAMES.length);
  expect(out.length).toBeLessThan(200 * 1024);
});

describe("--report", () => {
  const counted = async () => (await run(["-"], {}, LINES.repeat(20))).out;

  test("is a table, Markdown or JSON of the same", async () => {
    const seen = await counted();
    const said = async (...argv: string[]) => (await run(["--report", "-", ...argv], {}, seen)).out;
    const table = await said();
    expect(table).toMatch(/^ {2}account_number +is null +20 of 40$/m);
    expect(table).toMatch(/^ {2}extra +is not in the contract +20 of 40$/m);
    expect(table).toMatch(
      /^ {2}account.created-v2 +is a version that the catalogue lacks; did you mean account.created-v1\? +20 of 60$/m,
    );
    expect(table).toMatch(
      /^ {2}event-null +contradicted at account.created-v1 account_number \(20 of 40\)$/m,
    );
    const markdown = await said("--format", "markdown");
    expect(markdown).toMatch(/^What the traffic says .* No value of a payload is in it\./);
    expect(markdown).toContain("- `extra`: is not in the contract. 20 of 40.");
    const json = JSON.parse(await said("--json")) as { findings: object[]; never_seen: string[] };
    expect(json.findings).toContainEqual({
      ...{ code: "null", event: EVENT, path: "account_number", count: 20, of: 40 },
    });
    expect(json.never_seen.length).toBe(273);
  });

  test("writes to --out", async () => {
    const cwd = folderOfTest({ "seen.json": await counted() });
    const argv = ["--report", "seen.json", "--json", "--out", "report.json"];
    expect(await outcomeOf(observe, argv, { cwd })).toEqual({ code: 0, out: "", err: "" });
    expect(JSON.parse(readFileSync(join(cwd, "report.json"), "utf8"))).toHaveProperty("findings");
  });
});

test.each<[argv: string[], words: string]>([
  [[], "Name the files to observe, or - for standard input."],
  [["--add"], "Name the files to observe"],
  [["--report", "seen.json", "x.ndjson"], "--report takes one document, and no other files."],
  [["--report", "seen.json", "--add"], "exclude each other"],
  [["--report", "seen.json", "--event", EVENT], "exclude each other"],
  [["x.ndjson", "--format", "json"], "--format needs --report beside it."],
  [["--report", "seen.json", "--format", "junit"], "--format takes json, markdown"],
  [["--report", "seen.json"], 'seen.json is not a document of observe: /format is not "energy'],
  [["--report", "none.json"], "none.json can't be read: there is no such file."],
  [["--add", "x.ndjson"], "x.ndjson is not a document of observe: it is not JSON."],
  [["x.ndjson", "--event", "account.made-v1"], "there is no event"],
])("%j is refused", async (argv, words) => {
  const files = { "seen.json": '{"format":"other"}', "x.ndjson": LINES };
  const { code, out, err } = await run(argv, files);
  expect([code === 2 || code === 3, out, err]).toEqual([true, "", expect.stringContaining(words)]);
});
