import { describe, expect, test } from "vitest";
import { contracts } from "../../../src/cli/contracts/command.ts";
import { diff } from "../../../src/cli/diff/command.ts";
import { emit } from "../../../src/cli/emit/command.ts";
import type { Finding } from "../../../src/cli/findings/finding.ts";
import { fixtures } from "../../../src/cli/fixtures/command.ts";
import { list } from "../../../src/cli/list/command.ts";
import { show } from "../../../src/cli/show/command.ts";
import { validate } from "../../../src/cli/validate/command.ts";
import { outcomeOf } from "../run-command.ts";
import { alone, folderOf, inEveryForm, madeUp } from "./made-up.ts";

const EXAMPLE = { type: "object", examples: [{}] };
const NEEDED =
  'fixtures and emit need one, in "examples" of its schema, or in its message or media type';

/** What lint says: `file:line:column severity code detail`. */
async function lint(cwd: string, ...places: string[]) {
  const { code, out, err } = await outcomeOf(contracts, ["lint", ...places, "--json"], { cwd });
  const { issues, totals }: Report = out === "" ? NOTHING : JSON.parse(out);
  const told = issues.map(({ file, line, column, severity, code, detail, event }) => {
    const place = `${file}:${line}:${column} ${severity} ${code} ${detail}`;
    return event === undefined ? place : `${place} (${event})`;
  });
  return { code, told, err, totals };
}
type Report = { readonly issues: readonly Finding[]; readonly totals: object };
const NOTHING: Report = { issues: [], totals: {} };

/** What lint says of the schema of one file. */
async function lintOne(schema: object | string, file = "a.b-v1.json") {
  const text = typeof schema === "string" ? schema : JSON.stringify({ ...EXAMPLE, ...schema });
  const { code, told } = await lint(folderOf({ [file]: text }), file);
  const spelled = told.map((line) =>
    line
      .replace(/^a\.b-v1\.json:1:(\d+)/, (_, column) => text.slice(column - 1).slice(0, 6))
      .replace(" (a.b-v1)", ""),
  );
  return { code, told: spelled };
}

