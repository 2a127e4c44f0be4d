// Bodies and answers of a document of one's own.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { validate } from "../../../../src/cli/validate/command.ts";
import { makeProject } from "../../../project.ts";
import { outcomeOf } from "../../run-command.ts";
import { FILE } from "./referee.ts";

const DOCUMENT = "deployment.yaml";
const STAGE = "POST /v1/data-import/account-import-process/create-or-update/";
const GOOD = { supplier: "QUAY", number: "Q-1", people: [{ family_name: "Moll" }] };
const { path: cwd } = makeProject();
beforeAll(() => copyFileSync(FILE, join(cwd, DOCUMENT)));

const lines = (bodies: readonly unknown[]): string =>
  bodies.map((body) => `${JSON.stringify(body)}\n`).join("");

/** Validates bodies, one in a line of `bodies.ndjson`. */
async function judge(operation: string, bodies: readonly unknown[], ...more: readonly string[]) {
  writeFileSync(join(cwd, "bodies.ndjson"), lines(bodies));
  const document = more.includes("--openapi") ? [] : ["--openapi", DOCUMENT];
  const args = ["bodies.ndjson", ...document, "--operation", operation, ...more];
  return outcomeOf(validate, args, { cwd });
}

/** What is said but for what is said of all contracts of one's own. */
const saidIn = (err: string): string[] =>
  err.split("\n").filter((line) => line !== "" && !line.startsWith("Contracts: "));

/** What is found, by line: `1:12 error required people`. */
async function found(operation: string, bodies: readonly unknown[], ...more: readonly string[]) {
  const { out } = await judge(operation, bodies, "--format", "json", ...more);
  const { issues } = JSON.parse(out) as { issues: Record<string, unknown>[] };
  return issues.map(
    ({ line, column, severity, code, attr }) => `${line}:${column} ${severity} ${code} ${attr}`,
  );
}

describe("an operation is named", () => {
  test.each([
    ["by its operationId", "V1 Put Household"],
    ["by its address", STAGE],
    ["by its address without the last slash, in small letters", STAGE.slice(0, -1).toLowerCase()],
  ])("%s", async (_, name) => {
    const { code, out, err } = await judge(name, [GOOD]);
    expect(code).toBe(0);
    expect(saidIn(err)).toEqual(["4 rules in words were not checked."]);
    expect(out).toContain("1 payload: 1 valid.");
  });

  test("by an address whose parameters have other names", async () => {
    const address = "PUT /v1/piers/{anything}/lamps";
    expect(await found(address, [[{ place: "" }]])).toEqual(["1:11 error blank 0.place"]);
  });

  test.each([
    ["stageAccount", STAGE],
    ["processAccount", "POST /v1/data-import/account-import-process/process/"],
  ])("by our name for its address: %s is %s", async (name, address) => {
    const { err } = await judge(name, [GOOD]);
    expect(saidIn(err)[0]).toBe(`${name} is ${address} of ${DOCUMENT}.`);
  });

  test("by our name, if its answers are judged", async () => {
    const { err } = await judge("getAccountTransferStatus", [GOOD], "--status", "200");
    const address = "GET /v1/data-import/account-transfer-status/{supplier}/{number}/";
    expect(saidIn(err)).toEqual([`getAccountTransferStatus is ${address} of ${DOCUMENT}.`]);
  });

  test("and one that nobody knows is told, with what is near or there", async () => {
    const near = await judge("V1 Put Houshold", [GOOD]);
    expect(near).toMatchObject({ code: 3, out: "" });
    expect(near.err).toBe(
      `--operation: ${DOCUMENT} has no operation "V1 Put Houshold"; did you mean V1 Put Household?\n`,
    );
    // The document has addresses that are like those of both.
    for (const name of ["validateAccount", "listPendingAccountImportProcesses"]) {
      const none = await judge(name, [GOOD]);
      expect(none.code).toBe(3);
      expect(none.err).toContain(`has no operation "${name}". It has ${STAGE}, `);
    }
  });
});

