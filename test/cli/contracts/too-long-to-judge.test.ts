import { Script } from "node:vm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { contracts } from "../../../src/cli/contracts/command.ts";
import { unlessLonger } from "../../../src/cli/contracts/guard.ts";
import { fixtures } from "../../../src/cli/fixtures/command.ts";
import { list } from "../../../src/cli/list/command.ts";
import { show } from "../../../src/cli/show/command.ts";
import { validate } from "../../../src/cli/validate/command.ts";
import { outcomeOf } from "../run-command.ts";
import { folderOf } from "./made-up.ts";

const SLOW = { type: "object", properties: { n: { type: "string", pattern: "^(a+)+$" } } };
/** A text for which the pattern above would take longer than anybody waits. */
const ENDLESS = { n: `${"a".repeat(60)}!` };
const told = "error  too_long_to_judge  The payload takes too long to judge  (a.b-v1)";
const deep = "error  too_long_to_judge  The payload lies too deep to be judged  (a.b-v1)";

/** Ends each guarded call after a tenth of its time, for calls that would never end. */
function endSooner() {
  const { runInThisContext } = Script.prototype;
  vi.spyOn(Script.prototype, "runInThisContext").mockImplementation(function (
    this: Script,
    options,
  ) {
    const timeout = options?.timeout && Math.ceil(options.timeout / 10);
    return runInThisContext.call(this, { ...options, timeout });
  });
}

/** Judges payloads, each on its own line; a text is a line as it is. */
async function run(schema: object, payloads: readonly unknown[], ...args: string[]) {
  const lines = payloads.map((payload) =>
    typeof payload === "string" ? payload : JSON.stringify({ type: "a.b-v1", payload }),
  );
  const files = { "c/a.b-v1.json": schema, "m.ndjson": lines.join("\n") };
  return judged(files, "m.ndjson", "--contracts", "c", ...args);
}

async function judged(files: Readonly<Record<string, unknown>>, ...args: string[]) {
  const cwd = folderOf(files);
  const outcome = await outcomeOf(validate, args, { cwd });
  return { ...outcome, lines: outcome.out.split("\n") };
}

const ofDepth = (levels: number, name = "a.b-v1") =>
  `{"type":"${name}","payload":${'{"n":'.repeat(levels)}{}${"}".repeat(levels)}}`;

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a guarded call", () => {
  test("ends in a loop and in an expression, and leaves what is around it as it was", () => {
    const endless = () => {
      for (;;);
    };
    const attempts = [endless, () => /^(a+)+$/u.test(ENDLESS.n)];
    for (const call of attempts) expect(unlessLonger(20, call)).toBe(undefined);
    expect(unlessLonger(1000, () => "x")).toBe("x");
  });

  test("throws what it throws", () => {
    const fault = new TypeError("x");
    const call = () => {
      throw fault;
    };
    expect(() => unlessLonger(1000, call)).toThrow(fault);
    expect(unlessLonger(1000, () => 1)).toBe(1);
  });

  test("has another chance if the machine gave it no time", () => {
    let calls = 0;
    const asleep = () => {
      if (calls++ === 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
      return 1;
    };
    expect([unlessLonger(2000, asleep), calls]).toEqual([1, 2]);
  });

  test("has no limit of its own inside another one", () => {
    const inner = () => {
      for (let count = 0; count < 5e7; count++);
      return 1;
    };
    expect(unlessLonger(60_000, () => unlessLonger(1, inner))).toBe(1);
  });
});

