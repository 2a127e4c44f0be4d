// Patterns of contracts: which are refused, and which are compared with short texts alone.
import { rmSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { judgePattern } from "../../../src/cli/contracts/patterns.ts";
import { fixtures } from "../../../src/cli/fixtures/command.ts";
import { list } from "../../../src/cli/list/command.ts";
import { validate } from "../../../src/cli/validate/command.ts";
import { outcomeOf } from "../run-command.ts";
import { folderOf } from "./made-up.ts";

const words = Array.from({ length: 540 }, (_, at) => `w${at}`).join("|");
const judge = (pattern: string) => judgePattern(pattern, { steps: 1_500_000 });

test.each([
  "^(a+)+$",
  "^(a|aa)+$",
  "(x+x+)+y",
  "^(a*b?)*$",
  "^(.*,)*x$",
  "^(\\d{1,3})+$",
  "(?=(a+)+$)b",
  "^(\\S+ ?)+$",
  `${"(".repeat(12)}a{12}${"){12}".repeat(12)}`,
  "^(ü+)+$",
  "^([äöü]+)*$",
  "^(?:ä|ä)*$",
  "^(ж+)+$",
  "^([а-я]+\\s?)+$",
  "^([\\u0400-\\u04ff]+)+$",
  "^(\\p{Script=Cyrillic}+)+$",
  "^(\\p{Lu}|\\p{Script=Greek})+$",
  "^([Ÿ-ž]+)+$",
  "^([À-Þ]|Ö)+$",
  "^(?:[一-龥]+|[龥-鿿])+$",
  "^([\\u{10000}-\\u{10010}]+)+$",
  "^([\\u{20001}-\\u{20002}]+)+$",
  "^(\\ud83d\\ude00|.)+$",
  "^(?:\\u0301+)*$",
  "^([^\\x00-\\x7féω中٣😀\\u2028]+)+$",
  "(–|—|–)+$",
  "(€+)+$",
  "(\\x80+)+$",
  "(\\cA+)+$",
  "^(?<é>a+)+$",
])("is refused as exponential: %s", (pattern) => {
  expect(judge(pattern)).toBe("can take exponential time");
});

test.each([
  "^(?:a?){30}a{30}$",
  "^(a{0,50}){0,50}$",
  "^(?<x>a)\\k<x>$",
  "^(?<é>a)\\k<é>$",
  "^(a)\\1$",
  "(?<=a+)b",
  `${"(".repeat(1999)}a${")".repeat(1999)}`,
  "a?".repeat(1999),
  "a".repeat(4001),
  `^(${words})*(${words})*$`,
])("can't be judged, and is refused: %#", (pattern) => {
  expect(judge(pattern)).toContain("can't be judged");
});

test("groups may lie in each other a hundred deep, and beside each other without a limit", () => {
  const nested = (depth: number) => `${"(".repeat(depth)}a${")".repeat(depth)}`;
  expect(judge(nested(100))).toBe(1 / 0);
  expect(judge(nested(101))).toContain("can't be judged");
  expect(judge("(a)".repeat(150))).toBe(1 / 0);
});

test("each place that follows another takes a step of the budget", () => {
  const budget = { steps: 1e6 };
  judgePattern("a?".repeat(100), budget);
  expect(1e6 - budget.steps).toBeGreaterThan((100 * 99) / 2);
});

// Modifiers are newer than some versions of Node, for which they are no regular expressions.
test.each(["(?i:a+)+$", "^(?-i:(a|A)*)$"])("has modifiers, and is refused: %s", (pattern) => {
  expect(judge(pattern)).toMatch(/can't be judged|is no regular expression/);
});

test("a budget that ends in the middle refuses, whatever was found out", () => {
  const cost = (pattern: string) => {
    const budget = { steps: 1e6 };
    judgePattern(pattern, budget);
    return 1e6 - budget.steps;
  };
  for (const pattern of ["^(\\w+\\.)+\\w+$", "^(ab|ac)*d$", "^(w1|w2|w3)+$"])
    for (let steps = 0; steps < cost(pattern); steps += Math.ceil(cost(pattern) / 50))
      expect(judgePattern(pattern, { steps }), pattern).toContain("can't be judged");
});

test.each([
  "^([a-z]+-)*[a-z]+$",
  "^(\\w+\\.)+\\w+$",
  "^([0-9a-f]{2})*$",
  "^(\\d{1,3}\\.){3}\\d{1,3}$",
  "^-?\\d{0,10}(?:\\.\\d{0,10})?$",
  "^(ab|ac)*d$",
  "^(foo|foobar)*$",
  "^[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+$",
  "^\\S+( \\S+)*$",
  "^\\p{Lu}[^\\]]{1,255}$",
  "^[\\p{L}\\p{M}'-]+( [\\p{L}\\p{M}'-]+)*$",
  "^([À-Ö]|ß|[а-я])+$",
  "^(\\ud83d\\ude00|x)+$",
  "^(?=.*\\d)(?=.*[a-z]).{8,}$",
  "[A-Z]+",
  "(?<=a)b|(?!a)c|\\bd",
  "a*",
  "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",
  `^(${words})$`,
])("is compared with any text: %s", (pattern) => {
  expect(judge(pattern)).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  ["\\s+$", 10_000],
  ["^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$", 10_000],
  ["^.*foo.*bar$", 10_000],
  ["^(?:(?=a*b)a)*$", 10_000],
  ["^(ab)*(ab)*$", 10_000],
  ["^ü*[a-zü]*$", 10_000],
  ["^a(?:x*x*x*y)?", 669],
  ["^(.*?),(.*?),(.*?),(.*?)x$", 186],
  ["^a*a*a*a*a*a*b$", 54],
  ["^(.*?,){11}P$", 27],
  [`^${"(a|a)".repeat(27)}b$`, 25],
  ["^(?:a?){12}(?:a?){12}(?:a?){12}a{36}$", 8],
])("is compared with texts up to a length: %s", (pattern, longest) => {
  expect(judge(pattern)).toBe(longest);
});

describe("in a contract", () => {
  const run = async (schema: object, payload: unknown, ...args: string[]) => {
    const cwd = folderOf({
      "c/a.b-v1.json": schema,
      "m.ndjson": JSON.stringify({ type: "a.b-v1", payload }),
    });
    const flags = ["m.ndjson", "--contracts", "c", ...args];
    const outcome = await outcomeOf(validate, flags, { cwd });
    rmSync(cwd, { recursive: true });
    return outcome;
  };
  const fields = (count: number, pattern: string) => ({
    type: "object",
    properties: Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`f${at}`, { type: "string", pattern }]),
    ),
  });

  test("one that 1,000 fields have is judged once", async () => {
    const { code } = await run(fields(1000, "^-?\\d{0,10}(?:\\.\\d{0,10})?$"), { f0: "1.5" });
    expect(code).toBe(0);
  });

  test("500 that differ are judged, too", async () => {
    const { properties } = fields(500, "") as { properties: Record<string, { pattern: string }> };
    for (const [at, field] of Object.values(properties).entries())
      field.pattern = `^-?\\d{0,${at}}(?:\\.\\d{0,10})?$|^([a-z]+-)*${at}$`;
    expect((await run({ type: "object", properties }, { f0: "" })).code).toBe(0);
  });

  const slow = "^a*a*b$";
  const told = `Contracts: some patterns are compared with texts up to a length: ${slow} (10,000).\n`;
  const why = `a text of 10,001 characters, and at most 10,000 can be compared with ${slow}`;

  test("a text that is too long is an error of its own kind", async () => {
    const schema = { type: "object", properties: { n: { not: { pattern: slow } } } };
    expect(await run(schema, { n: "a".repeat(10_000) })).toMatchObject({ code: 0, err: told });
    const { code, out } = await run(schema, { n: "a".repeat(10_001) });
    expect([code, out]).toEqual([
      2,
      expect.stringContaining(`too_long_to_judge  The payload has ${why}`),
    ]);
    expect(out).toContain("1 unreadable");
    const warned = await run(schema, { n: "a".repeat(10_001) }, "--warn");
    expect(warned.code).toBe(2);
    const nulls = await run(schema, { n: "a".repeat(10_001) }, "--nulls", "absent");
    expect(nulls.code).toBe(2);
  });

  test("what can't be seen in a pattern is spelled out", async () => {
    const pattern = "^[\ufeff\u00a0\u2003]*[\u00a0]*b$";
    const { err } = await run(
      { type: "object", properties: { n: { type: "string", pattern } } },
      {},
    );
    expect(err).toContain("^[\\ufeff\\u00a0\\u2003]*[\\u00a0]*b$ (");
  });

  test("so is a name of a field that is too long", async () => {
    const schema = { type: "object", patternProperties: { [slow]: { type: "string" } } };
    const { code, out } = await run(schema, { ["a".repeat(10_001)]: 7 });
    expect([code, out]).toEqual([2, expect.stringContaining(why)]);
  });

  test("an example that is too long makes no fixtures", async () => {
    const example = { n: "a".repeat(10_001) };
    const cwd = folderOf({
      "a.b-v1.json": {
        ...fields(1, slow),
        patternProperties: { n: { pattern: slow } },
        examples: [example],
      },
    });
    const { code, err } = await outcomeOf(fixtures, ["a.b-v1", "--contracts", "."], { cwd });
    expect([code, err]).toEqual([2, expect.stringContaining(why)]);
    expect((await outcomeOf(list, ["--contracts", "."], { cwd })).code).toBe(0);
    rmSync(cwd, { recursive: true });
  });

  test("the format url takes time in proportion to the text", async () => {
    const schema = { type: "object", properties: { n: { type: "string", format: "url" } } };
    for (const url of ["https://a:b@c.example:81/d", "ftp://a@b:c@d.example", "http://1.1.1.1/"])
      expect(await run(schema, { n: url })).toMatchObject({ code: 0 });
    for (const url of ["https://a b@c.example", "http://:@", "https://10.1.1.1/"])
      expect(await run(schema, { n: url })).toMatchObject({ code: 1 });
    expect((await run(schema, { n: `http://${":".repeat(500_000)}` })).code).toBe(1);
  }, 300_000);
});
