// Good and bad messages, each as it came.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { validate } from "../../../src/cli/validate/command.ts";
import { faults, fixture } from "../../../src/fixtures.ts";
import { folderOfTest, runCli } from "../run-cli.ts";
import { outcomeOf } from "../run-command.ts";

const GOOD = EVENT_NAMES.slice(0, 40).map((type) => ({ type, payload: fixture(type) }));
const BAD = EVENT_NAMES.slice(0, 40).flatMap((type) =>
  faults(type)
    .slice(0, 2)
    .map(({ payload }) => ({ type, payload })),
);
/** Good and bad ones in turn, so that their order matters. */
const MIXED = BAD.flatMap((bad, index) => [...GOOD.slice(index % 40, (index % 40) + 3), bad]);
const isGood = (message: unknown): boolean => GOOD.some((good) => good === message);

const texts = (indent: number) => MIXED.map((message) => JSON.stringify(message, null, indent));
const apart = (messages: readonly string[]) => ({
  valid: messages
    .filter((_, index) => isGood(MIXED[index]))
    .map((text) => `${text}\n`)
    .join(""),
  invalid: messages
    .filter((_, index) => !isGood(MIXED[index]))
    .map((text) => `${text}\n`)
    .join(""),
});

const FILES: readonly [how: string, name: string, content: string | Uint8Array, indent: number][] =
  [
    ["lines", "a.ndjson", texts(0).join("\n"), 0],
    ["lines of Windows", "a.ndjson", texts(0).join("\r\n"), 0],
    ["lines that are packed", "a.ndjson.gz", gzipSync(texts(0).join("\n")), 0],
    ["indented messages", "a.json", texts(2).join("\n"), 2],
    ["messages with nothing between them", "a.json", texts(0).join(""), 0],
    ["an array", "a.json", `[${texts(1).join(" , ")}]`, 1],
  ];

async function write(cwd: string, ...args: string[]) {
  const outcome = await outcomeOf(
    validate,
    ["--valid", "out/good", "--invalid", "out/bad", ...args],
    { cwd },
  );
  const [valid, invalid] = ["good", "bad"].map((name) =>
    readFileSync(join(cwd, "out", name), "utf8"),
  );
  return { ...outcome, valid, invalid };
}

test.each(FILES)(
  "%s are written as they came, in their order",
  async (_, name, content, indent) => {
    const cwd = folderOfTest({ [name]: content });
    expect(await write(cwd, name)).toMatchObject({ code: 1, ...apart(texts(indent)) });
  },
);

test("all files of a folder go to the same two, an envelope with all of its records", async () => {
  const [good, bad] = [GOOD[0], BAD[0]].map((message) => ({ body: JSON.stringify(message) }));
  const mixed = JSON.stringify({ Records: [good, bad] });
  const whole = JSON.stringify({ Records: [good, good] });
  const unknown = '{"type":"no.such-v1","payload":{}}';
  const cwd = folderOfTest({ "in/a.json": mixed, "in/b.json": whole, "in/c.json": unknown });
  expect(await write(cwd, "in")).toMatchObject({
    code: 1,
    valid: `${whole}\n`,
    invalid: `${mixed}\n${unknown}\n`,
  });
});

test("the name that may be meant stands beside a message of an unknown event", async () => {
  const cwd = folderOfTest({ "a.json": '{"type":"account.creatd-v1","payload":{}}' });
  await outcomeOf(validate, ["a.json", "--invalid", "x.faults.ndjson"], { cwd });
  const { issues } = JSON.parse(readFileSync(join(cwd, "x.faults.ndjson"), "utf8"));
  expect(issues).toEqual([
    {
      attr: "",
      code: "unknown_event",
      detail: expect.stringMatching(/did you mean account\.created-v1\?/),
    },
  ]);
});

test("what is broken is written byte for byte, even if it is not UTF-8", async () => {
  const broken = Buffer.concat([
    Buffer.from('{"ä":"'),
    Buffer.from([0xff, 0xc3, 0x28]),
    Buffer.from('ü"}'),
  ]);
  const good = JSON.stringify(GOOD[0]);
  const cwd = folderOfTest({
    "a.ndjson": Buffer.concat([broken, Buffer.from(`\n${good}\n{"half": \n${good}`)]),
  });
  const { valid } = await write(cwd, "a.ndjson");
  expect(valid).toBe(`${good}\n${good}\n`);
  expect(readFileSync(join(cwd, "out/bad"))).toEqual(
    Buffer.concat([broken, Buffer.from('\n{"half":\n')]),
  );
});

test("with issues beside them, bad messages are NDJSON", async () => {
  const pretty = JSON.stringify({ type: "account.created-v1", payload: { a: 1.0 } }, null, 2);
  const cwd = folderOfTest({ "a.json": `${pretty.replace(": 1", ": 1.0")}\n{"b` });
  await outcomeOf(validate, ["a.json", "--invalid", "x.faults.ndjson"], { cwd });
  const written = readFileSync(join(cwd, "x.faults.ndjson"), "utf8");
  expect(written).toContain(`"message":{  "type": "account.created-v1",`);
  expect(written).toContain('"a": 1.0');
  expect(
    written
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual([
    {
      file: "a.json",
      issues: ["account_number", "account_user_emails"].map((attr) => ({
        attr,
        code: "required",
        detail: `${attr} is required`,
      })),
      message: JSON.parse(pretty),
    },
    {
      file: "a.json",
      issues: [
        {
          attr: "",
          code: "invalid_json",
          detail: "expected the end of the string, not the end of the input",
        },
      ],
      text: '{"b',
    },
  ]);
});

describe("standard output", () => {
  test("gets the messages, and standard error the report", async () => {
    const cwd = folderOfTest({ "a.ndjson": texts(0).join("\n") });
    const { out, err } = await runCli(["validate", "a.ndjson", "--valid", "-"], { cwd });
    expect(out).toBe(apart(texts(0)).valid);
    expect(err).toContain(`${BAD.length} invalid`);
    const piped = await runCli(["validate", "-", "--invalid", "-"], {
      input: readFileSync(join(cwd, "a.ndjson")),
    });
    expect(piped.out).toBe(apart(texts(0)).invalid);
  });

  test.each([
    [["--valid", "-", "--invalid", "-"], "both write to -"],
    [["--valid", "x", "--invalid", "./x"], "both write to ./x"],
    [["--invalid", "./a.ndjson"], "would write over a.ndjson, which is an input"],
    [["--format", "json=./a.ndjson"], "--format json would write over a.ndjson, which is an input"],
    [["--valid", "x", "--format", "json=./x"], "--valid and --format json both write to ./x"],
  ])("%j is refused", async (args, text) => {
    const cwd = folderOfTest({ "a.ndjson": "{}" });
    const { code, err } = await outcomeOf(validate, [...args, "a.ndjson"], { cwd });
    expect([code, err]).toEqual([2, expect.stringContaining(text)]);
    expect(readFileSync(join(cwd, "a.ndjson"), "utf8")).toBe("{}");
  });

  test("YAML is not written", async () => {
    const cwd = folderOfTest({});
    writeFileSync(join(cwd, "a.yaml"), "type: x");
    const { code, out } = await outcomeOf(validate, ["a.yaml", "--valid", "x"], { cwd });
    expect([code, out]).toEqual([2, expect.stringContaining("can't write YAML")]);
  });
});