describe("a mistake is told with its place and what may be meant", () => {
  // A place in it is told by the first characters that stand there.
  test.each<[object, string]>([
    [
      { requird: ["a"] },
      '["a"]} error unknown_keyword requird is no keyword; did you mean required?',
    ],
    [
      { properties: { a: { minlength: 3 } } },
      "3}}} error unknown_keyword minlength is no keyword; did you mean minLength?",
    ],
    [
      { properties: { a: { format: "dat-time" } } },
      '"dat-t error unknown_format the format dat-time is not known; did you mean date-time?',
    ],
    [
      { properties: { a: { format: "iban" } } },
      '"iban" error unknown_format the format iban is not known, so that it checks nothing',
    ],
    [
      { properties: { a: { type: "objekt" } } },
      '"objek error invalid_keyword type is "objekt", which is no type; did you mean object?',
    ],
    [
      { properties: { a: { type: ["string", 7] } } },
      '["stri error invalid_keyword type is 7, which is no type',
    ],
    [
      { type: "object", required: "a" },
      '"a"} error invalid_keyword required must be an array, not the string "a"',
    ],
    [
      { type: "object", required: [7] },
      "7]} error invalid_keyword required.0 must be a string, not the number 7",
    ],
    [
      { type: "string", minLength: -1 },
      "-1} error invalid_keyword minLength must be at least 0, not the number -1",
    ],
    [
      { properties: { a: 7 } },
      "7}} error invalid_keyword properties.a must be an object or a boolean, not the number 7",
    ],
    [
      { properties: { a: { enum: [] } } },
      "[]}}} error invalid_keyword enum has no value, so that nothing satisfies it",
    ],
    [
      { amount: { type: "number" } },
      '{"type error unknown_keyword amount is no keyword, but has a schema; fields stand in properties',
    ],
    [
      { properties: { a: { type: "string", nullable: true } } },
      "true}} warning meaningless_keyword nullable means nothing in 2020-12",
    ],
    [
      { $schema: "http://json-schema.org/draft-07/schema#", dependentRequired: { a: ["b"] } },
      '{"a":[ warning meaningless_keyword dependentRequired means nothing in draft-07',
    ],
    [
      { properties: { a: JSON.parse('{"then":{"type":"string"}}') } },
      '{"type error unreachable_branch then is never reached: there is no if',
    ],
    [
      { type: "object", oneOf: [{ type: "string" }, { required: ["a"] }] },
      '{"type error unreachable_branch oneOf.0 is satisfied by no value',
    ],
    [
      { type: "string", enum: ["A", "B"], anyOf: [{ const: "C" }, { type: "string" }] },
      '{"cons error unreachable_branch anyOf.0 is satisfied by no value',
    ],
    [
      { anyOf: [{ required: ["a"] }, { required: ["b"] }, { required: ["a"] }] },
      '{"requ error unreachable_branch anyOf.2 is the same as anyOf.0',
    ],
    [{ type: "object", required: ["a"] }, '{}],"r error invalid_example examples.0.a is required'],
  ])("%j", async (schema, words) => {
    const { code, told } = await lintOne(schema);
    // What an example breaks besides is not asked here.
    expect(told).toContain(words);
    expect(code).toBe(words.includes("warning") && told.length === 1 ? 0 : 1);
  });

  test("an event without an example, as a warning", async () => {
    const cwd = folderOf({ "a.b-v1.json": { type: "object" } });
    const words = `missing_example a.b-v1 has no example: ${NEEDED}`;
    const told = [`a.b-v1.json:1:1 warning ${words} (a.b-v1)`];
    expect(await lint(cwd, ".")).toMatchObject({ code: 0, told });
    for (const [command, ...args] of [[fixtures], [emit, "--to", "-"]] as const) {
      const outcome = await outcomeOf(command, ["a.b-v1", "--contracts", ".", ...args], { cwd });
      expect(outcome).toEqual({
        code: 2,
        out: "",
        err: `a.b-v1.json has no example of a.b-v1: ${NEEDED}.\n`,
      });
    }
  });

  test("which ends emit before it sends anything of others", async () => {
    const cwd = folderOf({ "a.a-v1.json": EXAMPLE, "a.b-v1.json": { type: "object" } });
    const args = ["--domain", "own", "--contracts", ".", "--to", "-"];
    const { code, out, err } = await outcomeOf(emit, args, { cwd });
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain("a.b-v1.json has no example of a.b-v1: ");
  });

  test("in YAML, too", async () => {
    const yaml = "type: object\nproperties:\n  a:\n    maxLenght: 3\nexamples: [{}]\n";
    const cwd = folderOf({ "a.b-v1.yaml": yaml });
    expect((await lint(cwd, ".")).told).toEqual([
      "a.b-v1.yaml:4:16 error unknown_keyword maxLenght is no keyword; did you mean maxLength? (a.b-v1)",
    ]);
  });
});