describe("validate", () => {
  test("tells the message that takes too long, and judges those around it", async () => {
    const { code, lines } = await run(SLOW, [{ n: "a" }, ENDLESS, { n: 7 }, { n: "b" }]);
    expect(lines.slice(0, 3)).toEqual([
      `m.ndjson:2:28  ${told}`,
      "m.ndjson:3:33  error  invalid_type  n must be a string, not a number  (a.b-v1)",
      "m.ndjson:4:33  error  invalid_format  n must be a text that matches ^(a+)+$, not a string of 1 character  (a.b-v1)",
    ]);
    expect(lines).toContain("1 file, 3 payloads: 1 valid, 2 invalid, 1 unreadable, 3 issues.");
    expect(code).toBe(2);
  });

  test.each<[string, string[]]>([
    ["--warn", ["--warn"]],
    ["--null absent", ["--null", "absent"]],
    ["--unknown report", ["--unknown", "report"]],
  ])("does so with %s", async (_, args) => {
    const { code, lines } = await run(SLOW, [ENDLESS], ...args);
    const severity = args[0] === "--warn" ? "warning" : "error";
    expect([code, lines[0]]).toEqual([2, `m.ndjson:1:28  ${told.replace("error", severity)}`]);
  });

  test("does so where a name of a field or a form of `not` takes too long", async () => {
    const names = { type: "object", patternProperties: { "^(a+)+$": {} } };
    const not = { type: "object", properties: { n: { not: { pattern: "^(a+)+$" } } } };
    for (const [schema, payload] of [
      [names, { [ENDLESS.n]: 1 }],
      [not, ENDLESS],
    ] as const) {
      const { code, lines } = await run(schema, [payload]);
      expect([code, lines[0]]).toEqual([2, `m.ndjson:1:28  ${told}`]);
    }
  });

  test("counts the time of all texts of a message together", async () => {
    const n = Array(300).fill(`${" ".repeat(20_000)}x`);
    const schema = { properties: { n: { items: { pattern: "\\s+$" } } } };
    const { code, lines } = await run(schema, [{ n }, { n: [" "] }]);
    expect([code, lines[0]]).toEqual([2, `m.ndjson:1:28  ${told}`]);
    expect(lines).toContain("1 file, 1 payload: 1 valid, 1 unreadable, 1 issue.");
  });

  test("does so in YAML, in records of a batch and with --openapi", async () => {
    const record = (payload: object) => ({
      kinesis: {
        data: Buffer.from(JSON.stringify({ type: "a.b-v1", payload })).toString("base64"),
      },
    });
    const body = { content: { "application/json": { schema: SLOW } } };
    const files = {
      "c/a.b-v1.json": SLOW,
      "a.b-v1.yaml": `- ${JSON.stringify(ENDLESS)}\n- {n: a}\n`,
      "batch.json": { Records: [record({ n: "a" }), record(ENDLESS)] },
      "api.json": {
        openapi: "3.1.0",
        info: { title: "x", version: "1" },
        paths: { "/a": { post: { operationId: "op", requestBody: body, responses: {} } } },
      },
      "bodies.ndjson": `${JSON.stringify(ENDLESS)}\n{"n":"a"}\n`,
    };
    const counts = /1 payload: 1 valid, 1 unreadable, 1 issue\./;
    const own = ["--contracts", "c"];
    const operation = ["--openapi", "api.json", "--operation", "op"];
    for (const args of [
      ["a.b-v1.yaml", ...own],
      ["batch.json", ...own],
      ["bodies.ndjson", ...operation],
    ]) {
      const { code, out } = await judged(files, ...args);
      expect(out).toContain("too_long_to_judge  The payload takes too long to judge");
      expect([code, out]).toEqual([2, expect.stringMatching(counts)]);
    }
  });

  test("keeps messages in their order, also beside those of the catalogue", async () => {
    const ours = (payload: unknown) => JSON.stringify({ type: "account.created-v1", payload });
    const lines = [{ n: 7 }, ours(7), { n: 7 }, "{", { n: "a" }, ours({}), ENDLESS, ours(7)];
    const { out } = await run(SLOW, lines, "--format", "json");
    const { issues } = JSON.parse(out) as { issues: { line: number }[] };
    expect(issues.map(({ line }) => line)).toEqual([1, 2, 3, 4, 6, 6, 7, 8]);
  });

  test("writes messages apart in their order", async () => {
    const cwd = folderOf({
      "c/a.b-v1.json": SLOW,
      "m.ndjson": [
        '{"type":"a.b-v1","payload":{"n":"a"}}',
        '{"type":"account.updated-v1","payload":{"account_number":"1"}}',
        '{"type":"a.b-v1","payload":{"n":7}}',
        JSON.stringify({ type: "a.b-v1", payload: ENDLESS }),
        '{"type":"account.updated-v1","payload":7}',
        '{"type":"a.b-v1","payload":{"n":"aa"}}',
      ].join("\n"),
    });
    const flags = ["--contracts", "c", "--valid", "-", "--invalid", "bad.ndjson"];
    const { out } = await outcomeOf(validate, ["m.ndjson", ...flags], { cwd });
    const valid = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(valid.filter(({ type }) => type === "a.b-v1").map(({ payload }) => payload.n)).toEqual([
      "a",
      "aa",
    ]);
    expect(valid[0].payload).toEqual({ n: "a" });
  });

  test("ends after ten of them, and says so of each file", { timeout: 120_000 }, async () => {
    endSooner();
    const line = JSON.stringify({ type: "a.b-v1", payload: ENDLESS });
    const good = '{"type":"a.b-v1","payload":{"n":"a"}}';
    const files = {
      "c/a.b-v1.json": SLOW,
      "m.ndjson": [...Array(12).fill(line), good].join("\n"),
      "n.ndjson": good,
      "o.ndjson": '{"type":"account.created-v1","payload":7}',
    };
    const { code, lines } = await judged(
      files,
      ...["m.ndjson", "n.ndjson", "o.ndjson", "--contracts", "c"],
    );
    const rest = "the rest is not judged, because too many payloads take too long";
    expect(lines.slice(0, 13)).toEqual([
      ...Array.from({ length: 10 }, (_, at) => `m.ndjson:${at + 1}:28  ${told}`),
      `m.ndjson:1:1  error  unreadable  ${rest}`,
      `n.ndjson:1:1  error  unreadable  ${rest}`,
      expect.stringContaining("o.ndjson:1:40  error  invalid_type"),
    ]);
    expect(code).toBe(2);
  });

  test("takes a message that lies too deep as a fault of this message", async () => {
    const schema = {
      type: "object",
      properties: { n: { $ref: "#" }, list: { uniqueItems: true }, one: { const: [{}] } },
    };
    const list = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
    const inField = (field: string, value: string) =>
      `{"type":"a.b-v1","payload":{"${field}":${value}}}`;
    for (const args of [[], ["--unknown", "report"], ["--null", "absent"]]) {
      const { code, lines } = await run(
        schema,
        [ofDepth(20_000), inField("list", `[${list},${list}]`), inField("one", list), { n: 7 }],
        ...args,
      );
      expect(lines.slice(0, 4)).toEqual([
        `m.ndjson:1:28  ${deep}`,
        `m.ndjson:2:28  ${deep}`,
        expect.stringMatching(/^m\.ndjson:3:\d+ {2}error {2}\w+/),
        "m.ndjson:4:33  error  invalid_type  n must be an object, not a number  (a.b-v1)",
      ]);
      expect(code).toBe(2);
    }
  });

  test("counts more faults of a payload than a call has room for", async () => {
    const files = {
      "m.json": {
        type: "account.created-v1",
        payload: { account_number: "1", account_user_emails: Array(130_000).fill(7) },
      },
      "none.yaml": "[]\n",
    };
    for (const args of [
      ["--max-issues", "0", "--format", "json"],
      ["--accept", "none.yaml"],
    ]) {
      const { code, out } = await judged(files, "m.json", ...args);
      expect(code).toBe(1);
      expect(out).toMatch(/130[, ]?000/);
    }
  });
});