test("a format that is not known is told once, however often the document has it", async () => {
  const document = parse(readFileSync(FILE, "utf8"));
  const { Gift, Debit } = document.components.schemas;
  Gift.properties.id.format = "decimal";
  Debit.properties.id.format = "decimal";
  writeFileSync(join(cwd, "formats.json"), JSON.stringify(document));
  const { err } = await judge("stageAccount", [GOOD], "--openapi", "formats.json");
  expect(err.match(/the format decimal is not known/g)).toHaveLength(1);
});

describe("what is judged", () => {
  test("are fields by their rules, each with its place", async () => {
    const bodies = [
      { ...GOOD, number: "Q", people: [], address: { street: "", town: "X" } },
      { ...GOOD, campaign: "K501", share: 0, step: 100 },
    ];
    expect(await found("stageAccount", bodies)).toEqual([
      "1:29 error too_short number",
      "1:75 error unknown_field address.town",
      "1:65 error blank address.street",
      "1:42 error too_few_items people",
      "2:80 error invalid_choice campaign",
      "2:95 error out_of_range share",
      "2:104 error out_of_range step",
    ]);
  });

  test("a null passes where nullable says so, beside allOf and in enums, and nowhere else", async () => {
    const nullable = { former_campaign: null, address: null, salutation: null, origin: null };
    const more = { remark: null, day_of_payment: null, meters: null, language: "" };
    expect(await found("stageAccount", [{ ...GOOD, ...nullable, ...more }])).toEqual([]);
    const bodies = [
      { ...GOOD, language: null },
      { ...GOOD, campaign: null },
    ];
    expect((await found("stageAccount", bodies)).map((one) => one.split(" ").at(-1))).toEqual(
      expect.arrayContaining(["language", "campaign"]),
    );
  });

  test("a body needs no field that is readOnly, and an answer none that is writeOnly", async () => {
    expect(await found("stageAccount", [GOOD])).toEqual([]);
    const answers = [{ key: 1, status: "waiting" }, { status: "waiting" }];
    expect(await found("stageAccount", answers, "--status", "201")).toEqual([
      "2:1 error required key",
    ]);
  });

  test("answers by their status, a range of these, or default", async () => {
    const answer = [{ title: 7 }];
    expect(await found("stageAccount", answer, "--status", "409")).toEqual([
      "1:10 error invalid_type title",
    ]);
    expect(await found("stageAccount", answer, "--status", "503")).toEqual([
      "1:1 error required trace",
    ]);
    const overlapping = await judge("stageAccount", [{ title: "No" }], "--status", "400");
    expect(overlapping).toMatchObject({ code: 1 });
  });

  test.each([
    ["getAccountTransferStatus", [], "has no body in JSON. It has the answers 200, 404.\n"],
    [
      "getAccountTransferStatus",
      ["--status", "404"],
      "has no answer with the status 404 in JSON. It has the answers 200, 404.\n",
    ],
    [
      "V2 Check Household",
      ["--status", "200"],
      "has no answer with the status 200 in JSON. It has the answers 200.\n",
    ],
  ])("%s %s is refused where there is nothing to judge by", async (name, more, words) => {
    const { code, err } = await judge(name, [GOOD], ...more);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });

  test.each(["4XX", "default"])("--status takes a number, and not %s", async (status) => {
    expect(await judge("stageAccount", [GOOD], "--status", status)).toMatchObject({
      code: 2,
      err: expect.stringContaining(`--status takes a whole number, not "${status}".`),
    });
  });

  test("an array has bodies, unless a body is one", async () => {
    const two = await judge("stageAccount", [[GOOD, GOOD]]);
    expect(two.out).toContain("2 payloads: 2 valid.");
    const one = await judge("V1 Replace Lamps", [[{ place: "A" }, { place: "B" }]]);
    expect(one.out).toContain("1 payload: 1 valid.");
  });

  test("of many values the first ones are named", async () => {
    const { out } = await judge("stageAccount", [{ ...GOOD, campaign: "K501" }]);
    expect(out).toContain('"K019", "K020", or 4 others, not a string of 4 characters\n');
    expect(out).not.toContain("K021");
  });

  test("unknown fields are faults if they are asked for", async () => {
    const body = { ...GOOD, campain: "K001" };
    expect(await found("stageAccount", [body])).toEqual([]);
    const { out } = await judge("stageAccount", [body], "--unknown", "report");
    expect(out).toContain("campain is not a field of this contract; did you mean campaign?");
  });
});