describe("no mistake is told", () => {
  test.each<[string, object]>([
    ["x-...", { "x-required": true, "x-requird": 1 }],
    ["a keyword far from all", { javaInterface: "A", enumNames: ["a"], unit: "kWh", label: "b" }],
    ["a format of OpenAPI", { properties: { a: { type: "integer", format: "int64" } } }],
    ["annotations of OpenAPI", { example: {}, externalDocs: { url: "https://example.com" } }],
    ["a field that is called like a keyword", { properties: { requird: {}, type: {} } }],
    ["what a default holds", { default: { minlength: 1, type: "objekt" } }],
    ["choices that overlap", { anyOf: [{ required: ["a"] }, { required: ["b"] }, {}] }],
    ["null among types", { properties: { a: { anyOf: [{ type: "string" }, { type: "null" }] } } }],
    ["an if with then", JSON.parse('{"if":{"required":["a"]},"then":{"required":["b"]}}')],
    [
      "items as a list in draft-07",
      {
        $schema: "http://json-schema.org/draft-07/schema#",
        properties: { a: { items: [{ type: "string" }], additionalItems: false } },
      },
    ],
    [
      "a dependency in draft-07",
      {
        $schema: "http://json-schema.org/draft-07/schema#",
        dependencies: { a: ["b"], c: { required: ["d"] } },
      },
    ],
    [
      "2019-09",
      {
        $schema: "https://json-schema.org/draft/2019-09/schema",
        unevaluatedProperties: true,
        properties: { a: { items: [{}], additionalItems: true, minContains: 1, contains: {} } },
      },
    ],
  ])("for %s", async (_, schema) => {
    expect(await lintOne(schema)).toEqual({ code: 0, told: [] });
  });

  test("for what OpenAPI 3.0 has of its own", async () => {
    const schema = {
      type: "object",
      nullable: true,
      example: {},
      properties: {
        a: { type: "number", minimum: 0, exclusiveMinimum: true, nullable: true },
        b: { allOf: [{ type: "string" }], nullable: true, readOnly: true, xml: { name: "b" } },
      },
    };
    const cwd = folderOf({
      "api.json": { openapi: "3.0.3", components: { schemas: { "a.b-v1": schema } } },
    });
    expect(await lint(cwd, "api.json")).toMatchObject({ code: 0, told: [] });
  });

  test("but for a rule beside a reference in OpenAPI 3.0, and for a nullable that is a text", async () => {
    const told = async (schema: object) => {
      const schemas = { "a.b-v1": { ...schema, description: "d" }, B: { type: "object" } };
      const cwd = folderOf({ "api.json": { openapi: "3.0.3", components: { schemas } } });
      return (await lint(cwd, "api.json")).told.join("\n");
    };
    const beside = { $ref: "#/components/schemas/B", required: ["a"] };
    const words = " warning meaningless_keyword required means nothing beside $ref in OpenAPI 3.0 ";
    expect(await told(beside)).toContain(words);
    expect(await told(beside)).not.toContain("description");
    for (const wrong of [{ nullable: "true" }, { minimum: 1, exclusiveMinimum: "true" }])
      expect(await told({ type: "object", ...wrong })).toContain(" error invalid_keyword ");
  });

  test("for an example in OpenAPI 3.1, which is judged", async () => {
    const told = async (example: unknown) => {
      const schema = { type: "object", required: ["a"], example };
      const document = { openapi: "3.1.0", components: { schemas: { "a.b-v1": schema } } };
      return (await lint(folderOf({ "api.json": document }), "api.json")).told;
    };
    expect(await told({ a: 1 })).toEqual([]);
    expect(await told({})).toEqual([expect.stringContaining("error invalid_example")]);
  });

  test("for the made-up events in every form", async () => {
    const forms = inEveryForm(24);
    const cwd = folderOf(Object.assign({}, ...Object.values(forms)));
    for (const form of Object.keys(forms)) {
      const { code, told } = await lint(cwd, form);
      const others = told.filter((line) => !line.includes("missing_example"));
      expect([form, code, others]).toEqual([form, 0, []]);
    }
  });
});

/** Names that differ from a keyword by one letter, for each keyword of a made-up schema. */
test("each keyword of 24 made-up events is missed, if a letter of it is", async () => {
  const KEYWORD =
    /"((?:min|max)[A-Z]\w+|properties|required|pattern|additionalProperties|uniqueItems|exclusive\w+|multipleOf)":/;
  const schemas = madeUp(24).map((one) => JSON.stringify({ ...alone(one), ...EXAMPLE }));
  let missed = 0;
  for (const schema of schemas) {
    const [, keyword = ""] = KEYWORD.exec(schema) ?? [];
    const wrong = schema.replace(`"${keyword}":`, `"${keyword.slice(0, 3)}${keyword.slice(4)}":`);
    const { code, told } = await lintOne(wrong);
    missed += Number(told.some((line) => line.includes(`did you mean ${keyword}?`)));
    expect(code).toBe(1);
  }
  expect(missed).toBe(schemas.length);
});