describe("other commands", () => {
  test("make no fixtures of an example that takes too long, but list and show it", async () => {
    const cwd = folderOf({ "a.b-v1.json": { ...SLOW, examples: [ENDLESS] } });
    const { code, err } = await outcomeOf(fixtures, ["a.b-v1", "--contracts", "."], { cwd });
    const why = "a.b-v1.json needs an example of a.b-v1 that satisfies its schema: ";
    expect([code, err]).toEqual([2, `${why}The payload takes too long to judge.\n`]);
    for (const [command, ...args] of [[list], [show, "a.b-v1"]] as const) {
      const outcome = await outcomeOf(command, [...args, "--contracts", "."], { cwd });
      expect(outcome).toMatchObject({ code: 0, err: "" });
    }
    const { code: lintCode, out } = await outcomeOf(contracts, ["lint", "."], { cwd });
    const mistake = "error  invalid_example  The payload takes too long to judge  (a.b-v1)";
    expect([lintCode, out]).toEqual([1, expect.stringContaining(mistake)]);
  });

  test("refuse a schema that lies too deep, or has too many forms", async () => {
    const chain = (length: number, last: object = {}) => ({
      $ref: "#/$defs/d0",
      $defs: Object.fromEntries(
        Array.from({ length }, (_, at) => [
          `d${at}`,
          at === length - 1
            ? last
            : { type: "object", properties: { n: { $ref: `#/$defs/d${at + 1}` } } },
        ]),
      ),
    });
    for (const schema of [chain(1500), chain(500, { oneOf: Array(1900).fill({}) })]) {
      const { code, err } = await run(schema, [{}]);
      expect(err).toMatch(/^c\/a\.b-v1\.json has a schema that can't be used/);
      expect(err).toContain("too deep");
      expect(code).toBe(2);
    }
  });

  test("refuse files that refer to each other in too long a row", async () => {
    const next = (at: number) => ({ properties: { n: { $ref: `s${at + 1}.json` } } });
    const row = Array.from({ length: 3000 }, (_, at) => [`c/s${at}.json`, next(at)]);
    const { code, err } = await judged(
      {
        "c/a.b-v1.json": { $ref: "s0.json" },
        ...Object.fromEntries(row),
        "c/s3000.json": {},
        "m.ndjson": '{"type":"a.b-v1","payload":{}}',
      },
      ...["m.ndjson", "--contracts", "c"],
    );
    expect([code, err]).toEqual([2, expect.stringContaining("it lies too deep")]);
  });
});

test("the format url takes time in proportion to the text", async () => {
  const schema = { type: "object", properties: { n: { type: "string", format: "url" } } };
  for (const n of ["https://a:b@c.example:81/d", "ftp://a@b:c@d.example", "http://1.1.1.1/"])
    expect(await run(schema, [{ n }])).toMatchObject({ code: 0 });
  const wrong = ["https://a b@c.example", "http://:@", "https://10.1.1.1/"];
  for (const n of [...wrong, `http://${":".repeat(500_000)}`])
    expect(await run(schema, [{ n }])).toMatchObject({ code: 1 });
});