describe("a number in a text, and a text that is a number", () => {
  const body = { ...GOOD, number: 12345, share: "0.5", day_of_payment: "7", lamps: [] };

  test("are warnings of their own kind, and the body is valid", async () => {
    const { code, out } = await judge("stageAccount", [body], "--show-values");
    expect(code).toBe(0);
    expect(out).toContain("1 payload: 1 valid, 3 issues.");
    expect(out).toContain(
      "bodies.ndjson:1:29  warning  converted_type  number must be a string, not the number 12345; a server that converts takes it",
    );
  });

  test("are errors with --strict, in answers, and where the other would not do", async () => {
    const strict = await found("stageAccount", [body], "--strict");
    expect(strict.map((one) => one.split(" ").slice(1, 3).join(" "))).toEqual(
      Array(3).fill("error invalid_type"),
    );
    const answers = [{ key: "1", status: "waiting" }];
    expect(await found("stageAccount", answers, "--status", "200")).toEqual([
      "1:8 error invalid_type key",
    ]);
    const wrong = { ...GOOD, number: 1, share: "1.5", day_of_payment: "7.5", key: "a" };
    expect((await found("stageAccount", [wrong])).map((one) => one.split(" ")[1])).toEqual(
      Array(4).fill("error"),
    );
  });

  test("leave other faults as they are, however many there are", async () => {
    const people = Array.from({ length: 1200 }, () => ({ family_name: 1 }));
    const { out } = await judge("stageAccount", [{ ...GOOD, people }], "--max-issues", "5");
    expect(out).toContain("people must be a list with at most 4 items");
    expect(out).toContain("1 payload: 1 invalid, 1,201 issues (1,196 not shown).");
  });
});

test("a document of 3.1 in JSON says the same, where nullable means nothing", async () => {
  const document = parse(readFileSync(FILE, "utf8"));
  document.openapi = "3.1.0";
  const { Household } = document.components.schemas;
  Household.required = Household.required.filter((name: string) => name !== "key");
  Household.properties.salutation.type = ["string", "null"];
  Household.properties.share = { type: "number", exclusiveMinimum: 0, maximum: 1 };
  delete Household.properties.step;
  writeFileSync(join(cwd, "newer.json"), JSON.stringify(document));
  const newer = ["--openapi", "newer.json"];
  const bodies = [
    { ...GOOD, salutation: null, share: 0.5 },
    { ...GOOD, address: null, share: 0 },
  ];
  expect(await found("stageAccount", bodies, ...newer)).toEqual([
    "2:79 error null address",
    "2:92 error out_of_range share",
  ]);
});