const FAULTY = {
  type: "object",
  requird: ["a"],
  properties: { a: { type: "string", minlength: 3, format: "iban" } },
  examples: [{ a: "abc" }],
};
const WARNINGS = [
  "Contracts: c/x.k-v1.schema.json:1:28 requird is no keyword; did you mean required?\n",
  "Contracts: c/x.k-v1.schema.json:1:81 minlength is no keyword; did you mean minLength?\n",
  "Contracts: c/x.k-v1.schema.json:1:92 the format iban is not known, so that it checks nothing.\n",
].join("");

test.each([
  ["validate", validate, ["m.json"]],
  ["list", list, []],
  ["show", show, ["x.k-v1"]],
  ["fixtures", fixtures, ["x.k-v1"]],
  ["emit", emit, ["x.k-v1", "--to", "-"]],
  ["diff", diff, ["--against", "old"]],
] as const)("%s warns of mistakes and does its work", async (_, command, args) => {
  const cwd = folderOf({
    "c/x.k-v1.schema.json": FAULTY,
    "old/c/x.k-v1.schema.json": FAULTY,
    "m.json": { type: "x.k-v1", payload: { a: "x" } },
  });
  const { code, err } = await outcomeOf(command, [...args, "--contracts", "c"], { cwd });
  expect(err.slice(0, WARNINGS.length)).toBe(WARNINGS);
  expect(code).toBe(0);
});

test("of many mistakes ten are told, and lint has them all", async () => {
  const fields = Array.from({ length: 14 }, (_, at) => [`f${at}`, { minlength: at }]);
  const cwd = folderOf({ "a.b-v1.json": { ...EXAMPLE, properties: Object.fromEntries(fields) } });
  const { err } = await outcomeOf(list, ["--contracts", "."], { cwd });
  expect(err.match(/minlength is no keyword/g)).toHaveLength(10);
  expect(err).toContain('"energy-contracts contracts lint" names 14 of these.\n');
  expect((await lint(cwd, ".")).told).toHaveLength(14);
});

describe("a file called after an event that has no usable schema", () => {
  test.each<[unknown, string]>([
    [
      { type: "objekt" },
      'y.k-v1.json:1:9 makes y.k-v1 unusable: type is "objekt", which is no type; did you mean object?\n',
    ],
    [
      { required: "a", type: "object" },
      'y.k-v1.json:1:13 makes y.k-v1 unusable: required must be an array, not the string "a".\n',
    ],
    [{ order_id: 7 }, "y.k-v1.json is called after an event, but is not a JSON Schema"],
    ["{", "y.k-v1.json is not JSON.\n"],
  ])("ends every command with 2, and lint: %j", async (schema, words) => {
    const cwd = folderOf({ "c/y.k-v1.json": schema, "c/x.k-v1.json": FAULTY, "m.json": {} });
    for (const [command, args] of [
      [list, []],
      [validate, ["m.json"]],
      [show, ["x.k-v1"]],
    ] as const) {
      const { code, out, err } = await outcomeOf(command, [...args, "--contracts", "c"], { cwd });
      expect([code, out]).toEqual([2, ""]);
      expect(err).toContain(`c/${words}`);
    }
    const { code, told } = await lint(cwd, "c");
    // A fault of a file does not end lint: it reads the next file and tells its faults, too.
    expect(code).toBe(words.includes("unusable") ? 1 : 2);
    expect(told.filter((line) => line.startsWith("c/y.k-v1.json:1:"))).toHaveLength(1);
    expect(told.filter((line) => line.includes("requird"))).toHaveLength(1);
  });

  test("is passed over, if the schema lies beside it, or in the catalogue", async () => {
    const cwd = folderOf({
      "y.k-v1.schema.json": EXAMPLE,
      "y.k-v1.json": { order_id: 7 },
      "account.created-v1.json": { account_number: "A" },
    });
    const err = "Contracts: 2 files passed over: account.created-v1.json and y.k-v1.json.\n";
    expect(await outcomeOf(list, ["--contracts", "."], { cwd })).toMatchObject({ code: 0, err });
    expect(await lint(cwd, ".")).toMatchObject({ code: 0, told: [], err });
  });

  test("is no reason to refuse a message of a document, until it is used", async () => {
    const messages = {
      bad: { name: "a.bad-v1", payload: { required: true } },
      good: { name: "a.good-v1", payload: { type: "object" } },
    };
    const cwd = folderOf({
      "bus.json": { asyncapi: "3.0.0", components: { messages } },
      "good.json": { type: "a.good-v1", payload: {} },
      "bad.json": { type: "a.bad-v1", payload: {} },
    });
    const run = (file: string) => outcomeOf(validate, [file, "--contracts", "bus.json"], { cwd });
    const words = "bus.json:1:94 required must be an array, not the boolean true";
    expect(await run("good.json")).toMatchObject({ code: 0, err: `Contracts: ${words}.\n` });
    expect(await run("bad.json")).toMatchObject({ code: 2 });
  });
});