describe("an odd document ends with an error, and a short one works", () => {
  const schema = { type: "object", required: ["a"] };
  const content = { "application/json": { schema } };
  const withPaths = (paths: unknown, more = {}) => ({ openapi: "3.1.0", paths, ...more });
  const withBody = (requestBody: unknown) => withPaths({ "/x": { post: { requestBody } } });
  test.each<[string, object, number, string]>([
    ["no paths", { openapi: "3.1.0" }, 3, 'has no operation "post /x"'],
    ["paths that are a list", withPaths(["/x"]), 3, 'has no operation "post /x"'],
    ["a path that is null", withPaths({ "/x": null }), 3, 'has no operation "post /x"'],
    ["an operation that is null", withPaths({ "/x": { post: null } }), 2, "has no body in JSON"],
    ["a body without content", withBody({ required: true }), 2, "has no body in JSON"],
    ["a body that is text", withBody({ content: { "text/csv": {} } }), 2, "has no body in JSON"],
    [
      "a body from nowhere",
      withBody({ $ref: "#/none" }),
      2,
      "refers to #/none, where no schema is",
    ],
    ["a body from the network", withBody({ $ref: "http://x/y#/z" }), 2, "only files are read"],
    [
      "a dialect that nobody knows",
      { ...withBody({ content }), jsonSchemaDialect: "z" },
      2,
      "is in z",
    ],
    ["Swagger 2", { swagger: "2.0", paths: {} }, 2, "is not an OpenAPI document"],
    [
      "a schema that is none",
      withBody({ content: { "application/json": { schema: { type: "objekt" } } } }),
      2,
      "has a schema that can't be used (POST /x)",
    ],
    [
      "control characters in a name",
      withPaths({ "/y\u001b[2J": { post: { operationId: "\u202e" } } }),
      3,
      "It has POST /y\\u001b[2J.",
    ],
    ["a body at once", withBody({ content }), 1, ""],
    ["any media", withBody({ content: { "*/*": { schema } } }), 1, ""],
    ["a body by reference", { ...withBody({ $ref: "#/b" }), b: { content } }, 1, ""],
    [
      "a path by reference",
      withPaths({ "/x": { $ref: "#/p" } }, { p: { post: { requestBody: { content } } } }),
      1,
      "",
    ],
  ])("%s", async (_, document, status, words) => {
    writeFileSync(join(cwd, "odd.json"), JSON.stringify(document));
    const { code, err } = await judge("post /x", [{}], "--openapi", "odd.json");
    expect(code, err).toBe(status);
    expect(err).toContain(words);
  });

  test("that has its schemas in another file", async () => {
    const body = { content: { "application/json": { schema: { $ref: "more.yaml#/Body" } } } };
    writeFileSync(join(cwd, "more.yaml"), "Body: { type: object, required: [b] }\n");
    writeFileSync(join(cwd, "odd.json"), JSON.stringify(withBody(body)));
    expect(await found("post /x", [{}], "--openapi", "odd.json")).toEqual(["1:1 error required b"]);
    const written = await judge("post /x", [{}], "--openapi", "odd.json", "--valid", "more.yaml");
    expect(written.err).toContain("--valid would write over more.yaml, which --openapi reads.");
  });
});

describe("with the other options", () => {
  const bodies = [GOOD, { ...GOOD, number: 12345 }, { ...GOOD, people: [] }];

  test("--valid and --invalid write bodies apart, and a warning is valid", async () => {
    await judge("stageAccount", bodies, "--valid", "good.ndjson", "--invalid", "bad.faults.ndjson");
    const [good, bad] = ["good.ndjson", "bad.faults.ndjson"].map((name) =>
      readFileSync(join(cwd, name), "utf8"),
    );
    expect(good).toBe(lines(bodies.slice(0, 2)));
    expect(JSON.parse(bad ?? "")).toMatchObject({
      issues: [{ attr: "people", code: "too_few_items" }],
      message: bodies[2],
    });
  });

  test("neither the document nor what it refers to is judged or written over", async () => {
    const { out, code } = await outcomeOf(
      validate,
      [DOCUMENT, "bodies.ndjson", "--openapi", DOCUMENT, "--operation", "stageAccount"],
      { cwd },
    );
    expect(code).toBe(1);
    expect(out).toContain("1 file, 3 payloads");
    const written = await judge("stageAccount", bodies, "--valid", DOCUMENT);
    expect(written).toMatchObject({ code: 2, out: "" });
    expect(written.err).toContain(`--valid would write over ${DOCUMENT}, which --openapi reads.`);
  });

  test.each([
    [["--openapi", DOCUMENT], "--openapi needs --operation beside it."],
    [
      ["--openapi", DOCUMENT, "--operation", "stageAccount", "--products", "p.json"],
      "--openapi and --products",
    ],
    [["--openapi", "none.yaml", "--operation", "stageAccount"], "none.yaml"],
    [
      ["--openapi", "bodies.ndjson", "--operation", "stageAccount"],
      "bodies.ndjson is not an OpenAPI document of 3.0 or newer.",
    ],
  ])("%s is refused: %s", async (more, words) => {
    writeFileSync(join(cwd, "bodies.ndjson"), lines([GOOD]));
    const { code, err } = await outcomeOf(validate, ["bodies.ndjson", ...more], { cwd });
    expect(code).toBe(2);
    expect(err).toContain(words);
  });
});

describe("an operation of one schema", () => {
  const operation = (content: object, more: object = {}) => ({
    openapi: "3.1.0",
    paths: { "/a": { post: { requestBody: { content }, ...more } } },
  });
  const media = (...required: string[]) => ({ schema: { type: "object", required } });
  const JSON_TYPE = "application/json";
  /** Judges the text of bodies by a document, and returns the exit code and what is said. */
  async function outcome(document: object, text: string, ...more: readonly string[]) {
    writeFileSync(join(cwd, "one.json"), JSON.stringify(document));
    writeFileSync(join(cwd, "body.json"), text);
    const named = more.includes("--operation") ? [] : ["--operation", "POST /a"];
    const flags = ["--openapi", "one.json", ...named, ...more];
    return outcomeOf(validate, ["body.json", ...flags], { cwd });
  }

  test.each<[object, number]>([
    [{ "*/*": media(), [JSON_TYPE]: media("q") }, 1],
    [{ "application/merge-patch+json": media(), [JSON_TYPE]: media("q") }, 1],
    [{ "application/*": media(), "Application/JSON; charset=utf-8": media("q") }, 1],
    [{ "*/*": media(), "application/*": media("q") }, 1],
    [{ "application/vnd.a+json": media("q") }, 1],
    [{ "application/vnd.a+json": media("q"), "application/vnd.b+json": media() }, 2],
    [{ "text/jsonschema": media() }, 2],
    [{ "application/x-ndjson": media() }, 2],
  ])("judges by application/json before other types: %j", async (content, code) => {
    expect(await outcome(operation(content), "{}")).toMatchObject({ code });
  });

  test.each<[object, string, number, string]>([
    [{ required: ["q"] }, "[{}]", 1, "1 payload: 1 invalid"],
    [{ required: ["q"] }, '[{"q":1},{}]', 1, "2 payloads: 1 valid, 1 invalid"],
    [{ properties: { q: { type: "string" } } }, '[{"q":true}]', 1, "1 payload: 1 invalid"],
    [{ type: "array", items: { required: ["q"] } }, '[{"q":1},{}]', 1, "1 payload: 1 invalid"],
    [{ type: ["object", "array"] }, "[{},{}]", 0, "1 payload: 1 valid"],
    [{ oneOf: [{ type: "array" }, { type: "object" }] }, "[{},{}]", 0, "1 payload: 1 valid"],
    [{ type: "object" }, "[{},{}]", 0, "2 payloads: 2 valid"],
  ])("takes a list as bodies unless its schema says array: %j %s", async (schema, ...said) => {
    const [text, code, words] = said;
    const { out, ...result } = await outcome(operation({ [JSON_TYPE]: { schema } }), text);
    expect([result.code, out]).toEqual([code, expect.stringContaining(words)]);
  });

  test.each<[string, number]>([
    ["200", 1],
    ["404", 0],
    ["0", 2],
    ["99999", 2],
  ])("reads its answers with the status %s", async (status, code) => {
    const schema = { required: ["q"] };
    const responses = {
      "2xx": { content: { [JSON_TYPE]: { schema } } },
      default: { content: { [JSON_TYPE]: { schema: {} } } },
    };
    const document = operation({}, { responses });
    expect(await outcome(document, "{}", "--status", status)).toMatchObject({ code });
  });

  test("is one of its name, and its path stands in one place", async () => {
    const { paths, ...rest } = operation({ [JSON_TYPE]: media("q") });
    const other = { post: { operationId: "x", ...paths["/a"].post } };
    for (const [more, words] of [
      [{ "/a": other, "/b": other }, "has two operations x: POST /a and POST /b"],
      [{ "/a/{x}": other, "/a/{y}": paths["/a"] }, "has two operations POST /a/{}: "],
      [{ "/a": { $ref: "#/x-a", post: {} } }, "has operations beside the reference to #/x-a"],
    ] as const) {
      const name = words.includes("/a/{}") ? "POST /a/{}" : words.includes(" x:") ? "x" : "POST /a";
      const document = { ...rest, paths: more, "x-a": other };
      const { code, err } = await outcome(document, "{}", "--operation", name);
      expect([code, err]).toEqual([2, expect.stringContaining(words)]);
    }
  });

  test("takes no text that is endless as a number", async () => {
    const document = operation({ [JSON_TYPE]: { schema: { type: "number" } } });
    expect(await outcome(document, '"1e999"')).toMatchObject({ code: 1 });
    expect(await outcome(document, '"1e9"')).toMatchObject({ code: 0 });
  });
});