describe("contracts lint", () => {
  const files = {
    "c/deep/x.k-v1.schema.json": {
      ...EXAMPLE,
      properties: {
        a: { $ref: "../../shapes/a.json" },
        b: { $ref: "../../shapes/a.json#/$defs/B" },
      },
    },
    "c/y.k-v1.schema.json": { ...EXAMPLE, properties: { a: { $ref: "../shapes/a.json" } } },
    "shapes/a.json": { maxLenght: 3, $defs: { B: { patern: "a" } } },
    "energy-contracts.config.json": { contracts: "c" },
    "none/readme.md": "",
  };
  const SHAPES = [
    "shapes/a.json:1:14 error unknown_keyword maxLenght is no keyword; did you mean maxLength? (x.k-v1)",
    "shapes/a.json:1:39 error unknown_keyword patern is no keyword; did you mean pattern? (x.k-v1)",
  ];

  test("follows references to other files, and tells each mistake once", async () => {
    expect(await lint(folderOf(files), "c")).toMatchObject({ code: 1, told: SHAPES, err: "" });
  });

  test("takes the configuration without a place", async () => {
    expect(await lint(folderOf(files))).toMatchObject({ code: 1, told: SHAPES });
  });

  test("prints in the formats of validate", async () => {
    const cwd = folderOf(files);
    for (const [format, words] of [
      ["github", "::error file=shapes/a.json,line=1,col=14,title=unknown_keyword (x.k-v1)::"],
      ["junit", '<testsuite name="shapes/a.json" tests="1" failures="1"'],
      ["pretty", "3 files, 2 events: 1 valid, 1 invalid, 2 issues."],
    ] as const) {
      const { code, out } = await outcomeOf(contracts, ["lint", "c", "--format", format], { cwd });
      expect([format, code, out]).toEqual([format, 1, expect.stringContaining(words)]);
    }
  });

  test.each([
    [["lnt", "c"], 'There is no "contracts lnt"; did you mean contracts lint?'],
    [["lint", "nothing"], "nothing can't be read: there is no such file."],
    [["lint", "none"], "none has no schema in a file called after an event"],
    [[], "Say what to do: contracts lint"],
  ])("%j is wrong usage", async (args, words) => {
    const err = expect.stringContaining(words);
    expect(await outcomeOf(contracts, args, { cwd: folderOf(files) })).toMatchObject({
      code: 2,
      err,
    });
  });

  test("goes on behind what it can't read, and ends with 2", async () => {
    const folder = folderOf({
      "a.b-v1.json": { $ref: "gone.json" },
      "a.c-v1.json": { type: "string", pattern: "(a" },
      "a.d-v1.json": { ...EXAMPLE, requird: [] },
    });
    const { code, told, totals } = await lint(folder, ".");
    expect(code).toBe(2);
    expect(told).toEqual([
      "a.b-v1.json:1:9 error unreadable the file refers to gone.json: gone.json can't be read: there is no such file",
      expect.stringContaining(
        "a.c-v1.json:1:28 error unreadable the file has a pattern that is no regular expression",
      ),
      expect.stringContaining("a.d-v1.json:1:44 error unknown_keyword requird"),
    ]);
    expect(totals).toMatchObject({ files: 3, payloads: 1, invalid: 1, unreadable: 2, findings: 3 });
  });

  test("counts all that it tells, also in what can't be read or holds no event", async () => {
    const folder = folderOf({
      "c/a.bad-v1.json": {
        requird: [],
        properties: { a: { type: "string", pattern: "(a", minlength: 3 } },
      },
      "c/a.gone-v1.json": "{",
      "c/a.ok-v1.json": EXAMPLE,
      "c/Money.json": { type: "number" },
    });
    const { code, told, totals } = await lint(folder, "c");
    expect(code).toBe(2);
    expect(told).toHaveLength(5);
    const counts = { payloads: 1, valid: 1, invalid: 0, unreadable: 2, findings: 5, omitted: 0 };
    expect(totals).toMatchObject(counts);
    const inFormat = async (format: string) =>
      (await outcomeOf(contracts, ["lint", "c", "--format", format], { cwd: folder })).out;
    expect(await inFormat("markdown")).toMatch(/requird.*unknown_keyword.*\| 1 \|/);
    expect(await inFormat("pretty")).toMatch(/requird +unknown_keyword +1/);
    const [, money = ""] = (await inFormat("junit")).split('<testsuite name="c/Money.json"');
    expect(money.split("</testsuite>")[0]).not.toContain("1 valid event");
  });

  test("reads a place once that is named twice, or lies in another one", async () => {
    const folder = folderOf({ "c/a.b-v1.json": EXAMPLE, "c/a.c-v1.json": "{" });
    const once = await lint(folder, "c");
    expect(once.told).toHaveLength(1);
    expect(await lint(folder, "c", "c", "c/a.b-v1.json", "c/a.c-v1.json")).toEqual(once);
  });

  test("names events that no command can find", async () => {
    const folder = folderOf({
      "c/a.b-v1.json": EXAMPLE,
      "c/order.placed.json": { type: "object" },
      "c/bus.yaml": {
        asyncapi: "3.0.0",
        components: { messages: { a: { name: "order.sent-v1", payload: {} } } },
      },
      "c/package.json": { name: "x" },
      "c/Money.json": { type: "number" },
      "c/broken.json": "{",
      "empty.json": {
        asyncapi: "3.0.0",
        components: { messages: { a: { name: " ", payload: {}, examples: [{ payload: 1 }] } } },
      },
    });
    const { code, told } = await lint(folder, "c", "empty.json");
    expect(code).toBe(1);
    expect(told).toEqual([
      expect.stringMatching(/^c\/Money.json:1:1 warning unfindable_name if this is an event/),
      expect.stringMatching(
        /^c\/bus.yaml:1:1 error unfindable_name .* name this document by itself/,
      ),
      expect.stringMatching(
        /^c\/order.placed.json:1:1 error unfindable_name .* no reference leads/,
      ),
      expect.stringMatching(
        /^empty.json:1:\d+ error unfindable_name the name of an event is empty/,
      ),
    ]);
  });
});

/** Control characters that are no line breaks. */
const RAW = /(?!\n)\p{Cc}/u;

test("names of keywords that would move a cursor are spelled out", async () => {
  const evil = "minlengt\u001b";
  const properties = { a: { [evil]: 1, format: `dat\u001b]0;e\u0007` } };
  const cwd = folderOf({ "a.b-v1.json": { ...EXAMPLE, properties, required: ["\u001b[2J", 7] } });
  for (const format of ["pretty", "github", "junit", "sarif", "markdown", "gitlab", "json"]) {
    const io = { cwd, isTerminal: format === "pretty", env: { NO_COLOR: "1" } };
    const { out, err } = await outcomeOf(contracts, ["lint", ".", "--format", format], io);
    expect(out).toContain("minlengt");
    expect(out + err).not.toMatch(RAW);
  }
  const { err } = await outcomeOf(list, ["--contracts", "."], { cwd });
  expect(err).toContain("minlengt\\u001b is no keyword");
});
